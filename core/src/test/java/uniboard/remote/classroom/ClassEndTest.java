package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.known.PaperCrypto;

/** What stays of a class that has ended: nothing. */
class ClassEndTest {
    private static ClassOnRelay ended(int pupils) {
        ClassOnRelay room = new ClassOnRelay(new PaperCrypto(1), 1, 0).with(pupils);
        room.teacher().ask(Question.Kind.LESSON, "onitama", "cards");
        room.seconds(20);
        room.teacher().end();
        return room;
    }

    @Test
    void everyDeviceAndTheRelayForget() {
        ClassOnRelay room = ended(5);
        room.seconds(2);
        for (ClassOnRelay.Device device : room.devices()) {
            assertEquals(PupilSnapshot.Stage.OVER, device.now().stage());
            assertEquals("", device.kept());
        }
        assertEquals(ClassSnapshot.Stage.ENDS, room.now().stage());
        room.seconds(ClassHost.FAREWELL + 5);
        assertEquals(ClassSnapshot.Stage.FORGOTTEN, room.now().stage());
        assertEquals("", room.teacherKept());
        assertEquals(0, room.relay().kept());
        int said = room.relay().everything().size();
        room.seconds(100);
        assertEquals(said, room.relay().everything().size());
        assertNull(ClassPupil.comeBack("", room.crypto(), room.relay().line(), text -> { }, ClassOnRelay.MINUTE, () -> { }));
    }

    @Test
    void topicsOfThoseWhoLeftAreEmptiedToo() {
        ClassOnRelay room = new ClassOnRelay(new PaperCrypto(2), 2, 0).with(3);
        int lost = room.device(0).id();
        room.device(0).vanish();
        ClassOnRelay.Device other = room.come("");
        room.seconds(3);
        room.teacher().giveBack(other.id(), lost);
        room.teacher().remove(room.device(0).id());
        room.teacher().door(Door.ASKS);
        ClassOnRelay.Device waiting = room.come("");
        room.seconds(3);
        waiting.vanish();
        room.seconds(Roll.WAITING + 2);
        room.reloadTeacher();
        room.seconds(2);
        room.teacher().end();
        room.seconds(ClassHost.FAREWELL + 10);
        assertEquals(0, room.relay().kept());
    }

    /** The teacher closes the page while the end is being told: the next time it goes on with it. */
    @Test
    void endingGoesOnAfterAReload() {
        ClassOnRelay room = ended(3);
        room.seconds(5);
        room.reloadTeacher();
        assertEquals(ClassSnapshot.Stage.ENDS, room.now().stage());
        room.seconds(ClassHost.FAREWELL + 5);
        assertEquals(ClassSnapshot.Stage.FORGOTTEN, room.now().stage());
        assertEquals(0, room.relay().kept());
    }

    @Test
    void thePaceIsKeptAtTheEndToo() {
        ClassOnRelay room = ended(60);
        int from = room.clock();
        room.seconds(60);
        assertEquals(ClassSnapshot.Stage.FORGOTTEN, room.now().stage());
        assertTrue(room.mostInTenSeconds(from) <= 300, () -> room.mostInTenSeconds(from) + " packets");
    }

    @Test
    void aClassWithoutPupilsEndsAtOnce() {
        ClassOnRelay room = ended(0);
        room.seconds(3);
        assertEquals(ClassSnapshot.Stage.FORGOTTEN, room.now().stage());
        assertEquals("", room.teacherKept());
        assertEquals(0, room.relay().kept());
    }

    @Test
    void nobodyButTheTeacherEndsAClass() {
        ClassOnRelay room = new ClassOnRelay(new PaperCrypto(3), 3, 0).with(2);
        String all = ClassLink.room(room.crypto(), room.teacher().link().door()) + ClassChannel.ALL;
        room.relay().line().publish(all, new byte[0]);
        room.seconds(5);
        for (ClassOnRelay.Device device : room.devices()) assertEquals(PupilSnapshot.Stage.RUNS, device.now().stage());
        ClassOnRelay.Device late = room.come("");
        room.seconds(3);
        assertEquals(PupilState.IN, late.now().state());
        assertFalse(room.teacherKept().isEmpty());
    }
}
