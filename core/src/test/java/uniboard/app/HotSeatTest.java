package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarWords;
import uniboard.games.unitary.UnitaryGame;
import uniboard.known.FairPlayer;
import uniboard.known.HiddenCards;
import uniboard.known.HiddenMarks;
import uniboard.known.KeptUnikat;
import uniboard.known.KeptUnitar;
import uniboard.known.KeptUnitary;
import uniboard.known.Records;
import uniboard.known.SpokenGame;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** Several people with secrets on one device: nothing that the table tells on the way is told to whom it isn't meant for. */
class HotSeatTest {
    private static final int TURNS = 6;
    private static final String CURTAIN = "control:open";
    private static final String[] THREE_PEOPLE = {"human", "human", "human"};
    private static final List<String> MARKS = List.of("blue tar ccw", "red uni +", "red uni S");
    private static final List<String> ANCHORS = List.of("uni NE tar W", "uni S tar NW", "uni E tar SE");

    private static HeadlessTable open(Language language, String record) {
        return new HeadlessTable(360, 640, new LaunchOptions(null, language, record), new FakePlatform());
    }

    private static void act(HeadlessTable table, String... places) {
        for (String place : places) {
            table.platform.listener().activated(place);
            table.settle();
        }
    }

    /** All that was told since asked last. */
    private static String heard(HeadlessTable table) {
        String heard = table.platform.views() + "\n" + table.platform.painted();
        table.platform.views().clear();
        table.platform.painted().clear();
        return heard;
    }

    @ParameterizedTest
    @EnumSource(value = Language.class, names = {"ENGLISH", "HEBREW"})
    void threePeopleLearnNothingOfEachOthersRacks(Language language) {
        HiddenCards hidden = new HiddenCards(new SpokenGame(language.code()));
        HeadlessTable table = open(language, KeptUnikat.dealt(5, THREE_PEOPLE));
        for (int turn = 0; turn < TURNS; turn++) {
            int seat = unikat(table).toMove();
            hidden.areNotTold(unikat(table), Position.NOBODY, table.platform.view().toString());
            heard(table);
            act(table, CURTAIN);
            String told = heard(table);
            hidden.areNotTold(unikat(table), seat, told);
            assertThrows(AssertionError.class, () -> hidden.areNotTold(unikat(table), Position.NOBODY, told),
                "who looks is told of their own");
            if (turn % 2 == 1) lookAround(table, hidden, seat);
            while (unikat(table).toMove() == seat) {
                Choice choice = FairPlayer.choice(table.record());
                for (Choice.Step step : choice.steps()) {
                    table.platform.listener().activated(step.place());
                    table.frame();
                    hidden.areNotTold(unikat(table), seat, heard(table));
                }
                table.settle();
                hidden.areNotTold(unikat(table), seat, heard(table));
            }
        }
    }

    private static UnikatPosition unikat(HeadlessTable table) {
        return (UnikatPosition) table.record().replay();
    }

    /** A hint and the positions before, where they can be browsed, tell no more than the table. */
    private static void lookAround(HeadlessTable table, HiddenCards hidden, int seat) {
        String status = table.status();
        act(table, "control:hint");
        assertNotEquals(status, table.status());
        for (int key : new int[] {Keys.PAGE_UP, Keys.PAGE_UP, Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.ESCAPE}) {
            table.gdx.key(key);
            table.settle();
        }
        hidden.areNotTold(unikat(table), seat, heard(table));
    }

    @Test
    void nothingIsTakenBackPastTheEyesOfAnother() {
        HeadlessTable table = open(Language.ENGLISH,
            KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", "CRG1,QWG3,QWY3,SBL3/CBL1,CBL2,SBY3", "human", "human"));
        act(table, CURTAIN, "card:QWG3", "cell:1,0");
        assertEquals(1, table.record().plies());
        act(table, "control:takeBack");
        assertEquals(0, table.record().plies());
        act(table, "card:CRG1", "bag", "swap");
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:takeBack").state(), "a card of the bag has been seen");
        takeBackByKey(table);
        assertEquals(1, table.record().plies());
        act(table, "bag");
        assertTrue(table.places().contains(CURTAIN), table.places().toString());
        takeBackByKey(table);
        act(table, CURTAIN);
        assertEquals(2, table.record().plies());
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:takeBack").state());
        takeBackByKey(table);
        assertEquals(2, table.record().plies());
    }

    private static void takeBackByKey(HeadlessTable table) {
        table.gdx.key(Keys.Z, Keys.CONTROL_LEFT);
        table.settle();
    }

    @ParameterizedTest
    @EnumSource(value = Language.class, names = {"ENGLISH", "HEBREW"})
    void marksStaySecretUntilAllAreIn(Language language) {
        SpokenGame spoken = new SpokenGame(language.code());
        HiddenMarks hidden = new HiddenMarks(spoken);
        HeadlessTable table = open(language, KeptUnitar.round(2, THREE_PEOPLE));
        for (String mark : MARKS) {
            hidden.areNotTold(unitar(table), Position.NOBODY, table.platform.view().toString());
            int seat = unitar(table).toMove();
            heard(table);
            act(table, CURTAIN);
            nothingIsMarked(table, spoken);
            if (seat == 1) browse(table);
            hidden.areNotTold(unitar(table), seat, heard(table));
            choose(table, mark);
            if (seat == 2) break;
            String told = heard(table);
            hidden.areNotTold(unitar(table), seat, told);
            assertThrows(AssertionError.class, () -> hidden.areNotTold(unitar(table), Position.NOBODY, told), "who chooses hears it");
        }
        act(table, "story:on");
        assertTrue(table.places().contains(CURTAIN), table.places().toString());
        assertEquals(3, unitar(table).round());
    }

    private static UnitarPosition unitar(HeadlessTable table) {
        return (UnitarPosition) table.record().replay();
    }

    private static void choose(HeadlessTable table, String move) {
        UnitarPosition position = unitar(table);
        for (Choice.Step step : table.record().game().words(position).choice(table.record().game().move(position, move)).steps())
            act(table, step.place());
    }

    private static void nothingIsMarked(HeadlessTable table, SpokenGame spoken) {
        for (String colour : List.of("yellow", "red", "blue"))
            assertEquals(spoken.say("side." + colour), table.place("colour:" + colour).label());
        assertEquals(spoken.say("unitar.symbol.tar"), table.place("symbol:tar").label());
    }

    private static void browse(HeadlessTable table) {
        for (int key : new int[] {Keys.PAGE_UP, Keys.PAGE_UP, Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.ESCAPE}) {
            table.gdx.key(key);
            table.settle();
        }
    }

    /** Anybody who places the blocks of a colour has it: where colours are secret, these are too. */
    @Test
    void placesAndColoursStaySecret() {
        SpokenGame spoken = new SpokenGame("en");
        HiddenMarks hidden = new HiddenMarks(spoken);
        HeadlessTable table = open(Language.ENGLISH, KeptUnitar.placingInSecret(THREE_PEOPLE));
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            noBlockIsNamed(spoken, Position.NOBODY, table.platform.view().toString());
            assertTrue(table.place(CURTAIN).label().contains(spoken.say("unitar.seat", seat + 1)), table.place(CURTAIN).label());
            heard(table);
            act(table, CURTAIN);
            choose(table, ANCHORS.get(seat));
            if (seat == 2) break;
            String told = heard(table);
            noBlockIsNamed(spoken, seat, told);
            hidden.areNotTold(unitar(table), seat, told);
        }
        act(table, CURTAIN);
        assertTrue(table.places().contains("block:BT"), table.places().toString());
        String other = spoken.say(UnitarWords.colour(unitar(table).colour(1)));
        assertFalse(table.status().contains(other), table.status());
    }

    /** Before the blocks lie on the field, nobody hears of other blocks than their own. */
    private static void noBlockIsNamed(SpokenGame spoken, int viewer, String told) {
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            // The first seat has yellow, the second red, the third blue.
            if (UnitarBlock.colour(block) == viewer) continue;
            String name = spoken.say(UnitarWords.block(block));
            assertFalse(told.contains(name), name);
        }
    }

    /** The sample game of Unitary's rules. */
    @Test
    void theOwnerOfTheUnitsWinsByAnothersCard() {
        String start = KeptUnitary.position("0,0,0", "Energy/Distance", "Speed,Square/Mass,Surface Tension", "Force");
        HeadlessTable table = open(Language.ENGLISH, Records.of(new UnitaryGame(), start, "human", "human"));
        act(table, CURTAIN, "card:speed", "up", "card:square", "play", "end", CURTAIN, "card:mass", "up");
        assertTrue(table.record().replay().outcome().over());
        assertTrue(table.status().contains("Red made the units of the hidden card of Blue: Energy."), table.status());
    }
}
