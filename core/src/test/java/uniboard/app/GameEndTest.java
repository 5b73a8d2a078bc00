package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Decision;
import uniboard.game.Position;
import uniboard.known.Records;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.Seat;
import uniboard.sound.Sound;
import uniboard.text.Language;

/** What is told at the end of a game, and how it is shown what decided. */
class GameEndTest {
    private static final int MOST_FRAMES = 40_000;
    private static final String NEARLY_WON = Records.ONITAMA.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/5/2M2");
    private static final String DRAWN = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Boar,Mantis/Goose,Cobra/Eel b
        seat 1 human
        seat 2 bot 2
        1 Mantis d1-c2
        2 Cobra e5-d4
        3 Eel c2-b3
        4 Mantis b5-c4
        5 Cobra b1-c2
        6 Eel a5-b4
        7 Mantis a1-b2
        8 Cobra c4-b3
        9 Eel c2-b3
        10 Goose c5-b5
        11 Boar b3-b4
        12 Mantis d5-c4
        13 Cobra b4-a4
        14 Eel b5-a5
        15 Goose a4-b4
        16 Boar c4-b4
        17 Mantis e1-d2
        18 Cobra b4-a3
        19 Boar c1-b1
        20 Mantis a3-a4
        21 Cobra b1-c2
        22 Boar a4-b4
        23 Mantis c2-c1
        24 Cobra b4-a3
        25 Boar c1-b1
        26 Mantis a3-a4
        27 Cobra b1-c2
        28 Boar a4-b4
        29 Mantis c2-c1
        result 1+2
        """;

    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open(String record, int width, int height) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, record), platform);
        table.settle();
        return table;
    }

    private HeadlessTable win(int width, int height) {
        HeadlessTable table = open(NEARLY_WON, width, height);
        for (String place : List.of("Ox", "c3", "c4")) table.tap(place);
        table.settle();
        return table;
    }

    /** A finished game of the person's, who has the seat of a winner or of a loser, against bots of level 2. */
    private static GameRecord finished(String id, String result) {
        GameRecord record = Records.withMistakes(new AllGames().game(id));
        int person = 0;
        while (record.replay().outcome().wins(person) != result.equals("You win")) person++;
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < record.seats().size(); seat++) seats.add(seat == person ? Seat.HUMAN : Seat.bot(2));
        return record.withSeats(seats);
    }

    private static void awaitRemark(HeadlessTable table) {
        for (int i = 0; i < MOST_FRAMES && !table.places().contains("control:remark"); i++) table.frame();
        table.settle();
        assertTrue(table.places().contains("control:remark"), () -> table.places().toString());
    }

    @ParameterizedTest
    @CsvSource({"onitama, You win", "onitama, You lose", "unlur, You win", "unlur, You lose", "unikat, You win", "unikat, You lose",
        "unitary, You win", "unitary, You lose", "unitar, You win", "unitar, You lose"})
    void everyGameTellsItsResultAndOneRemark(String id, String result) {
        HeadlessTable table = open(finished(id, result).text(), 1280, 800);
        assertTrue(table.platform.painted().contains(result), () -> table.platform.painted().toString());
        String next = result.equals("You win") ? "control:level:3" : "control:level:1";
        assertTrue(table.places().contains(next), () -> table.places().toString());
        assertFalse(table.places().contains("control:remark"), "the review takes a while");
        awaitRemark(table);
        String remark = table.place("control:remark").label();
        assertTrue(remark.matches("(Well played: move \\d+|Move \\d+ cost you most|No slip|No clear mistake)\\. .+"), remark);
        assertEquals(remark, table.platform.view().said(), "it is spoken when it is known");
        Hand.keyboard(table).choose("control:remark");
        table.settle();
        assertTrue(table.places().contains("control:close"), () -> "the review is open: " + table.places());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void whatDecidedLiesOnTheTable(String id) {
        GameRecord record = finished(id, "You win");
        Decision decision = new Match(record).words().decision(record.replay(record.plies() - 1), record.move(record.plies() - 1));
        HeadlessTable table = open(record.text(), 1280, 800);
        assertTrue(decision == null || table.places().containsAll(decision.places()), () -> decision + " among " + table.places());
    }

    @ParameterizedTest
    @CsvSource({"onitama, You win", "onitama, You lose", "unlur, You win", "unikat, You win", "unitary, You lose", "unitar, You win"})
    void whatDecidedIsSpoken(String id, String result) {
        GameRecord record = finished(id, result);
        Decision decision = new Match(record).words().decision(record.replay(record.plies() - 1), record.move(record.plies() - 1));
        HeadlessTable table = open(record.text(), 1280, 800);
        assertEquals(decision != null, table.status().contains("What decided it: "), table.status());
        if (decision == null) return;
        boolean isLine = decision.shape() == Decision.Shape.LINE;
        List<String> places = decision.places();
        // Where a piece came from is empty.
        if (decision.shape() == Decision.Shape.MOVE) places = places.subList(places.size() - 1, places.size());
        for (String place : places) {
            assertTrue(table.status().contains(isLine ? place : table.place(place).label()), table.status());
        }
    }

    @Test
    void whatIsTakenBackAtTheEndLeavesTheMenuInItsPlace() {
        HeadlessTable table = open(finished("onitama", "You win").text(), 360, 640);
        for (String place : List.of("control:raiseEnd", "control:more", "control:takeBack")) {
            table.activate(place);
            table.settle();
        }
        assertTrue(table.places().contains("control:more"), () -> table.places().toString());
    }

    @Test
    void theWholeLastChainIsSeenOnAPhone() throws IOException {
        GameRecord record;
        try (InputStream file = GameEndTest.class.getResourceAsStream("last-chain.uniboard")) {
            record = GameRecord.read(new String(file.readAllBytes(), StandardCharsets.UTF_8), new AllGames());
        }
        HeadlessTable table = open(record.text(), 360, 640);
        List<String> chain = List.of("cell:7,3", "cell:8,3");
        Decision decision = new Match(record).words().decision(record.replay(record.plies() - 1), record.move(record.plies() - 1));
        assertEquals(chain, decision.places());
        assertEquals("Enlarge the board", table.place("view:zoom").label(), () -> table.places().toString());
        table.tap("control:raiseEnd");
        table.settle();
        for (String place : List.of("cell:0,0", "cell:8,3")) {
            assertTrue(table.place(place).x() >= 0 && table.place(place).y() > 48, place);
            assertTrue(table.place(place).y() + table.place(place).height() < table.place("control:closeEnd").y(), place);
        }
    }

    /** In a bar the result leaves the way out alone. */
    @Test
    void allGamesAreReachedBesideTheResult() {
        HeadlessTable table = win(800, 600);
        assertTrue(table.places().contains("control:raiseEnd"), () -> table.places().toString());
        table.tap("control:menu");
        table.settle();
        assertFalse(table.places().contains("control:raiseEnd"), () -> table.places().toString());
    }

    @Test
    void aDrawIsToldWithoutAPlaceThatDecided() {
        HeadlessTable table = open(DRAWN, 1280, 800);
        assertTrue(table.platform.painted().contains("A draw"), () -> table.platform.painted().toString());
        assertTrue(table.places().contains("control:level:3"), () -> table.places().toString());
        GameRecord record = GameRecord.read(DRAWN, new AllGames());
        assertNull(new Match(record).words().decision(record.replay(record.plies() - 1), record.move(record.plies() - 1)));
    }

    @Test
    void theRemarkIsGivenUpWhenANewGameBegins() {
        HeadlessTable table = open(finished("onitama", "You lose").text(), 1280, 800);
        table.tap("control:again");
        table.settle();
        for (int i = 0; i < 2000; i++) table.frame();
        assertFalse(table.places().contains("control:remark"), () -> table.places().toString());
        assertEquals(0, table.record().plies());
    }

    @Test
    void theSealIsHeardUnlessSoundsAreSwitchedOff() {
        win(1280, 800);
        assertTrue(platform.played().contains(Sound.SEAL), () -> platform.played().toString());
        HeadlessTable silent = open(NEARLY_WON, 1280, 800);
        silent.set("sound", "off");
        platform.played().clear();
        for (String place : List.of("Ox", "c3", "c4")) silent.tap(place);
        silent.settle();
        assertEquals(List.of(), platform.played());
    }

    @Test
    void theFirstWinAtALevelIsToldOnce() {
        HeadlessTable first = win(1280, 800);
        assertTrue(first.platform.painted().contains("Your first win at level 1"), () -> first.platform.painted().toString());
        first.tap("control:again");
        first.settle();
        platform.painted().clear();
        HeadlessTable second = win(1280, 800);
        assertFalse(second.platform.painted().contains("Your first win at level 1"), () -> second.platform.painted().toString());
    }

    @Test
    void onAPhoneTheTableDrawsTogetherAboveTheSheet() {
        HeadlessTable table = win(360, 640);
        int before = table.place("c3").width();
        table.tap("control:raiseEnd");
        table.settle();
        assertTrue(table.place("c3").width() < before);
        for (String place : List.of("a1", "Boar")) {
            assertTrue(table.place(place).y() + table.place(place).height() < table.place("control:closeEnd").y(), place);
        }
        table.gdx.key(Input.Keys.ESCAPE);
        table.settle();
        assertEquals(before, table.place("c3").width());
    }

    @Test
    void whatIsAskedAfterwardsLeavesTheReasonOfTheEnd() {
        HeadlessTable table = open(finished("unitary", "You win").text(), 1280, 800);
        String reason = table.status();
        int end = reason.indexOf(" What decided it: ");
        reason = end < 0 ? reason : reason.substring(0, end);
        table.tap("units:above");
        table.settle();
        assertTrue(table.status().startsWith(reason), reason + " / " + table.status());
        assertTrue(table.status().length() > reason.length() && table.status().contains("bove"), table.status());
    }

    /** So large that its frames are numbered. */
    @Test
    void theRaisedSheetLeavesUnitarsFieldAlone() {
        HeadlessTable table = open(finished("unitar", "You win").text(), 360, 640);
        int before = table.place("block:YU").width();
        table.tap("control:raiseEnd");
        table.settle();
        assertFalse(table.places().contains("mark:1"), () -> table.places().toString());
        assertTrue(table.place("block:YU").width() >= before * 0.8f, () -> before + " " + table.place("block:YU"));
    }

    @Test
    void onAPhoneTheBarTellsHowLongTheGameWasBesideTheRaisedSheet() {
        HeadlessTable table = win(360, 640);
        table.tap("control:raiseEnd");
        table.settle();
        assertTrue(platform.painted().stream().anyMatch(words -> words.startsWith("1 move")), () -> platform.painted().toString());
    }

    @Test
    void theMinutesThatAGameTookAreTold() {
        FakePlatform slow = new FakePlatform() {
            private int seconds = 1_000;

            @Override
            public int seconds() {
                return seconds += SavedGame.LONGEST_THOUGHT;
            }
        };
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, NEARLY_WON), slow);
        table.settle();
        for (String place : List.of("Ox", "c3", "c4")) table.tap(place);
        table.settle();
        table.tap("control:raiseEnd");
        table.settle();
        assertTrue(slow.painted().stream().anyMatch(words -> words.matches("1 move · \\d+ minutes.*")), () -> slow.painted().toString());
    }

    @Test
    void whereATurnHasSeveralMovesTurnsAreCounted() {
        GameRecord record = finished("unikat", "You win");
        int turns = MoveRow.of(new Match(record), Position.NOBODY).size();
        HeadlessTable table = open(record.text(), 360, 640);
        table.tap("control:raiseEnd");
        table.settle();
        String counted = turns + " turns";
        assertTrue(platform.painted().stream().anyMatch(words -> words.startsWith(counted)), () -> platform.painted().toString());
    }

    @Test
    void inAFrameNoRemarkIsMade() {
        platform.embed();
        HeadlessTable table = win(640, 480);
        for (int i = 0; i < 3000; i++) table.frame();
        assertTrue(table.places().contains("control:again"), () -> table.places().toString());
        assertFalse(table.places().contains("control:remark"), () -> table.places().toString());
    }
}
