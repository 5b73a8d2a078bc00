package uniboard.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.library.InMemoryStorage;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.games.onitama.OnitamaGame;
import uniboard.match.GameRecord;
import uniboard.match.RecordTree;
import uniboard.match.Seat;

/** Tasks that are made of positions and of moves tried from them. */
class TaskDraftTest {
    private static final Game GAME = new OnitamaGame();
    private static final String START = "2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b";
    private static final RecordTree.Point BEGINNING = new RecordTree.Point(0, 0);

    private static GameRecord line(String... moves) {
        GameRecord record = GameRecord.from(GAME, Options.defaults(GAME), START, Collections.nCopies(2, Seat.HUMAN));
        for (String move : moves) record = record.with(GAME.move(record.replay(), move));
        return record;
    }

    private static TaskDraft draft(RecordTree tree) {
        TaskDraft draft = new TaskDraft(tree, BEGINNING, tree.main().replay(0));
        draft.say(TaskDraft.TASK, "Win.");
        return draft;
    }

    private static final RecordTree TRIED = RecordTree.of(line("Boar c4-b4", "Horse c5-c4", "Eel b4-c4")).with(line("Eel c4-d4"));

    @Test
    void whatWasTriedIsRightUntilItIsCalledAMistake() {
        TaskDraft draft = draft(TRIED);
        assertEquals(2, draft.tried().size());
        assertEquals("task Win.\nstart " + START + "\nseat 1\naccept Boar c4-b4\naccept Eel c4-d4\n", draft.text());
        draft.reject(1, "That gives the middle away.");
        draft.say("right", "Yes.");
        assertEquals("task Win.\nright Yes.\nstart " + START + "\nseat 1\naccept Boar c4-b4\nmistake m2 Eel c4-d4\n"
            + "reply m2 That gives the middle away.\n", draft.text());
        draft.check();
    }

    @Test
    void ofTheOnlyRightLineMoreMovesCanBeAskedFor() {
        TaskDraft draft = draft(TRIED);
        assertEquals(1, draft.mostDecisions());
        draft.reject(1, "");
        assertEquals(2, draft.mostDecisions());
        draft.ask(2);
        assertTrue(draft.text().endsWith("accept Boar c4-b4\nthen Horse c5-c4\naccept Eel b4-c4\n"), draft.text());
        draft.check();
        draft.accept(1);
        assertEquals(2, draft.tried().size());
        assertFalse(draft.text().contains("then "), draft.text());
    }

    @Test
    void anyWinOrAnySoundMoveCanBeRight() {
        TaskDraft draft = draft(TRIED);
        draft.accept(TaskDraft.Solution.SOUND);
        assertTrue(draft.text().endsWith("accept Eel c4-d4\nweigh\n"), draft.text());
        draft.accept(TaskDraft.Solution.WIN);
        assertTrue(draft.text().endsWith("accept win\n"), draft.text());
        draft.check();
    }

    /** Where no line names it, it might be weighed and found right. */
    @Test
    void aMistakeIsOneWhateverElseIsRight() {
        TaskDraft draft = draft(TRIED);
        draft.reject(1, "");
        draft.accept(TaskDraft.Solution.SOUND);
        assertTrue(draft.text().endsWith("accept Boar c4-b4\nweigh\nmistake wrong Eel c4-d4\n"), draft.text());
        draft.check();
        draft.reject(1, "That waits too long.");
        draft.accept(TaskDraft.Solution.WIN);
        assertTrue(draft.text().endsWith("accept win\nmistake m2 Eel c4-d4\nreply m2 That waits too long.\n"), draft.text());
        draft.check();
    }

    @Test
    void withoutARightMoveNothingCanBeAsked() {
        TaskDraft draft = draft(TRIED);
        draft.reject(0, "");
        draft.reject(1, "");
        assertEquals(1, draft.mostDecisions());
        assertThrows(BookException.class, draft::check);
        TaskDraft over = new TaskDraft(TRIED, new RecordTree.Point(0, 3), TRIED.main().replay(3));
        assertEquals(TaskDraft.Solution.WIN, over.solution());
    }

    @Test
    void whatWasSaidStaysWhenMoreIsTried() {
        TaskDraft earlier = draft(TRIED);
        earlier.reject(1, "No.");
        TaskDraft later = new TaskDraft(TRIED.with(line("Boar c4-c5")), BEGINNING, TRIED.main().replay(0));
        later.continueFrom(earlier, TaskDraft.Further.MISTAKES);
        assertEquals(List.of("Win.", "No.", ""), List.of(later.sentence(TaskDraft.TASK), later.mistake(1), later.mistake(2)));
        TaskDraft elsewhere = new TaskDraft(TRIED, new RecordTree.Point(0, 1), TRIED.main().replay(1));
        elsewhere.continueFrom(earlier, TaskDraft.Further.RIGHT);
        assertEquals("", elsewhere.sentence(TaskDraft.TASK));
    }

    @Test
    void tasksOfAWorksheetAreStepsOfOneExercise() {
        Worksheet sheet = new Worksheet(new InMemoryStorage(), GAME.id());
        TaskDraft draft = draft(TRIED);
        assertFalse(sheet.has(draft));
        for (int i = 0; i < Worksheet.MOST; i++) assertTrue(sheet.add(draft));
        assertTrue(sheet.has(draft));
        assertFalse(sheet.add(draft), "one too many");
        assertEquals(Worksheet.MOST, Exercise.read(GAME, sheet.text()).lessons().get(0).steps().size());
        for (int i = Worksheet.MOST; i > 0; i--) {
            assertEquals(i, sheet.size());
            sheet.remove(0);
        }
        assertEquals("", sheet.text());
    }
}
