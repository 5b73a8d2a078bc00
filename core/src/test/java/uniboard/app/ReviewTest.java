package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** What a finished game was like, move by move. */
class ReviewTest {
    private static final int MOST_FRAMES = 40_000;
    /** In which nothing is hidden. */
    private static final List<String> OPEN = List.of("onitama", "unlur");
    /** What a mistake is called by its size. */
    private static final String MISTAKE = "a (slip|mistake|win thrown away)";
    /** Whose chances they are is told with them. */
    private static final String CHANCES = "(Your|.+’s) chances: from \\d+% to \\d+%\\.";

    private final FakePlatform platform = new FakePlatform();

    private static GameRecord finished(String id) {
        return Records.withMistakes(new AllGames().game(id));
    }

    private HeadlessTable review(String id) {
        return review(id, Hand::pointer);
    }

    private HeadlessTable review(String id, Function<HeadlessTable, Hand> hands) {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions(id, null, finished(id).text()), platform);
        table.settle();
        hands.apply(table).choose("control:review");
        assertTrue(table.places().contains("control:stopReview"), table.places().toString());
        complete(table);
        return table;
    }

    private static void complete(HeadlessTable table) {
        for (int frames = 0; frames < MOST_FRAMES && table.places().contains("control:stopReview"); frames++) table.frame();
        assertFalse(table.places().contains("control:stopReview"), "it comes to an end");
    }

    private static String first(HeadlessTable table, String prefix) {
        return table.places().stream().filter(place -> place.startsWith(prefix)).findFirst().orElse(null);
    }

    private static String slip(HeadlessTable table) {
        return table.places().stream().filter(place -> place.startsWith("moment:"))
            .filter(place -> table.place(place).label().matches(".*: " + MISTAKE + "\\..*")).findFirst().orElseThrow();
    }

    private static int ply(String moment) {
        return Integer.parseInt(moment.substring(moment.indexOf(':') + 1));
    }

    /** All that is shown, said and told at a screen. */
    private static String all(HeadlessTable table) {
        StringBuilder all = new StringBuilder(table.status());
        table.platform.view().regions().forEach(region -> all.append('\n').append(region.label()));
        table.platform.view().places().forEach(place -> all.append('\n').append(place.label()));
        return all.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void everyGameIsReviewedWithoutAPointer(String id) {
        HeadlessTable table = review(id, Hand::keyboard);
        assertEquals("moments", table.platform.view().regionOf(table.platform.focus()).name(), "what it is about comes first");
        checkWhatDecided(table, id);
        assertTrue(table.place(first(table, "chance:")).label().matches("Before move \\d+: \\d+% to win"), table.places().toString());
        String mistake = slip(table);
        String label = table.place(mistake).label();
        String told = ": " + MISTAKE + "\\. .*: .* " + CHANCES;
        assertTrue(label.matches("Move " + (ply(mistake) + 1) + told), label);
        Hand keyboard = Hand.keyboard(table);
        keyboard.choose(mistake);
        table.settle();
        checkExercise(table, mistake);
        assertFalse(all(table).contains("Better –"), all(table));
        keyboard.choose("control:show");
        table.settle();
        assertTrue(table.status().startsWith("Move ") && table.status().contains("Better – "), table.status());
        assertFalse(table.places().contains("control:show"));
        assertEquals(finished(id), table.record(), "nothing was played");
        checkAnalysis(table, mistake);
        keyboard.choose("control:close");
        table.settle();
        assertTrue(table.places().contains("control:again"), table.places().toString());
        HeadlessTable library = new HeadlessTable(1280, 800, new LaunchOptions(id, Language.ENGLISH, null, LaunchOptions.Opening.LIBRARY),
            platform);
        library.settle();
        library.tap(first(library, "kept:"));
        library.settle();
        library.tap("control:review");
        assertTrue(first(library, "moment:") != null, "it is kept with the game");
        assertFalse(all(library).contains("Better –"), "it isn't told before it is asked for: " + all(library));
    }

    /** Whose move it was, or what the others chose at the same time; what others hid is told by no row. */
    private static void checkWhatDecided(HeadlessTable table, String id) {
        if (!OPEN.contains(id)) assertFalse(all(table).contains("an opponent"), all(table));
        String told = table.platform.view().regions().stream().filter(region -> region.name().equals("moments")).findFirst().orElseThrow()
            .label();
        String swing = ".*chances of winning changed most (with move \\d+( \\([^)]+\\))?, from|between moves) .*";
        boolean isWhose = told.matches(swing);
        assertTrue(isWhose || told.contains("step by step") || told.contains("no move changed"), told);
        boolean tellsAllChoices = told.matches(".* to \\d+%\\. You – [^.]+\\. At the same time: [^.]+ – [^.]+\\.");
        if (id.equals("unitar") && isWhose) assertTrue(tellsAllChoices, told);
        if (id.equals("unitar")) assertTrue(isWhose, "a round decides much: " + told);
    }

    /** A moment is looked at more closely, and that leads back. */
    private static void checkAnalysis(HeadlessTable table, String mistake) {
        if (!table.places().contains("control:analyse")) return;
        table.act("control:analyse");
        for (int frames = 0; frames < MOST_FRAMES && first(table, "analysis:") == null; frames++) table.frame();
        assertTrue(first(table, "analysis:") != null, table.status());
        table.activate("control:close");
        table.settle();
        assertTrue(table.places().contains(mistake), table.places()::toString);
        assertTrue(table.status().contains("Better – "), table.status());
    }

    /** A mistake becomes an exercise, and that leads back. */
    private static void checkExercise(HeadlessTable table, String mistake) {
        Hand bridge = Hand.bridge(table);
        bridge.choose("control:tryAgain");
        table.settle();
        assertTrue(table.status().contains("Find the better move"), table.status());
        table.gdx.key(com.badlogic.gdx.Input.Keys.ESCAPE);
        table.settle();
        complete(table);
        assertTrue(table.places().contains(mistake), "back in the review: " + table.places());
        assertTrue(table.places().contains("control:tryAgain"), "at the same move: " + table.places());
    }

    @Test
    void whoFindsABetterMoveSeesItInTheReview() {
        HeadlessTable table = review("onitama");
        String mistake = slip(table);
        table.activate(mistake);
        table.settle();
        assertFalse(all(table).contains("Better –"), all(table));
        table.activate("control:tryAgain");
        table.settle();
        Match before = new Match(finished("onitama").firstPlies(ply(mistake)));
        for (Choice choice : before.choices()) {
            if (table.places().contains("control:onward")) break;
            if (table.places().contains("control:again")) table.activate("control:again");
            table.choose(choice);
            for (int frames = 0; frames < MOST_FRAMES && isBeingWeighed(table); frames++) table.frame();
            table.settle();
        }
        assertTrue(table.status().contains("Yes, that is better."), table.status());
        table.activate("control:close");
        table.settle();
        assertTrue(table.status().contains("Better – "), table.status());
        assertTrue(table.places().contains("control:playOn"), table.places().toString());
        assertFalse(table.places().contains("control:tryAgain"), table.places().toString());
        table.activate("control:playOn");
        table.settle();
        assertEquals(ply(mistake), table.record().plies(), "it goes on from there");
    }

    private static boolean isBeingWeighed(HeadlessTable table) {
        return !table.status().contains("The bots prefer another move") && !table.status().contains("Yes, that is better.");
    }

    @Test
    void theChartMovesTheBoardByKeyTapAndDrag() {
        HeadlessTable table = review("onitama");
        int plies = finished("onitama").plies();
        Hand.keyboard(table).choose("chance:1");
        assertTrue(table.status().startsWith("Move 2 of " + plies) || table.status().startsWith("Move 2:"), table.status());
        table.tap("chance:3");
        assertTrue(table.status().startsWith("Move 4 of " + plies) || table.status().startsWith("Move 4:"), table.status());
        table.press("chance:0");
        AccessibilityTree.Place last = table.place("chance:" + (plies - 1));
        table.gdx.move(last.x() + last.width() / 2, last.y() + last.height() / 2);
        table.frame();
        assertTrue(table.status().startsWith("Move " + plies), table.status());
        table.release("chance:" + (plies - 1));
        table.tap("control:first");
        assertTrue(table.status().startsWith("Move 1"), table.status());
    }

    /** In a game between people, which still goes on. */
    @Test
    void lookingAroundMeanwhileHoldsNothingUp() {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, Records.BEGUN_ONITAMA), platform);
        table.settle();
        table.tap("control:more");
        table.tap("control:review");
        for (int frames = 0; frames < MOST_FRAMES && first(table, "chance:") == null; frames++) table.frame();
        table.tap(first(table, "chance:"));
        complete(table);
        assertTrue(table.places().contains("chance:2"), table.places().toString());
        table.tap("control:close");
        table.settle();
        assertTrue(table.places().contains("control:hint"), "the game goes on: " + table.places());
        assertEquals(3, table.record().plies());
    }

    @Test
    void onAPhoneOneMomentIsShownAtATimeAndAllAreListed() {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", null, finished("onitama").text()), platform);
        table.settle();
        table.tap("control:raiseEnd");
        table.activate("control:review");
        complete(table);
        table.settle();
        assertTrue(table.status().matches("(?s).*: " + MISTAKE + "\\..*"), "the worst one first: " + table.status());
        String first = table.status();
        table.tap("control:previousMoment");
        table.settle();
        assertNotEquals(first, table.status());
        table.tap("control:nextMoment");
        table.settle();
        assertEquals(first, table.status());
        table.tap("control:moments");
        String last = table.places().stream().filter(place -> place.startsWith("moment:")).reduce((one, other) -> other).orElseThrow();
        Hand.keyboard(table).choose(last);
        table.settle();
        assertTrue(table.status().startsWith("Move " + (ply(last) + 1) + ':'), table.status());
        for (String place : List.of("control:close", "control:moments", "control:nextMoment", "control:previousMoment")) {
            assertTrue(table.place(place).width() >= 44 && table.place(place).height() >= 44, place);
        }
    }

    @Test
    void onAPhoneAnArrowLeadsNoFurtherThanTheLastMoment() {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", null, finished("onitama").text()), platform);
        table.settle();
        table.tap("control:raiseEnd");
        table.activate("control:review");
        complete(table);
        table.settle();
        for (String arrow : List.of("control:nextMoment", "control:previousMoment")) {
            int turns = 0;
            while (table.place(arrow).state() != AccessibilityTree.State.UNAVAILABLE) {
                String before = table.status();
                table.tap(arrow);
                table.settle();
                assertNotEquals(before, table.status());
                assertTrue(table.status().matches(".* Moment \\d+ of \\d+\\."), table.status());
                assertTrue(++turns < 50, "It leads around");
            }
        }
        assertTrue(table.status().contains("Moment 1 of "), table.status());
    }

    @Test
    void theMoveOfTheGameIsWeighedAndRefusedWhereABetterOneIsSought() {
        HeadlessTable table = review("onitama");
        String mistake = slip(table);
        int ply = ply(mistake);
        table.activate(mistake);
        table.activate("control:tryAgain");
        table.settle();
        GameRecord game = finished("onitama");
        table.choose(new Match(game.firstPlies(ply)).choices().stream().filter(choice -> choice.move() == game.move(ply)).findFirst()
            .orElseThrow());
        for (int frames = 0; frames < MOST_FRAMES && !table.status().contains("The bots prefer another move"); frames++) table.frame();
        assertTrue(table.status().contains("The bots prefer another move"), table.status());
    }

    @Test
    void whatEveryChoiceInSecretWouldHaveBroughtIsCompared() {
        HeadlessTable table = review("unitar");
        String secret = table.places().stream().filter(place -> place.startsWith("moment:"))
            .filter(place -> table.place(place).label().contains(": chosen in secret.")).findFirst().orElseThrow();
        table.activate(secret);
        table.activate("control:compare");
        for (int frames = 0; frames < MOST_FRAMES && first(table, "compared:") == null; frames++) table.frame();
        String best = table.place("compared:0").label();
        assertTrue(best.matches(".* \\d+%.*"), best);
        assertTrue(table.places().stream().filter(place -> place.startsWith("compared:"))
            .anyMatch(place -> table.place(place).label().contains("this was chosen")));
        table.tap(first(table, "compared:"));
        table.settle();
        assertTrue(table.status().contains("%"), table.status());
        assertNull(first(table, "compared:"), "the board is seen: " + table.places());
    }

    @Test
    void anAddressMayTakeTheReviewAway() {
        AllGames games = new AllGames();
        UrlParameters request = UrlParameters.of(Map.of("eval", "0"), games.game("onitama"));
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, finished("onitama").text(), LaunchOptions.Opening.TABLE,
            null, request);
        HeadlessTable table = new HeadlessTable(1280, 800, start, platform);
        table.settle();
        assertTrue(table.places().contains("control:again"), table.places().toString());
        assertFalse(table.places().contains("control:review"), table.places().toString());
    }

    private static int bars(HeadlessTable table) {
        return (int) table.places().stream().filter(place -> place.startsWith("chance:")).count();
    }

    @Test
    void aReviewThatWasStoppedGoesOn() {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, finished("onitama").text()), platform);
        table.settle();
        table.tap("control:review");
        for (int frames = 0; frames < 500; frames++) table.frame();
        table.tap("control:stopReview");
        int bars = bars(table);
        for (int frames = 0; frames < 500; frames++) table.frame();
        assertEquals(bars, bars(table));
        assertEquals("Continue", table.place("control:stopReview").label());
        table.tap("control:close");
        table.tap("control:review");
        assertEquals(bars, bars(table), "what was found is kept");
        for (int frames = 0; frames < MOST_FRAMES && bars(table) == bars; frames++) table.frame();
        assertTrue(bars(table) > bars, "it goes on");
    }

    @Test
    void theRulesLeadBackToTheReview() {
        HeadlessTable table = review("onitama");
        table.tap("control:rules");
        table.settle();
        assertEquals("Onitama: rules", table.platform.view().title());
        table.tap("control:close");
        table.settle();
        assertTrue(table.places().contains("chance:0"), table.places().toString());
        table.tap("control:close");
        table.settle();
        assertFalse(table.places().contains("chance:0"), "the table comes next");
        assertTrue(table.places().contains("control:more"), table.places().toString());
    }

    @Test
    void whatIsDoneWithAGameIsDoneFromItsReviewToo() {
        HeadlessTable table = review("onitama");
        table.tap("control:share");
        assertEquals("Share", table.platform.view().dialog());
        table.gdx.key(com.badlogic.gdx.Input.Keys.ESCAPE);
        table.settle();
        table.tap("control:more");
        assertTrue(table.places().contains("control:watch"), table.places().toString());
        assertFalse(table.places().contains("control:draw"), "there is no drawing over the arrows");
        table.tap("control:settings");
        assertEquals("Settings", table.platform.view().dialog());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void aTallWindowHasRoomForEveryGamesReview(String id) {
        HeadlessTable table = new HeadlessTable(360, 800, new LaunchOptions(id, null, finished(id).text()), platform);
        table.settle();
        table.activate("control:raiseEnd");
        table.settle();
        table.activate("control:review");
        table.settle();
        assertTrue(table.places().contains("control:close"), table.places().toString());
        for (AccessibilityTree.Place place : table.platform.view().places()) {
            // Unikat's table is moved to where they lie.
            if (place.name().startsWith("cell:")) continue;
            assertTrue(place.x() >= -1 && place.x() + place.width() <= 361, place::toString);
        }
    }
}
