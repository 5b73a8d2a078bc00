package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.known.SpokenGame;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.table.LobbyScreen;
import uniboard.text.Language;

/** A screen for all to look at, beside the teacher's own. */
class ClassWallTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final SpokenGame HEBREW = new SpokenGame("he");
    private static final String WALL = "control:classWall";

    private final HeadlessDevices devices = new HeadlessDevices();

    private HeadlessTable teach() {
        HeadlessTable teacher = devices.open("onitama");
        devices.act(teacher, "control:more", "control:class");
        devices.await(() -> teacher.places().contains(WALL), teacher::status);
        return teacher;
    }

    private HeadlessTable wall(HeadlessTable teacher, int width, int height, Language language) {
        devices.act(teacher, WALL, WALL + ":open");
        String address = teacher.platform.goods().pages().get(0);
        return devices.follow(address, "onitama", width, height, language);
    }

    private HeadlessTable pupil(HeadlessTable teacher) {
        HeadlessTable pupil = devices.follow(teacher.platform.others().address(), "onitama", 360, 640, Language.ENGLISH);
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
        return pupil;
    }

    private void awaitPupils(HeadlessTable wall, int pupils) {
        devices.await(() -> wall.places().contains("control:classPupils")
            && wall.place("control:classPupils").label().endsWith(" " + pupils), wall::status);
    }

    private void answer(HeadlessTable teacher, HeadlessTable pupil) {
        devices.awaitStatus(pupil, ENGLISH.say("class.task"));
        for (Choice.Step step : new Match(teacher.record()).choices().get(0).steps()) devices.act(pupil, step.place());
    }

    @Test
    void itShowsHowToComeTheBoardHowManyHaveAnsweredAndThenWhat() {
        HeadlessTable teacher = teach();
        HeadlessTable wall = wall(teacher, 1280, 800, Language.HEBREW);
        awaitPupils(wall, 0);
        HeadlessTable pupil = pupil(teacher);
        awaitPupils(wall, 1);
        String name = teacher.place("control:classPupil:1").label().split(":")[0];
        devices.act(teacher, "control:classAsk");
        devices.awaitStatus(wall, HEBREW.say("class.task"));
        assertTrue(wall.status().contains(HEBREW.say("class.answeredOf", "0", "1")), wall.status());
        assertTrue(wall.places().contains("c3"), "The board is there");
        answer(teacher, pupil);
        devices.awaitStatus(wall, HEBREW.say("class.answeredOf", "1", "1"));
        assertFalse(wall.places().stream().anyMatch(place -> place.startsWith("control:classAnswer:")), "Not before answers are shown");
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.await(() -> wall.places().contains("control:classAnswer:0"), wall::status);
        assertFalse(told(wall).stream().anyMatch(each -> each.contains(name)), "No name is on the wall");
        devices.act(teacher, "control:classNext", "control:classEnd", "control:classEnd:end");
        devices.awaitStatus(wall, HEBREW.say("class.ended"));
    }

    private static List<String> told(HeadlessTable table) {
        return table.places().stream().map(table::place).map(Place::label).toList();
    }

    @Test
    void theTeachersOwnScreenShowsTheBoardAndTheListOfPupilsIsATapAway() {
        HeadlessTable teacher = teach();
        HeadlessTable pupil = pupil(teacher);
        devices.act(teacher, "control:classAsk");
        assertTrue(teacher.status().contains(ENGLISH.say("class.answeredOf", "0", "1")), teacher.status());
        assertFalse(teacher.places().contains("control:classPupil:1"), "Names aren't shown to the class unasked");
        devices.act(teacher, "control:close");
        assertTrue(teacher.places().contains("control:classPupil:1"));
        devices.act(teacher, "control:classBoard");
        answer(teacher, pupil);
        devices.awaitStatus(teacher, ENGLISH.say("class.answeredOf", "1", "1"));
        devices.act(teacher, "control:classClose", "control:classReopen");
        assertTrue(teacher.places().contains("control:classClose"), teacher.places()::toString);
    }

    @Test
    void whereEverybodyWorksAtTheirOwnPaceItCountsThem() {
        HeadlessTable teacher = devices.open("onitama");
        teacher.platform.storage().save("worksheet.onitama", ClassworkTest.WORKSHEET);
        devices.act(teacher, "control:more", "control:class");
        devices.await(() -> teacher.places().contains(WALL), teacher::status);
        HeadlessTable wall = wall(teacher, 740, 360, Language.ENGLISH);
        awaitPupils(wall, 0);
        pupil(teacher);
        awaitPupils(wall, 1);
        devices.act(teacher, "control:classAskOther", "control:classSheet", "control:classSheet:whole");
        devices.awaitStatus(wall, ENGLISH.say("class.begun", "0", "1"));
        devices.act(teacher, "control:classClose");
        devices.awaitStatus(wall, ENGLISH.say("class.work.closed"));
    }

    @Test
    void whereNobodyHasAnsweredItSaysSoAndIsLeftForTheGame() {
        HeadlessTable teacher = teach();
        HeadlessTable wall = wall(teacher, 360, 640, Language.ENGLISH);
        awaitPupils(wall, 0);
        devices.act(teacher, "control:classAsk", "control:classClose", "control:classShow");
        devices.awaitStatus(wall, ENGLISH.say("class.noAnswers"));
        devices.act(wall, LobbyScreen.LEAVE);
        devices.await(() -> wall.places().contains("c3"), wall::status);
    }

    @Test
    void theLinkIsCopiedForAnotherComputerAndComesBackAfterAReload() {
        HeadlessTable teacher = teach();
        devices.act(teacher, WALL, WALL + ":copy");
        String copied = teacher.platform.goods().copied;
        HeadlessTable wall = devices.follow(copied, "onitama", 740, 360, Language.ENGLISH);
        awaitPupils(wall, 0);
        HeadlessTable again = devices.reload(wall, "onitama");
        awaitPupils(again, 0);
        assertEquals(0, teacher.places().stream().filter(place -> place.startsWith("control:classPupil:")).count(), "It is no pupil");
    }
}
