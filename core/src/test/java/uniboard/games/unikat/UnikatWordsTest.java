package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.ScoreSheet;
import uniboard.match.Match;
import uniboard.text.Language;
import uniboard.text.Texts;

class UnikatWordsTest {
    private static final String TABLE = "SWL1@0,0;SWY1@0,1;SWL2@1,0";
    private static final String TURN = "phase=turn";

    private static final Texts ENGLISH = UnikatTexts.of(Language.ENGLISH);

    private final UnikatGame game = new UnikatGame();

    private static UnikatPosition at(String table, String racks, String turn) {
        return HandMade.position("table=" + table + " racks=" + racks + " display=QBL1,CRG3,SRY2 " + turn);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ENGLISH; SRY2; Medium yellow star on red", "ENGLISH; CBL3; Large light blue circle on blue",
        "ENGLISH; QWG1; Small green square on white",
        "FRENCH; SRY2; Étoile moyenne jaune sur fond rouge", "FRENCH; SWG1; Petite étoile verte sur fond blanc",
        "FRENCH; CBL3; Grand cercle bleu clair sur fond bleu", "FRENCH; QWG2; Carré moyen vert sur fond blanc",
        "UKRAINIAN; SRY2; Середня жовта зірка на червоному тлі", "UKRAINIAN; CBL3; Велике блакитне коло на синьому тлі",
        "UKRAINIAN; QWG1; Малий зелений квадрат на білому тлі",
        "HEBREW; SRY2; כוכב צהוב בינוני על רקע אדום", "HEBREW; CBL3; עיגול תכלת גדול על רקע כחול",
        "HEBREW; QWG1; ריבוע ירוק קטן על רקע לבן"})
    void cardsAreNamedInEveryLanguage(Language language, String card, String name) {
        assertEquals(name, UnikatTexts.of(language).say(UnikatWords.card(UnikatCard.card(card))));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyCardHasANameOfItsOwnInEveryForm(Language language) {
        Texts texts = UnikatTexts.of(language);
        Set<String> names = new HashSet<>();
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            names.add(texts.say(UnikatWords.card(card)));
            for (Message name : List.of(UnikatWords.card(card), UnikatWords.plain(card), UnikatWords.the(card))) {
                assertFalse(texts.say(name).contains("unikat."), () -> texts.say(name));
            }
        }
        assertEquals(UnikatCard.COUNT, names.size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "SWL2@1,0; Lay the medium light blue star on white to the right of the small light blue star on white.",
        "SWY2@1,1; Lay the medium yellow star on white to the right of the small yellow star on white and above the medium light blue "
            + "star on white and earn the extra move.",
        "swap QBG3 CRG3; Swap: the large green square on blue goes to the display, the large green circle on red comes from it.",
        "swap QBG3 bag; Swap: the large green square on blue goes to the display, a card is drawn from the bag.",
        "end; End the chain.", "draw CRG3; Take the large green circle on red from the display.", "draw bag; Draw a card from the bag."})
    void movesAreSpoken(String move, String sentence) {
        String phase = move.equals("end") ? "chain last=0,1" : move.startsWith("draw") ? "draw last=-" : "turn last=-";
        String table = move.startsWith("SWY2") ? "SWL1@0,0;SWL2@1,0;SWY1@0,1" : "SWL1@0,0;SWY1@0,1";
        String rack = move.startsWith("SWY2") ? "SWY2,QBG3/CWL1" : "SWL2,QBG3/CWL1";
        UnikatPosition position = at(table, rack, "seat=1 phase=" + phase + " extra=no idle=0");
        assertEquals(sentence, english(game.words(position).choice(game.move(position, move)).spoken()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ENGLISH | SWL2@1,0 | Laid the medium light blue star on white to the right of the small light blue star on white.",
        "ENGLISH | swap QBG3 CRG3 | Swapped the large green square on blue for the large green circle on red.",
        "ENGLISH | swap QBG3 bag | Swapped the large green square on blue for a card from the bag.",
        "FRENCH | swap QBG3 bag | Échange : le grand carré vert sur fond bleu contre une carte du sac.",
        "UKRAINIAN | SWL2@1,0 | Викладено: середня блакитна зірка на білому тлі; ліворуч мала блакитна зірка на білому тлі.",
        "HEBREW | swap QBG3 bag | הוחלף ריבוע ירוק גדול על רקע כחול תמורת קלף מהשק."})
    void movesThatWereMadeAreToldAsDone(Language language, String move, String sentence) {
        UnikatPosition position = at("SWL1@0,0;SWY1@0,1", "SWL2,QBG3/CWL1", TURN);
        assertEquals(sentence, UnikatTexts.of(language).say(game.words(position).describeMove(game.move(position, move), 1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "SWY2@1,1; Lay the medium yellow star on white to the right of the small yellow star on white",
        "SWY2@-1,1; Lay the medium yellow star on white to the left of the small yellow star on white",
        "swap QBG3 CRG3; Swap the large green square on blue for the large green circle on red",
        "swap QBG3 bag; Swap the large green square on blue for a card from the bag"})
    void aMovesLabelTellsItFromAllOthers(String move, String label) {
        UnikatPosition position = at("SWL1@0,0;SWL2@1,0;SWY1@0,1", "SWY2,QBG3/CWL1", TURN);
        assertEquals(label, english(game.words(position).choice(game.move(position, move)).label()));
    }

    @Test
    void theEndOfAChainThatEarnedTellsOfTheExtraMove() {
        UnikatPosition position = at("SWL1@0,0;SWL2@1,0;SWY1@0,1", "SWY2,QBG3/CWL1", TURN);
        position.play(game.move(position, "SWY2@1,1"));
        assertEquals("End the chain; the extra move follows.", english(game.words(position).choice(UnikatMove.END).spoken()));
        position.play(UnikatMove.END);
        assertEquals("End the turn", english(game.words(position).choice(UnikatMove.END).label()));
        assertEquals("Ended the turn without the extra move.", english(game.words(position).describeMove(UnikatMove.END, 0)));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingThatHappensHasWords(Language language) {
        Texts texts = UnikatTexts.of(language);
        Random32 random = new Random32(5);
        MoveList moves = new MoveList();
        UnikatPosition position = new UnikatPosition(3, 2, random);
        for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
            int move = game.randomMove(moves, random);
            assertComplete(texts.say(game.words(position).choice(move).spoken()));
            assertComplete(texts.say(game.words(position).choice(move).label()));
            if (position.ply() % 10 == 0) {
                Message why = game.words(position).whyPlay(move);
                if (why != null) assertComplete(texts.say(why));
                for (Message line : game.words(position).describe(position.mover())) assertComplete(texts.say(line));
            }
            position.play(move);
        }
        assertComplete(texts.say(game.words(position).ending()));
    }

    private static void assertComplete(String sentence) {
        assertFalse(sentence.contains("unikat.") || sentence.contains("{"), sentence);
    }

    @Test
    void aPositionIsDescribedToItsPlayer() {
        UnikatPosition position = at(TABLE, "SWY2,CBG3/CWL1,CWL2,CWL3", TURN);
        assertEquals(List.of(
            "Blue to move: lay cards or swap one.",
            "Row 1: at 0 small yellow star on white.",
            "Row 0: at 0 small light blue star on white, at 1 medium light blue star on white.",
            "Red holds 3 cards.",
            "On the display: small light blue square on blue, large green circle on red, medium yellow star on red.",
            "In the bag: 70 cards.",
            "You hold 2 cards: medium yellow star on white, large green circle on blue.",
            "You can lay the medium yellow star on white at 1,1 (extra move); -1,1; 0,2; 2,0; 1,-1."), said(position, 0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"15; ''", "16; 2 more turns each without a card end the round.",
        "17; 2 more turns each without a card end the round.", "18; 1 more turn each without a card ends the round.",
        "19; 1 more turn each without a card ends the round."})
    void theLastTurnsWithoutACardAreCountedDown(int idle, String words) {
        UnikatPosition position = at(TABLE, "SWY2,CBG3/CWL1,CWL2,CWL3", TURN + " idle=" + idle);
        if (words.isEmpty()) assertNull(UnikatWords.countdown(position));
        else assertEquals(words, said(position, 0).get(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"FRENCH; Encore 2 tours chacun sans carte, et la manche prend fin.",
        "UKRAINIAN; Ще 2 ходи кожного без картки — і раунд закінчиться.", "HEBREW; עוד שני תורות לכל אחד בלי קלף, והסיבוב נגמר."})
    void theCountdownHasPluralForms(Language language, String words) {
        assertEquals(words, UnikatTexts.of(language).say(UnikatWords.countdown(at(TABLE, "SWY2/CWL1", TURN + " idle=17"))));
    }

    @Test
    void whatTheOthersHoldIsNotDescribed() {
        Random32 random = new Random32(8);
        MoveList moves = new MoveList();
        UnikatPosition position = new UnikatPosition(4, 1, random);
        for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
            int viewer = position.ply() % 5 - 1;
            assertEquals(said(position, viewer), said((UnikatPosition) Match.view(position, viewer), viewer));
            position.play(game.randomMove(moves, random));
        }
    }

    @Test
    void aCardTakenFromTheDisplayStaysInMind() {
        UnikatPosition position = at(TABLE, "SWY2,CBG3/CWL1,CWL2", TURN);
        position.play(game.move(position, "swap CBG3 CRG3"));
        assertTrue(said(position, 1).contains("Blue took from the display and still holds: large green circle on red."));
        assertFalse(said(position, 0).stream().anyMatch(line -> line.startsWith("Blue took")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "SWL1@0,0; SWL2,SWL3,CBG2/CWL1; SWL2@1,0; The chain can grow by 1 more card.",
        "SWL1@0,0; SWL2,SWL3/CWL1; SWL2@1,0; With this you can lay all your cards this turn.",
        "SWL1@0,0+SWL2@1,0+SWY1@0,1; SWY2,CBG1/CWL1; SWY2@1,1; The extra move may then begin anywhere on the table.",
        "SWL1@0,0; CRG1,CBG3,QRG3/CWL1; swap CRG1 CRG3; This card fits with 2 of the cards you hold.",
        "SWL1@0,0; SWL2,SWL3/CWL1; swap SWL2 bag; Nothing on the display fits with the cards you hold.",
        "CBL2@0,0; CRY1,CRY2/CWL1; swap CRY1 QBL1; None of your cards fits on the table.",
        "QBL2@0,0; CRY1,CRY2/CWL1; swap CRY1 QBL1; The card taken fits on the table, and none of yours does.",
        "SWL1@0,0; QRG1,CBG1/CWL1; swap CBG1 bag; Nothing in your rack or on the display fits on the table, but the bag may "
            + "hold a card that does.",
        "SWL1@0,0; SWL2,CBG2/CWL1; SWL2@1,0; No two of your cards can be laid as a chain now.",
        "SWL1@0,0; SWL2,CBG2/CWL1; swap CBG2 QBL1; The card you give fits with none of your others.",
        "SWL1@0,0; CBG2/CWL1; swap CBG2 QBL1; None of your cards fits on the table."})
    void whatSpeaksForAMoveIsSaid(String table, String racks, String move, String reason) {
        UnikatPosition position = at(table.replace('+', ';'), racks, TURN);
        Message why = game.words(position).whyPlay(game.move(position, move));
        if (reason.isEmpty()) assertNull(why);
        else assertEquals(reason, english(why));
    }

    @Test
    void theEndTellsHowItCameAndWhatItCost() {
        UnikatPosition position = at(TABLE, "SWY2/CWL1,CWL2", TURN);
        position.play(game.move(position, "SWY2@1,1"));
        assertEquals("Blue laid the last card. Penalty points, one for each card left: Blue 0, Red 2.",
            english(game.words(position).ending()));
    }

    @Test
    void pointsAreKeptFromRoundToRound() {
        assertNull(game.words(at(TABLE, "SWY2/CWL1,CWL2", TURN)).scores());
        UnikatPosition position = at(TABLE, "SWY2/CWL1,CWL2", "rounds=2");
        assertEquals(List.of(List.of(1, 2)), points(game.words(position).scores()));
        position.play(game.move(position, "SWY2@1,1"));
        assertEquals(List.of(List.of(0, 2), List.of(0, 2), List.of(10, 10)), points(game.words(position).scores()));
        assertEquals(points(game.words(position).scores()), points(game.words(Match.view(position, 0)).scores()));
    }

    private static List<List<Integer>> points(ScoreSheet sheet) {
        return sheet.rows().stream().map(ScoreSheet.Row::points).toList();
    }

    private List<String> said(UnikatPosition position, int viewer) {
        return game.words(position).describe(viewer).stream().map(UnikatWordsTest::english).toList();
    }

    private static String english(Message message) {
        return ENGLISH.say(message);
    }
}
