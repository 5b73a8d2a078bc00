package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Playout;
import uniboard.match.PlayoutDigest;

/** Whole games. */
class UnitaryPlayoutTest {
    private static final int GAMES = 1000;
    private static final int HELD_AGAINST_THE_CONTRACT = 5;

    private final UnitaryGame game = new UnitaryGame();

    private Options options(int seats) {
        return Options.defaults(game).with("seats", Integer.toString(seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void randomGamesKeepTheContract(int seats) {
        Playout playout = new Playout(game, options(seats), 1);
        for (int i = 0; i < HELD_AGAINST_THE_CONTRACT; i++) assertTrue(playout.play(i).replay().outcome().over());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void allCardsAreSomewhereAndUndoLeadsBack(int seats) {
        MoveList moves = new MoveList();
        for (int i = 0; i < GAMES; i++) {
            Random32 random = new Random32(i);
            UnitaryPosition position = new UnitaryPosition(seats, random);
            String start = HandMade.text(position);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                checkHands(position);
                position.play(game.randomMove(moves, random));
            }
            String end = HandMade.text(position);
            assertEquals(end, HandMade.text(UnitaryNotation.INSTANCE.position(end)), "the reader counts all cards");
            while (position.ply() > 0) position.undo();
            assertEquals(start, HandMade.text(position));
        }
    }

    private static void checkHands(UnitaryPosition position) {
        int cards = position.sides() + position.deckSize() + position.discardSize();
        for (int seat = 0; seat < position.seats(); seat++) {
            cards += position.handSize(seat);
            assertTrue(position.handSize(seat) <= UnitaryPosition.HAND + (seat == position.mover() ? 1 : 0));
        }
        assertEquals(UnitaryCard.COUNT, cards);
        assertTrue(UnitaryUnits.areWithinLimit(position.units()));
        assertEquals(-1, position.matched());
    }

    @ParameterizedTest
    @CsvSource({"sample, unitary.over.others, 1", "sampleAvoidingEnergy, unitary.over.own, 2", "threeSeats, unitary.over.others, 4",
        "teams, unitary.over.others, 10", "drawn, unitary.over.drawn, 3"})
    void keptRecordsAreReplayed(String name, String how, int winners) {
        UnitaryRecords kept = UnitaryRecords.named(name);
        GameRecord record = kept.record();
        assertEquals(kept.text(), record.text());
        assertEquals(how, game.words(record.replay()).ending().key());
        assertEquals(winners, record.replay().outcome().winners());
    }

    @Test
    void theShowcaseEndsWithAQuotient() {
        GameRecord record = new UnitaryRecords(game.showcase()).record();
        assertEquals(game.showcase(), record.text());
        assertEquals("unitary.over.own", game.words(record.replay()).ending().key());
        assertEquals(List.of("Clear", "Volume down", "Energy up"), record.moveTexts().subList(record.plies() - 3, record.plies()));
    }

    @Test
    void theSampleGameGoesOnWhereNobodyHidesEnergy() {
        UnitaryPosition position = HandMade.play("hidden=Power/Distance; hands=Speed,Square/Surface Tension,Square Root; deck=Mass",
            "Speed up; Square; end; Mass up");
        assertEquals("1,2,-2", HandMade.field(position, "area"));
        assertFalse(position.outcome().over());
        HandMade.play(position, "Surface Tension down");
        assertEquals("0,2,0", HandMade.field(position, "area"));
        HandMade.play(position, "Square Root");
        assertEquals("0,1,0", HandMade.field(position, "area"));
        assertEquals(2, position.outcome().winners());
    }

    @ParameterizedTest
    @ValueSource(strings = {"threeSeats", "teams"})
    void longRecordsRenewTheirDeckAndDiscard(String name) {
        GameRecord record = UnitaryRecords.named(name).record();
        boolean isRenewed = false;
        for (int ply = 1; ply <= record.plies(); ply++) {
            UnitaryPosition position = (UnitaryPosition) record.replay(ply);
            isRenewed |= position.ply() > 20 && position.discardSize() == 0;
        }
        assertTrue(isRenewed);
        assertTrue(record.text().contains(" discard "));
    }

    @ParameterizedTest
    @CsvSource({"2, 074739c84b8dbeaa", "3, 78f48f4f9d22c5a7", "4, ac91f3f99d760cdf"})
    void digestsStayTheSame(int seats, String digest) {
        assertEquals(digest, PlayoutDigest.digest(game, options(seats), 20, 1));
    }
}
