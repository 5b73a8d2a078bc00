package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** What pupils of a class are called, who gets whose place, and hands, each device the whole program. */
class ClassNamesTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String FIRST = "control:classPupil:1";
    private static final String SECOND = "control:classPupil:2";
    private static final String NAME = "control:className";
    private static final String HAND = "control:classHand";

    private final HeadlessDevices devices = new HeadlessDevices();
    private HeadlessTable teacher;

    @BeforeEach
    void teach() {
        teacher = devices.follow("#t=c", "onitama", 1280, 800, Language.ENGLISH);
        devices.await(() -> teacher.places().contains("control:classAsk"), teacher::status);
    }

    private HeadlessTable come() {
        return devices.follow(teacher.platform.others().address(), "onitama", 360, 640, Language.ENGLISH);
    }

    private HeadlessTable pupil() {
        HeadlessTable pupil = come();
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
        return pupil;
    }

    private String row(String place) {
        return teacher.place(place).label();
    }

    private static String sentence(String name) {
        return ENGLISH.say("far.youAre", name);
    }

    /** As its own device tells it. */
    private static String name(HeadlessTable pupil) {
        return pupil.status().substring(sentence("").length() - 1, pupil.status().indexOf('.'));
    }

    @Test
    void typedNamesComeBeforeThePupilAndOnlyTheTeacherSeesThem() {
        HeadlessTable other = pupil();
        devices.act(teacher, "control:classNames", "control:classNames:typed");
        HeadlessTable pupil = come();
        devices.awaitStatus(pupil, ENGLISH.say("class.nameNeeded"));
        devices.letTimePass(10);
        assertFalse(teacher.places().contains(SECOND), "Nobody knocks without a name");
        pupil.platform.goods().type("\u202e");
        devices.act(pupil, NAME);
        assertTrue(pupil.places().contains(NAME), "Nobody can be called that");
        pupil.platform.goods().type(" Ada ");
        devices.act(pupil, NAME);
        devices.awaitStatus(pupil, ENGLISH.say("class.atDoor"));
        assertEquals(ENGLISH.say("table.settingIs", "Ada", ENGLISH.say("class.waits")), row(SECOND));
        devices.act(teacher, SECOND, SECOND + ":admit");
        devices.awaitStatus(pupil, sentence("Ada"));
        devices.letTimePass(20);
        assertFalse(other.status().contains("Ada"), other.status());
        HeadlessTable again = devices.reload(pupil, "onitama");
        devices.awaitStatus(again, sentence("Ada"));
    }

    @Test
    void theTeacherCallsAPupilOtherwise() {
        HeadlessTable pupil = pupil();
        String drawn = name(pupil);
        teacher.platform.goods().type("Bo");
        devices.act(teacher, FIRST, FIRST + ":rename");
        devices.awaitStatus(pupil, sentence("Bo"));
        assertTrue(row(FIRST).startsWith("Bo"), row(FIRST));
        teacher.platform.goods().type("");
        devices.act(teacher, FIRST, FIRST + ":rename");
        devices.awaitStatus(pupil, sentence(drawn));
    }

    @Test
    void aNewcomerIsGivenTheLostPupilsPlace() {
        HeadlessTable lost = pupil();
        String name = name(lost);
        devices.kill(lost);
        devices.await(() -> row(FIRST).contains(ENGLISH.say("far.seat.away")), () -> row(FIRST));
        HeadlessTable newcomer = pupil();
        assertFalse(newcomer.status().contains(sentence(name)), newcomer.status());
        devices.act(teacher, SECOND, SECOND + ":is1");
        devices.awaitStatus(newcomer, sentence(name));
        assertFalse(teacher.places().contains(SECOND), "The newcomer is nobody else any more");
    }

    @Test
    void aHandIsSeenUntilItIsSeenTo() {
        HeadlessTable pupil = pupil();
        HeadlessTable other = pupil();
        devices.act(pupil, HAND);
        assertTrue(pupil.status().contains(ENGLISH.say("class.hand.isUp")), pupil.status());
        devices.await(() -> row(FIRST).contains(ENGLISH.say("class.hand.up")), () -> row(FIRST));
        assertFalse(row(SECOND).contains(ENGLISH.say("class.hand.up")), row(SECOND));
        devices.act(teacher, FIRST, FIRST + ":lower");
        devices.await(() -> !pupil.status().contains(ENGLISH.say("class.hand.isUp")), pupil::status);
        devices.act(other, HAND);
        devices.await(() -> row(SECOND).contains(ENGLISH.say("class.hand.up")), () -> row(SECOND));
        devices.act(other, HAND);
        devices.await(() -> !row(SECOND).contains(ENGLISH.say("class.hand.up")), () -> row(SECOND));
    }
}
