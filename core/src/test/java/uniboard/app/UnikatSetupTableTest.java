package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.stage.kit.AccessibilityTree.State;
import uniboard.text.Language;

/** A position of Unikat that is set up by hand on the table. */
class UnikatSetupTableTest {
    private HeadlessTable table;

    private void open(Language language, int width, int height) {
        table = new HeadlessTable(width, height, new LaunchOptions("unikat", language, null), new FakePlatform().measured());
        table.settle();
        table.takeFromMenu("control:setUp");
    }

    private void open() {
        open(Language.ENGLISH, 1280, 800);
    }

    private void choose(String card) {
        table.act("piece:figure-" + card.charAt(0), "piece:cardColour-" + card.charAt(1), "piece:figureColour-" + card.charAt(2),
            "piece:size-" + card.charAt(3));
    }

    private List<String> cards() {
        return table.places().stream().filter(place -> place.startsWith("card:")).toList();
    }

    private void clear() {
        table.act("piece:none", "cell:0,0");
        for (String card : cards()) table.act(card);
        table.act("control:turn");
        for (String card : cards()) table.act(card);
        table.act("control:turn");
        assertEquals(List.of(), cards());
    }

    @Test
    void aPositionIsPutCardByCardAndPlayed() {
        open();
        clear();
        assertTrue(table.status().endsWith("The table is empty: it needs a start card."), table.status());
        choose("SWL1");
        table.act("cell:0,0");
        table.act("piece:size-2", "cell:1,0", "piece:size-3", "rack", "piece:figure-C", "rack", "piece:figure-Q", "display");
        table.act("control:turn", "piece:cardColour-R", "rack", "control:turn", "piece:cardColour-B", "bag");
        assertEquals(State.ON, table.place("piece:cardColour-B").state());
        assertTrue(table.status().contains("Ready to play: "), table.status());
        table.act("control:play", "control:playBoth");
        String start = table.record().start();
        assertTrue(start.contains("table=SWL1@0,0;SWL2@1,0 racks="), start);
        assertTrue(start.contains("display=QWL3 bag=QBL3,"), start);
        assertTrue(start.contains("racks=SWL3,CWL3/QRL3 ") || start.contains("racks=QRL3/SWL3,CWL3 "), start);
    }

    @Test
    void whatIsMissingIsToldAndAdded() {
        open();
        clear();
        table.act("control:complete");
        assertTrue(table.status().contains("Ready to play: "), table.status());
        assertEquals(13, cards().size(), "a rack and the display");
        table.act("control:undo");
        assertEquals(List.of(), cards());
        table.act("control:redo");
        assertEquals(13, cards().size());
    }

    @Test
    void whatTheTurnIsLikeIsChosenFromLists() {
        open();
        table.act("control:properties", "control:property:seats", "control:choice:4");
        assertTrue(table.status().endsWith("Rack 3 is empty, though the round isn’t won."), table.status());
        table.act("control:complete", "control:properties", "control:property:idle", "control:choice:39");
        table.act("control:play", "control:playBoth");
        assertTrue(table.record().start().contains(" idle=39 "), table.record().start());
        assertEquals(4, table.record().seats().size());
    }

    @Test
    void eachFeatureIsAGroupOfChoices() {
        open();
        List<Region> groups = table.platform.view().regions().stream().filter(region -> region.name().startsWith("pieces")).toList();
        assertEquals(List.of("Shape", "Card colour", "Shape colour", "Size"), groups.stream().map(Region::label).toList());
        for (Region group : groups) {
            assertEquals(Region.Kind.RADIO, group.kind());
            assertEquals(1, group.places().stream().filter(place -> place.state() == State.ON).count());
        }
    }

    @Test
    void anUnfinishedDraftIsThereAgain() {
        open();
        clear();
        choose("QBY2");
        table.act("display", "control:properties", "control:property:phase", "control:choice:chain", "control:close");
        table.takeFromMenu("control:setUp");
        assertEquals(List.of("card:QBY2"), cards());
        assertFalse(table.places().contains("cell:1,0"));
    }

    @ParameterizedTest
    @CsvSource({"360,640", "640,360", "1280,800", "768,1024", "320,568"})
    void allIsReachedByAFinger(int width, int height) {
        open(Language.ENGLISH, width, height);
        table.act("piece:none");
        table.tap(cards().get(0));
        table.settle();
        for (String piece : List.of("piece:figure-C", "piece:cardColour-R", "piece:figureColour-G", "piece:size-2")) {
            table.tap(piece);
            table.settle();
            assertEquals(State.ON, table.place(piece).state());
        }
        table.tap("rack");
        table.settle();
        assertTrue(cards().contains("card:CRG2"), cards().toString());
        table.tap("cell:1,0");
        table.settle();
        table.tap("display");
        table.settle();
        assertFalse(table.place("cell:1,0").label().isEmpty());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void wordsHaveRoom(Language language) {
        for (int[] size : new int[][] {{360, 640}, {640, 360}, {1280, 800}}) {
            open(language, size[0], size[1]);
            assertEquals(List.of(), PaintedWords.faults(table));
            table.act("control:properties");
            assertEquals(List.of(), PaintedWords.faults(table));
            table.act("control:property:phase");
            assertEquals(List.of(), PaintedWords.faults(table));
            table.act("control:choice:extrachain", "control:properties");
            assertEquals(List.of(), PaintedWords.faults(table));
        }
    }
}
