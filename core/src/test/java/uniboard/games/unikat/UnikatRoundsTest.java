package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static uniboard.games.unikat.HandMade.field;
import static uniboard.games.unikat.HandMade.moves;
import static uniboard.games.unikat.HandMade.play;
import static uniboard.games.unikat.HandMade.position;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** How rounds and matches begin, what is counted, and how they end. */
class UnikatRoundsTest {
    /** One card on the way around a square: the cell 0,1 then touches two cards. */
    private static final String CORNER = "table=SWL1@0,0;SWL2@1,0;SWG2@1,1 ";

    @Proves({"cards", "deal"})
    @Test
    void aGameBeginsWithTenCardsEachThreeOpenAndOneOnTheTable() {
        for (int seats = 2; seats <= 4; seats++) {
            UnikatPosition start = start(seats, 1, 7);
            for (int seat = 0; seat < seats; seat++) assertEquals(10, start.rackSize(seat));
            assertEquals(3, start.displaySize());
            assertEquals(1, start.laidCount());
            assertEquals(77 - 10 * seats, start.bagSize());
            assertEquals(start.starter(), start.toMove());
        }
    }

    @Proves("begins")
    @Test
    void theStarterIsDrawnBeforeTheCardsAreShuffled() {
        Random32 random = new Random32(42);
        int starter = random.below(3);
        int[] cards = new int[81];
        for (int card = 0; card < 81; card++) cards[card] = card;
        random.shuffle(cards, 81);
        UnikatPosition start = start(3, 2, 42);
        assertEquals(starter, start.starter());
        for (int seat = 0; seat < 3; seat++) for (int i = 0; i < 10; i++) assertEquals(cards[10 * seat + i], start.rackCard(seat, i));
        for (int i = 0; i < 3; i++) assertEquals(cards[30 + i], start.displayCard(i));
        assertEquals(cards[33], start.laidCard(0));
        for (int i = 0; i < 47; i++) assertEquals(cards[34 + i], start.bagCard(i));
        assertEquals(random.toString(), field(start, "rng"));
    }

    @Proves({"goal", "out", "penalty"})
    @Test
    void theLastCardWinsBeforeAnyDraw() {
        UnikatPosition position = play(position("racks=SWL2/QRG3,QRG2 penalties=0,0"), "SWL2@1,0");
        assertEquals("over", field(position, "phase"));
        assertEquals("-", field(position, "last"));
        assertEquals("0,2", field(position, "penalties"));
        assertEquals("1", field(position, "seat"));
        assertEquals(1, position.outcome().winners());
        assertEquals(List.of(0, 2), position.outcome().scores());
        assertEquals("unikat.over.out", UnikatRecords.end(position));
        assertEquals(List.of(), moves(position));
        assertEquals(Position.NOBODY, position.toMove());
    }

    @Test
    void theLastCardStillEarns() {
        UnikatPosition position = play(position(CORNER + "racks=SWG1/QRG3"), "SWG1@0,1");
        assertEquals("earned", field(position, "extra"));
        assertEquals("over", field(position, "phase"));
    }

    @Proves("out")
    @Test
    void anEmptyRackInTheExtraMoveWinsToo() {
        UnikatPosition position = play(position(CORNER + "racks=SWG1,SWL3/QRG3"), "SWG1@0,1; end; SWL3@-1,0");
        assertEquals("unikat.over.out", UnikatRecords.end(position));
        assertEquals("used", field(position, "extra"));
    }

    @Proves({"penalty", "rounds"})
    @Test
    void fewestPenaltiesOfAllRoundsWinTogether() {
        UnikatPosition position = position("rounds=2 round=2 penalties=3,1,9 racks=SWL2/QRG3,QRG2/QRG1");
        play(position, "SWL2@1,0");
        assertEquals(List.of(3, 3, 10), position.outcome().scores());
        assertEquals(0b011, position.outcome().winners());
    }

    @Proves("rounds")
    @Test
    void theNextRoundIsDealtAtOnceAndBegunByTheNextSeat() {
        UnikatPosition position = position("rounds=2 starter=3 penalties=0,0,0 racks=SWL2/QRG3,QRG2/QRG1");
        String before = UnikatNotation.INSTANCE.positionText(position);
        Random32 random = Random32.read(field(position, "rng"));
        int[] cards = new int[81];
        for (int card = 0; card < 81; card++) cards[card] = card;
        random.shuffle(cards, 81);
        play(position, "SWL2@1,0");
        assertEquals("2", field(position, "round"));
        assertEquals("1", field(position, "starter"));
        assertEquals("1", field(position, "seat"));
        assertEquals("0,2,1", field(position, "penalties"));
        assertEquals("turn", field(position, "phase"));
        assertEquals("no", field(position, "extra"));
        assertEquals(cards[0], position.rackCard(0, 0));
        assertEquals(cards[33], position.laidCard(0));
        assertEquals(random.toString(), field(position, "rng"));
        position.undo();
        assertEquals(before, UnikatNotation.INSTANCE.positionText(position));
        assertThrows(IllegalStateException.class, position::undo);
    }

    @Proves("stuck")
    @Test
    void tenFullRoundsWithoutALaidCardEndTheRound() {
        UnikatPosition position = position("penalties=0,0,0 racks=QRG1,QRG2/QRG3/QRL1,QRL2,QRL3 idle=29 seat=2");
        play(position, "swap QRG3 bag");
        assertEquals("30", field(position, "idle"));
        assertEquals("draw", field(position, "phase"), "not before the draw");
        play(position, "draw bag");
        assertEquals("over", field(position, "phase"));
        assertEquals("2", field(position, "seat"));
        assertEquals(List.of(2, 2, 3), position.outcome().scores());
        assertEquals(0b011, position.outcome().winners());
        assertEquals("unikat.over.idle", UnikatRecords.end(position));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void idleTurnsAreCountedAndTakenBackUpToTheLast(int seats) {
        UnikatPosition position = start(seats, 1, 5);
        String start = UnikatNotation.INSTANCE.positionText(position);
        List<Integer> hashes = new ArrayList<>();
        for (int turn = 1; turn <= 10 * seats; turn++) {
            assertEquals(UnikatPhase.TURN, position.phase());
            hashes.add(position.hashLow());
            position.play(UnikatMove.swap(position.rackCard(position.mover(), 0), position.displayCard(0)));
            assertEquals(turn, position.idle());
        }
        assertEquals("unikat.over.idle", UnikatRecords.end(position));
        for (int turn = 10 * seats; turn > 0; turn--) {
            position.undo();
            assertEquals(turn - 1, position.idle());
            assertEquals(hashes.get(turn - 1), position.hashLow());
        }
        assertEquals(start, UnikatNotation.INSTANCE.positionText(position));
    }

    @Test
    void aLaidCardEndsTheIdleTurns() {
        UnikatPosition position = play(position("racks=SWL2,QRG2/QRG3 idle=5"), "SWL2@1,0");
        assertEquals("0", field(position, "idle"));
    }

    @Test
    void optionsMakeSeatsAndRounds() {
        UnikatGame game = new UnikatGame();
        assertEquals(2, game.start(Options.defaults(game), new Random32(1)).seats());
        assertEquals(1, game.start(Options.defaults(game), new Random32(1)).rounds());
        UnikatPosition start = game.start(Options.defaults(game).with("seats", "4").with("rounds", "9"), new Random32(1));
        assertEquals(4, start.seats());
        assertEquals(9, start.rounds());
        assertEquals(null, game.checkOption("seats", "4", start));
        assertEquals("unikat.error.optionSeats", game.checkOption("seats", "2", start).key());
        assertEquals(null, game.checkOption("rounds", "9", start));
        assertEquals("unikat.error.optionRounds", game.checkOption("rounds", "1", start).key());
    }

    private static UnikatPosition start(int seats, int rounds, int seed) {
        return new UnikatPosition(seats, rounds, new Random32(seed));
    }
}
