package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;
import uniboard.text.Language;

/** What an address asks of a table, and what it is told where that makes no sense. */
class UrlParametersTest {
    private static final String NAMES = "v, mode, lesson, step, ply, seats, new, seed, key, controls, auto, accent, bg, hints, undo, "
        + "rules, eval, theme, motion, sound, coords, size, game, lang, target, start, origin";
    private final AllGames games = new AllGames();

    private UrlParameters request(String game, String query) {
        Map<String, String> asked = new LinkedHashMap<>();
        for (String part : query.split("&")) asked.put(part.substring(0, part.indexOf('=')), part.substring(part.indexOf('=') + 1));
        return UrlParameters.of(asked, games.game(game));
    }

    private HeadlessTable open(String game, String query, FakePlatform platform) {
        LaunchOptions start = new LaunchOptions(game, Language.ENGLISH, null, LaunchOptions.Opening.TABLE, null, request(game, query));
        return new HeadlessTable(1280, 800, start, platform);
    }

    private HeadlessTable open(String game, String query) {
        return open(game, query, new FakePlatform());
    }

    @Test
    void aGameBeginsAsItIsAskedFor() {
        HeadlessTable table = open("unlur", "v=1&seats=3,h&size=6&seed=7");
        Game unlur = games.game("unlur");
        assertEquals(List.of(Seat.bot(3), Seat.HUMAN), table.record().seats());
        assertEquals("6", table.record().options().get("size"));
        String start = unlur.notation().positionText(unlur.start(Options.defaults(unlur).with("size", "6"), new Random32(7)));
        assertEquals(start, table.record().start());
    }

    @Test
    void theSeedIsTheDeal() {
        String first = open("unikat", "seats=h,1,1&seed=12").record().start();
        assertEquals(first, open("unikat", "seats=h,1,1&seed=12").record().start());
        assertNotEquals(first, open("unikat", "seats=h,1,1&seed=13").record().start());
    }

    @Test
    void seatsSayHowManyPlay() {
        assertEquals(List.of(Seat.HUMAN, Seat.bot(1), Seat.bot(5), Seat.HUMAN), request("unitary", "seats=h,1,5,h").seats());
        assertEquals(List.of(Seat.bot(1), Seat.bot(1)), request("onitama", "seats=1,1").seats());
        assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), open("onitama", "mode=hotseat").record().seats());
        assertEquals(3, open("unikat", "mode=hotseat&seats=h,2,2").record().seats().size());
        assertTrue(open("unitar", "mode=hotseat").record().seats().stream().allMatch(Seat::isHuman));
    }

    @Test
    void theNextGameIsOneOfTheSameKind() {
        HeadlessTable table = open("onitama", "seats=4,h");
        table.beginNext();
        assertEquals(List.of(Seat.bot(4), Seat.HUMAN), table.record().seats());
    }

    @Test
    void aKeptGameOfThatKindGoesOnAndAnotherIsKeptAside() {
        FakePlatform platform = new FakePlatform();
        HeadlessTable first = open("onitama", "seats=h,1&seed=5", platform);
        first.choose(new Match(first.record()).choices().get(0));
        first.settle();
        String played = first.record().text();
        assertEquals(played, open("onitama", "seats=h,1&seed=5", platform).record().text());
        HeadlessTable other = open("onitama", "seats=h,h", platform);
        assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), other.record().seats());
        assertTrue(other.status().contains("returns you to the previous one"), other.status());
        other.tap("control:takeBack");
        other.settle();
        assertEquals(played, other.record().text());
    }

    @Test
    void looksAreTakenAndNotKept() {
        FakePlatform platform = new FakePlatform();
        open("onitama", "theme=dark&motion=0&coords=1&sound=0", platform);
        assertEquals(List.of(), platform.stored().keySet().stream().filter(key -> key.startsWith("setting.")).toList());
        Settings settings = new Settings(platform.storage(), false, (game, option) -> option.defaultValue());
        request("onitama", "theme=dark&motion=0&coords=1&sound=0").suggest(settings);
        assertEquals("dark", settings.get(Settings.COLOURS));
        assertEquals("reduced", settings.get(Settings.MOTION));
        assertEquals(Settings.ON, settings.get(Settings.COORDINATES));
        assertEquals(0, settings.volume());
    }

    @Test
    void aLessonIsOpened() {
        HeadlessTable table = open("onitama", "mode=lesson&lesson=cards");
        assertTrue(table.status().contains("card"), table.status());
        assertEquals(List.of(), table.platform.warnings());
        HeadlessTable lost = open("onitama", "mode=lesson&lesson=nowhere");
        assertTrue(lost.platform.warnings().get(0).startsWith("“lesson” can’t be “nowhere”: win, "), lost.platform.warnings().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "v=2|“v” can’t be “2”: 1",
        "mode=puzzle|“mode” can’t be “puzzle”: play, hotseat, replay, lesson, exercise, diagram",
        "seats=h|“seats” can’t be “h”: 2 of h and 1 to 5, joined by commas",
        "seats=h,6|“seats” can’t be “h,6”: 2 of h and 1 to 5, joined by commas",
        "seats=h,2,|“seats” can’t be “h,2,”: 2 of h and 1 to 5, joined by commas",
        "seed=-1|“seed” can’t be “-1”: a whole number from 0 to 2147483647",
        "accent=blue|“accent” can’t be “blue”: a colour such as #0060a0",
        "accent=#808080|“accent” can’t be “#808080”: a colour that stands out from the page by 4.5 to 1",
        "bg=red|“bg” can’t be “red”: table, transparent",
        "theme=blue|“theme” can’t be “blue”: auto, light, dark, contrast",
        "size=9|“size” can’t be “9”: 6, 7, 8, 10",
        "cards=base|“cards” isn’t known: " + NAMES,
        "toString=|“toString” isn’t known: " + NAMES,
    })
    void whatMakesNoSenseIsPassedOverAndTold(String query, String complaint) {
        assertEquals(List.of(complaint), request("unlur", query).complaints());
        FakePlatform platform = new FakePlatform();
        open("unlur", query, platform);
        assertEquals(List.of(complaint), platform.warnings());
    }

    @Test
    void longNonsenseIsQuotedInPart() {
        List<String> complaints = new ArrayList<>(request("onitama", "key=" + "k".repeat(65) + "&" + "x".repeat(5000) + "=1").complaints());
        assertTrue(complaints.stream().allMatch(each -> each.length() < 260), complaints.toString());
        assertEquals("", request("onitama", "key=" + "k".repeat(65)).key());
        assertEquals("kk", request("onitama", "key=kk").key());
    }
}
