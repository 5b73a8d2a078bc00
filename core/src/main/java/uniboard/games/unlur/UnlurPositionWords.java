package uniboard.games.unlur;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Decision;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;

/** What is said of a position of Unlur and of its moves. */
record UnlurPositionWords(UnlurPosition position) implements PositionWords {
    @Override
    public Message seatName(int seat) {
        return UnlurWords.seat(seat);
    }

    @Override
    public Choice choice(int move) {
        return UnlurChoices.choice(position, move);
    }

    @Override
    public Message describeMove(int move, int viewer) {
        boolean isOwn = position.toMove() == viewer;
        return UnlurMove.isPass(move) && !isOwn ? Message.of("unlur.told.pass") : choice(move).spoken();
    }

    @Override
    public Message listed(int move, int viewer, Position now) {
        return UnlurWords.listed(position, move);
    }

    @Override
    public Message whyNot(int attempt) {
        return UnlurWhyNot.explain(position, attempt);
    }

    @Override
    public Decision decision(Position before, int lastMove) {
        List<String> cells = new ArrayList<>();
        for (UnlurWinningPath.Stone stone : UnlurWinningPath.of(position)) cells.add(position.board().name(stone.cell()));
        return cells.isEmpty() ? null : new Decision(Decision.Shape.LINE, cells);
    }

    @Override
    public Message ending() {
        return UnlurWords.over(position);
    }

    @Override
    public Message ending(int viewer) {
        return UnlurWords.over(position, viewer);
    }

    @Override
    public Message objective(int viewer) {
        return Message.of(position.isContract() ? "unlur.aim.contract" : "unlur.aim.play");
    }

    @Override
    public List<Message> describe(int viewer) {
        return UnlurWords.describe(position);
    }

    @Override
    public Message whyPlay(int move) {
        return UnlurAdvice.whyPlay(position, move);
    }
}
