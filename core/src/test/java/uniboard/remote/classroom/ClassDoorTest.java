package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import uniboard.known.PaperCrypto;
import uniboard.remote.TwinCrypto;

/** Who comes into a class, and as whom. */
class ClassDoorTest {
    private static ClassOnRelay open(int seed) {
        return new ClassOnRelay(new PaperCrypto(seed), seed, 0);
    }

    private static int in(ClassOnRelay room) {
        return (int) room.now().pupils().stream().filter(pupil -> pupil.state() == PupilState.IN).count();
    }

    @Test
    void anOpenDoorLetsEverybodyInWithNamesOfTheirOwn() {
        ClassOnRelay room = new ClassOnRelay(new TwinCrypto(1), 1, 0).with(3);
        Set<PupilName> names = new HashSet<>();
        for (ClassOnRelay.Device device : room.devices()) {
            assertEquals(PupilState.IN, device.now().state());
            assertEquals("5b", device.now().title());
            assertEquals(device.now().name(), device.view().name());
            names.add(device.now().name());
        }
        assertEquals(3, names.size());
        assertEquals(3, room.device(0).now().pupils());
    }

    @Test
    void aDoorThatAsksLetsThoseInWhoAreAdmitted() {
        ClassOnRelay room = open(2);
        room.teacher().door(Door.ASKS);
        room.with(2);
        assertEquals(0, in(room));
        assertEquals(PupilState.WAITS, room.device(0).now().state());
        assertEquals(PupilName.NONE, room.device(0).now().name());
        room.teacher().admit(room.now().pupils().get(1).id());
        room.seconds(1);
        assertEquals(PupilState.WAITS, room.device(0).now().state());
        assertEquals(PupilState.IN, room.device(1).now().state());
        // One closes the page: nobody waits any more.
        room.device(0).vanish();
        room.seconds(Roll.WAITING + 1);
        assertEquals(1, room.now().pupils().size());
    }

    @Test
    void waitingIsSaidRarely() {
        ClassOnRelay room = open(2);
        room.teacher().door(Door.ASKS);
        room.with(1);
        int before = room.relay().everything().size();
        room.seconds(100);
        assertTrue(room.relay().everything().size() - before <= 20, () -> "" + (room.relay().everything().size() - before));
        assertEquals(PupilState.WAITS, room.now().pupils().get(0).state());
    }

    @Test
    void nobodyIsHeardAtAShutDoorAndLateOnesComeWhenItOpens() {
        ClassOnRelay room = open(3).with(1);
        room.teacher().door(Door.SHUT);
        room.seconds(1);
        ClassOnRelay.Device late = room.come("");
        room.seconds(30);
        assertNull(late.now().state());
        assertEquals(Door.SHUT, late.now().door());
        assertEquals(1, room.now().pupils().size());
        room.teacher().door(Door.OPEN);
        room.seconds(2);
        assertEquals(PupilState.IN, late.now().state());
    }

    /** Somebody who has the code sends new keys as fast as the relay lets them; a large class that comes within a minute is none. */
    @Test
    void aFloodSetsTheDoorToAsk() {
        ClassOnRelay room = open(4);
        for (int second = 0; second < 20; second++) {
            for (int i = 0; i < 3; i++) room.come("");
            room.seconds(1);
        }
        room.seconds(5);
        assertEquals(60, in(room));
        assertFalse(room.now().isFlooded());

        ClassOnRelay flooded = open(5).with(5);
        for (int second = 0; second < 20; second++) {
            for (int i = 0; i < 60; i++) flooded.come("").pupil();
            flooded.seconds(1);
        }
        assertEquals(Door.ASKS, flooded.now().door());
        assertTrue(flooded.now().isFlooded());
        assertTrue(in(flooded) <= 5 + KnockGate.MOST_NEWCOMERS, () -> "" + in(flooded));
        assertTrue(flooded.now().pupils().size() <= 5 + KnockGate.MOST_NEWCOMERS + Roll.MOST);
        for (int i = 0; i < 5; i++) assertEquals(PupilState.IN, flooded.device(i).now().state());
        assertTrue(flooded.teacherKept().length() < 100_000, () -> flooded.teacherKept().length() + " characters");
    }

    @Test
    void aFullClassTakesNobodyUntilSomebodyGoes() {
        ClassOnRelay room = open(6).with(60);
        assertEquals(60, in(room));
        assertEquals(Door.ASKS, room.now().door());
        ClassOnRelay.Device more = room.come("");
        room.seconds(3);
        assertEquals(PupilState.WAITS, more.now().state());
        int waiting = room.now().pupils().get(60).id();
        room.teacher().admit(waiting);
        room.seconds(1);
        assertEquals(PupilState.WAITS, more.now().state());
        room.teacher().remove(room.device(7).id());
        room.teacher().admit(waiting);
        room.seconds(1);
        assertEquals(PupilState.IN, more.now().state());
        assertEquals(PupilState.REMOVED, room.device(7).now().state());
    }

    @Test
    void namesAreTypedOnlyWhereTheTeacherLetsThem() {
        ClassOnRelay room = open(7);
        ClassOnRelay.Device early = room.come("Ada");
        room.seconds(2);
        room.teacher().letTypeNames();
        ClassOnRelay.Device later = room.come("  Grace\u202e ");
        ClassOnRelay.Device last = room.come(" Emmy ");
        room.seconds(3);
        assertEquals("", early.view().name().typed());
        assertEquals(List.of("Emmy"), room.now().pupils().stream().skip(1).map(pupil -> pupil.name().typed()).toList());
        assertTrue(last.now().isNamed());
        // Even at an open door: what they type may be anything.
        assertEquals(PupilState.WAITS, last.now().state());
        assertEquals(PupilName.NONE, last.now().name());
        // Nobody can be called what the other has typed, and nobody knocks without a name there.
        assertTrue(later.pupil().isNameAwaited());
        later.pupil().name(" Grace ");
        room.seconds(3);
        assertEquals(PupilState.WAITS, later.now().state());
        for (PupilView pupil : room.now().pupils()) room.teacher().admit(pupil.id());
        room.seconds(2);
        assertEquals("Emmy", last.now().name().typed());
        assertEquals("Grace", later.now().name().typed());
    }

    @Test
    void renamingAndRemoving() {
        ClassOnRelay room = open(8).with(2);
        Nickname drawn = room.device(0).now().name().drawn();
        int first = room.device(0).id();
        room.teacher().rename(first, "Hypatia\n");
        room.seconds(1);
        assertEquals(new PupilName(drawn, "Hypatia"), room.device(0).now().name());
        room.teacher().rename(first, "");
        room.seconds(1);
        assertEquals(new PupilName(drawn, ""), room.device(0).now().name());
        room.teacher().remove(first);
        room.seconds(40);
        assertEquals(PupilState.REMOVED, room.device(0).now().state());
        assertEquals(1, room.now().pupils().size());
        // Coming back with the same keys doesn't help.
        room.device(0).reload();
        room.seconds(10);
        assertEquals(PupilState.REMOVED, room.device(0).now().state());
        assertEquals(1, in(room));
    }

    @Test
    void aPageThatIsLoadedAgainComesBackAsItself() {
        ClassOnRelay room = open(9).with(2);
        PupilName name = room.device(0).now().name();
        room.device(0).line().cut(true);
        room.seconds(40);
        assertTrue(room.now().pupils().get(0).away() >= PupilDevice.AWAY);
        room.device(0).reload();
        assertEquals(name, room.device(0).now().name());
        room.seconds(2);
        assertEquals(0, room.now().pupils().get(0).away());
        assertEquals(name, room.device(0).now().name());
        assertEquals(2, room.now().pupils().size());
        assertTrue(room.device(0).kept().length() < 1_500, () -> room.device(0).kept().length() + " characters");
    }

    @Test
    void ofTwoPagesOfAPupilTheNewerCounts() {
        ClassOnRelay room = open(10).with(1);
        ClassOnRelay.Device device = room.device(0);
        ClassPupil older = device.pupil();
        String kept = device.kept();
        ClassPupil newer = ClassPupil.comeBack(kept, room.crypto(), room.relay().line(), text -> { }, ClassOnRelay.MINUTE, () -> { });
        room.settle();
        newer.frame(1);
        room.settle();
        assertEquals(PupilSnapshot.Stage.OVERTAKEN, older.snapshot().stage());
        assertEquals(PupilSnapshot.Stage.RUNS, newer.snapshot().stage());
    }

    @Test
    void aLostDeviceGetsItsPupilBack() {
        ClassOnRelay room = open(11).with(3);
        ClassOnRelay.Device lost = room.device(1);
        PupilName name = lost.now().name();
        int id = lost.id();
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", "start x\ntask Win");
        room.seconds(1);
        lost.pupil().answer("right");
        room.seconds(1);
        lost.line().cut(true);
        room.seconds(40);
        ClassOnRelay.Device other = room.come("");
        room.seconds(3);
        assertNotEquals(name, other.now().name());
        room.teacher().giveBack(other.id(), id);
        room.seconds(2);
        assertEquals(name, other.now().name());
        assertEquals("right", other.now().work().answer());
        assertTrue(other.now().isCounted());
        assertEquals(3, room.now().pupils().size());
        other.pupil().answer("other");
        room.seconds(6);
        // The old device turns up, and is nobody any more.
        lost.line().cut(false);
        room.seconds(10);
        assertEquals(PupilState.REMOVED, lost.now().state());
        room.teacher().showAnswers();
        assertEquals("other", room.teacher().answerOf(id));
        assertEquals(1, room.now().answered());
    }

    @Test
    void theTeachersPageGoesOn() {
        ClassOnRelay room = open(12).with(4);
        room.teacher().rename(room.device(0).id(), "Ada");
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", "start x\n\ntask Win at once");
        room.seconds(1);
        room.device(0).pupil().answer("right");
        room.seconds(2);
        List<PupilView> before = new ArrayList<>(room.now().pupils());
        Question question = room.now().question();
        String code = room.teacher().code();
        ClassLink link = room.teacher().link();
        room.reloadTeacher();
        assertEquals(before, room.now().pupils());
        assertEquals(question, room.now().question());
        assertEquals(code, room.teacher().code());
        assertEquals(link, room.teacher().link());
        room.device(1).pupil().answer("other");
        ClassOnRelay.Device late = room.come("");
        room.seconds(4);
        assertEquals(2, room.now().answered());
        assertEquals(question, late.now().question());
        assertEquals(5, late.now().name().drawn().number());
        room.teacher().showAnswers();
        room.seconds(1);
        assertEquals(List.of(new AnswerCount("other", 1, false), new AnswerCount("right", 1, true)), late.now().counts());
    }

    @Test
    void anotherDayNobodyComesBack() {
        ClassOnRelay room = open(13).with(1);
        int late = ClassOnRelay.MINUTE + ClassHost.KEPT + 1;
        assertNull(ClassHost.goOn(room.teacherKept(), room.crypto(), room.relay().line(), text -> { }, ClassOnRelay.JUDGE, late,
            () -> { }));
        assertNull(ClassPupil.comeBack(room.device(0).kept(), room.crypto(), room.relay().line(), text -> { }, late, () -> { }));
        int soon = ClassOnRelay.MINUTE + ClassHost.KEPT - 1;
        assertNotNull(ClassPupil.comeBack(room.device(0).kept(), room.crypto(), room.relay().line(), text -> { }, soon, () -> { }));
    }

    @Test
    void whatIsKeptIsReadLeniently() {
        ClassOnRelay room = open(14).with(3);
        for (String text : new String[] {"", "x", room.teacherKept().replace("seed", "sead"), room.teacherKept().replace("code", "c")}) {
            assertNull(ClassHost.goOn(text, room.crypto(), room.relay().line(), each -> { }, ClassOnRelay.JUDGE, ClassOnRelay.MINUTE,
                () -> { }));
        }
        String damaged = room.teacherKept().replaceAll("pupil 2 .*", "pupil 2 in x").replaceAll("nickname 3 .*", "nickname 3 99 0 0");
        ClassHost host = ClassHost.goOn(damaged + "\nfoo bar\n", room.crypto(), room.relay().line(), each -> { }, ClassOnRelay.JUDGE,
            ClassOnRelay.MINUTE, () -> { });
        assertEquals(1, host.snapshot().pupils().size());
    }

    @Test
    void aTeacherWhoIsAwayIsNoticed() {
        ClassOnRelay room = open(15).with(1);
        room.seconds(100);
        assertEquals(PupilSnapshot.Stage.RUNS, room.device(0).now().stage());
        room.teacherLine().cut(true);
        room.seconds(60);
        assertEquals(PupilSnapshot.Stage.TEACHER_AWAY, room.device(0).now().stage());
        room.teacherLine().cut(false);
        room.seconds(25);
        assertEquals(PupilSnapshot.Stage.RUNS, room.device(0).now().stage());
    }
}
