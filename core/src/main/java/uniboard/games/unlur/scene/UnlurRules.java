package uniboard.games.unlur.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.List;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class UnlurRules {
    private UnlurRules() {
    }

    /** First to last. */
    public static List<RulesPage> pages() {
        return List.of(
            RulesPage.of("unlur.rules.aim", PARAGRAPH, ITEM, ITEM, PARAGRAPH)
                .onBoard("1o1x/1ox2/3xo1/2oxx2/1xox2/2ox1/1ox1 play 1 2", "c3"),
            RulesPage.of("unlur.rules.contract", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard("4/5/6/7/6/5/4 contract 1 -", "d4", "c3", "e4", "pass", "f4"),
            RulesPage.of("unlur.rules.play", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("4/5/2x3/3x3/2x3/5/4 play 1 2", "b3", "d6", "g2", "f2"),
            RulesPage.of("unlur.rules.line", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("1o1x/1o3/2o1x1/3x3/2ox2/2o1x/1o2 play 1 2", "d3"),
            RulesPage.of("unlur.rules.y", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("2xo/1oxo1/2ox2/2x1xo1/1xoox1/x2ox/4 play 1 1", "d4"),
            RulesPage.of("unlur.rules.wrong", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("2o1/2o2/3o2/2oo3/1o2o1/o3o/4 play 1 2", "d5"),
            RulesPage.of("unlur.rules.end", PARAGRAPH, PARAGRAPH)
                .onBoard("xxxx/1o3/2o3/2ox3/3o2/5/4 play 1 2"),
            RulesPage.of("unlur.rules.notation", PARAGRAPH, PARAGRAPH)
                .onBoard("4/5/6/7/6/5/4 contract 1 -", "e4", "pass"),
            RulesPage.of("unlur.rules.about", ITEM, ITEM, ITEM, NOTE));
    }
}
