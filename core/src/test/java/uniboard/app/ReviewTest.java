package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.text.Language;

/** What a finished game was like, move by move. */
class ReviewTest {
    private static final int MOST_FRAMES = 40_000;

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

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void everyGameIsReviewedWithoutAPointer(String id) {
        HeadlessTable table = review(id, Hand::keyboard);
        assertTrue(table.place(first(table, "chance:")).label().matches("Before move \\d+: \\d+ in a hundred"), table.places().toString());
        String moment = first(table, "moment:");
        assertTrue(moment != null, "weak bots make mistakes");
        assertTrue(table.place(moment).label().contains("in a hundred"), table.place(moment).label());
        String mistake = table.places().stream().filter(place -> place.startsWith("moment:"))
            .filter(place -> table.place(place).label().contains("Chances fell")).findFirst().orElseThrow();
        checkExercise(table, mistake);
        Hand keyboard = Hand.keyboard(table);
        keyboard.choose(moment);
        keyboard.choose("control:show");
        table.settle();
        assertTrue(table.status().contains("in a hundred"), table.status());
        assertTrue(table.status().startsWith("Move ") || table.status().startsWith("Before the first move"), table.status());
        assertEquals(finished(id), table.record(), "nothing was played");
        HeadlessTable shelf = new HeadlessTable(1280, 800, new LaunchOptions(id, Language.ENGLISH, null, LaunchOptions.Opening.SHELF),
            platform);
        shelf.settle();
        shelf.tap(first(shelf, "kept:"));
        shelf.settle();
        shelf.tap("control:review");
        assertTrue(first(shelf, "moment:") != null, "it is kept with the game");
    }

    /** A mistake becomes an exercise, and that leads back. */
    private static void checkExercise(HeadlessTable table, String mistake) {
        Hand mirror = Hand.mirror(table);
        mirror.choose(mistake);
        mirror.choose("control:tryAgain");
        table.settle();
        assertTrue(table.status().contains("Find the better move"), table.status());
        table.gdx.key(com.badlogic.gdx.Input.Keys.ESCAPE);
        table.settle();
        assertTrue(table.places().contains("control:review"), "back at the end of the game: " + table.places());
        mirror.choose("control:review");
        assertTrue(table.places().contains("control:stopReview") || first(table, "moment:") != null, table.places().toString());
        complete(table);
    }

    @Test
    void theMoveOfTheGameIsWeighedAndRefusedWhereABetterOneIsSought() {
        HeadlessTable table = review("onitama");
        String mistake = table.places().stream().filter(place -> place.startsWith("moment:"))
            .filter(place -> table.place(place).label().contains("Chances fell")).findFirst().orElseThrow();
        int ply = Integer.parseInt(mistake.substring("moment:".length()));
        table.tap(mistake);
        table.tap("control:tryAgain");
        table.settle();
        GameRecord game = finished("onitama");
        table.choose(new Match(game.firstPlies(ply)).choices().stream().filter(choice -> choice.move() == game.move(ply)).findFirst()
            .orElseThrow());
        for (int frames = 0; frames < MOST_FRAMES && !table.status().contains("The bots prefer another move"); frames++) table.frame();
        assertTrue(table.status().contains("The bots prefer another move"), table.status());
    }

    /** Whose move it was, or what the others chose at the same time. */
    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void whatDecidedIsTold(String id) {
        HeadlessTable table = review(id);
        String told = table.platform.view().regions().stream().filter(region -> region.name().equals("moments")).findFirst().orElseThrow()
            .label();
        boolean isWhose = told.matches(".*changed most with move \\d+ \\([^)]+\\), from .*|.*changed most between moves .*");
        assertTrue(isWhose || told.contains("step by step") || told.contains("no move changed"), told);
        boolean tellsAllChoices = told.matches(".* in a hundred\\. You – [^.]+\\. At the same time: [^.]+ – [^.]+\\.");
        if (id.equals("unitar") && isWhose) assertTrue(tellsAllChoices, told);
        if (id.equals("unitar")) assertTrue(isWhose, "a round decides much: " + told);
    }

    @Test
    void whatEveryChoiceInSecretWouldHaveBroughtIsCompared() {
        HeadlessTable table = review("unitar");
        table.tap(first(table, "moment:"));
        table.tap("control:compare");
        for (int frames = 0; frames < MOST_FRAMES && first(table, "compared:") == null; frames++) table.frame();
        String best = table.place("compared:0").label();
        assertTrue(best.matches(".* \\d+ in a hundred.*"), best);
        boolean isPlayedThere = false;
        for (int pages = 0; pages < 60 && !isPlayedThere; pages++) {
            isPlayedThere = table.places().stream().filter(place -> place.startsWith("compared:"))
                .anyMatch(place -> table.place(place).label().contains("this was chosen"));
            if (!isPlayedThere) table.tap("control:nextMoments");
        }
        assertTrue(isPlayedThere);
        table.tap(first(table, "compared:"));
        table.settle();
        assertTrue(table.status().contains("in a hundred"), table.status());
        assertFalse(table.places().contains("control:close"), "the board is seen: " + table.places());
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

    @Test
    void aReviewThatWasStoppedGoesOn() {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, finished("onitama").text()), platform);
        table.settle();
        table.tap("control:review");
        for (int frames = 0; frames < 500; frames++) table.frame();
        table.tap("control:stopReview");
        int bars = (int) table.places().stream().filter(place -> place.startsWith("chance:")).count();
        for (int frames = 0; frames < 500; frames++) table.frame();
        assertEquals(bars, (int) table.places().stream().filter(place -> place.startsWith("chance:")).count());
        assertEquals("Continue", table.place("control:stopReview").label());
        table.tap("control:close");
        table.tap("control:review");
        for (int frames = 0; frames < 500; frames++) table.frame();
        assertTrue(table.places().stream().filter(place -> place.startsWith("chance:")).count() > bars, "what was found is kept");
    }
}
