package uniboard.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.TestGames;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Playout;

/** A link holds a record and nothing else: every record comes back as it was, and whatever was changed on the way is refused. */
class RecordLinkTest {
    private static final int PLAYOUTS = 4;
    private static final String ALPHABET = "ABCXYZabcxyz0189-_";
    private static final String STRANGE = "+/= %#\u0000א“\n";

    private final TestGames games = new TestGames();

    static Iterable<Game> games() {
        return new TestGames().games();
    }

    private static List<GameRecord> playouts(Game game) {
        Playout playout = new Playout(game, Options.defaults(game), 1);
        return IntStream.range(0, PLAYOUTS).mapToObj(playout::play).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRecordComesBackAsItWas(Game game) {
        for (GameRecord record : playouts(game)) {
            for (int plies : new int[] {record.plies(), record.plies() / 2, 0}) {
                GameRecord some = record.firstPlies(plies);
                assertEquals(some.text(), RecordLink.read(RecordLink.of(some), games).text());
            }
        }
    }

    /** Links that people have must be read for ever: neither the format nor the order of the moves may change. */
    @Test
    void linksOfOldAreRead() {
        GameRecord record = GameRecord.read("""
            uniboard 1
            game onitama
            start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
            seat 1 human
            seat 2 bot 2
            1 Boar c1-c2
            2 Horse d5-d4
            """, new AllGames());
        String link = "AV1nYW1lIG9uaXRhbWEKc3RhcnQgc3Ntc3MvNS81LzUvU1NNU1MgT3gsQm9hci9Ib3JzZSxFbGVwaGFudC9DcmFiIGIKc2VhdCAx"
            + "IGh1bWFuCnNlYXQgMiBib3QgMgoCc2o92CU";
        assertEquals(record.text(), RecordLink.read(link, new AllGames()).text());
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatWasChangedIsRefused(Game game) {
        refuses(game, 10_000);
    }

    /** Ten times as many. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("games")
    void whateverWasChangedIsRefused(Game game) {
        refuses(game, 100_000);
    }

    private void refuses(Game game, int count) {
        Random32 random = new Random32(1);
        List<String> links = playouts(game).stream().map(RecordLink::of).toList();
        for (int i = 0; i < count; i++) {
            String link = links.get(i % links.size());
            String changed = changed(link, random);
            if (!changed.equals(link)) refuses(changed);
        }
    }

    private LinkException refuses(String link) {
        return assertThrows(LinkException.class, () -> RecordLink.read(link, games), () -> link);
    }

    private static String changed(String link, Random32 random) {
        int at = random.below(link.length());
        String alphabet = random.below(4) == 0 ? STRANGE : ALPHABET;
        char sign = alphabet.charAt(random.below(alphabet.length()));
        return switch (random.below(5)) {
            case 0 -> link.substring(0, at) + sign + link.substring(at + 1);
            case 1 -> link.substring(0, at) + sign + link.substring(at);
            case 2 -> link.substring(0, at) + link.substring(at + 1);
            case 3 -> link.substring(at) + link.substring(0, at);
            default -> link.substring(0, at);
        };
    }

    /** Anybody who counts the checksum again gets no further. */
    @ParameterizedTest
    @MethodSource("games")
    void forgedContentIsRefused(Game game) {
        Random32 random = new Random32(2);
        List<GameRecord> records = playouts(game);
        int refused = 0;
        for (int i = 0; i < 2_000; i++) {
            byte[] content = LinkText.content(RecordLink.of(records.get(i % records.size())));
            content[random.below(content.length)] ^= (byte) (1 << random.below(8));
            String forged = LinkText.of(content);
            try {
                assertEquals(forged, RecordLink.of(RecordLink.read(forged, games)), "what is read is a record's own link");
            } catch (LinkException e) {
                refused++;
            }
        }
        assertTrue(refused > 0);
    }

    @Test
    void otherTextsAreToldApart() {
        assertEquals("link.tooLong", refuses("A".repeat(LinkText.LONGEST + 1)).reason().key());
        assertEquals("link.damaged", refuses("A".repeat(LinkText.LONGEST)).reason().key());
        assertEquals("link.damaged", refuses("").reason().key());
        assertEquals("link.damaged", refuses("not base64!").reason().key());
        assertEquals("link.version", refuses(ofVersionTwo()).reason().key());
        BitWriter out = new BitWriter();
        out.text("game chess\n");
        assertEquals("link.record", refuses(LinkText.of(out.toBytes())).reason().key());
    }

    private static String ofVersionTwo() {
        byte[] bytes = {2};
        CRC32 check = new CRC32();
        check.update(bytes);
        return Base64.getUrlEncoder().withoutPadding()
            .encodeToString(ByteBuffer.allocate(5).put(bytes).putInt((int) check.getValue()).array());
    }

    @Test
    void endlessMovesAreRefused() {
        BitWriter out = new BitWriter();
        out.text("game onitama\nstart ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b\nseat 1 human\nseat 2 human\n");
        out.number(0xfffffff);
        for (int i = 0; i < 40_000; i++) out.bits(0, Byte.SIZE);
        assertEquals("link.damaged", refuses(LinkText.of(out.toBytes())).reason().key());
    }
}
