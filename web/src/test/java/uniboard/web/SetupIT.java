package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.SetupByHand;

/** A position is set up by hand in a real browser, and played from as it was meant; that of each game is, without one. */
class SetupIT extends SiteTest {
    @Test
    void aPositionIsSetUpByKeysAlone() {
        SetupByHand unikat = SetupByHand.byKeys().filter(each -> each.game().equals("unikat")).findFirst().orElseThrow();
        try (TablePage table = page(800, 600)) {
            isSetUp(unikat, table, ToldGame.keyboard(table));
        }
    }

    @Test
    void aPositionIsSetUpByFingersAlone() {
        SetupByHand unitary = SetupByHand.byFingers().filter(each -> each.game().equals("unitary")).findFirst().orElseThrow();
        try (TablePage table = touchPage(360, 640)) {
            isSetUp(unitary, table, new Fingers(table)::tap);
        }
    }

    /** As a draft kept from before: where something is hidden, a game's own position would be opened as its player may know it. */
    private static void isSetUp(SetupByHand each, TablePage table, ToldGame.Hand hand) {
        table.store("uniboard.setup." + each.game(), each.record().start());
        StoredGame game = StoredGame.open(table, each.game(), "?lang=en", each.text());
        HandAtTable player = new HandAtTable(table, hand);
        player.takeFromMenu("control:setUp");
        each.places().forEach(player::act);
        player.act("control:play", "control:playBoth");
        assertEquals(each.expected(), game.record().start());
        assertEquals(List.of(), table.complaints());
    }
}
