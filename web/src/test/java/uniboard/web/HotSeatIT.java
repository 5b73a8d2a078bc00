package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.known.FairPlayer;
import uniboard.known.HiddenTurn;

/**
 * Several people on one device: neither a page's elements nor its picture nor the front door tell what the person who looks can't know.
 * All games with hidden parts are compared so without a browser.
 */
class HotSeatIT extends SiteTest {
    private static final String CURTAIN = "control:open";

    /** The second turn of a game. */
    private static HiddenTurn turn(String game) {
        return HiddenTurn.first(new AllGames().game(game), 2).get(1);
    }

    private TwinTables tables(HiddenTurn turn, String language, int viewer) {
        return new TwinTables(() -> page(360, 640), turn.game().id(), "?lang=" + language, turn.record(), turn.recordRedealt(viewer));
    }

    @Test
    void whoIsToMoveLearnsNothingOfTheRest() {
        HiddenTurn turn = turn("unitar");
        int seat = turn.position().toMove();
        try (TwinTables tables = tables(turn, "he", seat)) {
            tables.areAlike();
            tables.tap(CURTAIN);
            tables.areAlike();
            Choice choice = FairPlayer.choice(tables.game().record());
            for (Choice.Step step : choice.steps()) tables.tap(step.place());
            tables.areAlike();
            tables.complainOfNothing();
        }
    }

    @Test
    void theCurtainHangsAgainAndNeitherItNorTheFrontDoorTellsAnything() {
        try (TwinTables tables = tables(turn("unikat"), "en", Position.NOBODY)) {
            tables.areAlike();
            tables.tap(CURTAIN);
            tables.differ();
            tables.reload();
            tables.areAlike();
            tables.each(table -> {
                table.press("Escape");
                table.waitFor("document.getElementById('games') && document.readyState === 'complete'");
            });
            List<String> doors = new ArrayList<>();
            tables.each(table -> doors.add(table.page().locator("body").innerText()));
            assertEquals(doors.get(0), doors.get(1));
            tables.both(table -> {
                table.page().locator("[data-game=unikat] .play").click();
                table.waitUntilWhole();
                table.listenToEverything();
            });
            tables.areAlike();
            tables.both(table -> table.setSize(640, 360));
            tables.areAlike();
            tables.complainOfNothing();
        }
    }
}
