package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Decision;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.ScoreSheet;

/** What is said of a position of Unikat and of its moves. */
record UnikatPositionWords(UnikatPosition position) implements PositionWords {
    private static final String OFFERED = "unikat.say.";

    @Override
    public Message seatName(int seat) {
        return UnikatWords.seat(seat);
    }

    @Override
    public Choice choice(int move) {
        return UnikatChoices.choice(position, move);
    }

    @Override
    public Message describeMove(int move, int viewer) {
        Message offered = UnikatChoices.choice(position, move).spoken();
        return Message.of("unikat.did." + offered.key().substring(OFFERED.length()), offered.arguments().toArray());
    }

    @Override
    public Message summarize(int move, int viewer, Position now) {
        return UnikatRowWords.alone(move);
    }

    @Override
    public Message listed(int move, int viewer, Position now) {
        return UnikatRowWords.of(position, move);
    }

    @Override
    public Message listHeading() {
        return position.rounds() == 1 ? null : Message.of("unikat.scores.round", Integer.toString(position.round()));
    }

    @Override
    public boolean continuesRow() {
        return position.phase() != UnikatPhase.TURN;
    }

    @Override
    public Message whyNot(int attempt) {
        return UnikatWhyNot.explain(position, attempt);
    }

    @Override
    public Message ending() {
        return UnikatEnding.of(position, Position.NOBODY);
    }

    @Override
    public Message ending(int viewer) {
        return UnikatEnding.of(position, viewer);
    }

    @Override
    public Decision decision(Position before, int lastMove) {
        if (position.rackSize(position.mover()) > 0) return null;
        List<String> cells = new ArrayList<>();
        int count = position.laidCount();
        for (int i = count - ((UnikatPosition) before).chainLength() - 1; i < count; i++) {
            cells.add(UnikatPlace.ofCell(position.laidX(i), position.laidY(i)));
        }
        return new Decision(Decision.Shape.EACH, cells);
    }

    @Override
    public Message objective(int viewer) {
        int rounds = position.rounds();
        return rounds == 1 ? Message.of("unikat.aim.lay") : Message.of("unikat.aim.rounds", rounds);
    }

    @Override
    public List<Message> describe(int viewer) {
        return UnikatDescription.of(position, viewer);
    }

    @Override
    public Message whyPlay(int move) {
        return UnikatAdvice.whyPlay(position, move);
    }

    @Override
    public ScoreSheet scores() {
        return UnikatScores.sheet(position);
    }
}
