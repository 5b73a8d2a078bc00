package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.game.Random32;
import uniboard.known.PaperCrypto;
import uniboard.remote.TwinCrypto;

/** A class of sixty at a relay that loses, doubles and disorders packets, with pages that are loaded again and people who leave. */
class LossyClassTest {
    private static final int CLASS = 60;
    private static final int PATIENCE = 600;

    /** So many come within half a minute, until each has a name. */
    private static void comeAll(ClassOnRelay room) {
        while (room.devices().size() < CLASS) {
            room.come("");
            room.come("");
            room.seconds(1);
        }
        for (int second = 0; !areAllIn(room); second++) {
            assertTrue(second < PATIENCE, "not all come in");
            room.seconds(1);
            // The teacher taps: the last one set a full class's door to ask.
            for (PupilView pupil : room.now().pupils()) if (pupil.state() == PupilState.WAITS) room.teacher().admit(pupil.id());
        }
    }

    private static boolean areAllIn(ClassOnRelay room) {
        return room.devices().stream().allMatch(device -> device.now().state() == PupilState.IN);
    }

    private static void disturb(ClassOnRelay room) {
        Random32 random = room.random();
        ClassOnRelay.Device device = room.device(random.below(room.devices().size()));
        switch (random.below(12)) {
            case 0 -> device.reload();
            case 1 -> device.line().cut(true);
            case 2, 3 -> device.line().cut(false);
            case 4 -> device.pupil().raiseHand();
            case 5 -> {
                if (random.below(10) == 0) room.reloadTeacher();
            }
            default -> { }
        }
    }

    /** Plays one question; each pupil's last answer counts, once. */
    private static void ask(ClassOnRelay room, int seconds) {
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", "start x\ntask Win");
        Map<ClassOnRelay.Device, String> last = new HashMap<>();
        for (int second = 0; second < seconds; second++) {
            disturb(room);
            ClassOnRelay.Device device = room.device(room.random().below(room.devices().size()));
            if (device.now().question() != null && device.now().question().equals(room.now().question())) {
                String answer = room.random().below(3) == 0 ? "right" : "answer " + room.random().below(5);
                device.pupil().answer(answer);
                last.put(device, answer);
            }
            room.seconds(1);
        }
        for (ClassOnRelay.Device device : room.devices()) device.line().cut(false);
        for (int second = 0; !areAllCounted(last); second++) {
            assertTrue(second < PATIENCE, () -> "answers are missing: " + room.now());
            room.seconds(1);
        }
        room.teacher().closeAnswers();
        room.seconds(3);
        room.teacher().showAnswers();
        for (int second = 0; !areAllShown(room); second++) {
            assertTrue(second < PATIENCE, "answers aren't shown to all");
            room.seconds(1);
        }
        assertEquals(last.size(), room.now().answered());
        Map<String, Integer> counts = new HashMap<>();
        for (String answer : last.values()) counts.merge(answer, 1, Integer::sum);
        Map<String, Integer> counted = new HashMap<>();
        for (AnswerCount count : room.now().counts()) counted.put(count.answer(), count.count());
        assertEquals(counts, counted);
        last.forEach((device, answer) -> assertEquals(answer, room.teacher().answerOf(device.id())));
    }

    private static boolean areAllCounted(Map<ClassOnRelay.Device, String> last) {
        return last.entrySet().stream().allMatch(each -> {
            PupilSnapshot now = each.getKey().now();
            return now.isCounted() && now.work().answer().equals(each.getValue());
        });
    }

    private static boolean areAllShown(ClassOnRelay room) {
        return room.devices().stream().allMatch(device -> device.now().counts().equals(room.now().counts())
            && device.now().phase() == QuestionPhase.SHOWN);
    }

    private static void wholeLesson(ClassOnRelay room, int seconds) {
        comeAll(room);
        Set<PupilName> names = new HashSet<>();
        for (ClassOnRelay.Device device : room.devices()) names.add(device.now().name());
        assertEquals(CLASS, names.size());
        sendToTables(room);
        ask(room, seconds);
        // Two leave without a word, one is taken off; the others' answers stay theirs.
        room.device(3).vanish();
        room.device(20).vanish();
        room.teacher().remove(room.device(5).id());
        room.devices().remove(5);
        ask(room, seconds);
        for (ClassOnRelay.Device device : room.devices()) assertTrue(names.contains(device.now().name()));
        assertEquals(CLASS - 1, room.now().pupils().size());
        List<QuestionResult> results = room.teacher().questionResults();
        assertEquals(room.now().answered(), results.get(1).answered());
        room.teacher().end();
        room.seconds(ClassHost.FAREWELL + 60);
        assertEquals(ClassSnapshot.Stage.FORGOTTEN, room.now().stage());
        assertEquals("", room.teacherKept());
        for (byte[] packet : room.relay().everything()) assertTrue(packet.length <= ClassChannel.LONGEST);
    }

    /** What the teacher does for a pupil is heard, though it was lost once. */
    private static void sendToTables(ClassOnRelay room) {
        for (ClassOnRelay.Device device : room.devices()) room.teacher().seatAt(device.id(), "p" + device.id());
        for (int second = 0; !room.devices().stream().allMatch(device -> device.now().table().equals("p" + device.id())); second++) {
            assertTrue(second < PATIENCE, "not all are sent to tables");
            room.seconds(1);
        }
    }

    @Test
    void everyAnswerCountsOnce() {
        wholeLesson(new ClassOnRelay(new PaperCrypto(1), 1, 2), 120);
    }

    @Test
    void everyAnswerCountsOnceSealedAsInThePage() {
        wholeLesson(new ClassOnRelay(new TwinCrypto(2), 2, 1), 20);
    }

    @Tag("thorough")
    @Test
    void everyAnswerCountsOnceAtLength() {
        for (int seed = 10; seed < 30; seed++) wholeLesson(new ClassOnRelay(new PaperCrypto(seed), seed, seed % 4), 300);
    }

    /** Sixty who come within ten seconds, answer at once and change their minds every second. */
    @Test
    void thePaceIsKept() {
        ClassOnRelay room = new ClassOnRelay(new PaperCrypto(3), 3, 0);
        for (int second = 0; second < 10; second++) {
            for (int i = 0; i < CLASS / 10; i++) room.come("");
            room.seconds(1);
        }
        room.seconds(10);
        for (PupilView pupil : room.now().pupils()) room.teacher().admit(pupil.id());
        room.seconds(10);
        assertTrue(areAllIn(room));
        assertTrue(room.mostInTenSeconds(0) <= 300, () -> room.mostInTenSeconds(0) + " packets while coming");
        int from = room.clock();
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", "start x\ntask Win");
        for (int second = 0; second < 60; second++) {
            for (ClassOnRelay.Device device : room.devices()) device.pupil().answer("answer " + (second + device.id()) % 7);
            room.seconds(1);
        }
        assertTrue(room.mostInTenSeconds(from) <= 300, () -> room.mostInTenSeconds(from) + " packets while asking");
        room.seconds(20);
        assertEquals(CLASS, room.now().answered());
        int quiet = room.clock();
        room.seconds(60);
        // What leaves room for thirty games with a move every three seconds.
        assertTrue(room.mostInTenSeconds(quiet) <= 70, () -> room.mostInTenSeconds(quiet) + " packets in quiet");
    }

    @Test
    void aDeviceThatComesBackSaysLittle() {
        ClassOnRelay room = new ClassOnRelay(new PaperCrypto(4), 4, 0).with(CLASS);
        int from = room.clock();
        room.reloadTeacher();
        room.seconds(20);
        assertTrue(room.mostInTenSeconds(from) <= 300, () -> room.mostInTenSeconds(from) + " packets");
    }
}
