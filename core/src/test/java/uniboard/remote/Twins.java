package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** Pairs of games that are the same to a viewer, and what their hosts say of them. */
final class Twins {
    /** Plies that are played on from where the twins part. */
    private static final int FURTHER = 3;
    private static final int LONGEST = 60;

    private final Game game;
    private final int seats;
    private final HandledTable table;
    private final Crypto crypto = new PaperCrypto(0);
    private int compared;

    Twins(Game game, int seats) {
        this.game = game;
        this.seats = seats;
        table = new HandledTable(game, seats, new PaperCrypto(seats), seats).deal();
    }

    /** @return the number of message pairs that were compared */
    int compare(int games) {
        for (int seed = 0; seed < games; seed++) {
            Random32 random = new Random32(seed);
            Position position = game.start(HandledTable.options(game, seats), random);
            for (int ply = 0; ply < LONGEST && position.toMove() != Position.NOBODY; ply++) {
                for (int viewer = Position.NOBODY; viewer < seats; viewer++) {
                    part(position, viewer, random);
                    decide(position, viewer, random);
                }
                position.play(choose(position, random));
            }
        }
        return compared;
    }

    private int choose(Position position, Random32 random) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    /** From here on there are two, and the viewer can't tell them apart. */
    private void part(Position from, int viewer, Random32 random) {
        Position one = game.position(HandledTable.options(game, seats), text(from));
        Position other = one.copy();
        other.determinize(viewer, random);
        if (text(one).equals(text(other))) return;
        Set<Integer> blind = new LinkedHashSet<>(List.of(Position.NOBODY));
        for (int seat = 0; seat < seats; seat++) blind.add(seat);
        GameRecord first = record(text(one));
        GameRecord second = record(text(other));
        for (int further = 0; one.toMove() != Position.NOBODY && other.toMove() != Position.NOBODY; further++) {
            blind.removeIf(seat -> !isSame(one, other, seat));
            assertTrue(blind.contains(viewer));
            compare(first, second, blind);
            if (further == FURTHER) return;
            int move = choose(one, random);
            Position after = one.copy();
            after.play(move);
            if (!isAnswered(other, move, after, viewer)) return;
            one.play(move);
            other.play(move);
            first = first.with(move);
            second = second.with(move);
        }
    }

    /** Whether the other game has the same move, after which the viewer sees the same. */
    private boolean isAnswered(Position other, int move, Position after, int viewer) {
        MoveList moves = new MoveList();
        other.moves(moves);
        if (!moves.contains(move)) return false;
        Position played = other.copy();
        played.play(move);
        return isSame(after, played, viewer);
    }

    /** Two different moves, of which the viewer is shown nothing as yet. */
    private void decide(Position from, int viewer, Random32 random) {
        Position one = game.position(HandledTable.options(game, seats), text(from));
        Position other = one.copy();
        int move = choose(one, random);
        int otherMove = choose(one, random);
        one.play(move);
        other.play(otherMove);
        if (text(one).equals(text(other)) || !isSame(one, other, viewer)) return;
        Set<Integer> blind = new LinkedHashSet<>();
        for (int seat = Position.NOBODY; seat < seats; seat++) if (isSame(one, other, seat)) blind.add(seat);
        compare(record(text(from)).with(move), record(text(from)).with(otherMove), blind);
    }

    private boolean isSame(Position one, Position other, int viewer) {
        return text(Match.view(one, viewer)).equals(text(Match.view(other, viewer)));
    }

    private String text(Position position) {
        return game.notation().positionText(position);
    }

    private GameRecord record(String start) {
        return GameRecord.from(game, HandledTable.options(game, seats), start, Collections.nCopies(seats, Seat.HUMAN));
    }

    private void compare(GameRecord first, GameRecord second, Set<Integer> blind) {
        List<String> saidOfFirst = said(first, blind);
        List<String> saidOfSecond = said(second, blind);
        assertEquals(saidOfFirst, saidOfSecond);
        compared += saidOfFirst.size();
    }

    /** What a host says who comes back to such a game, and then to clients who hold it, as far as some can open it. */
    private List<String> said(GameRecord record, Set<Integer> readers) {
        String kept = table.kept(0).lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n", "", "\n"))
            + record.text().lines().map(line -> "record " + line + '\n').collect(Collectors.joining());
        HandledRelay relay = new HandledRelay();
        TableHost.goOn(kept, LossyTable.CATALOG, new PaperCrypto(1), relay.line(), text -> { }, new Listener() { });
        for (int seat = 1; seat < seats; seat++) if (readers.contains(seat)) relay.publish(holding(record, seat));
        while (relay.deliver()) continue;
        List<String> said = new ArrayList<>();
        for (HandledRelay.Packet packet : relay.everything()) {
            for (int seat = 1; seat < seats; seat++) {
                SignedMessage message = table.forger(seat).opened(packet);
                said.add(message.open().text());
                if (message.secret() != null && readers.contains(seat)) said.add(message.secret().text());
            }
        }
        return said;
    }

    /** A client holds all views, and lacks what the moves were told like. */
    private HandledRelay.Packet holding(GameRecord record, int seat) {
        SeatRecord seen = SeatRecord.of(crypto, EventLog.of(record), seat);
        Fields open = new Fields().add("round", 1).add("have", record.plies());
        Fields secret = new Fields().add("chain", seen.chain(record.plies())).add("texts", "x");
        return table.forger(seat).message("from/" + (seat + 1), 1_000_000, open, secret, table.forger(0).hand().reading().open());
    }
}
