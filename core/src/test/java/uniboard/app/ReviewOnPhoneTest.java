package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.stage.kit.AccessibilityTree.State;
import uniboard.text.Language;

/** A game looked back upon where there is little room, in the program's own fonts. */
class ReviewOnPhoneTest {
    private static final int MOST_FRAMES = 40_000;

    private final List<String> hidden = new ArrayList<>();
    private final FakePlatform platform = new FakePlatform().measured();
    private HeadlessTable table;

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary"})
    void whatIsToldOfAMomentIsReadWithoutScrolling(String id) {
        for (Language language : Language.values()) {
            open(id, language);
            review();
            while (isThere("control:previousMoment")) table.act("control:previousMoment");
            look();
            while (isThere("control:nextMoment")) {
                table.act("control:nextMoment");
                look();
            }
        }
        assertEquals(List.of(), hidden, () -> String.join("\n", hidden));
    }

    /** Reviewed once, a game is reviewed for all languages. */
    private void open(String id, Language language) {
        boolean isReviewed = !platform.keptGames().games().isEmpty();
        String record = isReviewed ? null : Records.withMistakes(new AllGames().game(id)).text();
        LaunchOptions.Opening opening = isReviewed ? LaunchOptions.Opening.LIBRARY : LaunchOptions.Opening.TABLE;
        table = new HeadlessTable(360, 640, new LaunchOptions(id, language, record, opening), platform);
        table.settle();
        if (isReviewed) table.act(table.places().stream().filter(place -> place.startsWith("kept:")).findFirst().orElseThrow());
    }

    private void review() {
        if (table.places().contains("control:raiseEnd")) table.act("control:raiseEnd");
        table.activate("control:review");
        for (int frames = 0; frames < MOST_FRAMES && table.places().contains("control:stopReview"); frames++) table.frame();
        table.settle();
        assertTrue(table.places().contains("control:nextMoment"), table.places()::toString);
    }

    private boolean isThere(String control) {
        return table.place(control).state() != State.UNAVAILABLE;
    }

    private void look() {
        hidden.addAll(PaintedWords.scrolledAway(table));
        if (!table.places().contains("control:show")) return;
        table.act("control:show");
        hidden.addAll(PaintedWords.scrolledAway(table));
    }
}
