package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Decision;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.ScoreSheet;

/** What is said of a position of Unitar and of its moves. */
record UnitarPositionWords(UnitarPosition position) implements PositionWords {
    @Override
    public Message seatName(int seat) {
        return UnitarWords.seat(position, seat);
    }

    @Override
    public Choice choice(int move) {
        return UnitarChoices.choice(position, move);
    }

    /** What isn't opened yet, as far as the viewer may know it. */
    @Override
    public Message describeMove(int move, int viewer) {
        return UnitarStory.secret(position, move, viewer);
    }

    /** The commitment that completes a step tells the whole of it. */
    @Override
    public Message describeMove(int move, Position after, int viewer) {
        UnitarPosition now = (UnitarPosition) after;
        return now.committed() == 0 ? UnitarStory.of(now) : describeMove(move, viewer);
    }

    @Override
    public Message listed(int move, int viewer, Position now) {
        return UnitarListing.of(position, move, viewer, (UnitarPosition) now);
    }

    @Override
    public Message listHeading() {
        return UnitarListing.heading(position);
    }

    @Override
    public Message whyNot(int attempt) {
        return UnitarWhyNot.explain(position, attempt);
    }

    @Override
    public Message ending() {
        return UnitarWords.over(position);
    }

    @Override
    public Message ending(int viewer) {
        return UnitarResult.ending(position, viewer);
    }

    @Override
    public Decision decision(Position before, int lastMove) {
        if (Integer.bitCount(position.outcome().winners()) != 1) return null;
        int colour = position.colour(Integer.numberOfTrailingZeros(position.outcome().winners()));
        UnitarBoard board = position.board();
        List<String> blocks = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) == block && hasFrame(board, block, colour)) blocks.add(UnitarPlace.ofBlock(block));
        }
        return blocks.isEmpty() ? null : new Decision(Decision.Shape.EACH, blocks);
    }

    private static boolean hasFrame(UnitarBoard board, int block, int colour) {
        for (int field : board.fields(block)) if (board.frame(block, field) == colour) return true;
        return false;
    }

    @Override
    public Message objective(int viewer) {
        return UnitarWords.objective(position, viewer);
    }

    @Override
    public List<Message> describe(int viewer) {
        return UnitarDescription.of(position, viewer);
    }

    @Override
    public Message whyPlay(int move) {
        return UnitarAdvice.whyPlay(position, move);
    }

    @Override
    public ScoreSheet scores() {
        return UnitarResult.scores(position);
    }
}
