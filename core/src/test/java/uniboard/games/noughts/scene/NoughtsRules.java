package uniboard.games.noughts.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.List;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class NoughtsRules {
    private NoughtsRules() {
    }

    public static List<RulesPage> pages() {
        return List.of(RulesPage.of("noughts.rules.aim", PARAGRAPH, PARAGRAPH, PARAGRAPH).onBoard("xo./.x./..o", "a3", "b1", "c1"),
            RulesPage.of("noughts.rules.notation", PARAGRAPH), RulesPage.of("noughts.rules.about", ITEM, ITEM));
    }
}
