package uniboard.games.onitama;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Decision;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What is said of a position of Onitama and of its moves. */
record OnitamaPositionWords(OnitamaPosition position) implements PositionWords {
    @Override
    public Message seatName(int seat) {
        return OnitamaWords.seat(seat);
    }

    @Override
    public Choice choice(int move) {
        return OnitamaChoices.choice(position, move);
    }

    @Override
    public Message listed(int move, int viewer, Position now) {
        return OnitamaChoices.listed(position, move);
    }

    @Override
    public Message whyNot(int attempt) {
        return OnitamaWhyNot.explain(position, attempt);
    }

    @Override
    public Message ending() {
        return OnitamaWords.over(position);
    }

    @Override
    public Decision decision(Position before, int lastMove) {
        if (Integer.bitCount(position.outcome().winners()) != 1 || OnitamaMove.isPass(lastMove)) return null;
        return new Decision(Decision.Shape.MOVE,
            List.of(OnitamaSquare.name(OnitamaMove.from(lastMove)), OnitamaSquare.name(OnitamaMove.to(lastMove))));
    }

    @Override
    public Message ending(int viewer) {
        return OnitamaWords.over(position, viewer);
    }

    @Override
    public Message objective(int viewer) {
        return Message.of("onitama.aim");
    }

    @Override
    public List<Message> describe(int viewer) {
        return OnitamaWords.describe(position);
    }

    @Override
    public Message whyPlay(int move) {
        return OnitamaAdvice.whyPlay(position, move);
    }
}
