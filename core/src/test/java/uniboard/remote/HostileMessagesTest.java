package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static uniboard.remote.HostileHostTest.game;
import static uniboard.remote.HostileHostTest.holdsBackWhatIsOpened;
import static uniboard.remote.HostileHostTest.isBlamed;
import static uniboard.remote.HostileHostTest.legal;
import static uniboard.remote.HostileHostTest.table;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** Messages with a host's keys that no host would write. */
class HostileMessagesTest {
    /** A message to the first client alone, with the host's keys. */
    private static void tells(HandledTable table, int number, Fields open, Fields secret) {
        byte[] reader = table.forger(1).hand().reading().open();
        table.relay().send(1, table.forger(0).message("to/2", 1_000_000 + number, open, secret, reader));
        table.settle();
    }

    /** The host's own device speaks again. */
    private static void regains(HandledTable table) {
        String number = "\nnumber " + Fields.read(table.kept(0)).get("number") + "\n";
        table.restartHost(table.kept(0).replace(number, "\nnumber 3000000\n"));
    }

    private static Fields toSeat() {
        return new Fields().add("round", 1);
    }

    private static Fields chained(TableClient client) {
        int plies = client.seen().plies();
        return new Fields().add("round", 1).add("chain", plies + " " + client.seen().commonChain(plies));
    }

    /** What is opened too early proves nothing of what comes after it. */
    @Test
    void openedTooEarly() {
        HandledTable table = table("onitama", 2, 13).deal();
        Fields kept = Fields.read(table.kept(0));
        Fields disclosure = new Fields().add("opening", kept.get("secret"));
        kept.all("record").forEach(line -> disclosure.add("record", line));
        String all = Encoded.of(Encoded.utf8(disclosure.text()));
        tells(table, 1, chained(table.client(1)), toSeat().add("opened", all.length() + " 0 " + all));
        assertEquals(AuditResult.FAIR, table.client(1).snapshot().audit().result());
        regains(table);
        for (int i = 0; i < 40; i++) table.step();
        assertEquals(AuditResult.NOT_FAIR, table.client(1).snapshot().audit().result());
    }

    @Test
    void anotherGameIsOpened() {
        for (String id : List.of("onitama", "unikat")) {
            HandledTable table = table(id, 2, 14).deal();
            table.playUntil(4);
            holdsBackWhatIsOpened(table);
            table.host().resign(0);
            table.settle();
            String kept = table.kept(0);
            GameRecord record = table.host().record();
            GameRecord ofFour = GameRecord.begin(game("unikat"), HandledTable.options(game("unikat"), 4),
                Collections.nCopies(4, Seat.HUMAN), new Random32(1));
            for (GameRecord other : List.of(record.firstPlies(3), record.with(legal(record).get(0)), ofFour)) {
                HandledTable one = table(id, 2, 14).deal();
                one.playUntil(4);
                holdsBackWhatIsOpened(one);
                one.host().resign(0);
                one.settle();
                one.relay().putInto((to, packet) -> packet);
                Fields disclosure = new Fields().add("opening", Fields.read(kept).get("secret"));
                other.text().lines().forEach(line -> disclosure.add("record", line));
                String all = Encoded.of(Encoded.utf8(disclosure.text()));
                tells(one, 1, chained(one.client(1)), toSeat().add("opened", all.length() + " 0 " + all.substring(0, 100)));
                tells(one, 2, chained(one.client(1)), toSeat().add("opened", all.length() + " 100 " + all.substring(100)));
                isBlamed(one.client(1), "far.fault.game");
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
                TableClient client = table.client(1);
                tells(table, 1, chained(client), toSeat().add("step", "0\tx\t" + view));
                isBlamed(client, "far.fault.garbled");
                assertEquals(0, client.seen().plies());
            }
        }
        HandledTable table = table("onitama", 2, 16).deal();
        TableClient client = table.client(1);
        String view = client.seen().view(0);
        tells(table, 1, chained(client), toSeat().add("step", "0\tOx a1-a1\t" + view));
        isBlamed(client, "far.fault.garbled");
        regains(table);
        table.playUntil(3);
        int plies = client.seen().plies();
        String text = client.seen().text(0);
        tells(table, 9_000_000, chained(client), toSeat().add("text", "0\tOx a1-a1").add("text", "9\tx").add("text", "x"));
        isBlamed(client, "far.fault.garbled", "far.fault.rollback");
        assertEquals(text, client.seen().text(0));
        assertEquals(plies, client.seen().plies());
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
            isBlamed(table.client(1), "far.fault.common");
        }
    }
}
