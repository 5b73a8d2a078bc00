package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Decision;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What is said of a position of Unitary and of its moves. */
record UnitaryPositionWords(UnitaryPosition position) implements PositionWords {
    @Override
    public Message seatName(int seat) {
        return UnitaryWords.seat(seat);
    }

    @Override
    public Choice choice(int move) {
        return UnitaryChoices.choice(position, move);
    }

    @Override
    public Message describeMove(int move, Position after, int viewer) {
        return UnitaryMoveText.describe(position, move, (UnitaryPosition) after, viewer);
    }

    @Override
    public Message listed(int move, int viewer, Position now) {
        return UnitaryMoveText.listed(position, move);
    }

    @Override
    public boolean continuesRow() {
        return position.isWithinTurn();
    }

    @Override
    public Message whyNot(int attempt) {
        return UnitaryWhyNot.explain(position, attempt);
    }

    @Override
    public Message ending() {
        return UnitaryEnding.describe(position);
    }

    @Override
    public Message ending(int viewer) {
        return UnitaryEnding.describe(position, viewer);
    }

    @Override
    public Decision decision(Position before, int lastMove) {
        boolean isDrawn = position.winner() == Position.NOBODY;
        return isDrawn ? null : new Decision(Decision.Shape.WHOLE, List.of(UnitaryPlace.ABOVE, UnitaryPlace.BELOW));
    }

    @Override
    public Message objective(int viewer) {
        return Message.of("unitary.aim");
    }

    @Override
    public List<Message> describe(int viewer) {
        return UnitaryDescription.of(position, viewer);
    }

    @Override
    public Message whyPlay(int move) {
        return UnitaryAdvice.whyPlay(position, move);
    }
}
