package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.SetupByHand;
import uniboard.text.Language;

/** A position of each game is set up by hand, and played from as it was meant. */
class SetupByHandTest {
    static Stream<SetupByHand> byKeys() {
        return SetupByHand.byKeys();
    }

    static Stream<SetupByHand> byFingers() {
        return SetupByHand.byFingers();
    }

    @ParameterizedTest
    @MethodSource("byKeys")
    void byKeysAlone(SetupByHand each) {
        HeadlessTable table = open(each, 800, 600);
        isSetUp(each, table, Hand.keyboard(table));
    }

    @ParameterizedTest
    @MethodSource("byFingers")
    void byTapsAlone(SetupByHand each) {
        HeadlessTable table = open(each, 360, 640);
        isSetUp(each, table, Hand.pointer(table));
    }

    /** As a draft kept from before: where something is hidden, a game's own position would be opened as its player may know it. */
    private static HeadlessTable open(SetupByHand each, int width, int height) {
        FakePlatform platform = new FakePlatform();
        platform.storage().save("setup." + each.game(), each.record().start());
        return new HeadlessTable(width, height, new LaunchOptions(each.game(), Language.ENGLISH, each.text()), platform);
    }

    private static void isSetUp(SetupByHand each, HeadlessTable table, Hand hand) {
        table.settle();
        hand.choose("control:more");
        table.settle();
        if (!table.places().contains("control:setUp")) choose(table, hand, "control:moreRows");
        choose(table, hand, "control:setUp");
        for (String place : each.places()) choose(table, hand, place);
        choose(table, hand, "control:play");
        choose(table, hand, "control:playBoth");
        assertEquals(each.expected(), table.record().start());
    }

    private static void choose(HeadlessTable table, Hand hand, String place) {
        hand.choose(place);
        table.settle();
    }
}
