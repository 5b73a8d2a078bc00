package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.known.BriefGame;
import uniboard.known.KeptUnitar;
import uniboard.match.Match;

/** A task that is made at a table, and done in a frame of somebody's page. */
class TaskIT extends SiteTest {
    private HostSite host;

    @BeforeAll
    void beHost() throws IOException {
        host = new HostSite(Path.of("src/test/host"), address());
    }

    @AfterAll
    void closeHost() {
        if (host != null) host.close();
    }

    @Test
    void aTaskOfAPositionSetUpByHandIsSolvedInAFrameAndThePageAroundHearsOfIt() throws IOException {
        List<Choice> choices;
        String link;
        try (TablePage table = page(1280, 800)) {
            SharingIT.catchCopies(table);
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            HandAtTable teacher = new HandAtTable(table, ToldGame.pointer(table));
            teacher.takeFromMenu("control:setUp");
            teacher.act("piece:none", "a1", "e5", "control:play", "control:playTask");
            assertEquals("ssms1/5/5/5/1SMSS Ox,Boar/Horse,Elephant/Crab b", game.record().start());
            choices = new Match(game.record()).choices();
            game.choose(choices.get(0));
            link = makeTask(table, teacher, "onitama");
        }
        isSolved(link, List.of(choices.get(1), choices.get(0)), "shown 0 false", "wrong 1 false", "right 2 true");
    }

    /** Bots have moved after it. */
    @ParameterizedTest
    @ValueSource(strings = {"unlur", "unikat", "unitary", "unitar"})
    void soIsATaskOfTheFirstMove(String id) throws IOException {
        Choice choice;
        String link;
        try (TablePage table = page(1280, 800)) {
            SharingIT.catchCopies(table);
            // Later in a game of Unitar choices are secret.
            String record = id.equals("unitar") ? KeptUnitar.placing("human", "bot 1", "bot 1")
                : BriefGame.of(new AllGames().game(id)).record();
            StoredGame game = StoredGame.open(table, id, "?lang=en", record);
            choice = new Match(game.record()).choices().get(0);
            game.choose(choice);
            HandAtTable teacher = new HandAtTable(table, ToldGame.pointer(table));
            if (table.hasPlace("control:moves")) teacher.act("control:moves");
            teacher.act("control:first");
            if (table.hasPlace("control:close")) teacher.act("control:close");
            link = makeTask(table, teacher, id);
        }
        isSolved(link, List.of(choice), "shown 0 false", "right 1 true");
    }

    /** @return its link */
    private String makeTask(TablePage table, HandAtTable teacher, String game) {
        teacher.takeFromMenu("control:makeTask");
        teacher.act("control:task:copyLink");
        table.waitFor("uniboard.status.includes('The link is copied.')");
        String link = (String) table.evaluate(SharingIT.COPIED);
        assertTrue(link.startsWith(address() + game + "/?lang=auto#x="), link);
        assertEquals(List.of(), table.complaints());
        return link;
    }

    /** @param told what the page around hears */
    private void isSolved(String link, List<Choice> tries, String... told) throws IOException {
        try (TablePage pupil = page(1100, 700)) {
            Page page = pupil.page();
            page.navigate(host.listening(link, ""));
            page.waitForFunction("() => hellos.length");
            page.evaluate("welcome(hellos[0].nonce)");
            page.waitForFunction("() => told.some(event => event.type === 'ready')");
            Frame board = page.frames().get(1);
            ElementIT.waitUntilStill(board);
            choose(board, tries.get(0));
            for (Choice choice : tries.subList(1, tries.size())) {
                ElementIT.act(board, "control:again");
                choose(board, choice);
            }
            page.waitForFunction("() => told.some(event => event.solved)");
            assertEquals(List.of(told), page.evaluate("told.filter(event => event.type === "
                + "'exercise').map(({ result, tries, solved }) => `${result} ${tries} ${solved}`)"));
            assertEquals(List.of(), MessageCheck.faults((String) page.evaluate("JSON.stringify(told)")));
            assertEquals(List.of(), pupil.complaints());
        }
    }

    private static void choose(Frame board, Choice choice) {
        for (Choice.Step step : choice.steps()) ElementIT.act(board, step.place());
    }
}
