package uniboard.games.unitar.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.List;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class UnitarRules {
    private static final String APART = "3.3 -3.0 0.3 3.-3 -3.-3 3.0";

    private UnitarRules() {
    }

    /** First to last. */
    public static List<RulesPage> pages() {
        return List.of(
            RulesPage.of("unitar.rules.aim", PARAGRAPH, PARAGRAPH, PARAGRAPH).onBoard(UnitarExample.intending(1, APART)),
            RulesPage.of("unitar.rules.place", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitarExample.placing(), "uni NE tar W", "uni S tar SE", "uni NE tar N"),
            RulesPage.of("unitar.rules.intend", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitarExample.intending(1, APART), "yellow tar E"),
            RulesPage.of("unitar.rules.compare", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitarExample.intending(1, APART), "blue tar W", "yellow tar N", "blue uni cw"),
            RulesPage.of("unitar.rules.order", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitarExample.intending(2, APART), "red tar W", "red tar cw", "blue uni N"),
            RulesPage.of("unitar.rules.move", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitarExample.intending(3, "0.4 -3.0 1.4 3.-3 -3.-3 3.0"), "yellow uni cw", "yellow uni N", "blue tar W"),
            RulesPage.of("unitar.rules.unite", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE, NOTE)
                .onBoard(UnitarExample.intending(4, "3.3 0.0 2.0 0.-4 -3.-3 -3.3"), "yellow uni cw", "red uni +", "red tar N"),
            RulesPage.of("unitar.rules.eliminate", PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitarExample.intending(5, "3.3 0.0 0.4 2.0 2.1 -3.-3"), "red tar S", "yellow uni E", "yellow tar -"),
            RulesPage.of("unitar.rules.lost", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitarExample.intending(6, "3.-3 0.0 -3.3 1.1 -3.-3 4.0"), "red tar cw", "red tar -", "blue uni N"),
            RulesPage.of("unitar.rules.end", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitarExample.intending(8, "3.3 0.0 1.-1 -3.2 -3.-3 3.-3"), "yellow uni cw", "red uni +", "red tar N"),
            RulesPage.of("unitar.rules.hidden", PARAGRAPH, NOTE, PARAGRAPH),
            RulesPage.of("unitar.rules.people", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE),
            RulesPage.of("unitar.rules.notation", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitarExample.intending(1, APART), "yellow tar cw"),
            RulesPage.of("unitar.rules.about", ITEM, ITEM, ITEM, NOTE));
    }
}
