package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.app.FramedTable.last;
import static uniboard.app.FramedTable.obey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.text.Language;

/** A board within another page: what that page asks of it, hears and may have done there. */
class EmbedCommandsTest {
    private static HeadlessTable open(Map<String, String> asked) {
        return FramedTable.open("onitama", FramedTable.TWO_MOVES, asked, null);
    }

    @Test
    void movesAndStatesAreTold() {
        HeadlessTable table = open(Map.of());
        assertTrue(last(table, "state").contains("\"ply\":2,\"plies\":2,\"turn\":1,\"over\":false"), last(table, "state"));
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        String text = table.record().moveTexts().get(2);
        assertTrue(last(table, "move").contains("\"ply\":3,\"seat\":1,\"move\":\"" + text + '"'), last(table, "move"));
        assertTrue(last(table, "state").contains("3 " + text), "the record goes with it");
    }

    @Test
    void thePagePlaysTakesBackAndLooksBack() {
        HeadlessTable table = open(Map.of());
        assertEquals("", obey(table, "play", move(table)));
        assertEquals(3, table.record().plies());
        assertEquals("", obey(table, "undo"));
        assertEquals(2, table.record().plies());
        assertEquals("", obey(table, "redo"));
        assertEquals(3, table.record().plies());
        assertEquals("There is nothing to play again", obey(table, "redo"));
        assertEquals("", obey(table, "goto", "1"));
        assertTrue(table.places().contains("control:backToGame"));
        assertTrue(obey(table, "goto", "x").contains("is no number"));
        String refusal = obey(table, "play", "Boar a1-e5");
        assertTrue(refusal.contains("a1-e5") && !refusal.contains("Message["), refusal);
        String exercise = obey(table, "load", "exercise", "start nothing of the kind\naccept *\ntask Win.");
        assertTrue(exercise.contains("can't be set up: ") && !exercise.contains("Message["), exercise);
        assertTrue(obey(table, "dance").contains("isn’t known"));
    }

    private static String move(HeadlessTable table) {
        Match match = new Match(table.record());
        return match.game().notation().moveText(match.position(), match.choices().get(0).move());
    }

    @Test
    void onlySomeMovesMayBeAllowed() {
        HeadlessTable table = open(Map.of());
        List<Choice> choices = new Match(table.record()).choices();
        assertEquals("", obey(table, "lock", move(table)));
        table.choose(choices.get(choices.size() - 1));
        assertEquals(2, table.record().plies(), "it isn't allowed");
        assertTrue(last(table, "illegal").contains("Only some moves"), table.platform.told()::toString);
        obey(table, "lock");
        table.choose(choices.get(choices.size() - 1));
        table.settle();
        assertEquals(3, table.record().plies());
    }

    @Test
    void aPausedBoardWaits() {
        HeadlessTable table = open(Map.of());
        obey(table, "pause", "true");
        table.choose(new Match(table.record()).choices().get(0));
        assertEquals(2, table.record().plies());
        assertTrue(table.status().contains("paused"), table.status());
        obey(table, "pause", "false");
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertEquals(3, table.record().plies());
    }

    @Test
    void gamesAndPositionsAreLoaded() {
        HeadlessTable table = open(Map.of());
        String first = GameRecord.read(FramedTable.TWO_MOVES, TestBoxes.all()).firstPlies(1).text();
        assertEquals("", obey(table, "load", "record", first));
        assertEquals(first, table.record().text());
        assertEquals("", obey(table, "load", "position", "2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b"));
        assertTrue(table.record().start().startsWith("2m2/2S2"));
        assertFalse(obey(table, "load", "record", "uniboard 1\ngame onitama\nnonsense").isEmpty());
        assertTrue(table.status().contains("nonsense"), "it is told on the board, too: " + table.status());
        assertFalse(obey(table, "load", "link", "!!").isEmpty());
        assertFalse(obey(table, "load", "position", "x").isEmpty());
        assertTrue(table.record().start().startsWith("2m2/2S2"), "what can't be read changes nothing");
        assertEquals("", obey(table, "new", "seats", "h,h", "seed", "5"));
        assertEquals(0, table.record().plies());
        assertTrue(obey(table, "new", "seats", "x").contains("can’t be"));
        assertTrue(obey(table, "set", "theme", "pink").contains("can’t be"));
        assertEquals("", obey(table, "set", "theme", "dark", "lang", "fr"));
        assertTrue(table.status().contains("Au tour de"), table.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "hotseat", "replay", "diagram"})
    void whatCannotBeShownIsSaid(String mode) {
        UrlParameters request = UrlParameters.of(Map.of("mode", mode), TestBoxes.all().game("onitama"));
        FakePlatform platform = new FakePlatform().within();
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.TABLE,
            Message.of("link.damaged"), request);
        HeadlessTable table = new HeadlessTable(1280, 800, start, platform);
        assertTrue(table.status().contains("This link is damaged"), table.status());
        assertTrue(last(table, "error").contains("can’t be shown: This link is damaged"), table.platform.told()::toString);
        table.resize(400, 800);
        assertFalse(last(table, "state").contains("\"plies\":2"), "no showcase in place of what was asked for");
    }

    @Test
    void aReasonInHebrewKeepsItsDirectionWithinTheEnglish() {
        UrlParameters request = UrlParameters.of(Map.of(), TestBoxes.all().game("onitama"));
        LaunchOptions start = new LaunchOptions("onitama", Language.HEBREW, null, LaunchOptions.Opening.TABLE, Message.of("link.damaged"),
            request);
        HeadlessTable table = new HeadlessTable(1280, 800, start, new FakePlatform().within());
        String error = last(table, "error");
        assertTrue(error.contains("can’t be shown: \u2067" + new SpokenGame("he").say("link.damaged") + "\u2069"), error);
    }

    @Test
    void aGameThatIsOnlyShownStaysAsItIs() {
        HeadlessTable table = open(Map.of("mode", "replay"));
        for (String order : List.of("undo", "play")) assertTrue(obey(table, order, "Boar c2-c3").contains("only shown"), order);
        assertTrue(last(table, "state").contains("\"plies\":2"), last(table, "state"));
    }

    @Test
    void nobodyThinksWhereAGameIsOnlyShown() {
        String record = FramedTable.TWO_MOVES.replace("seat 1 human", "seat 1 bot 2");
        HeadlessTable table = FramedTable.open("onitama", record, Map.of("mode", "replay"), null);
        obey(table, "goto", "2");
        assertFalse(table.status().contains("thinking"), table.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void whatIsNoPlaceAndWhatIsNoMoveIsRefusedWithExamples(String game) {
        HeadlessTable table = FramedTable.open(game, null, Map.of("seats", game.equals("unitar") ? "h,1,1" : "h,1"), null);
        table.settle();
        List<Choice> choices = new Match(table.record()).choices();
        List<String> places = choices.get(0).steps().stream().map(Choice.Step::place).toList();
        assertEquals("", obey(table, "highlight", places.toArray(String[]::new)));
        String refused = obey(table, "highlight", places.get(0), "zz");
        assertTrue(refused.startsWith("“zz” is no place of this game. Places are such as “"), refused);
        for (String example : refused.replaceAll("^.* such as “|”$", "").split("”, “")) assertEquals("", obey(table, "highlight", example));
        assertEquals("", obey(table, "highlight"));
        Match match = new Match(table.record());
        assertEquals("", obey(table, "lock", match.game().notation().moveText(match.position(), choices.get(0).move())));
        String refusal = obey(table, "lock", "nonsense");
        assertTrue(refusal.startsWith("“nonsense” isn’t a "), refusal);
        assertEquals(0, refusal.lastIndexOf("nonsense") - refusal.indexOf("nonsense"), "it is said once: " + refusal);
        assertEquals("", obey(table, "lock"));
    }

    @Test
    void whatCannotBeSetIsRefused() {
        HeadlessTable table = open(Map.of());
        assertTrue(obey(table, "set", "mode", "replay").contains("“mode” can’t be set"));
        assertTrue(obey(table, "set", "hints", "0").contains("“hints” can’t be set"));
        assertTrue(obey(table, "set", "lang", "xx").contains("en, fr, uk, he"));
        String link = "https://boards.example/onitama/#g=" + last(table, "state").replaceAll(".*\"link\":\"([^\"]*)\".*", "$1");
        assertEquals("", obey(table, "load", "link", link), "a whole address as the attribute takes it");
        HeadlessTable lesson = open(Map.of("lesson", "first"));
        assertTrue(last(lesson, "error").contains("without “mode=lesson”"), lesson.platform.told()::toString);
    }

    @Test
    void aReplayIsLookedAtFromItsStart() {
        HeadlessTable table = open(Map.of("mode", "replay"));
        assertFalse(table.platform.stored().containsKey("record.onitama"), "it isn't the viewer's own");
        assertTrue(table.status().startsWith("Before the first move"), table.status());
        assertFalse(table.places().contains("control:hint"));
        table.tap("control:next");
        for (int i = 0; i < 200; i++) table.frame();
        assertTrue(table.status().contains("1"), table.status());
        table.tap("c2");
        assertTrue(table.status().contains("for viewing only"), table.status());
        table.tap("control:last");
        for (int i = 0; i < 50; i++) table.frame();
        assertFalse(table.places().contains("control:backToGame"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void aDiagramShowsAPositionAndNothingElse(String game) {
        HeadlessTable table = FramedTable.open(game, null, Map.of("mode", "diagram"), null);
        for (int i = 0; i < 50; i++) table.frame();
        assertTrue(table.places().stream().noneMatch(place -> place.startsWith("control:")), table.places()::toString);
        assertFalse(table.places().isEmpty(), "it can be read place by place");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "diagram"})
    void aShowcasePlaysByItself(String mode) {
        UrlParameters request = UrlParameters.of(Map.of("mode", mode, "auto", "1", "controls", "none"), TestBoxes.all().game("onitama"));
        FakePlatform platform = new FakePlatform().within();
        HeadlessTable table = new HeadlessTable(640, 480, new LaunchOptions("onitama", Language.ENGLISH, null,
            LaunchOptions.Opening.TABLE, null, request),
            platform);
        assertTrue(last(table, "state").contains("\"ply\":0"), last(table, "state"));
        for (int i = 0; i < 2000 && !last(table, "state").contains("\"ply\":2"); i++) table.frame();
        assertTrue(last(table, "state").contains("\"ply\":2"), last(table, "state"));
        assertTrue(table.places().stream().noneMatch(place -> place.startsWith("control:")), table.places()::toString);
    }

    @Test
    void whatIsNotOfferedIsNotThere() {
        HeadlessTable few = open(Map.of("controls", "min", "hints", "0"));
        assertTrue(few.places().contains("control:takeBack"));
        for (String control : List.of("control:hint", "control:menu", "control:more", "control:rules", "control:new")) {
            assertFalse(few.places().contains(control), control);
        }
        HeadlessTable none = open(Map.of("controls", "none"));
        assertTrue(none.places().stream().noneMatch(place -> place.equals("control:takeBack") || place.equals("control:menu")));
        none.choose(new Match(none.record()).choices().get(0));
        none.settle();
        assertEquals(3, none.record().plies(), "it is played all the same");
    }

    @ParameterizedTest
    @ValueSource(strings = {"unikat", "unitary"})
    void nothingHiddenIsTold(String game) {
        HeadlessTable table = FramedTable.open(game, null, Map.of("seats", "h,h", "seed", "3"), null);
        GameRecord record = table.record();
        assertFalse(last(table, "state").contains(record.start()), "the start holds what is hidden");
        assertTrue(last(table, "state").contains("\"whole\":false"));
    }

    /** In whatever order they come, and in the midst of motion. */
    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void ordersThatMakeNoSenseChangeNothing(String game) {
        UrlParameters request = UrlParameters.of(Map.of("seats", game.equals("unitar") ? "h,1,1" : "h,1"), TestBoxes.all().game(game));
        FakePlatform platform = new FakePlatform().within();
        LaunchOptions start = new LaunchOptions(game, Language.ENGLISH, null, LaunchOptions.Opening.TABLE, null, request);
        HeadlessTable table = new HeadlessTable(900, 600, start, platform);
        String before = table.record().text();
        List<String> orders = List.of("load", "new", "set", "goto", "play", "lock", "highlight", "hint", "pause", "getState", "x");
        List<String> scraps = List.of("", " ", "record", "link", "position", "exercise", "-1", "99999", "x".repeat(500), "true", "\u0001",
            "uniboard 1\ngame " + game, "seats", "h,h,h,h,h,h,h", "theme", "start x\naccept *", "שלום", "*", "../..", "1e9");
        Random random = new Random(5);
        for (int i = 0; i < 2_000; i++) {
            String order = orders.get(random.nextInt(orders.size()));
            int most = order.equals("lock") || order.equals("highlight") ? 3 : 0;
            List<String> values = new ArrayList<>();
            int count = order.equals("load") || order.equals("new") || order.equals("set") ? 2 : Math.max(1, random.nextInt(most + 1));
            for (int value = 0; value < count; value++) values.add(scraps.get(random.nextInt(scraps.size())));
            table.program.obey(order, values);
            if (i % 20 == 0) table.frame();
        }
        table.program.obey("pause", List.of("false"));
        table.program.obey("goto", List.of("32767"));
        table.program.obey("lock", List.of());
        table.settle();
        assertTrue(table.record().text().startsWith(before), "a bot may have gone on, and nobody else");
    }
}
