package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;
import uniboard.remote.Fields;
import uniboard.remote.SignedMessage;
import uniboard.remote.TwinCrypto;

/** A pupil who floods, forges and answers for others, and a relay that says anything: nobody sees or changes what isn't theirs. */
class HostileClassTest {
    private static final int FAR = 100_000;
    private static final int CLASS = 6;

    private final Crypto crypto = new TwinCrypto(5);
    private final CountingCrypto teachersCrypto = new CountingCrypto(crypto);
    /** Of the first pupil. */
    private final CountingCrypto pupilsCrypto = new CountingCrypto(crypto);
    private final HandledRelay relay = new HandledRelay();
    private final List<ClassPupil> pupils = new ArrayList<>();
    private final String[] kept = new String[CLASS];
    private ClassHost teacher;
    private String teacherKept;
    private int clock;

    @BeforeEach
    void openClass() {
        teacher = ClassHost.open("", new ClassKeys(teachersCrypto), relay.line(), text -> teacherKept = text, ClassOnRelay.JUDGE, 0,
            () -> { });
        for (int i = 0; i < CLASS; i++) {
            int number = i;
            Crypto own = i == 0 ? pupilsCrypto : crypto;
            pupils.add(ClassPupil.come(teacher.link(), "", own, relay.line(), text -> kept[number] = text, 0, () -> { }));
            seconds(1);
        }
        seconds(3);
        teacher.ask(Question.Kind.TOGETHER, "onitama", "start x\ntask Win");
        seconds(1);
    }

    private void seconds(int count) {
        for (int i = 0; i < count; i++) {
            clock++;
            teacher.frame(clock);
            for (ClassPupil pupil : pupils) pupil.frame(clock);
            settle();
        }
    }

    private void settle() {
        while (relay.deliver()) continue;
    }

    /** A pupil's keys in somebody's hands; the last pupil is the attacker. */
    private ClassChannel handOf(int pupil) {
        String ahead = kept[pupil].replaceAll("\nnumber \\d+", "\nnumber " + FAR);
        ClassChannel channel = ClassChannel.kept(crypto, relay.line(), Fields.read(ahead));
        assertNotNull(channel);
        return channel;
    }

    private static PupilTold told(String kept) {
        return PupilTold.heard(Fields.read(Fields.read(kept).get("told").replace('\t', '\n')));
    }

    private String from(int pupil) {
        return ClassChannel.from(told(kept[pupil]).from());
    }

    private String room() {
        return ClassLink.room(crypto, teacher.link().door());
    }

    private byte[] teachersReading() {
        ClassChannel channel = ClassChannel.kept(crypto, relay.line(), Fields.read(teacherKept));
        byte[] packet = channel.sealed(ClassChannel.ALL, new Fields(), null, null);
        return channel.opened(ClassChannel.ALL, packet).reading();
    }

    private static Fields says(int change, int question, String answer) {
        return new PupilSays(change, 0, 0, question, new Work(answer, 0, 1, 0), change, true, false).fields();
    }

    private String answers() {
        seconds(15);
        teacher.showAnswers();
        seconds(2);
        StringBuilder answers = new StringBuilder();
        for (PupilView pupil : teacher.snapshot().pupils()) answers.append(teacher.answerOf(pupil.id())).append(',');
        return answers.toString();
    }

    @Test
    void nobodyAnswersForAnother() {
        pupils.get(0).answer("right");
        seconds(8);
        ClassChannel attacker = handOf(CLASS - 1);
        byte[] reading = teachersReading();
        for (int victim = 0; victim < 2; victim++) {
            // With the attacker's own keys, at a victim's topic, which the relay has told.
            byte[] forged = attacker.sealed(from(victim), new Fields(), says(50, 1, "forged"), reading);
            attacker.publish(from(victim), forged);
            // The attacker's message of its own topic, brought to the victim's.
            attacker.publish(from(victim), attacker.sealed(from(CLASS - 1), new Fields(), says(51, 1, "copied"), reading));
        }
        // The victim's messages, brought to the attacker's topic and to the door, and said again.
        for (HandledRelay.Packet packet : List.copyOf(relay.everything())) {
            if (!packet.topic().endsWith(from(0))) continue;
            attacker.publish(from(CLASS - 1), packet.bytes());
            attacker.publish(ClassChannel.DOOR, packet.bytes());
            attacker.publish(from(0), packet.bytes());
        }
        assertEquals("right,,,,,,", answers());
        assertEquals(1, teacher.snapshot().answered());
    }

    @Test
    void whoAnswersTwiceCountsOnce() {
        ClassChannel attacker = handOf(CLASS - 1);
        byte[] reading = teachersReading();
        for (int i = 0; i < 40; i++) {
            byte[] packet = attacker.sealed(from(CLASS - 1), new Fields(), says(1_000 + i, 1, "answer " + i), reading);
            attacker.publish(from(CLASS - 1), packet);
            attacker.publish(from(CLASS - 1), packet);
            if (i % 4 == 0) seconds(1);
        }
        // An older one, and answers to questions that aren't put.
        seconds(2);
        attacker.publish(from(CLASS - 1), attacker.sealed(from(CLASS - 1), new Fields(), says(3, 1, "older"), reading));
        seconds(2);
        attacker.publish(from(CLASS - 1), attacker.sealed(from(CLASS - 1), new Fields(), says(2_000, 2, "other question"), reading));
        seconds(2);
        teacher.showAnswers();
        assertEquals(1, teacher.snapshot().answered());
        assertEquals(1, teacher.snapshot().counts().size());
        assertTrue(teacher.snapshot().counts().get(0).answer().startsWith("answer "));
    }

    /** Whatever the one sends, the others' messages are heard within seconds, and the teacher's device opens few of the flood's. */
    @Test
    void aFloodHoldsNobodyUp() {
        ClassChannel attacker = handOf(CLASS - 1);
        byte[] reading = teachersReading();
        Random32 random = new Random32(1);
        String[] ends = {from(CLASS - 1), ClassChannel.DOOR, ClassChannel.ALL};
        int before = teachersCrypto.opened();
        int pupilsBefore = pupilsCrypto.opened();
        for (int second = 0; second < 5; second++) {
            for (int i = 0; i < 180; i++) {
                String end = ends[random.below(ends.length)];
                attacker.publish(end, attacker.sealed(end, new Fields(), says(second * 180 + i, 1, "flood"), reading));
            }
            for (int i = 0; i < CLASS - 1; i++) pupils.get(i).answer("right");
            seconds(1);
        }
        int mostASecond = KnockGate.MOST_A_SECOND + CLASS * PupilDevice.MOST_A_SECOND + 2;
        assertTrue(teachersCrypto.opened() - before <= 6 * mostASecond, () -> teachersCrypto.opened() - before + " packets opened");
        int most = 6 * 3 * ClassPupil.MOST_A_SECOND;
        assertTrue(pupilsCrypto.opened() - pupilsBefore <= most, () -> pupilsCrypto.opened() - pupilsBefore + " packets opened");
        seconds(3);
        assertEquals(CLASS, teacher.snapshot().answered());
        for (int i = 0; i < CLASS - 1; i++) assertTrue(pupils.get(i).snapshot().isCounted());
    }

    /** Who has the link says to all what the teacher might. */
    @Test
    void nobodySpeaksForTheTeacher() {
        ClassChannel attacker = handOf(CLASS - 1);
        Question forged = new Question(9, Question.Kind.TOGETHER, "unlur", "start forged");
        ClassNews news = new ClassNews("", "", 99, Door.OPEN, false, 1, forged, QuestionPhase.OPEN, 0, 6, List.of(), 0, false, false);
        List<HandledRelay.Packet> old = List.copyOf(relay.everything());
        for (int i = 0; i < 5; i++) {
            attacker.publish(ClassChannel.ALL, attacker.sealed(ClassChannel.ALL, news.fields(), null, null));
            attacker.publish(ClassChannel.ALL, new byte[0]);
            attacker.publish(ClassChannel.ALL, attacker.sealed(ClassChannel.ALL, new Fields().add("over", ""), null, null));
            // What the teacher has said before, the oldest last.
            seconds(1);
            for (int at = old.size() - 1; at >= 0; at--) if (old.get(at).topic().endsWith("/all")) relay.publish(old.get(at));
            settle();
            for (ClassPupil pupil : pupils) assertEquals("onitama", pupil.snapshot().question().game());
            seconds(1);
            for (ClassPupil pupil : pupils) assertEquals("onitama", pupil.snapshot().question().game());
        }
        seconds(3);
        // It was said again, so that a late one hears it.
        ClassPupil late = ClassPupil.come(teacher.link(), "", crypto, relay.line(), text -> { }, 0, () -> { });
        pupils.add(late);
        seconds(3);
        assertEquals(PupilState.IN, late.snapshot().state());
        assertEquals("onitama", late.snapshot().question().game());
    }

    /** What the relay keeps for those who come later is what the teacher has said last. */
    @Test
    void anOldLetterDoesntStand() {
        List<HandledRelay.Packet> old = relay.everything().stream().filter(packet -> packet.topic().endsWith("/all")).toList();
        relay.publish(old.get(0));
        settle();
        seconds(2);
        ClassPupil late = ClassPupil.come(teacher.link(), "", crypto, relay.line(), text -> { }, 0, () -> { });
        settle();
        assertEquals("onitama", late.snapshot().question().game());
    }

    @Test
    void nobodyTellsAPupilWhatOnlyTheTeacherMay() {
        ClassChannel attacker = handOf(CLASS - 1);
        PupilTold forged = new PupilTold(PupilState.REMOVED, "", PupilName.NONE, 99, 99, 0, 0, Work.NOTHING, "");
        String to = ClassChannel.to(Fields.read(kept[0]).get("to"));
        attacker.publish(to, attacker.sealed(to, new Fields(), forged.fields(), handReading(0)));
        String own = ClassChannel.to(Fields.read(kept[CLASS - 1]).get("to"));
        // What the teacher has said to the attacker, brought to the victim.
        for (HandledRelay.Packet packet : List.copyOf(relay.everything())) {
            if (packet.topic().endsWith(own)) attacker.publish(to, packet.bytes());
        }
        teacher.rename(teacher.snapshot().pupils().get(0).id(), "Ada");
        List<HandledRelay.Packet> old = List.copyOf(relay.everything());
        seconds(2);
        // What the teacher has said to the victim before.
        for (HandledRelay.Packet packet : old.subList(0, old.size() - 1)) if (packet.topic().endsWith(to)) relay.publish(packet);
        settle();
        assertEquals("Ada", pupils.get(0).snapshot().name().typed());
        seconds(15);
        assertEquals(PupilState.IN, pupils.get(0).snapshot().state());
        assertEquals("Ada", pupils.get(0).snapshot().name().typed());
    }

    private byte[] handReading(int pupil) {
        byte[] seed = Encoded.read(Fields.read(kept[pupil]).get("seed"), Crypto.KEY);
        return SignedMessage.Hand.of(crypto, seed).reading().open();
    }

    /** Somebody with the link, and with all that the relay has. */
    @Test
    void nobodyReadsWhatIsForAnother() {
        pupils.get(0).answer("right");
        teacher.rename(teacher.snapshot().pupils().get(0).id(), "Ada");
        seconds(8);
        ClassChannel attacker = handOf(CLASS - 1);
        String own = ClassChannel.to(Fields.read(kept[CLASS - 1]).get("to"));
        int boxed = 0;
        for (HandledRelay.Packet packet : relay.everything()) {
            String end = packet.topic().substring(room().length());
            SignedMessage message = attacker.opened(end, packet.bytes());
            assertNotNull(message);
            boolean isOwn = attacker.isOwn(message) || end.equals(own);
            if (!end.equals(ClassChannel.ALL) && !isOwn) boxed++;
            if (!isOwn) assertEquals(null, message.secret());
            for (String said : List.of("right", "Ada")) assertTrue(!message.open().text().contains(said));
        }
        assertTrue(boxed > 20, boxed + " messages of others");
    }

    /** The relay keeps a pupil's messages, and brings them again when the pupil has gone. */
    @Test
    void nobodyIsThereByOldLetters() {
        pupils.get(0).raiseHand();
        seconds(3);
        List<HandledRelay.Packet> old = List.copyOf(relay.everything());
        pupils.get(0).leave();
        settle();
        pupils.remove(0);
        List<HandledRelay.Packet> said = old.stream().filter(packet -> packet.topic().endsWith(from(0))).toList();
        List<HandledRelay.Packet> door = old.stream().filter(packet -> packet.topic().endsWith(ClassChannel.DOOR)).toList();
        for (int second = 0; second < 40; second++) {
            relay.publish(said.get(second % said.size()));
            relay.publish(door.get(second % door.size()));
            seconds(1);
        }
        assertTrue(teacher.snapshot().pupils().get(0).away() >= PupilDevice.AWAY);
    }

    /** A newcomer who names another's topic doesn't get what is said there, and doesn't take it away. */
    @Test
    void nobodyKnocksWithAnothersTopic() {
        ClassChannel stranger = new ClassChannel(crypto, relay.line(), teacher.link().door(), crypto.random(Crypto.KEY));
        Fields knock = new Fields().add("to", Fields.read(kept[0]).get("to"));
        stranger.publish(ClassChannel.DOOR, stranger.sealed(ClassChannel.DOOR, new Fields(), knock, teachersReading()));
        stranger.publish(ClassChannel.DOOR, stranger.sealed(ClassChannel.DOOR, new Fields(), new Fields().add("to", "../all"),
            teachersReading()));
        seconds(2);
        assertEquals(CLASS, teacher.snapshot().pupils().size());
        teacher.rename(teacher.snapshot().pupils().get(0).id(), "Ada");
        seconds(2);
        assertEquals("Ada", pupils.get(0).snapshot().name().typed());
    }

    /** The next packet to a topic is lost on its way to everybody; nobody waits for the next sign of life. */
    @Test
    void whatIsLostIsSaidAgainWithinSeconds() {
        seconds(11);
        loseNextSecond(from(0));
        pupils.get(0).answer("right");
        seconds(1);
        relay.putInto((to, packet) -> packet);
        seconds(PupilDevice.REPEAT);
        assertTrue(pupils.get(0).snapshot().isCounted());
        loseNextSecond(ClassChannel.ALL);
        teacher.ask(Question.Kind.TOGETHER, "unlur", "start y\ntask Win");
        seconds(1);
        relay.putInto((to, packet) -> packet);
        seconds(PupilDevice.REPEAT);
        for (ClassPupil pupil : pupils) assertEquals("unlur", pupil.snapshot().question().game());
    }

    private void loseNextSecond(String end) {
        relay.putInto((to, packet) -> packet.topic().endsWith(end) ? null : packet);
    }

    /** The relay loses, repeats, exchanges and changes whatever it likes; then it lets packets through again. */
    @Test
    void aHostileRelayChangesNothing() {
        Random32 random = new Random32(3);
        relay.putInto((to, packet) -> random.below(3) > 0 ? packet : anything(random, packet));
        for (int i = 0; i < CLASS; i++) pupils.get(i).answer(i % 2 == 0 ? "right" : "answer");
        for (int second = 0; second < 60; second++) {
            List<HandledRelay.Packet> all = relay.everything();
            for (int i = 0; i < 5; i++) {
                HandledRelay.Packet packet = anything(random, all.get(random.below(all.size())));
                if (packet != null) relay.send(random.below(CLASS + 1), packet);
            }
            seconds(1);
        }
        relay.putInto((to, packet) -> packet);
        seconds(30);
        for (ClassPupil pupil : pupils) assertEquals(PupilState.IN, pupil.snapshot().state());
        assertEquals("right,answer,right,answer,right,answer,", answers());
        for (ClassPupil pupil : pupils) assertEquals(teacher.snapshot().counts(), pupil.snapshot().counts());
    }

    private HandledRelay.Packet anything(Random32 random, HandledRelay.Packet packet) {
        List<HandledRelay.Packet> all = relay.everything();
        HandledRelay.Packet other = all.get(random.below(all.size()));
        return switch (random.below(5)) {
            case 0 -> other;
            case 1 -> new HandledRelay.Packet(packet.topic(), other.bytes());
            case 2 -> new HandledRelay.Packet(packet.topic(), Arrays.copyOf(packet.bytes(), random.below(packet.bytes().length + 1)));
            case 3 -> new HandledRelay.Packet(packet.topic(), new byte[random.below(20_000)]);
            default -> null;
        };
    }

    /** A pupil's own keys say anything that lines can say: the teacher's device stands by what it shows, and goes on with what it keeps. */
    @Test
    void lettersOfNonsenseChangeNothingOfOthers() {
        pupils.get(0).answer("right");
        seconds(8);
        ClassChannel attacker = handOf(CLASS - 1);
        byte[] reading = teachersReading();
        Random32 random = new Random32(4);
        String[] words = {"change", "word", "version", "question", "work", "hand", "asks", "gone", "to", "name", ""};
        String[] values = {"", "0", "1", "-1", "2147483647", "2147483648", "1 1 1 x",
            "999 999 999 " + "a".repeat(120), "1 1 1 \u202e", "x\ty"};
        for (int i = 0; i < 300; i++) {
            Fields secret = new Fields();
            for (int line = random.below(8); line >= 0; line--) {
                secret.add(words[random.below(words.length)], values[random.below(values.length)]);
            }
            String end = random.below(4) == 0 ? ClassChannel.DOOR : from(CLASS - 1);
            attacker.publish(end, attacker.sealed(end, secret, secret, reading));
            if (i % 2 == 0) seconds(1);
        }
        ClassHost again = ClassHost.goOn(teacherKept, crypto, relay.line(), text -> { }, ClassOnRelay.JUDGE, 0, () -> { });
        assertEquals(teacher.results(), again.results());
        teacher.showAnswers();
        assertEquals("right", teacher.answerOf(teacher.snapshot().pupils().get(0).id()));
        assertEquals("", teacher.answerOf(teacher.snapshot().pupils().get(1).id()));
        assertEquals(CLASS, teacher.snapshot().pupils().size());
    }
}
