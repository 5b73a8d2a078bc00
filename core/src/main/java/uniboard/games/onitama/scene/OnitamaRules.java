package uniboard.games.onitama.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaWords;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class OnitamaRules {
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";

    private OnitamaRules() {
    }

    /** First to last. */
    public static List<RulesPage> pages() {
        return List.of(
            RulesPage.of("onitama.rules.aim", PARAGRAPH, PARAGRAPH, ITEM, ITEM)
                .onBoard(START, "Ox d1-d2", "Horse b5-b4", "Crab c1-c2", "Elephant d5-c4"),
            RulesPage.of("onitama.rules.setup", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH).onBoard(START),
            RulesPage.of("onitama.rules.turn", ITEM, ITEM, ITEM, PARAGRAPH)
                .onBoard("ssmss/5/5/5/SSMSS Crab,Ox/Horse,Elephant/Boar b", "Crab b1-b2", "Elephant d5-c4"),
            RulesPage.of("onitama.rules.card", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("2m2/3s1/5/1S3/2M2 Rabbit,Ox/Horse,Crab/Boar b", "Rabbit b2-d2", "Horse d4-e4", "Ox d2-e2", "Rabbit e4-c4"),
            RulesPage.of("onitama.rules.capture", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("2m2/1s1s1/1s3/1S1S1/2M2 Tiger,Elephant/Horse,Crab/Ox b", "Tiger b2-b4"),
            RulesPage.of("onitama.rules.stone", PARAGRAPH, PARAGRAPH)
                .onBoard("5/1sm2/3S1/1S3/2M2 Eel,Crab/Horse,Boar/Ox b", "Eel d3-c4"),
            RulesPage.of("onitama.rules.stream", PARAGRAPH, PARAGRAPH)
                .onBoard("ss3/3M1/1m3/5/1S1S1 Eel,Ox/Tiger,Crab/Boar b", "Eel d4-c5"),
            RulesPage.of("onitama.rules.exchange", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b", "Horse pass"),
            RulesPage.of("onitama.rules.draw", PARAGRAPH, NOTE, NOTE),
            RulesPage.of("onitama.rules.notation", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard("ssmss/5/5/5/SSMSS Crab,Ox/Horse,Elephant/Boar b", "Crab c1-c2"),
            chart("onitama.rules.base", 1, OnitamaCard.Set.BASE),
            chart("onitama.rules.sensei", 2, OnitamaCard.Set.SENSEI),
            RulesPage.of("onitama.rules.about", ITEM, ITEM, ITEM, NOTE));
    }

    private static RulesPage chart(String key, int paragraphs, OnitamaCard.Set set) {
        List<OnitamaCard> cards = new ArrayList<>();
        for (OnitamaCard card : OnitamaCard.values()) if (card.set() == set) cards.add(card);
        List<Message> lines = new ArrayList<>();
        for (OnitamaCard card : cards) lines.add(Message.of("onitama.rules.cardLine", card.title(), OnitamaWords.moves(card)));
        RulesPage page = paragraphs == 1 ? RulesPage.of(key, PARAGRAPH) : RulesPage.of(key, PARAGRAPH, PARAGRAPH);
        return page.drawing((look, width, height) -> new OnitamaRulesChart(look, cards, width, height), lines);
    }
}
