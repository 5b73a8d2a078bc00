package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.known.PaperCrypto;
import uniboard.remote.CheckedLink;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;
import uniboard.remote.Fields;
import uniboard.remote.SignedMessage;
import uniboard.remote.TwinCrypto;

/** The code that pupils type, and the link that they follow. */
class ClassCodeTest {
    private final Crypto crypto = new TwinCrypto(1);
    private final HandledRelay relay = new HandledRelay();

    private ClassHost open() {
        return ClassHost.open("", new ClassKeys(crypto), relay.line(), text -> { }, ClassOnRelay.JUDGE, 0, () -> { });
    }

    private void go(CodeSearch search, int frames) {
        for (int frame = 0; frame < frames && search.link() == null; frame++) {
            search.frame();
            while (relay.deliver()) continue;
        }
    }

    @Test
    void isReadAsItIsMeant() {
        assertEquals("0123ABCD", ClassCode.read("oi23-abcd"));
        assertEquals("0123ABCD", ClassCode.read(" OL23 AbCd "));
        assertEquals("V123ABCD", ClassCode.read("u123\u00a0abcd"));
        assertEquals("0123 ABCD", ClassCode.grouped("0123ABCD"));
        for (String typed : new String[] {"", "0123ABC", "0123ABCDE", "0123ABC!", "0123ABC\u0416", "\uff11123ABCD"}) {
            assertNull(ClassCode.read(typed), typed);
        }
    }

    @Test
    void findsTheClassThatTheLinkLeadsTo() {
        ClassHost host = open();
        assertEquals(host.code(), ClassCode.read(host.code().toLowerCase(java.util.Locale.ROOT)));
        CodeSearch search = new CodeSearch(host.code(), crypto, relay.line());
        search.frame();
        assertNull(search.link());
        go(search, 400);
        assertEquals(host.link(), search.link());
        assertEquals(host.link(), ClassLink.read(CheckedLink.read(host.link().fragment().substring("#t=".length()))));
    }

    /** Who knows the room can say anything there, but not with the teacher's key. */
    @Test
    void provesTheTeachersKey() {
        ClassHost host = open();
        String topic = ClassLink.room(crypto, host.link().door()) + ClassChannel.ALL;
        SignedMessage.Hand impostor = SignedMessage.Hand.of(crypto, crypto.random(Crypto.KEY));
        byte[] packet = SignedMessage.sealed(crypto, impostor, host.link().door(), topic, 9, new Fields().add("door", "open"), null, null);
        // It stands there when the pupil comes.
        relay.publish(new HandledRelay.Packet(topic, packet));
        CodeSearch search = new CodeSearch(host.code(), crypto, relay.line());
        go(search, 400);
        assertNull(search.link());
        // The teacher's page hears of it, and says it again.
        host.frame(1);
        host.frame(2);
        go(search, 400);
        assertEquals(host.link(), search.link());
    }

    @Test
    void anotherCodeLeadsNowhere() {
        ClassHost host = open();
        char last = host.code().charAt(7);
        CodeSearch search = new CodeSearch(host.code().substring(0, 7) + (last == '0' ? '1' : '0'), crypto, relay.line());
        go(search, 400);
        assertNull(search.link());
    }

    @Test
    void isTheFirstFortyBitsOfTheSlowHash() {
        Crypto paper = new PaperCrypto(1);
        byte[] hash = ClassCode.ofTeacher(paper, new byte[Crypto.KEY]).result();
        String code = ClassCode.code(ClassCode.ofTeacher(paper, new byte[Crypto.KEY]));
        int bit = 0;
        for (int at = 0; at < code.length(); at++) {
            int value = 0;
            for (int i = 0; i < 5; i++, bit++) value = value << 1 | hash[bit / 8] >>> 7 - bit % 8 & 1;
            assertEquals("0123456789ABCDEFGHJKMNPQRSTVWXYZ".charAt(value), code.charAt(at));
        }
        byte[] other = new byte[Crypto.KEY];
        other[0] = 1;
        assertNotEquals(code, ClassCode.code(ClassCode.ofTeacher(paper, other)));
    }

    @Test
    void slicesMakeTheSameHash() {
        Random32 random = new Random32(1);
        Crypto paper = new PaperCrypto(1);
        SlowHash sliced = new SlowHash(paper, "x", new byte[3]);
        while (!sliced.advance(random.below(5_000))) continue;
        byte[] one = paper.hash(Encoded.utf8("x\n\0\0\0"));
        for (int round = 0; round < SlowHash.ROUNDS; round++) one = paper.hash(one);
        assertEquals(Arrays.toString(one), Arrays.toString(sliced.result()));
    }

    @Test
    void keysAreTheSameHoweverTheyAreMade() {
        ClassKeys sliced = new ClassKeys(new PaperCrypto(3));
        int slices = 1;
        while (!sliced.advance()) slices++;
        assertEquals(2 * SlowHash.ROUNDS / CodeSearch.SLICE - 1, slices);
        ClassKeys atOnce = new ClassKeys(new PaperCrypto(3));
        assertEquals(Encoded.of(atOnce.door()), Encoded.of(sliced.door()));
        assertEquals(atOnce.code(), sliced.code());
    }

    @Test
    void damagedLinksAreNone() {
        String text = open().link().text();
        for (String damaged : new String[] {"", "c", 'p' + text.substring(1), text.substring(1), text + 'A', text.replace('c', ' ')}) {
            assertNull(ClassLink.read(damaged));
        }
        assertNull(CheckedLink.read(open().link().fragment().substring(3).replace('.', 'A') + ".00000000"));
    }
}
