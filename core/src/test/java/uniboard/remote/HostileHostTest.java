package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;

/** A device that invites others and then doesn't keep to what was settled: what it says is refused, or clients see that it wasn't fair. */
class HostileHostTest {
    /** Of a step that has been confirmed nothing is told again but a digest. */
    private static final List<String> NOTICED = List.of("far.fault.rollback", "far.fault.common");

    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    static Game game(String id) {
        return LossyTable.CATALOG.game(id);
    }

    static HandledTable table(String id, int seats, int seed) {
        return new HandledTable(game(id), seats, new PaperCrypto(seed), seed);
    }

    private static List<String> faults(TableClient client) {
        return client.snapshot().audit().faults().stream().map(Message::key).toList();
    }

    static void isBlamed(TableClient client, String... keys) {
        assertEquals(List.of(keys), faults(client));
        assertEquals(AuditResult.NOT_FAIR, client.snapshot().audit().result());
    }

    /** What a host has kept, with another record. */
    private static String withRecord(String kept, GameRecord record) {
        return kept.lines().filter(line -> !line.startsWith("record ")).collect(Collectors.joining("\n")) + '\n'
            + record.text().lines().map(line -> "record " + line + '\n').collect(Collectors.joining());
    }

    static MoveList legal(GameRecord record) {
        MoveList moves = new MoveList();
        record.replay().moves(moves);
        return moves;
    }

    /** The last move is another one. */
    private static GameRecord otherwise(GameRecord record) {
        GameRecord before = record.firstPlies(record.plies() - 1);
        MoveList moves = legal(before);
        for (int i = 0; i < moves.size(); i++) if (moves.get(i) != record.move(before.plies())) return before.with(moves.get(i));
        throw new AssertionError("there is no other");
    }

    /** The deal is made, and no client has seen anything of it. */
    private static HandledTable dealtUnseen(HandledTable table) {
        table.relay().putInto(new Tampering(table, (to, end, told) -> told.contains("chain ") ? null : told));
        return table.deal();
    }

    private static void goesOn(HandledTable table, String kept) {
        table.relay().putInto((to, packet) -> packet);
        table.restartHost(kept);
        table.settle();
    }

    /** Nothing that is opened comes in before {@link #goesOn}. */
    static void holdsBackWhatIsOpened(HandledTable table) {
        table.relay().putInto(new Tampering(table, (to, end, told) -> told.contains("\nopened ") ? null : told));
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherDeal(Game game) {
        HandledTable table = dealtUnseen(new HandledTable(game, game.maxSeats(), new PaperCrypto(1), 1));
        GameRecord dealt = table.host().record();
        GameRecord other = GameRecord.begin(game, dealt.options(), dealt.seats(), new Random32(99));
        if (other.equals(dealt)) return;
        goesOn(table, withRecord(table.kept(0), other));
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) isBlamed(client, "far.fault.deal");
    }

    @Test
    void withheldOpening() {
        HandledTable table = table("onitama", 2, 2).deal();
        holdsBackWhatIsOpened(table);
        table.playUntil(Integer.MAX_VALUE);
        for (int i = 0; i < 100; i++) table.step();
        assertEquals(Phase.OVER, table.client(1).snapshot().phase());
        assertEquals(AuditResult.NOT_CHECKED, table.client(1).snapshot().audit().result());
        assertEquals(List.of(), table.client(1).snapshot().audit().faults());
    }

    @Test
    void anotherOpening() {
        HandledTable table = table("unikat", 3, 3).deal();
        holdsBackWhatIsOpened(table);
        table.host().resign(0);
        table.settle();
        String secret = Fields.read(table.kept(0)).get("secret");
        goesOn(table, table.kept(0).replace("\nsecret " + secret, "\nsecret " + Encoded.of(new byte[DealTerms.SECRET])));
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) isBlamed(client, "far.fault.deal");
    }

    /** A client sees another card than it was dealt; afterwards the host opens the one deal or the other. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void swappedCard(boolean opensDeal) {
        HandledTable table = dealtUnseen(table("unikat", 3, 4));
        GameRecord dealt = table.host().record();
        String hand = dealt.start().replaceAll(".* racks=[^/]*/([^,/]*),.*", "$1");
        String bag = dealt.start().replaceAll(".* bag=([^,]*),.*", "$1");
        String swapped = dealt.start().replace(hand, "?").replace(bag, hand).replace("?", bag);
        String kept = table.kept(0);
        goesOn(table, withRecord(kept, GameRecord.from(dealt.game(), dealt.options(), swapped, dealt.seats())));
        assertTrue(table.client(1).seen().view(0).contains(bag));
        holdsBackWhatIsOpened(table);
        table.host().resign(0);
        table.settle();
        goesOn(table, opensDeal ? withRecord(table.kept(0), dealt) : table.kept(0));
        assertTrue(table.playToEnd());
        // The other client can't know the cards.
        if (opensDeal) isBlamed(table.client(1), "far.fault.rollback", "far.fault.views");
        else isBlamed(table.client(1), "far.fault.deal");
        if (opensDeal) assertEquals(AuditResult.FAIR, table.client(2).snapshot().audit().result());
        else isBlamed(table.client(2), "far.fault.deal");
    }

    /** Whether a client can see a difference. */
    private static boolean isSeen(GameRecord one, GameRecord other, int seat) {
        return !chain(one, seat).equals(chain(other, seat));
    }

    private static String chain(GameRecord record, int seat) {
        return SeatRecord.of(new PaperCrypto(0), EventLog.of(record), seat).chain(record.plies());
    }

    /** Whether the host can't choose there: at the end of the record it can, or the game is over. */
    private static boolean isForced(GameRecord record, int ply) {
        if (ply > record.plies() || record.replay(ply).toMove() == Position.NOBODY) return false;
        return record.replay(ply).toMove() != 0 || legal(record.firstPlies(ply)).size() == 1;
    }

    @ParameterizedTest
    @MethodSource("games")
    void takenBackMove(Game game) {
        int seen = 0;
        for (int seed = 0; seed < 10; seed++) {
            HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(seed), seed).deal();
            int ply = 0;
            while (isForced(table.host().record(), ply)) table.playUntil(++ply);
            table.playUntil(ply + 1);
            if (table.host().record().plies() <= ply) continue;
            GameRecord record = table.host().record().firstPlies(ply + 1);
            GameRecord other = otherwise(record);
            goesOn(table, withRecord(table.kept(0), other));
            for (int seat = 1; seat <= table.clients().size(); seat++) {
                boolean isThere = table.client(seat).seen().plies() > ply;
                if (!isThere || !isSeen(record, other, seat)) continue;
                assertTrue(faults(table.client(seat)).stream().anyMatch(NOTICED::contains));
                seen++;
            }
        }
        assertEquals(game.id().equals("unitar"), seen == 0);
    }

    @ParameterizedTest
    @MethodSource("games")
    void takenBackDeal(Game game) {
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(6), 6).deal();
        GameRecord dealt = table.host().record();
        GameRecord other = GameRecord.begin(game, dealt.options(), dealt.seats(), new Random32(99));
        goesOn(table, withRecord(table.kept(0), other));
        for (int seat = 1; seat <= table.clients().size(); seat++)
            assertEquals(isSeen(dealt, other, seat), faults(table.client(seat)).contains("far.fault.rollback"));
    }

    /** Plays until a client is to move. */
    private static int clientToMove(HandledTable table) {
        while (true) {
            table.settle();
            int seat = table.host().record().replay().toMove();
            if (seat > 0) return seat;
            table.step();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void inventedMove(Game game) {
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(7), 7).deal();
        int seat = clientToMove(table);
        GameRecord record = table.host().record();
        goesOn(table, withRecord(table.kept(0), record.with(legal(record).get(0))));
        isBlamed(table.client(seat), "far.fault.notMine");
        table.host().resign(0);
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) assertEquals(List.of(Integer.toString(record.plies() + 1)),
            lastFault(client).arguments());
        for (TableClient client : table.clients()) assertEquals("far.fault.move", lastFault(client).key());
    }

    private static Message lastFault(TableClient client) {
        return client.snapshot().audit().faults().get(client.snapshot().audit().faults().size() - 1);
    }

    @Test
    void inventedResignation() {
        HandledTable table = table("unikat", 3, 8).deal();
        goesOn(table, table.kept(0).replace("\nphase playing\n", "\nphase over\n") + "resigned 1\n");
        assertEquals("far.fault.notMine", table.client(1).snapshot().audit().faults().get(0).key());
        assertEquals(AuditResult.NOT_FAIR, table.client(1).snapshot().audit().result());
    }

    /** No list that not all have signed is opened to anybody, however often the deal comes to nothing and is made again. */
    @Test
    void commitmentsThatDiffer() {
        HandledTable table = table("unikat", 3, 9);
        String other = Encoded.of(new byte[Crypto.HASH]);
        table.relay().putInto(new Tampering(table,
            (to, end, told) -> to == 2 ? told.replaceAll("commit keeper \\S*", "commit keeper " + other) : told));
        for (int seat = 1; seat <= 2; seat++) table.client(seat).take(seat);
        for (int i = 0; i < 300; i++) {
            table.step();
            assertNull(table.host().record());
        }
        table.settle();
        assertTrue(table.host().snapshot().round() > 1);
        for (HandledRelay.Packet packet : table.relay().everything()) {
            SignedMessage message = table.forger(0).opened(packet);
            assertFalse(message != null && message.open().has("opening"));
        }
    }

    @Test
    void exchangedCommitment() {
        HandledTable table = table("unikat", 3, 10);
        String other = Encoded.of(new byte[Crypto.HASH]);
        table.relay().putInto(new Tampering(table, (to, end, told) -> told.replaceAll("commit 2 \\S*", "commit 2 " + other)));
        for (int seat = 1; seat <= 2; seat++) table.client(seat).take(seat);
        for (int i = 0; i < 100; i++) table.step();
        table.settle();
        isBlamed(table.client(1), "far.fault.commitment");
    }

    @ParameterizedTest
    @ValueSource(strings = {"seat keeper Ada>seat bot 5", "seat keeper Ada>seat free", "option seats 3>option seats 3\noption rounds 3",
        "option seats 3>option seats 2", "game unikat>game unitar", "seat keeper Ada\n>", "round 1\n>round 1\nseat bot 1\n",
        "round 1\n>round 1\nminutes 9\n"})
    void otherTerms(String change) {
        String[] parts = change.split(">", -1);
        for (String phase : List.of("phase dealing", "phase playing")) {
            HandledTable table = table("unikat", 3, 11);
            table.relay().putInto(new Tampering(table, (to, end, told) -> {
                boolean isNow = told.contains(phase) && told.contains("\nsign ");
                return isNow && to == 1 ? told.replace(parts[0], parts[1]) : told;
            }));
            table.client(1).take(1);
            table.client(2).take(2);
            for (int i = 0; i < 30; i++) table.step();
            table.settle();
            List<String> faults = faults(table.client(1));
            // What is no table at all isn't heard.
            assertTrue(faults.equals(List.of("far.fault.terms")) || faults.isEmpty(), faults::toString);
            boolean isTable = !change.startsWith("option seats 3>option seats 2") && !change.startsWith("seat keeper Ada\n")
                && !change.startsWith("game") && !change.endsWith("bot 1\n");
            assertEquals(!isTable, faults.isEmpty(), change);
            assertEquals(3, table.client(1).snapshot().seats().size());
            assertEquals("unikat", table.client(1).snapshot().game().id());
            assertEquals(1, table.client(1).snapshot().ownSeat());
        }
    }

    /** A host's move is one to the second client and another to the first. */
    private static HandledTable forked(int seed, boolean isRelayHosts) {
        HandledTable table = table("unikat", 3, seed).deal();
        while (table.host().record().replay().toMove() != 0 || legal(table.host().record()).size() < 2)
            table.playUntil(table.host().record().plies() + 1);
        table.relay().putInto(new Tampering(table, (to, end, told) -> to == 1 ? null : told));
        table.host().play(legal(table.host().record()).get(0));
        table.settle();
        String other = withRecord(table.kept(0), otherwise(table.host().record()));
        table.relay().putInto(new Tampering(table, (to, end, told) -> to == 1 || !isRelayHosts && end.equals("to/2") ? told : null));
        table.restartHost(other);
        table.settle();
        return table;
    }

    @Test
    void positionsThatDiffer() {
        isBlamed(forked(12, false).client(2), "far.fault.common");
    }

    /** Even where the relay is the host's, a move that was made in one game can't be shown in the other. */
    @Test
    void movesOfAnotherGame() {
        int shown = 0;
        for (int seed = 20; seed < 60; seed++) {
            HandledTable table = forked(seed, true);
            GameRecord second = table.host().record();
            GameRecord before = second.firstPlies(second.plies() - 1);
            GameRecord first = before.with(legal(before).get(0));
            if (first.replay().toMove() != 1 || second.replay().toMove() != 1) continue;
            table.playUntil(second.plies() + 1);
            GameRecord made = table.host().record();
            int move = made.move(second.plies());
            if (!made.moveTexts().get(second.plies()).equals(textIn(first, move))) continue;
            table.relay().putInto(new Tampering(table, (to, end, told) -> to == 2 && !end.equals("to/2") ? told : null));
            table.restartHost(withRecord(table.kept(0), first.with(move)));
            table.settle();
            table.host().resign(0);
            for (int i = 0; i < 30; i++) table.step();
            isBlamed(table.client(2), "far.fault.move");
            shown++;
        }
        assertNotEquals(0, shown);
    }

    private static String textIn(GameRecord record, int move) {
        Position position = record.replay();
        return legal(record).contains(move) ? record.game().notation().moveText(position, move) : "";
    }

    @Test
    void restartedHonestHost() {
        for (Game game : games()) {
            HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(18), 18).deal();
            for (int plies = 1; table.host().snapshot().phase() == Phase.PLAYING && plies < 30; plies++) {
                table.playUntil(plies);
                table.restartHost(table.kept(0));
            }
            assertTrue(table.playToEnd());
            for (TableClient client : table.clients()) {
                assertEquals(List.of(), faults(client));
                assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
            }
        }
    }
}
