package uniboard.far;

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
import uniboard.known.PaperSeal;

/** Unitar's marks on several devices: nobody, the table's keeper included, can read one before all are in, or exchange it afterwards. */
class SealedMovesTest {
    private static final int SEATS = 3;

    private static HandledTable table(int seed) {
        return HostileKeeperTest.table("unitar", SEATS, seed).deal();
    }

    private static int choice(Position position, int number) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.get(number);
    }

    private static String text(HandledTable table, int number) {
        Position position = table.keeper().record().replay();
        return table.keeper().game().notation().moveText(position, choice(position, number));
    }

    private static void keeperDecides(HandledTable table, int number) {
        table.keeper().play(choice(table.keeper().record().replay(), number));
        table.settle();
    }

    private static void guestDecides(HandledTable table, int seat, int number) {
        assertTrue(table.guest(seat).isToMove());
        table.guest(seat).play(choice(table.guest(seat).seen().position(), number));
        table.settle();
    }

    private static void isFair(HandledTable table) {
        assertTrue(table.playToEnd());
        for (Guest guest : table.guests()) {
            assertEquals(List.of(), guest.faults());
            assertEquals(Fairly.FAIR, guest.fairness());
            assertEquals(table.keeper().record(), guest.opened());
        }
    }

    /** All that the device of a seat can open of what has been said. */
    private static String readable(HandledTable table, int seat) {
        StringBuilder readable = new StringBuilder();
        for (HandledRelay.Packet packet : table.relay().everything()) {
            Letter letter = table.forger(seat).opened(packet);
            if (letter == null) continue;
            readable.append(letter.open().text());
            if (letter.secret() != null) readable.append(letter.secret().text());
        }
        return readable.toString();
    }

    @Test
    void nobodyCanReadWhatOthersHaveSealed() {
        HandledTable table = table(1);
        String keepers = text(table, 5);
        String first = text(table, 17);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        for (int second = 0; second < 60; second++) table.tick();
        table.settle();
        for (int reader = 0; reader < SEATS; reader++) {
            String told = readable(table, reader) + (reader == 1 ? "" : table.kept(reader));
            assertFalse(told.contains(first), "The mark of seat 1 reaches seat " + reader);
            assertFalse(told.contains("\nmove ") || told.contains("\n" + SealedMove.WORD + ' '));
            if (reader != 0) assertFalse(told.contains(keepers) || table.kept(reader).contains(keepers));
        }
        assertEquals(2, table.keeper().record().plies(), "All see that both have decided");
        assertEquals(2, table.guest(2).seen().plies());
        assertEquals("?", table.guest(2).seen().text(1));
        assertEquals(first, table.guest(1).seen().text(1));
        guestDecides(table, 2, 30);
        assertEquals(List.of(keepers, first), table.keeper().record().moveTexts().subList(0, 2));
        assertEquals(List.of(keepers, first), List.of(table.guest(2).seen().text(0), table.guest(2).seen().text(1)));
        isFair(table);
    }

    /** One half alone is as good as chance: with another one it opens anything else. */
    @Test
    void halvesOpenTogetherAlone() {
        byte[] salt = new byte[SealedMove.SALT];
        byte[] blank = new TwinSeal(3).random(Share.LENGTH);
        byte[][] halves = Share.halves("yellow tar cw", salt, blank);
        byte[] opened = Share.opened(halves[1], halves[0]);
        assertEquals("yellow tar cw", Share.text(opened));
        assertNull(Share.opened(halves[0], halves[0]));
        byte[][] others = Share.halves("red uni N", salt, halves[0]);
        assertEquals("red uni N", Share.text(Share.opened(halves[0], others[1])));
    }

    /** The keeper has heard what guests opened, and makes another move of its own, under what it had committed to or anew. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anotherMoveThanWasSealed(boolean isSealedAnew) {
        HandledTable table = decided(2);
        Entries kept = Entries.read(table.kept(0));
        String[] own = kept.all(Sealing.WORD).get(0).split(" ", 4);
        Position start = table.keeper().record().replay(0);
        String other = table.keeper().game().notation().moveText(start, choice(start, 6));
        byte[] salt = Encoded.read(own[2], SealedMove.SALT);
        Seal seal = new PaperSeal(0);
        String commitment = isSealedAnew ? SealedMove.commitment(seal, table.forger(0).room(), 1, 0, other, salt) : own[1];
        String changed = String.join(" ", own[0], commitment, own[2], other);
        table.relay().putInto((to, packet) -> packet);
        table.restartKeeper(table.kept(0).replace(String.join(" ", own), changed));
        table.settle();
        for (int second = 0; second < 40; second++) table.tick();
        if (isSealedAnew) {
            for (Guest guest : table.guests()) assertEquals("far.fault.sealed", guest.faults().get(0).key());
            return;
        }
        table.keeper().resign(0);
        assertTrue(table.playToEnd());
        for (Guest guest : table.guests()) HostileKeeperTest.isBlamed(guest, "far.fault.sealed");
    }

    /** All have decided, and the keeper hasn't got what guests open. */
    private static HandledTable decided(int seed) {
        HandledTable table = table(seed);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        holdOpenings(table);
        guestDecides(table, 2, 30);
        return table;
    }

    /** What guests open doesn't get to the keeper. */
    private static void holdOpenings(HandledTable table) {
        table.relay().putInto((to, packet) -> {
            Letter letter = to == 0 ? table.forger(0).opened(packet) : null;
            return letter != null && letter.secret() != null && letter.secret().has(SealedMove.WORD) ? null : packet;
        });
    }

    @Test
    void restartedKeeperAndGuest() {
        HandledTable table = table(3);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        table.restartKeeper(table.kept(0));
        table.restartGuest(1, table.kept(1));
        table.settle();
        assertEquals(2, table.keeper().record().plies());
        guestDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertTrue(table.keeper().record().plies() >= SEATS);
        isFair(table);
    }

    /** The seat's new device knows nothing of the mark but that it was sealed. */
    @Test
    void anotherDeviceOpensWhatTheOldOneSealed() {
        Game game = HostileKeeperTest.game("unitar");
        FarTable table = new FarTable(game, HandledTable.options(game, SEATS), SEATS, 0, new PaperSeal(4), new Random32(4), 0, false);
        FarTable.GuestDevice device = table.guests().get(0);
        while (!isSealed(device.guest().seen())) table.step();
        String sealed = device.guest().seen().text(1);
        table.moveToAnotherDevice(device);
        table.play();
        assertEquals(sealed, table.keeper().record().moveTexts().get(1));
        assertEquals(Fairly.FAIR, device.guest().fairness());
    }

    /** Whether the guest at the second seat has decided in the first step, and the last one hasn't. */
    private static boolean isSealed(SeatRecord seen) {
        return seen != null && seen.plies() == 2 && !seen.text(1).equals("?");
    }

    /** Who owns which colour only the keeper knows; what each sees while marks are sealed is what the rules say once they are opened. */
    @Test
    void hiddenColours() {
        Game game = HostileKeeperTest.game("unitar");
        for (int seed = 1; seed <= 12; seed++) {
            FarTable table = new FarTable(game, HandledTable.options(game, SEATS).with("colours", "hidden"), SEATS, seed % SEATS,
                new PaperSeal(seed), new Random32(seed), seed % 3, true);
            table.play();
            for (FarTable.GuestDevice device : table.guests()) {
                assertEquals(List.of(), device.guest().faults());
                assertEquals(table.keeper().record(), device.guest().opened());
            }
        }
    }

    /** That it has come back lets whoever keeps the table change nothing: it was never away. */
    @Test
    void theKeeperDoesntComeBack() {
        HandledTable table = decided(8);
        Entries kept = Entries.read(table.kept(0));
        String own = kept.all(Sealing.WORD).get(0);
        String forged = table.kept(0).replace(Sealing.WORD + ' ' + own, Sealing.WORD + " 0 " + Encoded.of(new byte[Seal.KEY]))
            + "course " + Event.person(0).text() + '\n';
        table.restartKeeper(forged);
        table.settle();
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertTrue(Entries.read(table.kept(1)).get("step").contains(Event.person(0).text()), "That was told");
        for (Guest guest : table.guests()) assertEquals("far.fault.sealed", guest.faults().get(0).key());
    }

    /** Nothing comes from a guest or to it. */
    private static void isAway(HandledTable table, int seat) {
        table.relay().putInto((to, packet) -> to == seat || packet.topic().endsWith("from/" + (seat + 1)) ? null : packet);
    }

    /** Everybody knows that it isn't the last one to decide who is waited for. */
    @Test
    void whoeverSealedFirstIsWaitedFor() {
        HandledTable table = table(5);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        isAway(table, 1);
        assertFalse(table.keeper().areMovesSealed() || table.guest(2).areMovesSealed(), "Seat 2 hasn't decided");
        guestDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertTrue(table.keeper().areMovesSealed() && table.guest(2).areMovesSealed());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertEquals(SEATS, table.keeper().record().plies());
        assertFalse(table.keeper().areMovesSealed() || table.guest(1).areMovesSealed() || table.guest(2).areMovesSealed());
        isFair(table);
    }

    /** The two others open together what whoever has gone had sealed. */
    @Test
    void aLeaversMoveIsOpenedByTheOthersTogether() {
        HandledTable table = table(5);
        String first = text(table, 17);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        isAway(table, 1);
        for (int second = 0; second < Keeper.AWAY; second++) table.tick();
        table.keeper().propose(Event.bot(1));
        table.settle();
        assertFalse(readable(table, 0).contains(Share.YIELDED), "As long as one hasn't decided, nothing is handed on");
        table.guest(2).answer(true);
        table.settle();
        assertEquals(Set.of(1), table.keeper().bots());
        assertFalse(readable(table, 0).contains(Share.YIELDED));
        assertTrue(table.guest(2).isToMove());
        guestDecides(table, 2, 30);
        for (int second = 0; second < 10; second++) table.tick();
        table.settle();
        assertEquals(first, table.keeper().record().moveTexts().get(1));
        assertEquals(SEATS, table.keeper().record().plies());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertEquals(Set.of(), table.keeper().bots());
        isFair(table);
    }

    /** The keeper lets the bot decide anew instead, having seen what the other guest has sealed upon that. */
    @Test
    void aLeaversMoveCantBeExchanged() {
        HandledTable table = table(6);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        guestGetsHalf(table);
        holdOpenings(table);
        guestDecides(table, 2, 30);
        isAway(table, 1);
        for (int second = 0; second < Keeper.AWAY; second++) table.tick();
        table.keeper().propose(Event.bot(1));
        table.settle();
        holdOpenings(table);
        table.guest(2).answer(true);
        table.settle();
        String kept = table.kept(0);
        String sealed = Entries.read(kept).all(Sealing.WORD).get(1);
        String other = "1 " + Encoded.of(new byte[Seal.KEY]);
        assertNotEquals(sealed, other);
        table.restartKeeper(kept.replace(Sealing.WORD + ' ' + sealed, Sealing.WORD + ' ' + other));
        table.settle();
        assertEquals("far.fault.sealed", table.guest(2).faults().get(0).key());
    }

    private static void guestGetsHalf(HandledTable table) {
        for (int second = 0; second < 40; second++) table.tick();
        table.settle();
        assertTrue(Entries.read(table.kept(2)).has(Share.WORD));
    }

    /** Where the other guest has gone, too, bots decide anew for both, and neither holds that against the keeper. */
    @Test
    void whereBothHaveGoneBotsDecideAnew() {
        HandledTable table = table(7);
        keeperDecides(table, 5);
        guestDecides(table, 1, 17);
        guestGetsHalf(table);
        isAway(table, 1);
        for (int second = 0; second < Keeper.AWAY; second++) table.tick();
        table.keeper().propose(Event.bot(1));
        table.settle();
        table.guest(2).answer(true);
        table.settle();
        assertEquals(2, table.keeper().record().plies(), "What the first one sealed stands");
        table.relay().putInto((to, packet) -> to > 0 || packet.topic().contains("from/") ? null : packet);
        for (int second = 0; second < Keeper.AWAY; second++) table.tick();
        table.keeper().propose(Event.bot(2));
        assertEquals(Set.of(1, 2), table.keeper().bots());
        assertEquals(1, table.keeper().record().replay().toMove(), "Nobody is left who could open it");
        keeperDecides(table, 20);
        keeperDecides(table, 21);
        assertEquals(SEATS, table.keeper().record().plies());
        table.relay().putInto((to, packet) -> packet);
        for (int second = 0; second < 60; second++) table.tick();
        table.settle();
        isFair(table);
    }
}
