package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.known.SpokenGame;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** The sheet on which the next game is set: each of its choices begins the game it names. */
class NewGameSheetTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");

    private static HeadlessTable open(String game, FakePlatform platform) {
        return new HeadlessTable(1280, 800, new LaunchOptions(game, Language.ENGLISH, null), platform);
    }

    private static HeadlessTable openAsked(String game, String name, String value, FakePlatform platform) {
        UrlParameters request = UrlParameters.of(Map.of(name, value), new AllGames().game(game));
        return new HeadlessTable(1280, 800, new LaunchOptions(game, Language.ENGLISH, null, LaunchOptions.Opening.TABLE, null, request),
            platform);
    }

    private static boolean isChosen(HeadlessTable table, String place) {
        return table.place(place).state() == AccessibilityTree.State.ON;
    }

    /** Each game with each number of players. */
    static Stream<Arguments> tables() {
        List<Arguments> tables = new ArrayList<>();
        for (Game game : new AllGames().games()) {
            List<String> counts = game.options().stream().filter(option -> option.id().equals("seats")).map(Option::values).findFirst()
                .orElse(List.of(""));
            for (String count : counts) tables.add(Arguments.of(game, count));
        }
        return tables.stream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theGameThatIsSetBegins(Game game, String count) {
        HeadlessTable table = HeadlessTable.openGame(game.id(), 1280, 800);
        int seats = count.isEmpty() ? game.minSeats() : Integer.parseInt(count);
        List<String> players = count.isEmpty() ? List.of() : List.of("option:seats:" + count);
        for (int level : List.of(1, Bot.LEVELS)) {
            begin(table, players, "with:bot", "level:" + level);
            List<Seat> against = new ArrayList<>(Collections.nCopies(seats, Seat.bot(level)));
            against.set(0, Seat.HUMAN);
            assertEquals(against, table.record().seats());
        }
        begin(table, players, "with:device");
        assertEquals(Collections.nCopies(seats, Seat.HUMAN), table.record().seats());
    }

    /** The bots of high levels think for long: it isn't waited for them. */
    private static void begin(HeadlessTable table, List<String> players, String... choices) {
        if (table.places().contains("control:open")) table.activate("control:open");
        table.activate("control:new");
        for (String player : players) table.activate("control:" + player);
        for (String choice : choices) table.activate("control:" + choice);
        table.activate("control:begin");
        table.frame();
    }

    @Test
    void onesSideIsChosenOrLeftToChance() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        table.beginNext("level:1", "side:2");
        assertEquals(List.of(Seat.bot(1), Seat.HUMAN), table.record().seats());
        table.beginNext("side:1");
        assertEquals(List.of(Seat.HUMAN, Seat.bot(1)), table.record().seats());
        int first = 0;
        for (int game = 0; game < 20; game++) {
            table.beginNext("side:random");
            if (table.record().seats().get(0).isHuman()) first++;
        }
        assertTrue(first > 0 && first < 20, "first in " + first + " of 20");
        table.tap("control:new");
        table.activate("control:with:device");
        assertFalse(table.places().contains("control:side:1"), "both sit here");
        assertFalse(table.places().contains("control:level:1"), "no bot plays");
    }

    @Test
    void whatWasChosenIsThereTheNextTime() {
        HeadlessTable first = HeadlessTable.openGame("unikat", 1280, 800);
        first.setNext("option:seats:4", "with:device", "seat:3", "seat:3:bot", "level:4", "option:rounds", "option:rounds:3");
        HeadlessTable second = open("unikat", first.platform);
        second.tap("control:new");
        assertTrue(isChosen(second, "control:option:seats:4"));
        assertTrue(isChosen(second, "control:with:device"));
        assertEquals("Red: Same device", second.place("control:seat:2").label());
        assertEquals("Yellow: A bot", second.place("control:seat:3").label());
        assertTrue(isChosen(second, "control:level:4"));
        assertEquals("Rounds: 3", second.place("control:option:rounds").label());
    }

    @Test
    void theLevelIsKeptWhileNoBotPlays() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        table.beginNext("level:4", "with:device");
        table.tap("control:new");
        table.activate("control:with:bot");
        assertTrue(isChosen(table, "control:level:4"));
    }

    @Test
    void whatWasSetBeforeThereWasTheSheetHolds() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.onitama.opponent", "bot 4");
        platform.stored().put("setting.onitama.side", "2");
        HeadlessTable table = open("onitama", platform);
        table.tap("control:new");
        for (String place : List.of("control:with:bot", "control:level:4", "control:side:2")) assertTrue(isChosen(table, place), place);
        platform = new FakePlatform();
        platform.stored().put("setting.unitar.seat2", "human");
        platform.stored().put("setting.unitar.people", "nonsense");
        table = open("unitar", platform);
        if (table.places().contains("control:open")) table.activate("control:open");
        table.activate("control:new");
        assertTrue(isChosen(table, "control:with:device"));
        assertEquals("Player 2: Same device", table.place("control:seat:2").label());
        assertEquals("Player 3: A bot", table.place("control:seat:3").label());
    }

    @Test
    void friendsComeToTheSeatsThatAreSet() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable host = devices.open("unikat");
        devices.act(host, "control:new", "control:with:friend", "control:option:seats:4", "control:seat:3", "control:seat:3:bot");
        assertEquals(ENGLISH.say("table.invite"), host.place("control:begin").label());
        devices.act(host, "control:level:1", "control:begin");
        assertTrue(host.status().contains(ENGLISH.say("far.sendIt")), host.status());
        HeadlessTable client = devices.come(host, "unikat");
        List<String> free = client.places().stream().filter(place -> place.startsWith("control:farTake:")).toList();
        assertEquals(List.of("control:farTake:1", "control:farTake:3"), free);
    }

    @Test
    void aFriendGetsTheOtherSide() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable host = devices.open("onitama");
        devices.act(host, "control:new", "control:with:friend", "control:side:2", "control:begin");
        HeadlessTable client = devices.come(host, "onitama");
        assertTrue(client.places().contains("control:farTake:0"), client.places().toString());
        assertFalse(client.places().contains("control:farTake:1"), client.places().toString());
    }

    @Test
    void peopleHereAndFriendsDoNotShareATable() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable table = devices.open("unitar");
        if (table.places().contains("control:open")) devices.act(table, "control:open");
        devices.act(table, "control:new", "control:with:bot", "control:seat:2");
        assertTrue(table.places().containsAll(List.of("control:seat:2:bot", "control:seat:2:device", "control:seat:2:friend")));
        devices.act(table, "control:seat:2:device", "control:seat:3");
        assertFalse(table.places().contains("control:seat:3:friend"), table.places().toString());
        devices.act(table, "control:seat:3:bot", "control:seat:2", "control:seat:2:friend", "control:seat:3");
        assertFalse(table.places().contains("control:seat:3:device"), table.places().toString());
        devices.act(table, "control:seat:3:friend");
        assertTrue(isChosen(table, "control:with:friend"));
        devices.act(table, "control:with:bot", "control:begin");
        assertEquals(2, table.record().seats().stream().filter(Seat::isBot).count());
    }

    /** Who invited friends and then just plays plays bots, not people who aren't there. */
    @Test
    void friendsWhoAreNotThereAreBotsElsewhere() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable host = devices.invite("unikat");
        devices.act(host, "control:farLeave");
        assertEquals(List.of(Seat.HUMAN, Seat.bot(2)), host.record().seats());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void aGameTurnByTurnOffersToSendEachOwnMove(int width, int height) {
        FakePlatform platform = new FakePlatform();
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        table.beginNext("with:letters");
        assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), table.record().seats());
        assertFalse(table.places().contains("control:sendMove"), "there is no move yet");
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertTrue(table.status().contains("now send it"), table.status());
        table.tap("control:sendMove");
        table.frame();
        assertTrue(platform.goods().copied.contains("#g="), platform.goods().copied);
    }

    @Test
    void whereSomethingIsHiddenNobodyPlaysTurnByTurn() {
        HeadlessTable table = HeadlessTable.openGame("unikat", 1280, 800);
        table.tap("control:new");
        assertFalse(table.places().contains("control:with:letters"));
        assertFalse(table.places().contains("control:with:friend"), "no other device can be reached");
    }

    @Test
    void theGameOnTheTableIsSaidToBeKeptOnceAMoveWasMade() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        String kept = ENGLISH.say("table.newGame.kept", ENGLISH.say("shelf.title"));
        table.tap("control:new");
        assertFalse(table.platform.painted().contains(kept));
        table.tap("control:close");
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        table.tap("control:new");
        assertTrue(table.platform.painted().contains(kept), table.platform.painted().toString());
        assertEquals("Start. " + kept, table.place("control:begin").label());
        String before = table.record().text();
        table.tap("control:begin");
        table.settle();
        assertNotEquals(before, table.record().text());
        table.tap("control:takeBack");
        assertEquals(before, table.record().text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void anAddressOpensItOverAnEmptyTable(String game) {
        FakePlatform platform = new FakePlatform();
        HeadlessTable table = openAsked(game, "new", "device", platform);
        assertTrue(isChosen(table, "control:with:device"));
        table.settle();
        assertNull(platform.stored().get("record." + game), "no game has begun");
        table.activate("control:begin");
        table.frame();
        assertTrue(table.record().seats().stream().allMatch(Seat::isHuman));
    }

    @Test
    void whoClosesItOverAnEmptyTableGoesOnAsUsual() {
        FakePlatform platform = new FakePlatform();
        HeadlessTable first = open("onitama", platform);
        first.choose(new Match(first.record()).choices().get(0));
        first.settle();
        String kept = first.record().text();
        HeadlessTable table = openAsked("onitama", "new", "friend", platform);
        table.tap("control:close");
        table.settle();
        assertEquals(kept, table.record().text());
        assertTrue(table.places().contains("control:hint"), table.places().toString());
        HeadlessTable again = openAsked("onitama", "new", "device", platform);
        again.activate("control:begin");
        again.settle();
        again.tap("control:takeBack");
        assertEquals(kept, again.record().text(), "the kept game lies below the new one");
    }

    @Test
    void anAddressThatInvitesChoosesTheFriend() {
        UrlParameters request = UrlParameters.of(Map.of("new", "friend"), new AllGames().game("unikat"));
        assertEquals("friend", request.company());
        UrlParameters unknown = UrlParameters.of(Map.of("new", "cousin"), new AllGames().game("unikat"));
        assertEquals("", unknown.company());
        assertEquals(List.of("“new” can’t be “cousin”: friend, device"), unknown.complaints());
    }

    @Test
    void inAnotherPageANewGameBeginsAtOnce() {
        FakePlatform platform = new FakePlatform();
        platform.embed();
        HeadlessTable table = openAsked("onitama", "new", "device", platform);
        assertFalse(table.places().contains("control:begin"));
        assertEquals(List.of(Seat.HUMAN, Seat.bot(2)), table.record().seats());
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        table.tap("control:new");
        table.settle();
        assertFalse(table.places().contains("control:begin"));
        assertTrue(table.record().plies() < 2, "a new game, in which a bot may be first");
    }

    @Test
    void fromAnotherPageFriendsAreInvitedOnTheGamesOwn() {
        FakePlatform platform = new FakePlatform();
        platform.embed();
        platform.goods().openPages();
        HeadlessTable table = open("onitama", platform);
        table.tap("control:more");
        table.tap("control:invite");
        table.settle();
        assertEquals(List.of("https://example.org/onitama/"), platform.goods().pages());
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "740, 360", "1280, 800"})
    void everythingIsApartAndLargeEnoughAndComesIntoView(int width, int height) {
        for (Language language : Language.values()) {
            for (Game game : new AllGames().games()) check(width, height, game, language);
        }
    }

    private static void check(int width, int height, Game game, Language language) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions(game.id(), language, null), new FakePlatform());
        if (!table.places().contains("control:new")) table.activate("control:more");
        table.activate("control:new");
        if (game.maxSeats() == 4) table.activate("control:option:seats:4");
        String what = width + "x" + height + ' ' + game.id() + ' ' + language + ": ";
        List<Place> places = table.platform.view().places();
        for (Place place : places) {
            assertTrue(place.width() >= 44 && place.height() >= 44, () -> what + "too small for a finger: " + place);
            assertTrue(place.x() >= 0 && place.x() + place.width() <= width, () -> what + "outside the window: " + place);
        }
        Place begin = table.place("control:begin");
        for (int i = 0; i < places.size(); i++) {
            for (Place other : places.subList(i + 1, places.size())) {
                // What has scrolled away lies behind head and foot.
                if (isFixed(places.get(i)) || isFixed(other)) continue;
                Place place = places.get(i);
                assertTrue(place.x() + place.width() <= other.x() || other.x() + other.width() <= place.x()
                    || place.y() + place.height() <= other.y() || other.y() + other.height() <= place.y(),
                    () -> what + place + " covers " + other);
            }
        }
        for (Place place : places) {
            if (isFixed(place)) continue;
            table.platform.listener().focused(place.name());
            table.frame();
            Place now = table.place(place.name());
            assertTrue(now.y() >= 0 && now.y() + now.height() <= begin.y(), () -> what + "isn't in view: " + now);
        }
    }

    private static boolean isFixed(Place place) {
        return place.name().equals("control:begin") || place.name().equals("control:close");
    }
}
