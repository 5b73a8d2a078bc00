package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.Match;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.UiContext;
import uniboard.text.Language;

/** A person at Unikat's table, without a window. */
class UnikatTableTest {
    private static final String RACK = "QWG3,QWY3,CWY3,SBL2,CRG1";
    private static final String CHAIN = record("QWG2@0,0;SWG2@0,1", RACK, "CBL1,CBL2,CBL3,SBY1", "bot 1");

    /** A game of two about to begin a turn, the first to move. */
    private static String record(String table, String rack, String others, String opponent) {
        String display = "QBL1,CRG3,SRY2";
        StringBuilder bag = new StringBuilder();
        String named = table + rack + others + display;
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            String text = UnikatCard.text(card);
            if (!named.contains(text)) bag.append(bag.isEmpty() ? "" : ",").append(text);
        }
        return "uniboard 1\ngame unikat\nstart rounds=1 round=1 starter=1 penalties=0,0 table=" + table + " racks=" + rack + '/' + others
            + " display=" + display + " bag=" + bag + " seat=1 phase=turn last=- extra=no idle=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7\n"
            + "seat 1 human\nseat 2 " + opponent + '\n';
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 2, 1280", "360, 640, 3, 360", "360, 640, 3, 466", "740, 360, 4, 740"})
    void aGameIsPlayedToItsEndByTapsAlone(int width, int height, int seats, int seed) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("unikat", Language.ENGLISH, newGame(seats, width)),
            new FakePlatform(seed - width));
        Random32 random = new Random32(seed);
        while (!table.record().replay().outcome().over()) {
            int plies = table.record().plies();
            assertAllIsSeen(table);
            assertNothingHiddenIsTold(table);
            assertNoCellIsCovered(table);
            table.choose(choice(table, random));
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
        }
        assertTrue(table.record().text().contains("\nresult "));
    }

    private static String newGame(int seats, int seed) {
        AllGames games = new AllGames();
        Game game = games.game("unikat");
        Position start = game.start(Options.defaults(game).with("seats", Integer.toString(seats)), new Random32(seed));
        return "uniboard 1\ngame unikat\nstart " + game.notation().positionText(start) + "\nseat 1 human\n"
            + "seat 2 bot 1\nseat 3 bot 1\nseat 4 bot 1\n".substring(0, (seats - 1) * "seat 2 bot 1\n".length());
    }

    /** Mostly a lay, where there is one. */
    private static Choice choice(HeadlessTable table, Random32 random) {
        List<Choice> choices = new Match(table.record()).choices();
        List<Choice> lays = choices.stream().filter(each -> UnikatMove.kind(each.move()) == UnikatMove.Kind.LAY).toList();
        List<Choice> from = lays.isEmpty() || random.below(4) == 0 ? choices : lays;
        return from.get(random.below(from.size()));
    }

    /** However long the chains get: nobody has enlarged the table. */
    private static void assertAllIsSeen(HeadlessTable table) {
        for (Place place : table.platform.view().places()) {
            if (!place.name().startsWith("cell:")) continue;
            boolean isSeen = place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= table.width()
                && place.y() + place.height() <= table.height();
            assertTrue(isSeen, () -> place + " lies outside");
        }
        if (!table.places().contains("view:zoom")) return;
        assertEquals("Enlarge the board", table.place("view:zoom").label());
    }

    /** On a phone the button that enlarges lies over the table. */
    private static void assertNoCellIsCovered(HeadlessTable table) {
        if (!table.places().contains("view:zoom")) return;
        Place button = table.place("view:zoom");
        for (Place place : table.platform.view().places()) {
            int right = place.x() + place.width() / 2 - button.x();
            int down = place.y() + place.height() / 2 - button.y();
            boolean covered = right >= 0 && right < button.width() && down >= 0 && down < button.height();
            assertFalse(covered && place.name().startsWith("cell:"), () -> place.name() + " lies under the button");
        }
    }

    /** Cards in other racks and in the bag are no places, and nothing on the screen names them. */
    private static void assertNothingHiddenIsTold(HeadlessTable table) {
        UnikatPosition position = (UnikatPosition) table.record().replay();
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 1; seat < position.seats(); seat++) {
            for (int i = 0; i < position.rackSize(seat); i++) {
                if (!position.isKnownToAll(position.rackCard(seat, i))) hidden.add(position.rackCard(seat, i));
            }
        }
        for (int i = 0; i < position.bagSize(); i++) hidden.add(position.bagCard(i));
        List<String> places = table.places();
        for (int card : hidden) assertFalse(places.contains("card:" + UnikatCard.text(card)), () -> "shown: " + UnikatCard.text(card));
    }

    @Test
    void aCardThenAPlaceLaysIt() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        assertEquals("Large green square on white; fits in 3 places", table.place("card:QWG3").label());
        assertEquals("Small green circle on red; fits nowhere now", table.place("card:CRG1").label());
        table.tap("card:QWG3");
        assertTrue(table.place("cell:1,0").label().endsWith("your card fits"), table.place("cell:1,0").label());
        assertTrue(table.status().startsWith("Large green square on white. Place it on a marked spot"), table.status());
        table.tap("cell:1,0");
        table.settle();
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts());
        assertTrue(table.platform.played().contains(Sound.SLIDE));
    }

    @Test
    void aPlaceThenACardLaysItToo() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        assertTrue(table.place("cell:1,0").label().endsWith("1 of your cards fits"), table.place("cell:1,0").label());
        table.tap("cell:1,0");
        assertEquals("This place. 1 of your cards fits here.", table.status());
        assertEquals("Large green square on white; fits there", table.place("card:QWG3").label());
        table.tap("card:QWG3");
        table.settle();
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts());
    }

    @Test
    void theChainIsNumberedAndEndsThoughACardIsChosen() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        for (String place : List.of("card:QWG3", "cell:1,0", "card:QWY3", "cell:2,0")) {
            table.tap(place);
            table.settle();
        }
        assertTrue(table.place("cell:2,0").label().endsWith("number 2 of the chain"), table.place("cell:2,0").label());
        assertTrue(table.place("cell:1,0").label().endsWith("number 1 of the chain"), table.place("cell:1,0").label());
        assertTrue(table.status().startsWith("Chain of 2 cards. It differs only in the shape’s colour. Lay one more"), table.status());
        table.tap("card:CWY3");
        table.tap("end");
        table.settle();
        assertEquals(List.of("QWG3@1,0", "QWY3@2,0", "end"), table.record().moveTexts());
        List<String> log = table.platform.view().log().lines();
        assertTrue(log.get(0).startsWith("1–3. You – Laid large green square on white, large yellow square"), log::toString);
        assertFalse(table.places().contains("end"), "there is nothing more to end");
        assertTrue(table.status().startsWith("Draw a card"), table.status());
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "390, 844"})
    void onPhonesTheChainIsEndedByAButtonLargeEnoughThoughACardIsChosen(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, width, height);
        for (String place : List.of("card:QWG3", "cell:1,0")) {
            table.tap(place);
            table.settle();
        }
        table.tap("card:QWY3");
        assertTrue(table.place("end").width() >= UiContext.TOUCH, () -> "width " + table.place("end").width());
    }

    @Test
    void onPhonesWhatACardOfTheChainChangedCanBeRead() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        for (String place : List.of("card:QWG3", "cell:1,0", "card:QWY3", "cell:2,0")) {
            table.tap(place);
            table.settle();
        }
        String said = "It differs only in the shape’s colour. Lay one more, or end the chain.";
        assertTrue(String.join(" ", table.platform.painted()).contains("It differs only in"), table.platform.painted()::toString);
        assertTrue(table.status().endsWith(said), table.status());
    }

    @Test
    void onPhonesTheButtonThatEndsTheTurnSaysSo() {
        HeadlessTable table = HeadlessTable.openWith(record("SWL1@0,0;SWY1@0,1;SWL2@1,0", "SWY2,CBG3", "CBL1", "bot 1"), 360, 640);
        for (String place : List.of("card:SWY2", "cell:1,1", "end")) {
            table.tap(place);
            table.settle();
        }
        assertTrue(table.platform.painted().contains("End turn"), table.platform.painted().toString());
        assertEquals("End turn", table.place("end").label());
    }

    /** In the bar of a phone, which has room for one of them. */
    @Test
    void thatOnlyASwapIsPossibleIsToldBeforeWhatWinsAndBeforeNews() {
        String swap = "None of your cards fits: swap one";
        HeadlessTable stuck = HeadlessTable.openWith(record("QWG2@0,0", "SBL2,CRG1", "CBL1", "bot 1"), 360, 640);
        assertTrue(stuck.platform.painted().contains(swap), stuck.platform.painted().toString());
        stuck.tap("card:SBL2");
        stuck.tap("cell:1,0");
        stuck.settle();
        assertTrue(stuck.platform.painted().stream().anyMatch(words -> words.contains("Neighbours may differ")),
            "a refusal is told before it: " + stuck.platform.painted());
        HeadlessTable usual = HeadlessTable.openWith(CHAIN, 360, 640);
        assertTrue(usual.platform.painted().contains("Be the first to lay all your cards."), usual.platform.painted().toString());
    }

    @Test
    void afterAGameItIsToldBesideTheNewsOfANewOne() {
        String record = record("QWG2@0,0", "QWG3,SBL2", "CBL1", "bot 1");
        int stuck = 0;
        for (int seed = 1; seed < 12; seed++) {
            LaunchOptions start = new LaunchOptions("unikat", Language.ENGLISH, record);
            HeadlessTable table = new HeadlessTable(360, 640, start, new FakePlatform(seed));
            table.tap("card:QWG3");
            table.tap("cell:1,0");
            table.settle();
            table.beginNext();
            if (!isStuck(table)) continue;
            stuck++;
            String painted = table.platform.painted().toString();
            assertTrue(painted.contains("None of your cards fits: swap one"), painted);
            assertTrue(painted.contains("New game."), painted);
        }
        assertTrue(stuck > 0, "no such deal");
    }

    private static boolean isStuck(HeadlessTable table) {
        return new Match(table.record()).choices().stream().noneMatch(each -> UnikatMove.kind(each.move()) == UnikatMove.Kind.LAY);
    }

    @Test
    void aPlaceThatTouchesTwoSaysThatItEarnsTheExtraMove() {
        HeadlessTable table = HeadlessTable.openWith(record("SWL1@0,0;SWY1@0,1;SWL2@1,0", "SWY2,CBG3", "CBL1", "bot 1"));
        table.tap("card:SWY2");
        assertTrue(table.place("cell:1,1").label().contains("earns the extra move"), table.place("cell:1,1").label());
        assertTrue(table.status().contains("+1 earns the extra move"), table.status());
        table.tap("cell:1,1");
        table.settle();
        assertTrue(table.status().contains("extra move earned"), table.status());
    }

    @Test
    void inTheExtraMoveWhatIsTakenMayBeChosenFirst() {
        HeadlessTable table = HeadlessTable.openWith(record("SWL1@0,0;SWY1@0,1;SWL2@1,0", "SWY2,CBG3", "CBL1", "bot 1"));
        for (String place : List.of("card:SWY2", "cell:1,1", "end", "bag")) {
            table.tap(place);
            table.settle();
        }
        assertTrue(table.status().endsWith("Choose one of your cards to give for it."), table.status());
        table.tap("card:CBG3");
        assertTrue(table.status().startsWith("Confirm the swap. Swap: the large green circle on blue goes to the display"), table.status());
        table.tap("swap");
        assertEquals("swap CBG3 bag", table.record().moveTexts().get(2));
    }

    @Test
    void theEndOfARoundIsToldAndTheNextOneDealt() {
        String record = record("QWG2@0,0;SWG2@0,1", "QWG3", "CBL1,CBL2,CBL3,SBY1", "bot 1").replace("rounds=1", "rounds=2");
        HeadlessTable table = HeadlessTable.openWith(record);
        table.tap("card:QWG3");
        table.tap("cell:1,0");
        table.settle();
        assertTrue(table.platform.painted().containsAll(List.of("Round 1 is over", "+0", "+4")), table.platform.painted().toString());
        assertEquals(2, ((UnikatPosition) table.record().replay()).round());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "640, 360", "768, 1024", "1280, 800", "1024, 700", "2560, 1440", "900, 600"})
    void everythingLiesWithinTheWindowAndCanBeTapped(int width, int height) {
        for (Language language : Language.values()) {
            HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("unikat", language, newGame(4, 3)),
                new FakePlatform());
            table.settle();
            for (Place place : table.platform.view().places()) {
                assertTrue(place.x() >= 0 && place.x() + place.width() <= width, place.toString());
                assertTrue(place.y() >= 0 && place.y() + place.height() <= height, place.toString());
                boolean ofHands = place.name().startsWith("card:") || place.name().equals("bag") || place.name().startsWith("rack:");
                assertTrue(!ofHands || place.width() >= 43 && place.height() >= 43, place.toString());
                for (Place other : table.platform.view().places()) {
                    // Where the display holds many cards they overlap, but for so much of each that it can be tapped.
                    boolean bothOpen = isOpen(table, place) && isOpen(table, other) && Math.abs(place.x() - other.x()) >= 24;
                    boolean apart = other.name().equals(place.name()) || bothOpen || !overlap(place, other);
                    assertTrue(apart || !ofHands, () -> place + " lies under " + other);
                }
            }
        }
    }

    private static boolean isOpen(HeadlessTable table, Place place) {
        return place.name().startsWith("card:") && table.platform.view().regionOf(place.name()).name().equals("display");
    }

    private static boolean overlap(Place one, Place other) {
        return one.x() < other.x() + other.width() && other.x() < one.x() + one.width()
            && one.y() < other.y() + other.height() && other.y() < one.y() + one.height();
    }

    @Test
    void whoSwapsAndTouchesTheTableHearsHowToGoOn() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        table.tap("card:CRG3");
        table.tap("cell:0,2");
        assertTrue(table.status().contains("To swap, choose the card to give and confirm"), table.status());
        table.tap("card:CRG3");
        table.tap("card:QWG3");
        table.tap("cell:1,0");
        table.settle();
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts(), "the way told leads there");
    }

    @Test
    void aTapFarFromAllCardsIsAnswered() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        table.tap("card:QWG3");
        table.gdx.press(60, 400);
        table.gdx.release(60, 400);
        table.settle();
        assertTrue(table.status().contains("No card on the table touches that place."), table.status());
    }

    @Test
    void aGameThatThreeRoundsWithoutACardEndedIsPutAsideWithASentence() throws IOException {
        String record;
        try (InputStream in = UnikatTableTest.class.getResourceAsStream("/uniboard/games/unikat/idleOfThreeRounds.uniboard")) {
            record = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        FakePlatform platform = new FakePlatform();
        platform.stored().put("record.unikat", record);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("unikat", Language.ENGLISH, null), platform);
        assertTrue(table.status().contains("a new one has begun. Line 13: There is a result, but the game isn’t over."), table.status());
        assertEquals(record, platform.stored().get("record.unikat.unreadable"));
        assertEquals(0, table.record().plies());
    }

    @Test
    void thatSomebodyPlayedOnKnowingIsStillToldAfterTheProgramWasClosed() {
        HeadlessTable table = HeadlessTable.openGame("unikat", 1280, 800);
        Match before = new Match(table.record());
        List<Choice> choices = before.choices();
        Choice revealing = choices.stream().filter(choice -> before.position().reveals(choice.move())).findFirst().orElseThrow();
        Choice other = choices.stream().filter(choice -> !before.position().reveals(choice.move())).findFirst().orElseThrow();
        int ply = table.record().plies();
        for (Choice.Step step : revealing.steps()) table.platform.listener().activated(step.place());
        table.settle();
        table.tap("control:takeBack");
        table.settle();
        for (Choice.Step step : other.steps()) table.platform.listener().activated(step.place());
        table.settle();
        String told = table.platform.view().log().lines().get(ply);
        HeadlessTable again = new HeadlessTable(1280, 800, new LaunchOptions("unikat", Language.ENGLISH, null), table.platform);
        assertEquals(told, again.platform.view().log().lines().get(ply));
        assertTrue(told.contains("replayed after"), told);
    }
}
