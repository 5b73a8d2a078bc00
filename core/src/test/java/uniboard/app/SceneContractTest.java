package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** What the scene of every game must do, told by what it names: anybody who adds a game is led by this. */
class SceneContractTest {
    private static final int PLIES = 14;
    private static final int NARROWEST = 320;
    /** No place of any scene: what is on its way is hurried by tapping it. */
    private static final String NOWHERE = "nowhere";

    static Stream<Game> games() {
        return TestBoxes.all().games().stream();
    }

    static Stream<Arguments> gamesOnTables() {
        return TestBoxes.all().games().stream().map(Game::id)
            .flatMap(game -> Stream.of(Arguments.of(game, 1280, 800, Language.ENGLISH), Arguments.of(game, 360, 640, Language.HEBREW)));
    }

    private static HeadlessTable table(String game, int width, int height, Language language) {
        return new HeadlessTable(width, height, new LaunchOptions(game, language, null), new FakePlatform());
    }

    @ParameterizedTest
    @MethodSource("gamesOnTables")
    void aGameIsPlayedThroughThePlacesAlone(String game, int width, int height, Language language) {
        HeadlessTable table = table(game, width, height, language);
        Random32 random = new Random32(width);
        while (table.record().plies() < PLIES && !table.record().replay().outcome().over()) {
            check(table.platform.view(), width, height);
            assertFalse(table.platform.view().objective().isEmpty(), "what wins is told at all times");
            checkReach(table);
            List<Choice> choices = new Match(table.record()).choices();
            Choice choice = choices.get(random.below(choices.size()));
            checkFirstSteps(table, choices);
            int plies = table.record().plies();
            for (Choice.Step step : choice.steps()) {
                assertTrue(table.places().contains(step.place()), () -> step.place() + " isn't among " + table.places());
                table.platform.listener().activated(step.place());
                table.frame();
            }
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            comeToRest(table);
        }
        check(table.platform.view(), width, height);
    }

    /** From any place of a region arrows lead to every other. */
    private static void checkReach(HeadlessTable table) {
        for (AccessibilityTree.Region region : table.platform.view().regions()) {
            if (region.places().isEmpty()) continue;
            Set<String> reached = new HashSet<>();
            Deque<String> next = new ArrayDeque<>(List.of(region.places().get(0).name()));
            while (!next.isEmpty()) {
                String place = next.remove();
                if (!reached.add(place)) continue;
                for (AccessibilityBridge.Way way : AccessibilityBridge.Way.values()) {
                    String neighbour = table.platform.listener().neighbour(place, way);
                    if (neighbour != null) next.add(neighbour);
                }
            }
            for (Place place : region.places()) assertTrue(reached.contains(place.name()), () -> "no arrow leads to " + place.name());
        }
    }

    /** Stories that wait for somebody are ended. */
    private static void comeToRest(HeadlessTable table) {
        table.settle();
        for (int i = 0; i < 3; i++) {
            table.platform.listener().activated(NOWHERE);
            table.settle();
        }
    }

    /** Before anything is chosen, every first step can be pointed at and says that it may be chosen, or that it is a move by itself. */
    private static void checkFirstSteps(HeadlessTable table, List<Choice> choices) {
        for (Choice choice : choices) {
            AccessibilityTree.State expected = choice.steps().size() == 1 ? AccessibilityTree.State.PLAIN : AccessibilityTree.State.OFF;
            Place place = table.place(choice.steps().get(0).place());
            assertEquals(expected, place.state(), () -> place.name() + " may be chosen first");
        }
    }

    private static void check(AccessibilityTree outline, int width, int height) {
        Set<String> names = new HashSet<>();
        for (AccessibilityTree.Region region : outline.regions()) {
            assertFalse(region.label().isBlank(), () -> region.name() + " has no label");
            for (Place place : region.places()) {
                assertTrue(names.add(place.name()), () -> place.name() + " is named twice");
                assertFalse(place.label().isBlank(), () -> place.name() + " has no label");
                assertTrue(place.width() > 0 && place.height() > 0, () -> place + " can't be pointed at");
            }
        }
        assertFalse(outline.status().isBlank(), "nothing tells what to do");
        List<AccessibilityTree.Region> ofScene = outline.regions().stream().filter(region -> !region.name().equals("controls")).toList();
        assertFalse(ofScene.isEmpty(), "the scene has no places");
        assertTrue(ofScene.stream().flatMap(region -> region.places().stream())
            .anyMatch(place -> isWithin(place, width, height)),
            "no place lies in the window");
    }

    private static boolean isWithin(Place place, int width, int height) {
        return place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height;
    }

    @ParameterizedTest
    @MethodSource("gamesOnTables")
    void aTableLaidAnewHasTheSamePlaces(String game, int width, int height, Language language) {
        HeadlessTable table = table(game, width, height, language);
        Set<String> before = new HashSet<>(table.places());
        table.resize(width + 2, height);
        assertEquals(before, new HashSet<>(table.places()));
        table.resize(height, width);
        table.resize(width, height);
        assertEquals(before, new HashSet<>(table.places()));
    }

    @ParameterizedTest
    @MethodSource("gamesOnTables")
    void aHintIsTold(String game, int width, int height, Language language) {
        HeadlessTable table = table(game, width, height, language);
        String before = table.status();
        table.platform.listener().activated("control:hint");
        table.settle();
        assertFalse(table.status().equals(before), "the hint says nothing");
    }

    /** As wide as WCAG's reflow has it; what is too high is scrolled by the page around the table. */
    @ParameterizedTest
    @MethodSource("games")
    void theNarrowestWindowHoldsAllPlaces(Game game) {
        for (Language language : Language.values()) {
            HeadlessTable table = table(game.id(), NARROWEST, 640, language);
            for (Place place : table.platform.view().places()) assertTrue(isWithin(place, NARROWEST, 640), () -> language + ": " + place);
        }
    }
}
