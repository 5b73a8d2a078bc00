package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;

/** A relay, or anybody who knows its topics, that brings anything but what was sent: games end as if it were a good one. */
class HostileRelayTest {
    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    private static void isFair(HandledTable table) {
        for (TableClient client : table.clients()) {
            assertEquals(List.of(), client.snapshot().audit().faults());
            assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
            assertEquals(table.host().record(), client.opened());
        }
        assertTrue(table.relay().longest() <= Transport.LONGEST, () -> table.relay().longest() + " bytes");
    }

    @ParameterizedTest
    @MethodSource("games")
    void anythingButWhatWasSent(Game game) {
        disturbed(game, game.maxSeats(), 1, new PaperCrypto(1), 5_000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void anythingButWhatWasSentAtLength(Game game) {
        for (int seed = 2; seed < 5; seed++) disturbed(game, game.maxSeats(), seed, new PaperCrypto(seed), 50_000);
    }

    @ParameterizedTest
    @MethodSource("games")
    void sealedAsInThePage(Game game) {
        disturbed(game, game.minSeats(), 3, new TwinCrypto(3), 100);
    }

    /** Each device hears so many packets in all that aren't for it, and pages are closed and opened again meanwhile. */
    private static void disturbed(Game game, int seats, int seed, Crypto crypto, int count) {
        Random32 random = new Random32(seed);
        HandledTable table = new HandledTable(game, seats, crypto, seed);
        HandledTable elsewhere = new HandledTable(game, seats, crypto, seed + 1).deal();
        elsewhere.playUntil(3);
        List<HandledRelay.Packet> heard = new ArrayList<>(elsewhere.relay().everything());
        Mischief mischief = new Mischief(random, heard);
        for (int seat = 1; seat <= table.clients().size(); seat++) table.client(seat).take(seat);
        table.relay().putInto((to, packet) -> random.below(6) > 0 ? packet : random.below(2) == 0 ? null : mischief.packet());
        int known = 0;
        for (int sent = 0; sent < count; sent++) {
            List<HandledRelay.Packet> all = table.relay().everything();
            for (; known < all.size(); known++) heard.add(all.get(known));
            HandledRelay.Packet packet = mischief.packet();
            table.relay().send(random.below(seats), random.below(4) == 0 ? swapped(packet, table, elsewhere) : packet);
            if (random.below(4) == 0) table.step();
            if (random.below(3_000) == 0) restart(table, random.below(seats));
            if (sent % 100 == 0) table.settle();
        }
        assertTrue(table.playToEnd(), () -> "stuck: " + table.state());
        isFair(table);
    }

    private static void restart(HandledTable table, int seat) {
        if (seat == 0) table.restartHost(table.kept(0));
        else table.restartClient(seat, table.kept(seat));
    }

    /** What was said in the other room, as if it were this one. */
    private static HandledRelay.Packet swapped(HandledRelay.Packet packet, HandledTable here, HandledTable there) {
        Crypto crypto = new PaperCrypto(0);
        String end = packet.topic().substring(packet.topic().lastIndexOf('/', packet.topic().length() - 3) + 1);
        boolean isEnd = end.startsWith("to/") || end.startsWith("from/") || end.equals("all");
        String room = (packet.topic().startsWith(there.host().invitation().room(crypto)) ? here : there).host().invitation().room(crypto);
        return new HandledRelay.Packet(isEnd ? room + end : room + "all", packet.bytes());
    }

    /** A client that comes back hears what it was told long ago, in any order: it holds nothing against an honest host. */
    @ParameterizedTest
    @MethodSource("games")
    void oldLettersAfterComingBack(Game game) {
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(4), 4).deal();
        for (int plies = 4; table.host().snapshot().phase() != Phase.OVER; plies += 1 + plies / 2) {
            table.playUntil(plies);
            for (int seat = 1; seat <= table.clients().size(); seat++) {
                table.restartClient(seat, table.kept(seat));
                List<HandledRelay.Packet> all = table.relay().everything();
                for (int i = 0; i < 300; i++) table.relay().send(seat, all.get(table.random().below(all.size())));
            }
            table.settle();
        }
        assertTrue(table.playToEnd());
        isFair(table);
    }

    /** A page that is closed and opened again at any time goes on with its part. */
    @Test
    void pagesThatAreOpenedAgainAndAgain() {
        for (Game game : games()) {
            HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(5), 5).deal();
            for (int plies = 1; table.host().snapshot().phase() == Phase.PLAYING && plies < 40; plies++) {
                table.playUntil(plies);
                restart(table, plies % game.maxSeats());
            }
            assertTrue(table.playToEnd());
            isFair(table);
        }
    }

    /** Anybody who gives up, at whatever time: the game is opened, and was fair. */
    @Test
    void givingUp() {
        for (Game game : games()) {
            for (int plies = 0; plies < 6; plies++) {
                HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(plies), plies).deal();
                table.playUntil(plies);
                int seat = plies % game.maxSeats();
                if (seat == 0) table.host().resign(0);
                else table.client(seat).resign();
                if (plies > 3) restart(table, seat);
                assertTrue(table.playToEnd(), () -> "stuck: " + table.state());
                isFair(table);
                assertEquals(seat, table.host().snapshot().played().resigned());
                assertEquals(seat, table.client(1).snapshot().played().resigned());
            }
        }
    }
}
