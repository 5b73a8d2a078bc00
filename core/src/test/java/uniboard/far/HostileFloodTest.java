package uniboard.far;

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
import uniboard.known.PaperSeal;
import uniboard.match.GameRecord;

/** Letters with right keys and anything in them, by the thousand: nothing gives way under them. */
class HostileFloodTest {
    private static final int FAR = 1_000_000;

    static List<Game> games() {
        return FarTable.CATALOG.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void fromGuests(Game game) {
        fromGuests(game, 1, 3_000);
    }

    @ParameterizedTest
    @MethodSource("games")
    void fromKeepers(Game game) {
        fromKeepers(game, 1, 3_000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void atLength(Game game) {
        for (int seed = 2; seed < 5; seed++) {
            fromGuests(game, seed, 20_000);
            fromKeepers(game, seed, 20_000);
        }
    }

    /** In the middle of a game a seat's device says anything but that it gives up, and goes on honestly afterwards. */
    private static void fromGuests(Game game, int seed, int count) {
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperSeal(seed), seed).deal();
        table.playUntil(5);
        Mischief mischief = new Mischief(new Random32(seed), table.relay().everything());
        Forger guest = table.forger(1);
        Forger keeper = table.forger(0);
        Entries like = lastOf(table, "from/2");
        String move = table.keeper().record().moveTexts().get(0);
        Entries likeSecret = new Entries().add("step", 5).add("move", move).add("chain", "x").add("texts", "x");
        String before = table.state();
        for (int i = 1; i <= count; i++) {
            Entries open = mischief.entries(like);
            if (i % 2 == 0) open = new Entries().add("round", 1).add("have", i % 7).add("got", i * 31 % 10_000);
            Entries secret = mischief.entries(likeSecret);
            if (secret.has("resigns")) continue;
            table.relay().publish(guest.letter("from/2", FAR + i, open, secret, keeper.hand().reading().open()));
            table.settle();
            table.keeper().frame(i / 100);
        }
        assertEquals(before, table.state());
        table.restartGuest(1, table.kept(1).replaceAll("\nnumber \\d+", "\nnumber " + (FAR + count)));
        assertTrue(table.playToEnd(), () -> "stuck: " + table.state());
        for (Guest each : table.guests()) assertEquals(Fairly.FAIR, each.fairness());
        assertTrue(table.relay().longest() <= Wire.LONGEST);
    }

    private static Entries lastOf(HandledTable table, String end) {
        Entries last = new Entries();
        for (HandledRelay.Packet packet : table.relay().everything())
            if (packet.topic().endsWith(end)) last = table.forger(0).opened(packet).open();
        return last;
    }

    /** A keeper says anything at any time: whatever a guest makes of it, it stands by what it shows. */
    private static void fromKeepers(Game game, int seed, int count) {
        Random32 random = new Random32(seed);
        HandledTable table = new HandledTable(game, game.maxSeats(), new PaperSeal(seed), seed).deal();
        table.playUntil(4);
        Mischief mischief = new Mischief(random, table.relay().everything());
        Forger keeper = table.forger(0);
        String kept = table.kept(1);
        byte[] reader = table.forger(1).hand().reading().open();
        Entries toAll = lastOf(table, "all");
        SeatRecord seen = table.guest(1).seen();
        Entries toSeat = new Entries().add("round", 1).add("begin", seen.view(0));
        for (int ply = 0; ply < seen.plies(); ply++) toSeat.add("step", ply + "\t" + seen.text(ply) + '\t' + seen.view(ply + 1));
        for (int i = 1; i <= count; i++) {
            boolean isToAll = random.below(3) == 0;
            Entries open = mischief.entries(isToAll ? toAll : new Entries().add("chain", "4 x"));
            Entries secret = mischief.entries(toSeat);
            if (random.below(2) == 0) secret = Entries.read("round 1\n" + secret.text());
            table.relay().send(1, keeper.letter(isToAll ? "all" : "to/2", FAR + i, open, secret, reader));
            table.settle();
            table.guest(1).frame(i / 50);
            standsByIt(table.guest(1), game);
            if (random.below(50) == 0) table.restartGuest(1, random.below(2) == 0 ? kept : table.kept(1));
        }
    }

    private static void standsByIt(Guest guest, Game game) {
        assertTrue(guest.ownSeat() < Math.max(1, guest.seats().size()));
        assertTrue(guest.resigned() < guest.seats().size());
        if (guest.isSeatLost()) assertTrue(guest.ownSeat() != 1);
        SeatRecord seen = guest.seen();
        if (seen == null) return;
        Position now = seen.position();
        assertEquals(guest.seats().size(), now.seats());
        assertEquals(seen.view(seen.plies()), game.notation().positionText(now));
        if (guest.isToMove()) assertEquals(guest.ownSeat(), seen.toMove());
        boolean hidesNothing = game.id().equals("onitama") || game.id().equals("unlur");
        if (!hidesNothing) return;
        // What the table shows of such a game is a record.
        Position position = game.position(seen.options(), seen.view(0));
        for (int ply = 0; ply < seen.plies(); ply++) position.play(game.move(position, seen.text(ply)));
        assertEquals(seen.view(seen.plies()), game.notation().positionText(position));
        GameRecord opened = guest.opened();
        if (opened != null) assertEquals(game, opened.game());
    }
}
