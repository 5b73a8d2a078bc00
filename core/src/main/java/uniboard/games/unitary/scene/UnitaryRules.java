package uniboard.games.unitary.scene;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.rules.RulesPage;

/** The pages of rules. */
public final class UnitaryRules {
    private static final List<String> MOTION = List.of("Distance", "Mass", "Time", "Speed", "Acceleration", "Frequency", "Area", "Volume",
        "Density");
    private static final List<String> STRENGTH = List.of("Momentum", "Force", "Energy", "Power", "Pressure", "Surface Tension", "Viscosity",
        "Moment of Inertia", "Angular Momentum");

    private UnitaryRules() {
    }

    /** First to last. */
    public static List<RulesPage> pages() {
        return List.of(
            RulesPage.of("unitary.rules.aim", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitaryExample.start("0,0,0", "Energy/Distance", "Speed,Square,Clear/Mass,Pressure"),
                    "Speed up", "Square", "end", "Mass up"),
            RulesPage.of("unitary.rules.turn", ITEM, ITEM, ITEM, PARAGRAPH, NOTE)
                .onBoard(UnitaryExample.start("0,1,0", "Energy/Pressure", "Mass,Volume,Frequency,Clear,Square/Area,Force"),
                    "Mass up", "end", "discard Square"),
            RulesPage.of("unitary.rules.ways", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitaryExample.start("1,2,-2", "Time/Power", "Speed,Surface Tension,Clear/Mass,Area"), "Surface Tension down"),
            RulesPage.of("unitary.rules.special", ITEM, ITEM, ITEM, PARAGRAPH, NOTE)
                .onBoard(UnitaryExample.start("1,2,-2", "Distance/Power", "Surface Tension,Square Root,Clear/Mass,Area"),
                    "Surface Tension down", "Square Root"),
            RulesPage.of("unitary.rules.win", PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitaryExample.start("0,2,-2", "Distance/Energy", "Mass,Surface Tension,Square Root/Time,Clear"),
                    "Surface Tension down", "Mass up", "Square Root"),
            RulesPage.of("unitary.rules.hidden", PARAGRAPH, PARAGRAPH, PARAGRAPH, NOTE)
                .onBoard(UnitaryExample.start("0,1,-1", "Momentum/Power", "Mass,Square/Time,Clear/Force,Square Root/Volume,Clear"),
                    "Mass up"),
            RulesPage.of("unitary.rules.deck", PARAGRAPH, NOTE, PARAGRAPH, NOTE),
            RulesPage.of("unitary.rules.people", PARAGRAPH, PARAGRAPH, PARAGRAPH),
            chart("unitary.rules.motion", MOTION),
            chart("unitary.rules.strength", STRENGTH),
            RulesPage.of("unitary.rules.notation", PARAGRAPH, PARAGRAPH, PARAGRAPH)
                .onBoard(UnitaryExample.start("1,0,0", "Energy/Pressure", "Speed,Square,Clear/Force,Area"), "Speed up"),
            RulesPage.of("unitary.rules.about", ITEM, ITEM, NOTE, NOTE));
    }

    private static RulesPage chart(String key, List<String> names) {
        List<Integer> cards = names.stream().map(UnitaryCard::named).toList();
        List<Message> lines = cards.stream().map(UnitaryRules::line).toList();
        return RulesPage.of(key, PARAGRAPH).drawing((look, width, height) -> new UnitaryRulesChart(look, cards, width, height), lines);
    }

    private static Message line(int card) {
        return Message.of("unitary.rules.line", UnitaryWords.card(card), Sign.letter(card), UnitaryWords.formula(UnitaryCard.units(card)),
            Message.of("unitary.from." + UnitaryCard.key(card)));
    }
}
