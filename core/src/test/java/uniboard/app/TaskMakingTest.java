package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.KeptUnitar;
import uniboard.learn.Exercise;
import uniboard.link.TextLink;
import uniboard.match.Match;
import uniboard.text.Language;

/** Tasks that are made at the table. */
class TaskMakingTest {
    private final FakePlatform platform = new FakePlatform();
    private HeadlessTable table;

    private void makeTask() {
        table.takeFromMenu("control:makeTask");
    }

    private List<Choice> choices() {
        return new Match(table.record().firstPlies(0)).choices();
    }

    /** Of a position that was set up, two moves are tried. */
    @BeforeEach
    void tryTwoMoves() {
        table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        table.settle();
        table.takeFromMenu("control:setUp");
        table.act("control:play", "control:playTask");
        assertTrue(table.status().contains("“Make a task”"), table.status());
        table.choose(choices().get(0));
        table.settle();
        makeTask();
        table.act("control:task:anotherRight");
        table.choose(choices().get(1));
        table.settle();
    }

    @Test
    void triedMovesAreRightOrMistakesAndTheTaskGoesOutAsALink() {
        makeTask();
        String second = table.place("control:task:tried:1").label();
        assertTrue(second.endsWith(": right"), second);
        table.act("control:task:tried:1", "control:task:reject");
        assertTrue(table.place("control:task:tried:1").label().endsWith(": a mistake"));
        platform.goods().type("Think of the middle.");
        table.act("control:task:hint");
        assertEquals("Hint: Think of the middle.", table.place("control:task:hint").label());
        table.act("control:task:copyLink");
        String link = platform.goods().copied;
        String text = TextLink.read(link.substring(link.indexOf("#x=") + 3));
        assertEquals(1, Exercise.read(table.record().game(), text).lessons().get(0).steps().size());
        assertTrue(text.contains("hint Think of the middle.\n"), text);
        String mistake = table.record().game().notation().moveText(table.record().replay(0), choices().get(1).move());
        assertFalse(text.contains("accept " + mistake), text);
    }

    @Test
    void aMoveThatIsTriedAsAMistakeIsOne() {
        makeTask();
        table.act("control:task:anotherMistake");
        assertTrue(table.status().contains("Play a move that is a mistake"), table.status());
        table.choose(choices().get(2));
        table.settle();
        makeTask();
        platform.goods().type("Too slow.");
        table.act("control:task:reply");
        assertTrue(table.place("control:task:tried:1").label().endsWith(": right"));
        assertTrue(table.place("control:task:tried:2").label().endsWith(": a mistake: Too slow."));
    }

    @Test
    void aMistakeHasAnAnswerOfItsOwnWhichPupilsRead() {
        makeTask();
        platform.goods().type("That leaves your master alone.");
        table.act("control:task:tried:1", "control:task:reply");
        assertTrue(table.place("control:task:tried:1").label().endsWith(": a mistake: That leaves your master alone."));
        table.act("control:task:copyLink");
        makeTask();
        table.act("control:task:try");
        table.choose(choices().get(1));
        table.settle();
        assertTrue(table.status().contains("That leaves your master alone."), table.status());
        String link = platform.goods().copied;
        String text = TextLink.read(link.substring(link.indexOf("#x=") + 3));
        assertTrue(text.contains("\nreply m2 That leaves your master alone.\n"), text);
    }

    @Test
    void aTaskIsTriedAndTheTableIsThereAgain() {
        makeTask();
        table.act("control:task:try");
        assertFalse(table.places().contains("control:more"), "a lesson is shown");
        table.choose(choices().get(0));
        table.settle();
        table.act("control:close");
        assertTrue(table.places().contains("control:more"));
        makeTask();
        assertEquals(2, table.places().stream().filter(place -> place.startsWith("control:task:tried:")).count());
    }

    @Test
    void tasksAreCollectedOnAWorksheet() {
        makeTask();
        table.act("control:task:worksheet.add");
        assertEquals("Worksheet: 1", table.place("control:task:worksheet").label());
        assertFalse(table.places().contains("control:task:worksheet.add"), "the same task twice");
        table.act("control:task:tried:1", "control:task:reject", "control:task:worksheet.add");
        assertEquals("Worksheet: 2", table.place("control:task:worksheet").label());
        table.act("control:task:worksheet", "control:task:copyText");
        assertEquals(2, Exercise.read(table.record().game(), platform.goods().copied).lessons().get(0).steps().size());
        makeTask();
        table.act("control:task:worksheet", "control:task:collected:0", "control:task:worksheet.remove");
        assertFalse(table.places().contains("control:task:collected:1"), table.places().toString());
        table.act("control:task:collected:0", "control:task:worksheet.remove");
        assertFalse(table.places().contains("control:task:worksheet"), "nothing is left of it");
    }

    @Test
    void tasksOfAWorksheetAreOrderedAndItHasATitle() {
        makeTask();
        table.act("control:task:worksheet.add");
        platform.goods().type("Which piece?");
        table.act("control:task:task");
        table.act("control:task:worksheet.add", "control:task:worksheet");
        assertEquals("1. Find the best move.", table.place("control:task:collected:0").label());
        assertEquals("2. Which piece?", table.place("control:task:collected:1").label());
        table.act("control:task:collected:1", "control:task:worksheet.up");
        assertEquals("1. Which piece?", table.place("control:task:collected:0").label());
        platform.goods().type("For Monday");
        table.act("control:task:worksheet.title");
        assertEquals("Title: For Monday", table.place("control:task:worksheet.title").label());
        table.act("control:task:copyText");
        assertEquals("For Monday", Exercise.read(table.record().game(), platform.goods().copied).lessons().get(0).title());
    }

    @Test
    void withoutARightMoveItIsToldHowATaskIsMade() {
        makeTask();
        for (int i = 0; i < 2; i++) table.act("control:task:tried:" + i, "control:task:reject");
        assertFalse(table.places().contains("control:task:copyLink"));
        table.act("control:task:impossible");
        assertTrue(table.status().contains("Play a right move"), table.status());
    }

    @Test
    void severalMovesOfTheOnlyRightLineCanBeAskedFor() {
        for (int i = 0; i < 2; i++) {
            table.choose(new Match(table.record()).choices().get(0));
            table.settle();
        }
        makeTask();
        table.act("control:task:tried:0", "control:task:reject", "control:task:decisions", "control:task:2", "control:task:copyText");
        assertEquals(2, platform.goods().copied.lines().filter(line -> line.startsWith("accept ")).count(), platform.goods().copied);
        assertTrue(platform.goods().copied.contains("\nthen "), platform.goods().copied);
    }

    /** They are made already, but not opened yet. */
    @Test
    void choicesOfOthersAreInNoTaskWhileTheyAreSecret() {
        table = HeadlessTable.openWith(KeptUnitar.round(1, "bot 1", "bot 1", "human"), 1280, 800);
        table.settle();
        assertEquals(2, table.record().plies(), "both bots have chosen");
        makeTask();
        assertEquals(List.of(), table.places().stream().filter(place -> place.startsWith("control:task:")).toList());
        assertTrue(table.status().contains("Play a right move"), table.status());
    }

    @Test
    void whereSomethingIsHiddenTheTaskIsOfOnesOwnMove() {
        table = HeadlessTable.openWith(KeptUnitar.round(1, "human", "bot 1", "bot 1"), 1280, 800);
        table.settle();
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        makeTask();
        assertEquals(1, table.places().stream().filter(place -> place.startsWith("control:task:tried:")).count());
        assertFalse(table.places().contains("control:task:decisions"), "what the others did isn't told");
    }

    @Test
    void anotherMoveIsTriedInAGameThatHidesSomething() {
        table = new HeadlessTable(1280, 800, new LaunchOptions("unitary", Language.ENGLISH, null), platform);
        table.settle();
        table.takeFromMenu("control:setUp");
        table.act("control:play", "control:playTask");
        List<Choice> first = choices();
        table.choose(first.get(0));
        table.settle();
        makeTask();
        table.act("control:task:anotherMistake");
        table.choose(first.get(1));
        table.settle();
        makeTask();
        table.act("control:task:reject");
        List<String> labels = List.of(table.place("control:task:tried:0").label(), table.place("control:task:tried:1").label());
        assertTrue(labels.stream().anyMatch(label -> label.endsWith(": right")), labels.toString());
        assertTrue(labels.stream().anyMatch(label -> label.endsWith(": a mistake")), labels.toString());
    }
}
