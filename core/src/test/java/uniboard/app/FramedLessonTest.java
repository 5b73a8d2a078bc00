package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Game;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** How lessons and exercises lie in a small frame of another page: no bar, the board large, one plain button. */
class FramedLessonTest {
    private static final String EXERCISE = """
        title One move
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        task Win.
        accept win
        """;
    private static final String LARGER = "control:larger";

    private static HeadlessTable open(int width, int height, Map<String, String> asked, String exercise) {
        return open("onitama", Language.ENGLISH, width, height, asked, exercise);
    }

    private static HeadlessTable open(String game, Language language, int width, int height, Map<String, String> asked, String exercise) {
        FakePlatform platform = new FakePlatform().within();
        platform.embed();
        platform.stored().put("setting.motion", "reduced");
        UrlParameters request = UrlParameters.of(asked, TestBoxes.all().game(game));
        LaunchOptions.Opening opening = exercise == null ? LaunchOptions.Opening.LESSONS : LaunchOptions.Opening.TABLE;
        LaunchOptions start = new LaunchOptions(game, language, null, opening, null, request, exercise, "");
        HeadlessTable table = new HeadlessTable(width, height, start, platform);
        rest(table);
        return table;
    }

    private static HeadlessTable exercise(int width, int height) {
        return open(width, height, Map.of("mode", "exercise"), EXERCISE);
    }

    private static void rest(HeadlessTable table) {
        for (int i = 0; i < 200; i++) table.frame();
    }

    @Test
    void boardAndCardsLieLeftAndTheButtonRight() {
        HeadlessTable table = exercise(640, 480);
        Place hint = table.place("control:hint");
        for (String place : List.of("e3", "Boar", "Tiger", "Crab")) {
            Place left = table.place(place);
            assertTrue(left.x() + left.width() < hint.x(), left::toString);
        }
        assertTrue(table.place("c3").width() >= 48, "the board is large: " + table.place("c3"));
        Place larger = table.place(LARGER);
        assertTrue(larger.y() >= hint.y() + hint.height() && larger.height() >= 44 && larger.y() + larger.height() <= 480,
            larger::toString);
    }

    @Test
    void inALowFrameTheLinkIsLargeEnoughForAFinger() {
        Place larger = exercise(480, 320).place(LARGER);
        assertTrue(larger.height() >= 44 && larger.y() + larger.height() <= 320, larger::toString);
    }

    @Test
    void aNarrowFrameHasTheButtonBelowAndNoLink() {
        HeadlessTable table = exercise(320, 480);
        Place hint = table.place("control:hint");
        assertTrue(hint.y() > table.place("Boar").y(), hint::toString);
        assertTrue(hint.width() > 280 && hint.height() >= 44, hint::toString);
        assertTrue(table.place("c3").width() >= 30, "the board is large: " + table.place("c3"));
        assertFalse(table.places().contains(LARGER));
    }

    @Test
    void theLinkOpensTheSameInAWindowOfItsOwn() {
        HeadlessTable table = exercise(640, 480);
        table.tap(LARGER);
        assertEquals(List.of(""), table.platform.goods().pages());
    }

    @Test
    void onesOwnPageHasNoLinkToItself() {
        UrlParameters request = UrlParameters.of(Map.of("mode", "exercise"), TestBoxes.all().game("onitama"));
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.TABLE, null, request, EXERCISE,
            "");
        HeadlessTable table = new HeadlessTable(640, 480, start, new FakePlatform());
        rest(table);
        assertFalse(table.places().contains(LARGER), table.places().toString());
    }

    @Test
    void anExerciseThatIsSolvedIsBegunOnceMore() {
        HeadlessTable table = exercise(640, 480);
        for (String place : List.of("Boar", "c4", "c5")) table.tap(place);
        rest(table);
        assertEquals("Once more", table.place("control:again").label());
        table.tap("control:again");
        rest(table);
        assertTrue(table.places().contains("control:hint"));
    }

    @ParameterizedTest
    @CsvSource(value = {"min, false", "full, true", "NIL, false"}, nullValues = "NIL")
    void aLessonHasControlsOnlyWhereTheyAreAskedFor(String controls, boolean isAsked) {
        Map<String, String> asked = controls == null ? Map.of("mode", "lesson", "lesson", "win")
            : Map.of("mode", "lesson", "lesson", "win", "controls", controls);
        HeadlessTable table = open(640, 480, asked, null);
        for (String place : List.of("control:contents", "control:rules", "control:close"))
            assertEquals(isAsked, table.places().contains(place), place);
    }

    @ParameterizedTest
    @CsvSource({"640, 480", "320, 480", "480, 320"})
    void everyGamesLessonsLieWithinAFrame(int width, int height) {
        for (Game game : TestBoxes.all().games()) {
            for (Language language : Language.values()) {
                HeadlessTable table = open(game.id(), language, width, height, Map.of("mode", "lesson"), null);
                for (Place place : table.platform.view().places()) {
                    // Unikat's table is moved to where they lie.
                    if (place.name().startsWith("cell:")) continue;
                    assertTrue(place.x() >= 0 && place.y() >= -1 && place.x() + place.width() <= width
                        && place.y() + place.height() <= height + 1, () -> game.id() + " in " + language + ": " + place);
                }
            }
        }
    }
}
