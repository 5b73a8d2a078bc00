package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.match.Match;
import uniboard.text.Language;

/** On every screen all words can be read: none is cut off, none lies over another. In the program's own fonts. */
class WordsApartTest {
    private static final int[][] WINDOWS = {{320, 568}, {360, 640}, {390, 844}, {740, 360}, {768, 1024}, {1280, 800}};
    private static final int TURNS = 2;
    private static final int STORIES = 20;
    /** Until a review has something to show. */
    private static final int ANALYSED = 200;
    private static final int REVIEWED = 200;
    private static final List<String> OF_MENU =
        List.of("control:settings", "control:share", "control:shelf", "control:moreRows", "control:invite",
            "control:setUp");

    private final List<String> faults = new ArrayList<>();
    private HeadlessTable table;
    private String window;

    private static Stream<String> games() {
        return new AllGames().games().stream().map(game -> game.id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void onEveryScreen(String game) {
        for (Language language : Language.values()) {
            for (int[] size : WINDOWS) {
                window = game + ' ' + language.code() + ' ' + size[0] + 'x' + size[1];
                open(new LaunchOptions(game, language, null), size);
                playAndHear();
                visitSheets();
                visitLessons();
                open(new LaunchOptions(game, language, Records.withMistakes(new AllGames().game(game)).text()), size);
                visitEnd();
            }
        }
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private void open(LaunchOptions start, int[] size) {
        table = new HeadlessTable(size[0], size[1], start, new FakePlatform().measured());
        table.settle();
        look("at first");
    }

    private void playAndHear() {
        choose("control:offer:play");
        for (int turn = 0; turn < TURNS && table.places().contains("control:hint"); turn++) {
            look("turn " + turn);
            if (turn == 0) choose("control:hint");
            look("hint");
            new Match(table.record()).choices().get(0).steps().forEach(step -> choose(step.place()));
            for (int story = 0; story < STORIES && table.places().contains("story:on"); story++) {
                look("story");
                choose("story:on");
            }
        }
    }

    private void visitSheets() {
        visit("control:new");
        visit("control:moves");
        visit("control:scores");
        choose("control:more");
        look("menu");
        for (String row : OF_MENU) {
            if (!table.places().contains(row)) choose("control:more");
            visit(row);
        }
        leaveSheet();
    }

    private void visitLessons() {
        choose("control:more");
        choose("control:lessons");
        look("course");
        choose(table.places().stream().filter(place -> place.startsWith("lesson:")).findFirst().orElse(""));
        look("lesson");
        choose("control:hint");
        look("lesson's hint");
    }

    private void visitEnd() {
        choose("control:raiseEnd");
        look("raised end");
        choose("control:review");
        for (int frames = 0; frames < REVIEWED; frames++) table.frame();
        look("review");
        choose("control:close");
        choose("control:more");
        choose("control:moreRows");
        if (!table.places().contains("control:analyse")) return;
        // The search goes on, so that nothing comes to rest.
        table.activate("control:analyse");
        for (int frames = 0; frames < ANALYSED && !table.places().contains("analysis:0"); frames++) table.frame();
        look("analysis");
    }

    private void visit(String control) {
        if (!table.places().contains(control)) return;
        choose(control);
        look(control);
        leaveSheet();
    }

    private void leaveSheet() {
        choose("control:close");
    }

    /** If it is there. */
    private void choose(String place) {
        if (!table.places().contains(place)) return;
        table.activate(place);
        table.settle();
    }

    private void look(String what) {
        for (String fault : PaintedWords.faults(table)) faults.add(window + ", " + what + ": " + fault);
    }
}
