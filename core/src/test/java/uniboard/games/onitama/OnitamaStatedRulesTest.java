package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** Sentences of the book, one by one, that no other test has in view. */
class OnitamaStatedRulesTest {
    private final OnitamaGame game = new OnitamaGame();

    private static OnitamaPosition position(String text) {
        return OnitamaNotation.INSTANCE.position(text);
    }

    private OnitamaPosition played(String start, String... moves) {
        OnitamaPosition position = position(start);
        for (String move : moves) position.play(game.move(position, move));
        return position;
    }

    private static List<String> moves(OnitamaPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int move : moves.toArray()) texts.add(OnitamaNotation.INSTANCE.moveText(position, move));
        return texts;
    }

    @Proves("board")
    @Test
    void mastersBeginInTheMiddleOfTheBackRowsWithTwoStudentsOnEitherSide() {
        for (int seed = 0; seed < 20; seed++) {
            OnitamaPosition start = game.start(Options.defaults(game), new Random32(seed));
            assertEquals("ssmss/5/5/5/SSMSS", OnitamaNotation.INSTANCE.positionText(start).split(" ")[0]);
        }
    }

    @Proves("open")
    @Test
    void everybodySeesEverythingAndChanceHasNoPart() {
        OnitamaPosition position = played("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", "Ox c1-c2");
        String text = OnitamaNotation.INSTANCE.positionText(position);
        for (int viewer = Position.NOBODY; viewer < 2; viewer++) {
            assertEquals(text, OnitamaNotation.INSTANCE.viewText(position, viewer));
            for (int seed = 0; seed < 10; seed++) {
                OnitamaPosition view = position.copy();
                view.determinize(viewer, new Random32(seed));
                assertEquals(text, OnitamaNotation.INSTANCE.positionText(view));
                view.play(game.move(view, "Horse b5-b4"));
                assertEquals("s1mss/1s3/5/2M2/SS1SS Crab,Boar/Ox,Elephant/Horse b", OnitamaNotation.INSTANCE.positionText(view));
            }
        }
    }

    @Proves("later")
    @Test
    void aCardThatWasTakenIsUsedFromTheNextTurnOnAndTheOneThatWasUsedByTheOpponent() {
        String start = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
        OnitamaPosition position = played(start, "Ox c1-c2");
        assertTrue(moves(position).stream().noneMatch(move -> move.startsWith("Ox") || move.startsWith("Crab")));
        position = played(start, "Ox c1-c2", "Horse c5-c4");
        assertTrue(moves(position).contains("Crab c2-c3"));
        assertTrue(moves(position).stream().noneMatch(move -> move.startsWith("Ox") || move.startsWith("Horse")));
        position.play(game.move(position, "Boar b1-b2"));
        assertTrue(moves(position).contains("Ox c4-c3"));
    }

    @Proves({"reach", "captured"})
    @Test
    void aPieceLeapsOverOthersAndTakesTheOneWhereItLands() {
        OnitamaPosition position = played("2m2/1s1s1/1s3/1S1S1/2M2 Tiger,Elephant/Horse,Crab/Ox b", "Tiger b2-b4");
        assertEquals("2m2/1S1s1/1s3/3S1/2M2 Ox,Elephant/Horse,Crab/Tiger r", OnitamaNotation.INSTANCE.positionText(position));
    }

    @Proves("captured")
    @Test
    void aCapturedPieceNeverComesBack() {
        MoveList moves = new MoveList();
        for (int seed = 0; seed < 50; seed++) {
            Random32 random = new Random32(seed);
            OnitamaPosition position = game.start(Options.defaults(game), random);
            int pieces = 10;
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                position.play(moves.get(random.below(moves.size())));
                String board = OnitamaNotation.INSTANCE.positionText(position).split(" ")[0];
                int now = board.replaceAll("[^sSmM]", "").length();
                assertTrue(now == pieces || now == pieces - 1, board);
                pieces = now;
            }
        }
    }

    @Proves("anyone")
    @ParameterizedTest
    @CsvSource({"S, s", "S, m", "M, s", "M, m"})
    void everyPieceCapturesEveryOtherButNeedNot(String mine, String theirs) {
        // Another master where the pieces in question are students.
        String start = (theirs.equals("m") ? "5" : "m4") + "/2" + theirs + "2/2" + mine + "2/5/" + (mine.equals("M") ? "5" : "4M")
            + " Ox,Crab/Horse,Elephant/Boar b";
        List<String> moves = moves(position(start));
        assertTrue(moves.contains("Ox c3-c4") && moves.contains("Ox c3-c2"), moves.toString());
        String board = OnitamaNotation.INSTANCE.positionText(played(start, "Ox c3-c4")).split(" ")[0];
        assertEquals((theirs.equals("m") ? "5" : "m4") + "/2" + mine + "2/5/5/" + (mine.equals("M") ? "5" : "4M"), board);
    }

    @Proves("stone-win")
    @Test
    void theOwnMasterMayCaptureTheOther() {
        OnitamaPosition position = played("5/1m3/1M3/5/5 Ox,Crab/Horse,Elephant/Boar b", "Ox b3-b4");
        assertTrue(position.outcome().wins(OnitamaSide.BLUE));
        assertFalse(position.outcome().wins(OnitamaSide.RED));
        assertEquals("onitama.over.capture.blue", game.words(position).ending().key());
    }
}
