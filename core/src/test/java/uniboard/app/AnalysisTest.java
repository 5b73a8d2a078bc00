package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** Positions and their best moves. */
class AnalysisTest {
    private static final String BEST = "analysis:0";

    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable table(String game) {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions(game, Language.ENGLISH, null), platform);
        table.settle();
        return table;
    }

    /** A move has been made against bots. */
    private HeadlessTable begun(String game) {
        HeadlessTable table = table(game);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        return table;
    }

    /** By the position editor: nobody else plays there. */
    private HeadlessTable analysed(String game) {
        HeadlessTable table = table(game);
        analyse(table);
        return table;
    }

    private static void analyse(HeadlessTable table) {
        table.takeFromMenu("control:setUp");
        table.act("control:play");
        table.activate("control:playAnalysis");
    }

    /** The search goes on meanwhile, so that nothing comes to rest. */
    private static void await(HeadlessTable table, Predicate<HeadlessTable> there) {
        for (int i = 0; i < 5000 && !there.test(table); i++) table.frame();
        assertTrue(there.test(table), () -> table.status() + table.places());
    }

    private static void awaitPlace(HeadlessTable table, String place) {
        await(table, now -> now.places().contains(place));
    }

    private static void awaitStatus(HeadlessTable table, String begins) {
        await(table, now -> now.status().startsWith(begins));
    }

    @Test
    void theBestMovesAreToldAndOneIsPlayedOutAndKept() {
        HeadlessTable table = analysed("onitama");
        awaitStatus(table, "Blue to move: Blue’s chances to win. Looking for the best moves.");
        awaitPlace(table, "analysis:2");
        String best = table.place(BEST).label();
        assertTrue(best.matches("1: .+ ~?\\d+% to win\\..*"), best);
        table.activate(BEST);
        awaitStatus(table, "Red to move: Red’s chances to win. Looking");
        assertEquals(0, table.record().plies(), "the game on the table stays as it is");
        table.activate("control:previous");
        awaitStatus(table, "Blue to move: Blue’s chances to win. Looking");
        assertTrue(table.places().contains("analysis:2"), "what was found out is still there");
        table.act("control:keepLine");
        assertEquals(1, table.record().plies());
        assertTrue(table.status().contains("What you tried is saved"), table.status());
    }

    /** Of the few moves there is one that is good, and the line goes on twice. */
    @Test
    void anExpectedLineIsPlayedOutAtOneTap() {
        String position = Records.of(new AllGames().game("onitama"), "2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b", "human", "human");
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, position), platform);
        table.settle();
        analyse(table);
        awaitPlace(table, "playOut:0");
        table.activate("playOut:0");
        awaitStatus(table, "Red to move: Red’s chances to win.");
        table.act("control:keepLine");
        assertEquals(3, table.record().plies());
    }

    @Test
    void aMoveOnTheBoardIsAnalysedInItsTurn() {
        HeadlessTable table = analysed("onitama");
        awaitPlace(table, BEST);
        table.choose(new Match(table.record()).choices().get(0));
        awaitStatus(table, "Red to move: Red’s chances to win. Looking");
        awaitPlace(table, BEST);
    }

    @Test
    void itIsStoppedAndGoesOn() {
        HeadlessTable table = analysed("unlur");
        awaitPlace(table, BEST);
        table.act("control:stop");
        assertEquals("First player to move: First player’s chances to win. Stopped.", table.status());
        table.activate("control:goOn");
        awaitPlace(table, "control:stop");
    }

    @ParameterizedTest
    @ValueSource(strings = {"unikat", "unitary", "unitar"})
    void ownMovesAreToldWhereSomethingIsHidden(String game) {
        HeadlessTable table = begun(game);
        table.act("control:more");
        if (!table.places().contains("control:analyse")) table.act("control:moreRows");
        table.activate("control:analyse");
        awaitStatus(table, "Your move: your chances to win");
        awaitPlace(table, BEST);
        String ownPlace = new Match(table.record()).choices().get(0).steps().get(0).place();
        int plies = table.record().plies();
        table.activate(BEST);
        await(table, now -> now.place(BEST).state() == AccessibilityTree.State.ON);
        table.activate(BEST);
        await(table, now -> now.place(BEST).state() == AccessibilityTree.State.PLAIN);
        table.activate(ownPlace);
        awaitStatus(table, "Moves are only tried out here.");
        table.activate(BEST);
        await(table, now -> now.status().contains("chances to win"));
        assertEquals(plies, table.record().plies(), "moves are only marked");
        table.act("control:close");
        assertTrue(table.places().contains("control:more"), table.places()::toString);
    }

    /** Nobody plays there yet: what the seat to move holds is known, what the others hold isn't. */
    @Test
    void aPositionSetUpIsSeenByTheSeatToMove() {
        HeadlessTable table = analysed("unitary");
        awaitPlace(table, BEST);
        String card = new Match(table.record()).choices().get(0).steps().get(0).place();
        assertTrue(table.places().contains(card), () -> card + " among " + table.places());
    }

    /** With nothing left to decide at its end, that is the move before. */
    @Test
    void aGameThatHasEndedIsAnalysedAtItsLastMove() {
        GameRecord ended = Records.withMistakes(new AllGames().game("onitama"));
        HeadlessTable table = HeadlessTable.openWith(ended.text());
        table.settle();
        table.act("control:more");
        if (!table.places().contains("control:analyse")) table.act("control:moreRows");
        table.activate("control:analyse");
        awaitPlace(table, BEST);
        int last = ended.plies() - 1;
        List<Choice> choices = new Match(ended.firstPlies(last)).choices();
        table.choose(choices.stream().filter(choice -> choice.move() == ended.move(last)).findFirst().orElseThrow());
        awaitStatus(table, "The game ends here.");
    }

    @Test
    void nobodyAnalysesAGameAgainstSomebodyElse() {
        HeadlessTable table = begun("onitama");
        table.act("control:more");
        assertTrue(table.places().contains("control:analyse"), "a bot isn't somebody else");
        HeadlessTable both = HeadlessTable.openWith("""
            uniboard 1
            game onitama
            start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
            seat 1 human
            seat 2 human
            1 Ox a1-a2
            """);
        both.settle();
        both.act("control:more");
        assertFalse(both.places().contains("control:analyse"));
    }
}
