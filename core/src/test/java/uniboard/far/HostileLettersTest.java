package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static uniboard.far.HostileKeeperTest.game;
import static uniboard.far.HostileKeeperTest.holdsBackWhatIsOpened;
import static uniboard.far.HostileKeeperTest.isBlamed;
import static uniboard.far.HostileKeeperTest.legal;
import static uniboard.far.HostileKeeperTest.table;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** Letters with a keeper's keys that no keeper would write. */
class HostileLettersTest {
    /** A letter to the first guest alone, with the keeper's keys. */
    private static void tells(HandledTable table, int number, Entries open, Entries secret) {
        byte[] reader = table.forger(1).hand().reading().open();
        table.relay().send(1, table.forger(0).letter("to/2", 1_000_000 + number, open, secret, reader));
        table.settle();
    }

    /** The keeper's own device speaks again. */
    private static void regains(HandledTable table) {
        String number = "\nnumber " + Entries.read(table.kept(0)).get("number") + "\n";
        table.restartKeeper(table.kept(0).replace(number, "\nnumber 3000000\n"));
    }

    private static Entries toSeat() {
        return new Entries().add("round", 1);
    }

    private static Entries chained(Guest guest) {
        int plies = guest.seen().plies();
        return new Entries().add("round", 1).add("chain", plies + " " + guest.seen().commonChain(plies));
    }

    /** What is opened too early proves nothing of what comes after it. */
    @Test
    void openedTooEarly() {
        HandledTable table = table("onitama", 2, 13).deal();
        Entries kept = Entries.read(table.kept(0));
        Entries disclosure = new Entries().add("opening", kept.get("secret"));
        kept.all("record").forEach(line -> disclosure.add("record", line));
        String all = Encoded.of(Encoded.utf8(disclosure.text()));
        tells(table, 1, chained(table.guest(1)), toSeat().add("opened", all.length() + " 0 " + all));
        assertEquals(Fairly.FAIR, table.guest(1).fairness());
        regains(table);
        for (int i = 0; i < 40; i++) table.step();
        assertEquals(Fairly.NOT_FAIR, table.guest(1).fairness());
    }

    @Test
    void anotherGameIsOpened() {
        for (String id : List.of("onitama", "unikat")) {
            HandledTable table = table(id, 2, 14).deal();
            table.playUntil(4);
            holdsBackWhatIsOpened(table);
            table.keeper().resign(0);
            table.settle();
            String kept = table.kept(0);
            GameRecord record = table.keeper().record();
            GameRecord ofFour = GameRecord.begin(game("unikat"), HandledTable.options(game("unikat"), 4),
                Collections.nCopies(4, Seat.HUMAN), new Random32(1));
            for (GameRecord other : List.of(record.firstPlies(3), record.with(legal(record).get(0)), ofFour)) {
                HandledTable one = table(id, 2, 14).deal();
                one.playUntil(4);
                holdsBackWhatIsOpened(one);
                one.keeper().resign(0);
                one.settle();
                one.relay().putInto((to, packet) -> packet);
                Entries disclosure = new Entries().add("opening", Entries.read(kept).get("secret"));
                other.text().lines().forEach(line -> disclosure.add("record", line));
                String all = Encoded.of(Encoded.utf8(disclosure.text()));
                tells(one, 1, chained(one.guest(1)), toSeat().add("opened", all.length() + " 0 " + all.substring(0, 100)));
                tells(one, 2, chained(one.guest(1)), toSeat().add("opened", all.length() + " 100 " + all.substring(100)));
                isBlamed(one.guest(1), "far.fault.game");
            }
        }
    }

    /** What can't be read, or can't have happened, is blamed and goes no further. */
    @Test
    void whatCantBe() {
        Game unikat = game("unikat");
        String ofFour = unikat.notation().positionText(unikat.start(HandledTable.options(unikat, 4), new Random32(1)));
        for (String id : List.of("onitama", "unikat", "unlur")) {
            for (String view : List.of("", "x", "\u0000", ofFour, "z".repeat(9_000))) {
                HandledTable table = table(id, 2, 15).deal();
                Guest guest = table.guest(1);
                tells(table, 1, chained(guest), toSeat().add("step", "0\tx\t" + view));
                isBlamed(guest, "far.fault.garbled");
                assertEquals(0, guest.seen().plies());
            }
        }
        HandledTable table = table("onitama", 2, 16).deal();
        Guest guest = table.guest(1);
        String view = guest.seen().view(0);
        tells(table, 1, chained(guest), toSeat().add("step", "0\tOx a1-a1\t" + view));
        isBlamed(guest, "far.fault.garbled");
        regains(table);
        table.playUntil(3);
        int plies = guest.seen().plies();
        String text = guest.seen().text(0);
        tells(table, 9_000_000, chained(guest), toSeat().add("text", "0\tOx a1-a1").add("text", "9\tx").add("text", "x"));
        isBlamed(guest, "far.fault.garbled", "far.fault.rollback");
        assertEquals(text, guest.seen().text(0));
        assertEquals(plies, guest.seen().plies());
    }

    /** Views that nobody else is told of prove nothing. */
    @Test
    void viewsWithoutAWordToOthers() {
        for (String chain : List.of("", "x", "0 x", "-1 ")) {
            HandledTable table = table("onitama", 2, 17).deal();
            table.playUntil(2);
            table.relay().putInto(new Tampering(table,
                (to, end, told) -> end.equals("to/2") ? told.replaceAll("(?m)^chain .*", "chain " + chain) : told));
            table.playUntil(6);
            isBlamed(table.guest(1), "far.fault.common");
        }
    }
}
