package uniboard.known;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** A turn that begins among several people on one device, with what the seat to move can't know. */
public record HiddenTurn(Game game, Position position) {
    /** The first turns of a game among as many people as it is for. */
    public static List<HiddenTurn> first(Game game, int count) {
        Options options = Options.defaults(game);
        for (Option option : game.options())
            if (option.id().equals("seats")) options = options.with(option.id(), option.values().get(option.values().size() - 1));
        int seats = game.start(options, new Random32(5)).seats();
        GameRecord record = GameRecord.begin(game, options, Collections.nCopies(seats, Seat.HUMAN), new Random32(5));
        List<HiddenTurn> turns = new ArrayList<>();
        while (turns.size() < count && !record.replay().outcome().over()) {
            Position position = record.replay();
            boolean begins = turns.isEmpty() || turns.get(turns.size() - 1).position().toMove() != position.toMove();
            if (begins) turns.add(new HiddenTurn(game, position));
            record = record.with(FairPlayer.choice(record).move());
        }
        return turns;
    }

    /** The text of a game that begins with this turn. */
    public String record() {
        return record(position);
    }

    /** The same as it may just as well be, for all that the viewer knows. */
    public String recordRedealt(int viewer) {
        Position other = position.copy();
        other.determinize(viewer, new Random32(99));
        return record(other);
    }

    private String record(Position of) {
        return Records.of(game, game.notation().positionText(of), Collections.nCopies(of.seats(), "human").toArray(String[]::new));
    }

    /** Whether anything is hidden from the seat to move. */
    public boolean hidesSomething() {
        return !record().equals(recordRedealt(position.toMove()));
    }

    /** Whether the seat to move knows something that not everyone knows. */
    public boolean isOwnHidden() {
        Position seen = position.copy();
        seen.determinize(position.toMove(), new Random32(1));
        Position publicly = position.copy();
        publicly.determinize(Position.NOBODY, new Random32(1));
        publicly.determinize(position.toMove(), new Random32(1));
        return !record(seen).equals(record(publicly));
    }
}
