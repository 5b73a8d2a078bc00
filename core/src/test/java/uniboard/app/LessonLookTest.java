package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Game;
import uniboard.known.LessonPlaces;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** What a pupil sees of how far they are: the count, the answers, the card at a lesson's end, the path of the course. */
class LessonLookTest {
    private static final Game ONITAMA = TestBoxes.all().game("onitama");
    private static final int PATIENCE = 4000;
    private static final String ONWARD = "control:onward";
    private static final String CONTENTS = "control:contents";
    private static final String GO_ON = "control:goOn";

    private final FakePlatform platform = new FakePlatform();
    private final Course course = TestBooks.course(ONITAMA, Language.ENGLISH);
    private HeadlessTable table;

    private void open(int width, int height, Language language) {
        platform.stored().put("setting.motion", "reduced");
        table = new HeadlessTable(width, height, new LaunchOptions("onitama", language, null, LaunchOptions.Opening.LESSONS), platform);
        rest();
    }

    private void open() {
        open(360, 640, Language.ENGLISH);
    }

    private void rest() {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            int drawn = table.program.framesDrawn();
            table.frame();
            still = table.program.framesDrawn() == drawn ? still + 1 : 0;
        }
    }

    private void tap(String... places) {
        for (String place : places) {
            assertTrue(table.places().contains(place), () -> place + " among " + table.places());
            table.tap(place);
            rest();
        }
    }

    /** What may have to be scrolled to first. */
    private void choose(String place) {
        table.activate(place);
        rest();
    }

    private void done(int lessons) {
        List<String> boards = new ArrayList<>();
        for (Lesson lesson : course.lessons().subList(0, lessons)) for (Lesson.Step step : lesson.steps()) boards.add(step.board());
        platform.stored().put("learn.onitama", String.join(" ", boards));
        platform.stored().put("learn.onitama.day", "0");
    }

    private void solve(Lesson lesson) {
        for (int i = 0; i < lesson.steps().size(); i++) {
            if (i > 0) tap(ONWARD);
            tap(LessonPlaces.of(ONITAMA, course.boards().named(lesson.steps().get(i).board())).toArray(String[]::new));
        }
    }

    /** The lesson with how far it is, as it is told beside its buttons. */
    private String step() {
        return table.platform.view().regions().stream().filter(region -> region.name().equals("step")).findFirst().orElseThrow().label();
    }

    private String label(String place) {
        return table.place(place).label();
    }

    @Test
    void theCountSaysWhichStepIsOpen() {
        open();
        assertEquals("Two ways to win: 1 of 3", step());
        tap(LessonPlaces.of(ONITAMA, course.boards().named("win-stone")).toArray(String[]::new));
        tap(ONWARD);
        assertEquals("Two ways to win: 2 of 3", step());
    }

    @Test
    void whatWasMissedComesOnceMore() {
        done(1);
        platform.stored().put("learn.onitama.missed", "win-alone");
        open();
        assertEquals("Reading a card: 1 of 4", step());
        solve(course.lessons().get(1));
        tap(ONWARD);
        assertEquals("Reading a card: Once more", step());
    }

    @Test
    void answersSayWhatTheyAreAndTheButtonWhatComesNext() {
        open();
        assertEquals("Hint", label("control:hint"));
        tap("control:hint");
        assertTrue(table.status().startsWith("Hint: The Boar goes"), table.status());
        assertEquals("Show me", label("control:hint"));
        tap("Boar", "c4", "b4");
        assertTrue(table.status().startsWith("Not yet: The red master"), table.status());
        assertEquals("Try again", label("control:again"));
        tap("control:again", "Boar", "c4", "c5");
        assertTrue(table.status().startsWith("Right! You have captured"), table.status());
        assertEquals("Next", label(ONWARD));
    }

    @Test
    void aLessonsEndSaysWhatIsDoneAndWhatComesNext() {
        open();
        solve(course.lessons().get(0));
        assertNull(table.platform.view().dialog());
        tap(ONWARD);
        assertEquals("Two ways to win", table.platform.view().dialog());
        assertEquals("Next: Reading a card", label(ONWARD));
        assertEquals("All lessons", label(CONTENTS));
        assertEquals("Play a game", label("control:play"));
        table.gdx.key(Keys.ESCAPE);
        rest();
        assertNull(table.platform.view().dialog());
        tap(ONWARD, ONWARD);
        assertEquals("Reading a card: 1 of 4", step());
    }

    @Test
    void fromALessonsEndOneComesToTheCourseAndToAGame() {
        open();
        solve(course.lessons().get(0));
        tap(ONWARD, CONTENTS);
        assertEquals("Two ways to win: Done", label("control:lesson:win"));
        table.gdx.key(Keys.ESCAPE);
        rest();
        tap(ONWARD, "control:play");
        assertTrue(table.places().contains("control:menu"), table.places().toString());
    }

    @Test
    void thePathSaysHowFarEachLessonIsAndLeadsOn() {
        done(3);
        Lesson fourth = course.lessons().get(3);
        platform.stored().put("learn.onitama.place", "4 " + fourth.id() + ' ' + fourth.steps().get(1).board());
        open();
        tap(CONTENTS);
        assertEquals("Cards change hands: Done", label("control:lesson:trade"));
        assertEquals("Look at their cards: Continue at step 2 of 3", label("control:lesson:guard"));
        assertEquals("The rest of the rules: 5 steps", label("control:lesson:rest"));
        choose("control:lesson:rest");
        assertEquals("The rest of the rules: 1 of 5", step());
        tap(CONTENTS);
        assertEquals("Continue: The rest of the rules", label(GO_ON));
        choose("control:lesson:win");
        tap(CONTENTS, GO_ON);
        assertEquals("Two ways to win: 1 of 3", step());
    }

    @Test
    void aCourseThatIsDoneLeadsToAGame() {
        done(course.lessons().size());
        open();
        tap(CONTENTS);
        assertFalse(table.places().contains(GO_ON));
        tap("control:play");
        assertTrue(table.places().contains("control:menu"), table.places().toString());
    }

    @Test
    void theRulesLeadBackToTheStepAsItWasLeft() {
        done(1);
        platform.stored().put("learn.onitama.place", "2 cards card-rabbit");
        open();
        String found = LessonPlaces.of(ONITAMA, course.boards().named("card-rabbit")).get(0);
        tap(found, "control:rules");
        assertEquals("Onitama: rules", table.platform.view().title());
        tap("control:close");
        assertEquals("Reading a card: 2 of 4", step());
        assertTrue(label(found).endsWith("found"), label(found));
        tap("control:close");
        assertTrue(table.places().contains("game:onitama"), table.places().toString());
    }

    @Test
    void keysLeadThroughTheCardAndTheCourse() {
        open();
        solve(course.lessons().get(0));
        Hand keyboard = Hand.keyboard(table);
        for (String place : List.of(ONWARD, CONTENTS, "control:lesson:race")) {
            keyboard.choose(place);
            rest();
        }
        assertEquals("The race to the temple: 1 of 4", step());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800", "820, 1180"})
    void theCardsButtonsAndThePathsFirstAreWithinTheWindow(int width, int height) {
        for (Language language : Language.values()) {
            open(width, height, language);
            solve(course.lessons().get(0));
            tap(ONWARD);
            for (Place place : table.platform.view().places()) assertWithin(place, width, height);
            tap(CONTENTS);
            assertWithin(table.place(GO_ON), width, height);
            assertWithin(table.place("control:close"), width, height);
            for (Place place : table.platform.view().places()) {
                assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
            }
            platform.stored().clear();
        }
    }

    private static void assertWithin(Place place, int width, int height) {
        assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height,
            () -> "outside the window: " + place);
        assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800", "768, 1024"})
    void whereACardIsReadItIsLargeAndTheOpponentsAreAway(int width, int height) {
        done(1);
        platform.stored().put("learn.onitama.place", "2 cards card-rabbit");
        open(width, height, Language.ENGLISH);
        Place card = table.place("Rabbit");
        assertTrue(card.width() >= 96 && card.width() > table.place("c3").width() * 1.5, card::toString);
        assertFalse(table.places().contains("Horse"), table.places().toString());
        assertFalse(table.places().contains("Boar"), "beside the board: " + table.places());
    }

    @Test
    void whatIsSaidAppears() {
        open();
        platform.stored().put("setting.motion", "full");
        table = new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.LESSONS), platform);
        rest();
        int still = table.program.framesDrawn();
        table.tap("control:hint");
        for (int i = 0; i < 5; i++) table.frame();
        assertTrue(table.program.framesDrawn() >= still + 5, "the answer is drawn as it comes");
        assertTrue(table.status().startsWith("Hint:"), table.status());
    }

    @Test
    void whatIsFoundIsToldApartFromWhatIsPointedOut() {
        platform.stored().put("learn.onitama", "win-stone win-stream win-alone card-boar");
        open();
        List<String> squares = LessonPlaces.of(ONITAMA, course.boards().named("card-rabbit"));
        String found = squares.get(0);
        String label = label(found);
        tap(found, "control:hint", "control:hint");
        assertEquals(label + ": found", label(found));
        assertTrue(platform.played().contains(Sound.FOUND));
        assertFalse(label(squares.get(1)).contains("found"));
    }
}
