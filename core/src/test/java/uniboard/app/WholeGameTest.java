package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** A person at the table, without a window. */
class WholeGameTest {
    private static final String START = """
        uniboard 1
        game onitama
        start %s
        seat 1 human
        seat 2 bot 1
        """;

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "740, 360"})
    void aGameIsPlayedToItsEndByTapsAlone(int width, int height) {
        HeadlessTable table = HeadlessTable.open(width, height);
        Random32 random = new Random32(width);
        while (!table.record().replay().outcome().over()) {
            List<Choice> choices = new Match(table.record()).choices();
            int plies = table.record().plies();
            table.choose(choices.get(random.below(choices.size())));
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
        }
        assertTrue(table.record().text().contains("\nresult "));
        assertTrue(table.status().startsWith("You win") || table.status().startsWith("You lose") || table.status().startsWith("Draw"),
            table.status());
    }

    @Test
    void aWrongTapIsAnsweredWithTheReason() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        String before = table.status();
        table.tap("Crab");
        assertNotEquals(before, table.status());
        assertTrue(table.status().contains("Crab"), table.status());
        assertEquals(0, table.record().plies());
    }

    @Test
    void theLastDecisionIsTakenBackWithTheBotsAnswer() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:takeBack").state(), "nothing to take back yet");
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertEquals(2, table.record().plies());
        table.tap("control:takeBack");
        table.settle();
        assertEquals(0, table.record().plies());
    }

    @Test
    void aMoveInMotionDoesNotBlockTheTable() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        table.choose(new Match(table.record()).choices().get(0));
        table.frame();
        table.resize(500, 900);
        table.tap("control:takeBack");
        table.settle();
        assertEquals(0, table.record().plies());
    }

    @Test
    void whoWinsIsToldAndHow() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("5/2m2/2S2/5/2M2 Ox,Boar/Horse,Elephant/Crab b"));
        for (String place : List.of("Ox", "c3", "c4")) table.tap(place);
        table.settle();
        assertEquals("You win! You captured your opponent’s master. What decided it: c4, your student.", table.status());
        assertTrue(table.record().text().endsWith("result 1\n"), table.record().text());
        table.beginNext();
        assertFalse(table.record().replay().outcome().over());
    }

    @Test
    void twoPeoplePlayOnOneDevice() {
        HeadlessTable table = HeadlessTable.open(740, 360);
        table.beginNext("with:device");
        assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), table.record().seats());
        for (int ply = 0; ply < 2; ply++) {
            String side = table.record().replay().toMove() == 0 ? "Blue" : "Red";
            assertTrue(table.status().startsWith(side + " to move"), table.status());
            table.choose(new Match(table.record()).choices().get(0));
            table.settle();
        }
        assertEquals(2, table.record().plies());
    }

    @Test
    void escapeGoesOneStepBack() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        String nothingChosen = table.status();
        table.tap("Ox");
        String cardChosen = table.status();
        table.tap("b1");
        table.gdx.key(Input.Keys.ESCAPE);
        assertEquals(cardChosen, table.status());
        table.gdx.key(Input.Keys.ESCAPE);
        assertEquals(nothingChosen, table.status());
        table.tap("control:more");
        table.tap("control:settings");
        table.tap("control:language");
        assertFalse(table.places().contains("b1"));
        table.gdx.key(Input.Keys.ESCAPE);
        assertTrue(table.places().contains("control:language"));
        table.gdx.key(Input.Keys.ESCAPE);
        assertTrue(table.places().contains("b1"));
    }

    @Test
    void theTableFollowsTheSystemsColours() {
        HeadlessTable table = HeadlessTable.open(360, 640);
        int drawn = table.program.framesDrawn();
        table.platform.turnDark();
        table.settle();
        assertTrue(table.program.framesDrawn() > drawn);
    }

    @Test
    void theChosenOpponentStays() {
        HeadlessTable table = HeadlessTable.open(360, 640);
        table.tap("control:offer:play");
        table.beginNext("level:4");
        assertEquals(Seat.bot(4), table.record().seats().get(1));
    }

    @Test
    void aForcedExchangeIsOneTapOnTheCardToGive() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b"));
        table.tap("Horse");
        assertEquals("Horse pass", table.record().moveTexts().get(0));
    }

    @Test
    void theGameComesBackAfterTheProgramWasClosed() {
        HeadlessTable first = HeadlessTable.open(1280, 800);
        first.choose(new Match(first.record()).choices().get(0));
        first.settle();
        String record = first.record().text();
        HeadlessTable second = new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, null), first.platform);
        assertEquals(record, second.record().text());
    }

    @Test
    void anUnreadableRecordIsPutAside() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("record.onitama", "uniboard 1\ngame onitama\nrubbish\n");
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        assertTrue(table.status().contains("Line 3"), table.status());
        assertEquals("uniboard 1\ngame onitama\nrubbish\n", platform.stored().get("record.onitama.unreadable"));
    }

    @Test
    void aRecordThatNoGameHasTheLengthOfIsPutAsideUnread() {
        String text = "uniboard 1\ngame onitama\n" + "1 ".repeat(2_000_000);
        FakePlatform platform = new FakePlatform();
        platform.stored().put("record.onitama", text);
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        assertTrue(table.status().contains("longer than any game"), table.status());
        assertEquals(text, platform.stored().get("record.onitama.unreadable"));
    }

    @Test
    void aLinkOfAnyLengthIsAnsweredInOneSentence() {
        String nonsense = "<b>no such game</b> ".repeat(500);
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions(nonsense, Language.ENGLISH, null), new FakePlatform());
        assertTrue(table.status().contains("There is no game “" + nonsense.substring(0, 60) + "…”. Games: "), table.status());
    }

    @Test
    void aLinkToAGameThereIsNotOpensTheMenuAndSaysSo() {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("chess", Language.ENGLISH, null), new FakePlatform());
        assertTrue(table.status().contains("There is no game “chess”. Games: onitama, unlur, unikat, "), table.status());
        table.tap("game:onitama");
        assertEquals("onitama", table.record().game().id());
    }

    @Test
    void thePlayerIsToldWhenTheGameCannotBeKept() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        assertFalse(table.status().contains("can’t be saved"), table.status());
        table.platform.fillStorage();
        table.platform.keptGames().fill();
        List<String> steps = new Match(table.record()).choices().get(0).steps().stream().map(Choice.Step::place).toList();
        for (String place : steps) table.tap(place);
        assertTrue(table.status().contains("can’t be saved"), table.status());
    }

    @Test
    void nothingIsDrawnWhileNothingMoves() {
        HeadlessTable table = HeadlessTable.openWith(START.formatted("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b"));
        int drawn = table.program.framesDrawn();
        int calls = table.gdx.drawCalls();
        for (int i = 0; i < 20; i++) table.frame();
        assertEquals(drawn, table.program.framesDrawn());
        assertEquals(calls, table.gdx.drawCalls());
        assertTrue(table.program.isStill());
        table.tap("Ox");
        assertFalse(table.program.isStill());
        table.settle();
        assertNotEquals(drawn, table.program.framesDrawn());
        assertTrue(table.program.isStill());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 800", "740, 360", "820, 1180"})
    void everythingToTapIsInsideTheWindowAndLargeEnough(int width, int height) {
        HeadlessTable table = HeadlessTable.open(width, height);
        for (String code : List.of("fr", "uk", "he", "en")) {
            table.set("language", code);
            table.settle();
            for (Place place : table.platform.view().places()) {
                assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height,
                    () -> code + ": outside the window: " + place);
                assertTrue(place.width() >= 44 && place.height() >= 44, () -> code + ": too small for a finger: " + place);
            }
        }
        assertEquals(Language.ENGLISH.code(), table.platform.stored().get("setting.language"));
    }
}
