package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;

/** Messages with right keys and anything in them, by the thousand: nothing gives way under them. */
class HostileFloodTest {
    private static final int FAR = 1_000_000;

    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void fromClients(Game game) {
        fromClients(game, 1, 3_000);
    }

    @ParameterizedTest
    @MethodSource("games")
    void fromHosts(Game game) {
        fromHosts(game, 1, 3_000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void atLength(Game game) {
        for (int seed = 2; seed < 5; seed++) {
            fromClients(game, seed, 20_000);
            fromHosts(game, seed, 20_000);
        }
    }

    /** In the middle of a game a seat's device says anything but that it gives up, and goes on honestly afterwards. */
    private static void fromClients(Game game, int seed, int count) {
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(seed), seed).deal();
        table.playUntil(5);
        Mischief mischief = new Mischief(new Random32(seed), table.relay().everything());
        Forger client = table.forger(1);
        Forger host = table.forger(0);
        Fields like = lastOf(table, "from/2");
        String move = table.host().record().moveTexts().get(0);
        Fields likeSecret = new Fields().add("step", 5).add("move", move).add("chain", "x").add("texts", "x");
        String before = table.state();
        for (int i = 1; i <= count; i++) {
            Fields open = mischief.entries(like);
            if (i % 2 == 0) open = new Fields().add("round", 1).add("have", i % 7).add("got", i * 31 % 10_000);
            Fields secret = mischief.entries(likeSecret);
            if (secret.has("resigns")) continue;
            table.relay().publish(client.message("from/2", FAR + i, open, secret, host.hand().reading().open()));
            table.settle();
            table.host().frame(i / 100);
        }
        assertEquals(before, table.state());
        table.restartClient(1, table.kept(1).replaceAll("\nnumber \\d+", "\nnumber " + (FAR + count)));
        assertTrue(table.playToEnd(), () -> "stuck: " + table.state());
        for (TableClient each : table.clients()) assertEquals(AuditResult.FAIR, each.snapshot().audit().result());
        assertTrue(table.relay().longest() <= Transport.LONGEST);
    }

    private static Fields lastOf(HandledTable table, String end) {
        Fields last = new Fields();
        for (HandledRelay.Packet packet : table.relay().everything())
            if (packet.topic().endsWith(end)) last = table.forger(0).opened(packet).open();
        return last;
    }

    /** A host says anything at any time: whatever a client makes of it, it stands by what it shows. */
    private static void fromHosts(Game game, int seed, int count) {
        Random32 random = new Random32(seed);
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperCrypto(seed), seed).deal();
        table.playUntil(4);
        Mischief mischief = new Mischief(random, table.relay().everything());
        Forger host = table.forger(0);
        String kept = table.kept(1);
        byte[] reader = table.forger(1).hand().reading().open();
        Fields toAll = lastOf(table, "all");
        SeatRecord seen = table.client(1).seen();
        Fields toSeat = new Fields().add("round", 1).add("begin", seen.view(0));
        for (int ply = 0; ply < seen.plies(); ply++) toSeat.add("step", ply + "\t" + seen.text(ply) + '\t' + seen.view(ply + 1));
        for (int i = 1; i <= count; i++) {
            boolean isToAll = random.below(3) == 0;
            Fields open = mischief.entries(isToAll ? toAll : new Fields().add("chain", "4 x"));
            Fields secret = mischief.entries(toSeat);
            if (random.below(2) == 0) secret = Fields.read("round 1\n" + secret.text());
            table.relay().send(1, host.message(isToAll ? "all" : "to/2", FAR + i, open, secret, reader));
            table.settle();
            table.client(1).frame(i / 50);
            standsByIt(table.client(1), game);
            if (random.below(50) == 0) table.restartClient(1, random.below(2) == 0 ? kept : table.kept(1));
        }
    }

    private static void standsByIt(TableClient client, Game game) {
        assertTrue(client.snapshot().ownSeat() < Math.max(1, client.snapshot().seats().size()));
        assertTrue(client.snapshot().played().resigned() < client.snapshot().seats().size());
        if (client.isSeatLost()) assertTrue(client.snapshot().ownSeat() != 1);
        SeatRecord seen = client.seen();
        if (seen == null) return;
        Position now = seen.position();
        assertEquals(client.snapshot().seats().size(), now.seats());
        assertEquals(seen.view(seen.plies()), game.notation().positionText(now));
        if (client.isToMove()) assertEquals(client.snapshot().ownSeat(), seen.toMove());
        boolean hidesNothing = game.id().equals("onitama") || game.id().equals("unlur");
        if (!hidesNothing) return;
        // What the table shows of such a game is a record.
        Position position = game.position(seen.options(), seen.view(0));
        for (int ply = 0; ply < seen.plies(); ply++) position.play(game.move(position, seen.text(ply)));
        assertEquals(seen.view(seen.plies()), game.notation().positionText(position));
        GameRecord opened = client.opened();
        if (opened != null) assertEquals(game, opened.game());
    }
}
