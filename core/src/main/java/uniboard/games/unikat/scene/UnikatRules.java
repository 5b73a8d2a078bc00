package uniboard.games.unikat.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.List;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class UnikatRules {
    private static final String DISPLAY = "QBL1,CRG3,SRY2";

    private UnikatRules() {
    }

    /** First to last. */
    public static List<RulesPage> pages() {
        return List.of(
            RulesPage.of("unikat.rules.aim", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnikatExample.start("QWG2@0,0;QBG2@1,0", "QBG3,QBY3,CRY1,SBL3", DISPLAY),
                    "QBG3@2,0", "QBY3@2,1", "end", "draw bag"),
            RulesPage.of("unikat.rules.features", ITEM, ITEM, ITEM, ITEM, NOTE)
                .onBoard(UnikatExample.start("SWL1@0,0;SWL2@1,0;SRL2@2,0;SRG2@3,0;CRG2@4,0", "CRY2,CBY3,QBY1", DISPLAY)),
            RulesPage.of("unikat.rules.fit", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnikatExample.start("SWL1@0,0;SWY1@0,1", "SWL2,SWY2,CBG3", DISPLAY), "SWL2@1,0", "SWY2@1,1"),
            RulesPage.of("unikat.rules.chain", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnikatExample.start("QWG2@0,0;SWG2@0,1", "QWG3,QWY3,CWY3,CWY1,SBL2", DISPLAY),
                    "QWG3@1,0", "QWY3@2,0", "CWY3@2,-1", "CWY1@3,-1", "end", "draw bag"),
            RulesPage.of("unikat.rules.extra", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnikatExample.start("SWL1@0,0;SWL2@1,0;SWY1@0,1", "SWY2,SWL3,CRG1", DISPLAY),
                    "SWY2@1,1", "end", "SWL3@2,0", "end", "draw bag"),
            RulesPage.of("unikat.rules.swap", PARAGRAPH, PARAGRAPH)
                .onBoard(UnikatExample.start("SWL1@0,0;CWL1@1,0", "CRG1,SBY3,SRL2", DISPLAY), "swap CRG1 SRY2"),
            RulesPage.of("unikat.rules.draw", PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnikatExample.start("CRG1@0,0;CRG2@1,0", "CRY2,SBL1,QWL2", DISPLAY), "CRY2@1,1", "end", "draw SRY2"),
            RulesPage.of("unikat.rules.end", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnikatExample.start("QBY3@0,0;QBY2@1,0;CBY2@2,0", "CBY1,CWY1", DISPLAY), "CBY1@2,1", "CWY1@3,1"),
            RulesPage.of("unikat.rules.people", PARAGRAPH, PARAGRAPH, PARAGRAPH),
            RulesPage.of("unikat.rules.notation", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnikatExample.start("SWL1@0,0;CWL1@0,1", "SWL2,CRG1,SBY3", DISPLAY), "SWL2@1,0"),
            RulesPage.of("unikat.rules.about", ITEM, ITEM, ITEM, NOTE));
    }
}
