package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.match.Match;
import uniboard.text.Language;

/** Advice where there is little room, in the program's own fonts. */
class HintsOnPhoneTest {
    private static final int TURNS = 6;
    /** More frames than any hint is thought about. */
    private static final int PATIENCE = 20_000;
    /** Between the choices made, so that games differ from the advice. */
    private static final int STEP = 7;

    @ParameterizedTest
    @EnumSource(Language.class)
    void aHintIsReadWithoutScrolling(Language language) {
        List<String> hidden = new ArrayList<>();
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", language, Records.ONITAMA),
            new FakePlatform().measured());
        table.act("control:offer:play");
        for (int turn = 0; turn < TURNS && !new Match(table.record()).outcome().over(); turn++) {
            ask(table);
            hidden.addAll(PaintedWords.scrolledAway(table));
            List<Choice> choices = new Match(table.record()).choices();
            for (Choice.Step step : choices.get(turn * STEP % choices.size()).steps()) table.activate(step.place());
            table.settle();
        }
        assertEquals(List.of(), hidden);
    }

    private static void ask(HeadlessTable table) {
        table.activate("control:hint");
        String looking = table.status();
        for (int frame = 0; frame < PATIENCE && table.status().equals(looking); frame++) table.frame();
        assertTrue(!table.status().equals(looking), looking);
    }
}
