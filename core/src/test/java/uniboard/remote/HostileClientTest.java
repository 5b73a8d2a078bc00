package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;
import uniboard.match.GameRecord;
import uniboard.match.SecretTurns;

/** Anybody who sits at a table, or knows where it is, and says what no honest device would: nobody else notices anything of it. */
class HostileClientTest {
    /** Numbers of messages that an honest device never comes to. */
    private static final int FAR = 1_000_000;

    static List<Game> games() {
        return LossyTable.CATALOG.games();
    }

    private static HandledTable dealt(Game game, int seed) {
        return new HandledTable(game, game.maxSeats(), new PaperCrypto(seed), seed).deal();
    }

    private static void playsOnFairly(HandledTable table) {
        assertTrue(table.playToEnd(), () -> "stuck: " + table.state());
        for (TableClient client : table.clients()) {
            assertEquals(List.of(), client.snapshot().audit().faults());
            assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
            assertEquals(table.host().record(), client.opened());
        }
        assertTrue(table.relay().longest() <= Transport.LONGEST, () -> table.relay().longest() + " bytes");
    }

    private static void changesNothing(HandledTable table, HandledRelay.Packet packet) {
        String before = table.state();
        table.relay().publish(packet);
        table.settle();
        assertEquals(before, table.state());
    }

    /** A seat's device under other hands: it writes messages, and then the honest one comes back. */
    private static final class Possessed {
        private final HandledTable table;
        private final int seat;
        private final Forger forger;
        private int number;

        Possessed(HandledTable table, int seat) {
            this.table = table;
            this.seat = seat;
            forger = table.forger(seat);
            number = FAR + table.host().record().plies() * 10_000;
        }

        private byte[] hostReading() {
            return table.forger(0).hand().reading().open();
        }

        Fields open() {
            return new Fields().add("name", "Guest " + seat).add("seat", seat + 1).add("round", table.host().snapshot().round());
        }

        Fields move(int ply, String text, byte[] signature) {
            Fields move = new Fields().add("step", ply).add("move", text);
            return signature == null ? move : move.add("signed", Encoded.of(signature));
        }

        byte[] signed(int round, int ply, String text) {
            SeatRecord seen = table.client(seat).seen();
            return SignedMove.of(new PaperCrypto(0), forger.room(), round, ply, seen.commonChain(Math.min(ply, seen.plies())), text,
                forger.hand().signing());
        }

        HandledRelay.Packet message(Fields open, Fields secret) {
            return forger.message("from/" + (seat + 1), ++number, open, secret, secret == null ? null : hostReading());
        }

        void says(Fields secret) {
            changesNothing(table, message(open(), secret));
        }

        void comesBack() {
            Fields kept = Fields.read(table.kept(seat));
            table.restartClient(seat, table.kept(seat).replace("\nnumber " + kept.get("number") + "\n", "\nnumber " + number + "\n"));
        }
    }

    private static List<String> legal(Game game, Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) texts.add(game.notation().moveText(position, moves.get(i)));
        return texts;
    }

    private static boolean isLegal(Game game, Position position, String text) {
        try {
            return game.notation().moveText(position, game.move(position, text)).equals(text);
        } catch (NotationException e) {
            return false;
        }
    }

    /** Every few plies each client says what it may not, no matter whose turn it is. */
    private static void whileItIsPlayed(Game game, int seed, Consumer<Possessed> attack) {
        HandledTable table = dealt(game, seed);
        for (int plies = 0; table.host().snapshot().phase() == Phase.PLAYING; plies += 1 + table.host().record().plies() / 4) {
            assertTrue(table.playUntil(plies));
            if (table.host().snapshot().phase() != Phase.PLAYING) break;
            for (int seat = 1; seat <= table.clients().size(); seat++) {
                Possessed possessed = new Possessed(table, seat);
                attack.accept(possessed);
                possessed.comesBack();
            }
        }
        playsOnFairly(table);
    }

    @ParameterizedTest
    @MethodSource("games")
    void illegalMoves(Game game) {
        Random32 random = new Random32(7);
        String elsewhere = game.notation().positionText(game.start(HandledTable.options(game, game.maxSeats()), random));
        whileItIsPlayed(game, 1, client -> {
            GameRecord record = client.table.host().record();
            Position position = record.replay();
            List<String> texts = new ArrayList<>(List.of("", " ", "-", "0", "x".repeat(9_000), "9999999999", "\u0000", "a1-a1", "pass"));
            texts.add(elsewhere);
            texts.addAll(record.moveTexts());
            for (String text : legal(game, position)) {
                texts.add(text + " ");
                texts.add(text.substring(1));
                texts.add(mutated(text, random));
            }
            texts.removeIf(text -> isLegal(game, position, text));
            List<String> some = texts.size() > 60 ? texts.subList(0, 60) : texts;
            int round = client.table.host().snapshot().round();
            for (String text : some) client.says(client.move(record.plies(), text, client.signed(round, record.plies(), text)));
        });
    }

    private static String mutated(String text, Random32 random) {
        char[] messages = text.toCharArray();
        messages[random.below(messages.length)] = (char) (32 + random.below(95));
        return new String(messages);
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesThatAreNotTheirs(Game game) {
        whileItIsPlayed(game, 2, client -> {
            GameRecord record = client.table.host().record();
            Position position = record.replay();
            int ply = record.plies();
            int round = client.table.host().snapshot().round();
            String text = legal(game, position).get(0);
            byte[] right = client.signed(round, ply, text);
            byte[] wrong = right.clone();
            wrong[3] ^= 1;
            client.says(client.move(ply, text, null));
            client.says(client.move(ply, text, wrong));
            client.says(client.move(ply, text, client.signed(round + 1, ply, text)));
            client.says(client.move(ply, text, client.signed(round, ply + 1, text)));
            client.says(client.move(ply + 1, text, client.signed(round, ply + 1, text)));
            client.says(new Fields().add("move", text).add("signed", Encoded.of(right)));
            changesNothing(client.table, client.message(client.open(), null));
            Fields later = new Fields().add("round", round + 1);
            changesNothing(client.table, client.message(later, client.move(ply, text, right).add("resigns", "")));
            if (position.toMove() != client.seat) client.says(client.move(ply, text, right));
        });
    }

    /** Before versions were told. */
    @Test
    void aDeviceOfAnEarlierVersionIsKnownAsOne() {
        HandledTable table = dealt(games().get(0), 3);
        assertEquals(List.of(), table.host().snapshot().olderSeats());
        assertEquals(List.of(), table.client(1).snapshot().olderSeats());
        Possessed client = new Possessed(table, 1);
        table.relay().publish(client.message(client.open(), new Fields()));
        table.settle();
        assertEquals(List.of(1), table.host().snapshot().olderSeats());
    }

    /** What the messages above lack is all that they lack. */
    @ParameterizedTest
    @MethodSource("games")
    void rightLettersCount(Game game) {
        HandledTable table = dealt(game, 2);
        for (int plies = 0; table.host().record().replay().toMove() != 1; plies++) table.playUntil(plies);
        Possessed client = new Possessed(table, 1);
        int ply = table.host().record().plies();
        String text = legal(game, table.host().record().replay()).get(0);
        boolean isSealed = SecretTurns.areOn(table.host().record().replay());
        Fields open = isSealed ? client.open().add(Commitments.DECIDED, ply + " " + Encoded.of(new byte[Crypto.KEY])) : client.open();
        table.relay().publish(client.message(open, client.move(ply, text, client.signed(1, ply, text))));
        table.settle();
        if (isSealed) assertEquals(ply + 1, table.host().record().plies());
        else assertEquals(text, table.host().record().moveTexts().get(ply));
        table.relay().publish(client.message(client.open(), new Fields().add("resigns", "")));
        table.settle();
        assertEquals(1, table.host().snapshot().played().resigned());
        assertEquals(Phase.OVER, table.host().snapshot().phase());
    }

    /** Whatever messages of one seat are published for others, and whatever was said before. */
    @ParameterizedTest
    @MethodSource("games")
    void oldLettersAndOtherTopics(Game game) {
        HandledTable table = dealt(game, 3);
        for (int plies = 0; table.host().snapshot().phase() == Phase.PLAYING; plies += 2 + plies / 2) {
            assertTrue(table.playUntil(plies));
            List<HandledRelay.Packet> all = List.copyOf(table.relay().everything());
            for (int i = 0; i < 60; i++) {
                HandledRelay.Packet packet = all.get(table.random().below(all.size()));
                changesNothing(table, packet);
                for (int seat = 1; seat <= table.host().snapshot().seats().size(); seat++) {
                    String room = table.host().invitation().room(new PaperCrypto(0));
                    changesNothing(table, new HandledRelay.Packet(room + "from/" + seat, packet.bytes()));
                    changesNothing(table, new HandledRelay.Packet(room + "to/" + seat, packet.bytes()));
                }
            }
        }
        playsOnFairly(table);
    }

    /** Somebody with the same invitation comes too late, and says everything that a client could. */
    @ParameterizedTest
    @MethodSource("games")
    void takenSeats(Game game) {
        PaperCrypto crypto = new PaperCrypto(4);
        HandledTable table = new HandledTable(game, game.maxSeats(), crypto, 4).deal();
        Forger stranger = Forger.stranger(crypto, table.host().invitation());
        byte[] host = table.forger(0).hand().reading().open();
        for (int plies = 0; table.host().snapshot().phase() == Phase.PLAYING; plies += 3 + plies) {
            assertTrue(table.playUntil(plies));
            for (int seat = 0; seat < table.host().snapshot().seats().size(); seat++) {
                Fields open = new Fields().add("name", "Eve").add("seat", seat + 1).add("round", table.host().snapshot().round())
                    .add("have", 0).add("got", 0).add("another", 1);
                Fields secret = new Fields().add("resigns", "");
                changesNothing(table, stranger.message("from/" + (seat + 1), Integer.MAX_VALUE - plies, open, secret, host));
                changesNothing(table, stranger.message("from/" + (seat + 1), plies + 1, open.add("leaves", ""), secret, host));
                changesNothing(table, stranger.message("to/" + (seat + 1), plies + 1, open, secret, host));
            }
            changesNothing(table, stranger.message("all", plies + 1, Fields.read(table.kept(0)), null, null));
        }
        playsOnFairly(table);
    }

    @Test
    void namesOfAnyKind() {
        for (String name : List.of("x".repeat(12_000), "\u202Eada\u202C", "a\u0000b\tc\rd", "\uD83D\uDE00".repeat(3_000), "\uD83D", " ", "",
            "\u200F\u2066\u061C", "keeper Ada", "e" + "\u0301".repeat(6_000), "\u2028\u2029\u0085")) {
            HandledTable table = new HandledTable(LossyTable.CATALOG.game("unlur"), 2, new PaperCrypto(5), 5);
            Forger forger = Forger.stranger(new PaperCrypto(6), table.host().invitation());
            table.relay().publish(forger.message("from/2", 1, new Fields().add("name", name).add("seat", 2), null, null));
            table.settle();
            Occupant taken = table.client(1).snapshot().seats().get(1);
            assertTrue(taken.isClient(), name);
            assertTrue(taken.name().codePointCount(0, taken.name().length()) <= Occupant.LONGEST_NAME);
            assertFalse(taken.name().codePoints().anyMatch(HostileClientTest::isUnseen), name);
            assertTrue(table.relay().longest() < Transport.LONGEST);
        }
    }

    private static boolean isUnseen(int message) {
        int type = Character.getType(message);
        return type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE || type == Character.LINE_SEPARATOR
            || type == Character.PARAGRAPH_SEPARATOR;
    }

    /** In a deal somebody adds what isn't a commitment, a signature or an opening: the deal waits, and begins again without harm. */
    @Test
    void dealsThatComeToNothing() {
        HandledTable table = new HandledTable(LossyTable.CATALOG.game("unikat"), 3, new PaperCrypto(8), 8);
        table.client(1).take(1);
        Forger forger = Forger.stranger(new PaperCrypto(9), table.host().invitation());
        byte[] host = table.forger(0).hand().reading().open();
        table.relay().publish(forger.message("from/3", 1, new Fields().add("seat", 3), null, null));
        table.settle();
        table.host().begin();
        table.settle();
        int number = 1;
        for (String word : List.of("commit", "sign", "opening")) {
            for (String what : List.of("", "x".repeat(14_000), Encoded.of(new byte[64]), Encoded.of(new byte[32]), "keeper", "2 " + word)) {
                Fields open = new Fields().add("round", 1).add(word, what);
                table.relay().publish(forger.message("from/3", ++number, open, new Fields().add(word, what), host));
                table.settle();
                assertEquals(Phase.DEALING, table.host().snapshot().phase());
                assertTrue(table.relay().longest() < Transport.LONGEST);
            }
        }
        assertNotNull(table.client(1).snapshot().phase());
        assertEquals(List.of(), table.client(1).snapshot().audit().faults());
        table.host().begin();
        table.settle();
        assertEquals(2, table.client(1).snapshot().round());
        assertEquals(List.of(), table.client(1).snapshot().audit().faults());
    }

    /** Anybody who has been at a seat before must not stand in the way of the player who takes it next. */
    @Test
    void seatsAreGivenBackWhole() {
        HandledTable table = new HandledTable(LossyTable.CATALOG.game("onitama"), 2, new PaperCrypto(10), 10);
        Forger forger = Forger.stranger(new PaperCrypto(11), table.host().invitation());
        Fields coming = new Fields().add("name", "Eve").add("seat", 2);
        Fields leaving = new Fields().add("name", "Eve").add("seat", 2).add("leaves", "");
        HandledRelay.Packet came = forger.message("from/2", Integer.MAX_VALUE - 1, coming, null, null);
        table.relay().publish(came);
        table.settle();
        assertEquals("Eve", table.host().snapshot().seats().get(1).name());
        table.relay().publish(forger.message("from/2", Integer.MAX_VALUE, leaving, null, null));
        table.settle();
        assertTrue(table.host().snapshot().seats().get(1).isFree());
        table.relay().publish(came);
        table.settle();
        assertTrue(table.host().snapshot().seats().get(1).isFree());
        // Nobody can leave a seat without having taken it.
        table.relay().publish(Forger.stranger(new PaperCrypto(12), table.host().invitation())
            .message("from/2", Integer.MAX_VALUE, leaving, null, null));
        table.deal();
        playsOnFairly(table);
    }

    @Test
    void whoLeavesMayComeAgain() {
        HandledTable table = new HandledTable(LossyTable.CATALOG.game("onitama"), 2, new PaperCrypto(13), 13);
        table.client(1).take(1);
        table.settle();
        table.client(1).leave();
        table.settle();
        assertTrue(table.host().snapshot().seats().get(1).isFree());
        table.deal();
        playsOnFairly(table);
    }

    /** Keys under which everybody can sign belong to nobody. */
    @Test
    void keysOfEverybody() {
        Crypto crypto = new PaperCrypto(14);
        for (String bytes : List.of("00", "01", "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
            "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
            "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")) {
            byte[] open = Arrays.copyOf(HexFormat.of().parseHex(bytes), Crypto.KEY);
            for (int sign = 0; sign < 2; sign++) {
                open[Crypto.KEY - 1] ^= (byte) (sign << 7);
                HandledTable table = new HandledTable(LossyTable.CATALOG.game("onitama"), 2, crypto, 14);
                SignedMessage.Hand own = SignedMessage.Hand.of(crypto, crypto.random(Crypto.KEY));
                SignedMessage.Hand hand = new SignedMessage.Hand(new Crypto.Keys(open, open), own.reading());
                changesNothing(table, new Forger(crypto, table.host().invitation(), hand)
                    .message("from/2", 1, new Fields().add("seat", 2), null, null));
                changesNothing(table, new Forger(crypto, table.host().invitation(), hand)
                    .message("from/2", 1, new Fields().add("seat", 2), new Fields(), table.forger(0).hand().reading().open()));
            }
        }
    }

    /** A client that says it was told otherwise is told everything again, in messages that a relay carries. */
    @Test
    void alwaysToldAnew() {
        HandledTable table = new HandledTable(LossyTable.CATALOG.game("unikat"), 4, new PaperCrypto(15), 15).deal();
        int from = 0;
        for (int plies = 30; table.host().snapshot().phase() == Phase.PLAYING; plies += 60) {
            table.playUntil(plies);
            Possessed client = new Possessed(table, 1);
            int ply = table.host().record().plies();
            for (String what : List.of("", "x", " ".repeat(500), "AAAAAAAAAAAA ".repeat(100))) {
                Fields open = client.open().add("have", ply).add("got", from += 100);
                Fields secret = new Fields().add("chain", table.client(1).seen().chain(ply)).add("texts", what);
                changesNothing(table, client.message(open, secret));
            }
            client.comesBack();
        }
        playsOnFairly(table);
    }
}
