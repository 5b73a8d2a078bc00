package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;

/** What each device can open of all that is said, and that nothing stands in it that it may not know. */
class SecrecyTest {
    private static final int PLIES = 60;

    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    private static HandledTable played(String id, int seats, Crypto crypto) {
        HandledTable table = new HandledTable(LossyTable.CATALOG.game(id), seats, crypto, 1).deal();
        table.playUntil(6);
        table.host().resign(0);
        assertTrue(table.playToEnd());
        return table;
    }

    /** Two games that differ in what a seat can't know are one to that seat, and to everyone who knows no more. */
    @ParameterizedTest
    @MethodSource("games")
    void twinsAreTheSame(Game game) {
        int compared = 0;
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) compared += new Twins(game, seats).compare(seats == 2 ? 2 : 1);
        assertEquals(isOpen(game), compared == 0);
    }

    private static boolean isOpen(Game game) {
        return game.id().equals("onitama") || game.id().equals("unlur");
    }

    @Test
    void spectatorsReadWhatIsSaidToAll() {
        Crypto crypto = new TwinCrypto(2);
        HandledTable table = played("unikat", 3, crypto);
        Invitation invitation = table.host().invitation();
        Invitation watch = invitation.toWatch(crypto);
        assertEquals(Invitation.Kind.WATCH, watch.kind());
        assertEquals(invitation.room(crypto), watch.room(crypto));
        assertFalse(Arrays.equals(invitation.key(), watch.key()));
        assertEquals(watch, Invitation.read(watch.text()));
        for (HandledRelay.Packet packet : table.relay().everything()) {
            SignedMessage read = SignedMessage.opened(crypto, SignedMessage.Hand.of(crypto, new byte[Crypto.KEY]), watch.key(),
                packet.topic(), packet.bytes());
            assertEquals(packet.topic().endsWith("/all"), read != null);
            if (read != null) assertNull(read.secret());
        }
    }

    @Test
    void whatIsForOneSeatIsForNobodyElse() {
        HandledTable table = played("unikat", 4, new TwinCrypto(3));
        for (HandledRelay.Packet packet : table.relay().everything()) {
            String end = packet.topic().substring(table.forger(0).room().length());
            for (int seat = 0; seat < 4; seat++) {
                SignedMessage message = table.forger(seat).opened(packet);
                boolean isReader = end.equals("to/" + (seat + 1)) || seat == 0 && end.startsWith("from/");
                assertNotNull(message);
                assertEquals(isReader, message.secret() != null, end);
            }
            assertNull(Forger.stranger(new TwinCrypto(4), Invitation.to(new TwinCrypto(4), new byte[Crypto.KEY],
                new byte[0])).opened(packet));
        }
    }

    @Test
    void linksHoldTheKeyAndByWhatToKnowTheHost() {
        Crypto crypto = new TwinCrypto(5);
        HandledTable table = new HandledTable(LossyTable.CATALOG.game("onitama"), 2, crypto, 5);
        Invitation invitation = table.host().invitation();
        byte[] host = table.forger(0).hand().signing().open();
        assertTrue(invitation.isHost(crypto, host));
        assertEquals("p" + Encoded.of(Encoded.joined(invitation.key(), invitation.host())), invitation.text());
        assertArrayNotIn(invitation.key(), table.kept(0), "seed");
        assertArrayNotIn(invitation.host(), table.kept(0), "seed");
        assertEquals(invitation, Invitation.read(invitation.text()));
        String text = invitation.text();
        for (String other : List.of("", "p", "w", "x" + text.substring(1), text + "A", text.substring(2), "pé"))
            assertNull(Invitation.read(other));
    }

    private static void assertArrayNotIn(byte[] bytes, String kept, String word) {
        assertNotEquals(Fields.read(kept).get(word), Encoded.of(bytes));
    }

    /** Whatever anybody at the table can open of a game that goes on: neither the deal nor any device's own bytes are in it. */
    @ParameterizedTest
    @MethodSource("games")
    void nothingIsOpenedBeforeTheEnd(Game game) {
        int seats = game.maxSeats();
        HandledTable table = new HandledTable(game, seats, new PaperCrypto(6), 6);
        for (int seat = 1; seat < seats; seat++) table.client(seat).take(seat);
        int known = 0;
        while (table.host().snapshot().phase() != Phase.OVER && (table.host().record() == null || table.host().record().plies() < PLIES)) {
            table.settle();
            List<HandledRelay.Packet> all = table.relay().everything();
            if (table.host().snapshot().phase() == Phase.OVER) break;
            for (; known < all.size(); known++)
                for (int seat = 0; seat < seats; seat++) hides(table, table.forger(seat).opened(all.get(known)));
            table.step();
        }
        if (table.host().snapshot().phase() == Phase.PLAYING) table.host().resign(0);
        assertTrue(table.playToEnd());
        boolean isOpened = table.relay().everything().stream().map(table.forger(1)::opened)
            .anyMatch(message -> message.secret() != null && message.secret().has("opened"));
        assertTrue(isOpened);
    }

    private static void hides(HandledTable table, SignedMessage message) {
        String told = message.open().text() + (message.secret() == null ? "" : message.secret().text());
        assertFalse(told.contains("opened ") || told.contains("record "), told);
        for (int seat = 0; seat < table.host().snapshot().seats().size(); seat++) {
            Fields kept = Fields.read(table.kept(seat));
            assertFalse(told.contains(kept.get("seed")));
            boolean mayBeOpen = seat != 0 && isSigned(table, kept);
            if (kept.has("secret") && !mayBeOpen) assertFalse(told.contains(kept.get("secret")));
        }
        boolean hides = table.host().record() != null && !isOpen(table.host().snapshot().game());
        if (hides) assertFalse(told.contains(table.host().record().start()), told);
    }

    /** Whether a device has seen that all clients have signed. */
    private static boolean isSigned(HandledTable table, Fields kept) {
        return kept.all("sign").size() == table.clients().size();
    }
}
