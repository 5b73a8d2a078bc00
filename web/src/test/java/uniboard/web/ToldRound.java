package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.known.SpokenGame;

/** A round of Unitar as the table tells it: first the comparison, then, on demand, what comes of it. */
record ToldRound(Table table, SpokenGame spoken) {
    static final String ON = "story:on";
    static final String AGAIN = "story:again";

    /** Waits until all has been compared; the rows tell who marked what. */
    void isCompared(StoredGame game) {
        table.waitFor("['" + AGAIN + "', 'mark:1'].every((each) => uniboard.places.some(({ name }) => name === each))");
        UnitarStep step = step(game);
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            String label = table.place("mark:" + (seat + 1)).label();
            String mark = spoken.say(UnitarWords.intention(step.marks().get(seat)));
            assertTrue(label.contains(mark), () -> label + " instead of " + mark);
        }
    }

    private static UnitarStep step(StoredGame game) {
        return ((UnitarPosition) game.record().replay()).lastStep();
    }

    /** JavaScript: from now on, all that the status comes to be. */
    void listen() {
        table.evaluate("""
            () => {
              window.statuses = [];
              const status = document.getElementById('status');
              const hear = new MutationObserver(() => statuses.push(status.textContent));
              hear.observe(status, { subtree: true, childList: true, characterData: true });
            }""");
    }

    /** Waits until everything that was approved has been told, one after the other, and the table goes on. */
    void isCarriedOut(StoredGame game) {
        String heading = spoken.say("unitar.scene.shown", Message.of("unitar.scene.round", Integer.toString(step(game).round())));
        table.waitFor("!uniboard.status.startsWith('" + heading + "')");
        String told = (String) table.evaluate("statuses.splice(0).join('\\n')");
        int from = 0;
        for (String sentence : executions(game)) {
            int at = told.indexOf(sentence, from);
            assertTrue(at >= 0, () -> told + " doesn't tell: " + sentence);
            from = at + sentence.length();
        }
    }

    private List<String> executions(StoredGame game) {
        List<String> executions = new ArrayList<>();
        step(game).executions().forEach(execution -> executions.add(spoken.say(UnitarStory.execution(execution))));
        return executions;
    }
}
