package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;

/** Unitar's marks on several devices: nobody, the table's host included, can read one before all are in, or exchange it afterwards. */
class SealedMovesTest {
    private static final int SEATS = 3;

    private static HandledTable table(int seed) {
        return HostileHostTest.table("unitar", SEATS, seed).deal();
    }

    private static int choice(Position position, int number) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.get(number);
    }

    private static String text(HandledTable table, int number) {
        Position position = table.host().record().replay();
        return table.host().snapshot().game().notation().moveText(position, choice(position, number));
    }

    private static void hostDecides(HandledTable table, int number) {
        table.host().play(choice(table.host().record().replay(), number));
        table.settle();
    }

    private static void clientDecides(HandledTable table, int seat, int number) {
        assertTrue(table.client(seat).isToMove());
        table.client(seat).play(choice(table.client(seat).seen().position(), number));
        table.settle();
    }

    private static void isFair(HandledTable table) {
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) {
            assertEquals(List.of(), client.snapshot().audit().faults());
            assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
            assertEquals(table.host().record(), client.opened());
        }
    }

    /** All that the device of a seat can open of what has been said. */
    private static String readable(HandledTable table, int seat) {
        StringBuilder readable = new StringBuilder();
        for (HandledRelay.Packet packet : table.relay().everything()) {
            SignedMessage message = table.forger(seat).opened(packet);
            if (message == null) continue;
            readable.append(message.open().text());
            if (message.secret() != null) readable.append(message.secret().text());
        }
        return readable.toString();
    }

    @Test
    void nobodyCanReadWhatOthersHaveSealed() {
        HandledTable table = table(1);
        String hostState = text(table, 5);
        String first = text(table, 17);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        for (int second = 0; second < 60; second++) table.tick();
        table.settle();
        for (int reader = 0; reader < SEATS; reader++) {
            String told = readable(table, reader) + (reader == 1 ? "" : table.kept(reader));
            assertFalse(told.contains(first), "The mark of seat 1 reaches seat " + reader);
            assertFalse(told.contains("\nmove ") || told.contains("\n" + SealedMove.WORD + ' '));
            if (reader != 0) assertFalse(told.contains(hostState) || table.kept(reader).contains(hostState));
        }
        assertEquals(2, table.host().record().plies(), "All see that both have decided");
        assertEquals(2, table.client(2).seen().plies());
        assertEquals("?", table.client(2).seen().text(1));
        assertEquals(first, table.client(1).seen().text(1));
        clientDecides(table, 2, 30);
        assertEquals(List.of(hostState, first), table.host().record().moveTexts().subList(0, 2));
        assertEquals(List.of(hostState, first), List.of(table.client(2).seen().text(0), table.client(2).seen().text(1)));
        isFair(table);
    }

    /** One half alone is as good as chance: with another one it opens anything else. */
    @Test
    void halvesOpenTogetherAlone() {
        byte[] salt = new byte[SealedMove.SALT];
        byte[] blank = new TwinCrypto(3).random(SecretShare.LENGTH);
        byte[][] halves = SecretShare.halves("yellow tar cw", salt, blank);
        byte[] opened = SecretShare.opened(halves[1], halves[0]);
        assertEquals("yellow tar cw", SecretShare.text(opened));
        assertNull(SecretShare.opened(halves[0], halves[0]));
        byte[][] others = SecretShare.halves("red uni N", salt, halves[0]);
        assertEquals("red uni N", SecretShare.text(SecretShare.opened(halves[0], others[1])));
    }

    /** The host has heard what clients opened, and makes another move of its own, under what it had committed to or again. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anotherMoveThanWasSealed(boolean isSealedAnew) {
        HandledTable table = decided(2);
        Fields kept = Fields.read(table.kept(0));
        String[] own = kept.all(Sealing.WORD).get(0).split(" ", 4);
        Position start = table.host().record().replay(0);
        String other = table.host().snapshot().game().notation().moveText(start, choice(start, 6));
        byte[] salt = Encoded.read(own[2], SealedMove.SALT);
        Crypto crypto = new PaperCrypto(0);
        String commitment = isSealedAnew ? SealedMove.commitment(crypto, table.forger(0).room(), 1, 0, other, salt) : own[1];
        String changed = String.join(" ", own[0], commitment, own[2], other);
        table.relay().putInto((to, packet) -> packet);
        table.restartHost(table.kept(0).replace(String.join(" ", own), changed));
        table.settle();
        for (int second = 0; second < 40; second++) table.tick();
        if (isSealedAnew) {
            for (TableClient client : table.clients()) assertEquals("far.fault.sealed", client.snapshot().audit().faults().get(0).key());
            return;
        }
        table.host().resign(0);
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) HostileHostTest.isBlamed(client, "far.fault.sealed");
    }

    /** All have decided, and the host hasn't got what clients open. */
    private static HandledTable decided(int seed) {
        HandledTable table = table(seed);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        holdOpenings(table);
        clientDecides(table, 2, 30);
        return table;
    }

    /** What clients open doesn't get to the host. */
    private static void holdOpenings(HandledTable table) {
        table.relay().putInto((to, packet) -> {
            SignedMessage message = to == 0 ? table.forger(0).opened(packet) : null;
            return message != null && message.secret() != null && message.secret().has(SealedMove.WORD) ? null : packet;
        });
    }

    @Test
    void restartedHostAndClient() {
        HandledTable table = table(3);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        table.restartHost(table.kept(0));
        table.restartClient(1, table.kept(1));
        table.settle();
        assertEquals(2, table.host().record().plies());
        clientDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertTrue(table.host().record().plies() >= SEATS);
        isFair(table);
    }

    /** The seat's new device knows nothing of the mark but that it was sealed. */
    @Test
    void anotherDeviceOpensWhatTheOldOneSealed() {
        Game game = HostileHostTest.game("unitar");
        LossyTable table = new LossyTable(game, HandledTable.options(game, SEATS), SEATS, 0, new PaperCrypto(4), new Random32(4), 0, false);
        LossyTable.ClientDevice device = table.clients().get(0);
        while (!isSealed(device.client().seen())) table.step();
        String sealed = device.client().seen().text(1);
        table.moveToAnotherDevice(device);
        table.play();
        assertEquals(sealed, table.host().record().moveTexts().get(1));
        assertEquals(AuditResult.FAIR, device.client().snapshot().audit().result());
    }

    /** Whether the client at the second seat has decided in the first step, and the last one hasn't. */
    private static boolean isSealed(SeatRecord seen) {
        return seen != null && seen.plies() == 2 && !seen.text(1).equals("?");
    }

    /** Who owns which colour only the host knows; what each sees while marks are sealed is what the rules say once they are opened. */
    @Test
    void hiddenColours() {
        Game game = HostileHostTest.game("unitar");
        for (int seed = 1; seed <= 12; seed++) {
            LossyTable table = new LossyTable(game, HandledTable.options(game, SEATS).with("colours", "hidden"), SEATS, seed % SEATS,
                new PaperCrypto(seed), new Random32(seed), seed % 3, true);
            table.play();
            for (LossyTable.ClientDevice device : table.clients()) {
                assertEquals(List.of(), device.client().snapshot().audit().faults());
                assertEquals(table.host().record(), device.client().opened());
            }
        }
    }

    /** That it has come back lets the host change nothing: it was never away. */
    @Test
    void theHostDoesntComeBack() {
        HandledTable table = decided(8);
        Fields kept = Fields.read(table.kept(0));
        String own = kept.all(Sealing.WORD).get(0);
        String forged = table.kept(0).replace(Sealing.WORD + ' ' + own, Sealing.WORD + " 0 " + Encoded.of(new byte[Crypto.KEY]))
            + "course " + Event.person(0).text() + '\n';
        table.restartHost(forged);
        table.settle();
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertTrue(Fields.read(table.kept(1)).get("step").contains(Event.person(0).text()), "That was told");
        for (TableClient client : table.clients()) assertEquals("far.fault.sealed", client.snapshot().audit().faults().get(0).key());
    }

    /** Nothing comes from a client or to it. */
    private static void isAway(HandledTable table, int seat) {
        table.relay().putInto((to, packet) -> to == seat || packet.topic().endsWith("from/" + (seat + 1)) ? null : packet);
    }

    /** Everybody knows that it isn't the last one to decide who is waited for. */
    @Test
    void theSeatThatSealedFirstIsWaitedFor() {
        HandledTable table = table(5);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        isAway(table, 1);
        assertFalse(table.host().snapshot().played().areMovesSealed() || table.client(2).snapshot().played().areMovesSealed(),
            "Seat 2 hasn't decided");
        clientDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertTrue(table.host().snapshot().played().areMovesSealed() && table.client(2).snapshot().played().areMovesSealed());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertEquals(SEATS, table.host().record().plies());
        assertFalse(table.host().snapshot().played().areMovesSealed() || table.client(1).snapshot().played().areMovesSealed()
            || table.client(2).snapshot().played().areMovesSealed());
        isFair(table);
    }

    /** The two others open together what anybody who has gone had sealed. */
    @Test
    void aLeaversMoveIsOpenedByTheOthersTogether() {
        HandledTable table = table(5);
        String first = text(table, 17);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        isAway(table, 1);
        for (int second = 0; second < TableHost.AWAY; second++) table.tick();
        table.host().propose(Event.bot(1));
        table.settle();
        assertFalse(readable(table, 0).contains(SecretShare.YIELDED), "As long as one hasn't decided, nothing is handed on");
        table.client(2).answer(true);
        table.settle();
        assertEquals(Set.of(1), table.host().snapshot().bots());
        assertFalse(readable(table, 0).contains(SecretShare.YIELDED));
        assertTrue(table.client(2).isToMove());
        clientDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertEquals(first, table.host().record().moveTexts().get(1));
        assertEquals(SEATS, table.host().record().plies());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertEquals(Set.of(), table.host().snapshot().bots());
        isFair(table);
    }

    /** The host lets the bot decide again instead, having seen what the other client has sealed upon that. */
    @Test
    void aLeaversMoveCantBeExchanged() {
        HandledTable table = table(6);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        clientGetsHalf(table);
        holdOpenings(table);
        clientDecides(table, 2, 30);
        isAway(table, 1);
        for (int second = 0; second < TableHost.AWAY; second++) table.tick();
        table.host().propose(Event.bot(1));
        table.settle();
        holdOpenings(table);
        table.client(2).answer(true);
        table.settle();
        String kept = table.kept(0);
        String sealed = Fields.read(kept).all(Sealing.WORD).get(1);
        String other = "1 " + Encoded.of(new byte[Crypto.KEY]);
        assertNotEquals(sealed, other);
        table.restartHost(kept.replace(Sealing.WORD + ' ' + sealed, Sealing.WORD + ' ' + other));
        table.settle();
        assertEquals("far.fault.sealed", table.client(2).snapshot().audit().faults().get(0).key());
    }

    private static void clientGetsHalf(HandledTable table) {
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertTrue(Fields.read(table.kept(2)).has(SecretShare.WORD));
    }

    /** Where the other client has gone, too, bots decide again for both, and neither holds that against the host. */
    @Test
    void whereBothHaveGoneBotsDecideAnew() {
        HandledTable table = table(7);
        hostDecides(table, 5);
        clientDecides(table, 1, 17);
        clientGetsHalf(table);
        isAway(table, 1);
        for (int second = 0; second < TableHost.AWAY; second++) table.tick();
        table.host().propose(Event.bot(1));
        table.settle();
        table.client(2).answer(true);
        table.settle();
        assertEquals(2, table.host().record().plies(), "What the first one sealed stands");
        table.relay().putInto((to, packet) -> to > 0 || packet.topic().contains("from/") ? null : packet);
        for (int second = 0; second < TableHost.AWAY; second++) table.tick();
        table.host().propose(Event.bot(2));
        assertEquals(Set.of(1, 2), table.host().snapshot().bots());
        assertEquals(1, table.host().record().replay().toMove(), "Nobody is left who could open it");
        hostDecides(table, 20);
        hostDecides(table, 21);
        assertEquals(SEATS, table.host().record().plies());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 60; second++) table.tick();
        table.settle();
        isFair(table);
    }
}
