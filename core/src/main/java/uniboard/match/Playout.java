package uniboard.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;

/** Random games in which every position is checked against the contract. Game {@code i} has the seed {@code seed + i}. */
public final class Playout {
    private static final int LONGEST_GAME = 20_000;

    private final Game game;
    private final Options options;
    private final int seed;
    private final Catalog catalog;

    public Playout(Game game, Options options, int seed) {
        this.game = game;
        this.options = options;
        this.seed = seed;
        catalog = () -> List.of(game);
    }

    /**
     * Plays one game to its end.
     *
     * @param index from 0
     * @throws ContractViolation at the first thing that isn't as the contract says
     */
    public GameRecord play(int index) {
        RandomGame random = new RandomGame(game, options, seed + index);
        try {
            checkedToItsEnd(random);
            return random.record();
        } catch (RuntimeException e) {
            throw new ContractViolation(e.getMessage() != null ? e.getMessage() : e.toString(), random.record(), e);
        }
    }

    private void checkedToItsEnd(RandomGame random) {
        Position position = random.position();
        List<String> snapshots = new ArrayList<>();
        Set<Integer> played = new LinkedHashSet<>();
        do {
            new PositionCheck(game, position).run(played);
            snapshots.add(snapshot(position));
            if (snapshots.size() > LONGEST_GAME) throw new IllegalStateException("the game doesn't end");
            if (random.record().plies() > 0) played.add(random.record().move(random.record().plies() - 1));
        } while (random.advance());
        checkRecord(random.record(), snapshots);
        takeBackToStart(position, snapshots);
    }

    private void checkRecord(GameRecord record, List<String> snapshots) {
        String text = record.text();
        GameRecord read = GameRecord.read(text, catalog);
        require(read.text().equals(text), "the record doesn't survive reading");
        require(snapshot(read.replay()).equals(snapshots.get(record.plies())), "replaying the record ends in another position");
    }

    private void takeBackToStart(Position position, List<String> snapshots) {
        Position back = position.copy();
        for (int ply = snapshots.size() - 1; ply >= 0; ply--) {
            require(snapshot(back).equals(snapshots.get(ply)), "undo down to ply " + ply + " doesn't restore the position");
            if (ply > 0) back.undo();
        }
    }

    private String snapshot(Position position) {
        return PlayoutDigest.line(game, position);
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) throw new IllegalStateException(otherwise);
    }
}
