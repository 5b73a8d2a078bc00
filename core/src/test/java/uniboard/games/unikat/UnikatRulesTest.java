package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.games.unikat.HandMade.field;
import static uniboard.games.unikat.HandMade.moves;
import static uniboard.games.unikat.HandMade.play;
import static uniboard.games.unikat.HandMade.position;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;
import uniboard.game.Random32;
import uniboard.known.Proves;
import uniboard.search.Perft;

/** What a turn allows: chains, the extra move, swaps and draws. */
class UnikatRulesTest {
    /** One card on the way around a square: the cell 0,1 then touches two cards. */
    private static final String CORNER = "table=SWL1@0,0;SWL2@1,0;SWG2@1,1 ";

    @Proves({"one-difference", "all-neighbours"})
    @ParameterizedTest
    @CsvSource({"SWL2, true", "CWL1, true", "SRL1, true", "SWY1, true", "SWG2, false", "CRL1, false", "QBY3, false"})
    void aCardDiffersFromItsNeighbourInExactlyOneFeature(String card, boolean fits) {
        UnikatPosition position = position("racks=" + card + ",QRG2/QRG3");
        for (String cell : List.of("1,0", "-1,0", "0,1", "0,-1")) assertEquals(fits, moves(position).contains(card + '@' + cell), cell);
        assertFalse(moves(position).contains(card + "@1,1"), "diagonals don't touch");
        assertFalse(moves(position).contains(card + "@0,0"), "taken");
        assertFalse(moves(position).contains(card + "@2,0"), "touches nothing");
    }

    @Proves("all-neighbours")
    @Test
    void everyNeighbourIsObeyed() {
        UnikatPosition position = position(CORNER + "racks=SWG1,SWL3,SWG3/QRG3");
        assertTrue(moves(position).contains("SWG1@0,1"), "differs from SWL1 in colour, from SWG2 in size");
        assertFalse(moves(position).contains("SWL3@0,1"), "fits SWL1 alone");
        assertFalse(moves(position).contains("SWG3@0,1"), "fits SWG2 alone");
    }

    @Proves("touch")
    @Test
    void theFirstCardJoinsAnyFurtherOnesTheCardJustLaid() {
        UnikatPosition position = position("racks=SWL2,SWL3,CWL1/QRG3");
        assertEquals(List.of("SWL2@1,0", "SWL2@-1,0", "SWL2@0,1", "SWL2@0,-1", "SWL3@1,0", "SWL3@-1,0", "SWL3@0,1", "SWL3@0,-1",
            "CWL1@1,0", "CWL1@-1,0", "CWL1@0,1", "CWL1@0,-1"), moves(position).subList(0, 12));
        play(position, "SWL2@1,0");
        assertEquals(List.of("SWL3@2,0", "SWL3@1,1", "SWL3@1,-1", "end"), moves(position));
        assertEquals("chain", field(position, "phase"));
        assertEquals("1,0", field(position, "last"));
        assertEquals(0, position.toMove());
        assertEquals(1, position.chainLength());
        play(position, "SWL3@2,0");
        assertEquals(2, position.chainLength());
    }

    @Test
    void evenAChainThatCantGoOnIsEndedByAMove() {
        UnikatPosition position = play(position("racks=SWL2,QRG2/QRG3"), "SWL2@1,0");
        assertEquals(List.of("end"), moves(position));
        assertEquals("chain", field(position, "phase"));
    }

    @Proves({"earn", "extra-move"})
    @Test
    void aCardThatTouchesTwoEarnsTheExtraMove() {
        UnikatPosition position = position(CORNER + "racks=SWG1,SWL3,QRG2/QRG3");
        assertTrue(position.wouldEarn(UnikatCard.card("SWG1"), 0, 1));
        assertFalse(position.wouldEarn(UnikatCard.card("SWL3"), -1, 0));
        play(position, "SWG1@0,1");
        assertEquals("earned", field(position, "extra"));
        play(position, "end");
        assertEquals("extra", field(position, "phase"));
        assertEquals("-", field(position, "last"));
        assertTrue(moves(position).contains("SWL3@-1,0"), "the new chain starts anywhere");
        assertTrue(moves(position).contains("swap QRG2 bag"));
        assertEquals("end", moves(position).get(moves(position).size() - 1));
        assertEquals(0, position.toMove());
    }

    @Proves("earn")
    @Test
    void theCardJustLaidCountsAmongTheTwo() {
        UnikatPosition position = position("table=SWL1@0,0;SWL2@1,0 racks=SWG2,SWG1,QRG1/QRG3");
        play(position, "SWG2@1,1");
        assertEquals("no", field(position, "extra"));
        play(position, "SWG1@0,1");
        assertEquals("earned", field(position, "extra"));
    }

    @Proves("one-extra")
    @Test
    void thereIsAtMostOneExtraMoveInATurn() {
        UnikatPosition position = position(CORNER + "racks=SWG1,SRL2,SRG2,QRG1/QRG3");
        play(position, "SWG1@0,1; end; SRL2@2,0");
        assertEquals("extrachain", field(position, "phase"));
        assertEquals("used", field(position, "extra"));
        assertFalse(position.wouldEarn(UnikatCard.card("SRG2"), 2, 1));
        play(position, "SRG2@2,1");
        assertEquals("used", field(position, "extra"));
        play(position, "end");
        assertEquals("draw", field(position, "phase"));
    }

    @Proves("extra-move")
    @Test
    void declinedExtraMoveStaysEarnedUntilTheNextTurn() {
        UnikatPosition position = position(CORNER + "racks=SWG1,SRL2/QRG3 display=QRG2");
        play(position, "SWG1@0,1; end; end");
        assertEquals("draw", field(position, "phase"));
        assertEquals("earned", field(position, "extra"));
        play(position, "draw QRG2");
        assertEquals("no", field(position, "extra"));
        assertEquals(1, position.toMove());
    }

    @Proves("extra-move")
    @Test
    void theExtraMoveMayBeASwap() {
        UnikatPosition position = play(position(CORNER + "racks=SWG1,SRL2/QRG3 display=QRG2,QRG1"), "SWG1@0,1; end; swap SRL2 QRG1");
        assertEquals("draw", field(position, "phase"));
        assertEquals("used", field(position, "extra"));
        assertEquals("0", field(position, "idle"));
        assertEquals("QRG1/QRG3", field(position, "racks"));
        assertEquals("QRG2,SRL2", field(position, "display"));
    }

    @Proves({"exchange", "draw-one"})
    @Test
    void swappedCardsGoToTheEndsAndAFullRackDrawsNothing() {
        String rack = "SWL2,SWL3,CWL1,CWL2,CWL3,QWL1,QWL2,QWL3,SRL1,SRL2";
        UnikatPosition position = play(position("racks=" + rack + "/QRG3 display=QRG1,QRG2"), "swap SWL3 QRG1");
        assertEquals(rack.replace("SWL3,", "") + ",QRG1/QRG3", field(position, "racks"));
        assertEquals("QRG2,SWL3", field(position, "display"));
        assertEquals("turn", field(position, "phase"));
        assertEquals("2", field(position, "seat"));
        assertEquals("1", field(position, "idle"));
    }

    @Test
    void aSwapWithFewerThanTenCardsIsFollowedByADraw() {
        UnikatPosition position = play(position("racks=QRG1,QRG2/QRG3"), "swap QRG1 bag");
        assertEquals("draw", field(position, "phase"));
        assertEquals("1", field(position, "idle"), "counted before the draw");
    }

    @Proves("exchange")
    @Test
    void afterASwapFromTheBagTheDisplayIsLarger() {
        UnikatPosition position = position("racks=QRG1,QRG2/QRG3 display=CWL1,CWL2,CWL3");
        int next = position.bagCard(0);
        play(position, "swap QRG1 bag");
        assertEquals("CWL1,CWL2,CWL3,QRG1", field(position, "display"));
        assertEquals(next, position.rackCard(0, 1));
    }

    @Test
    void theGivenCardIsNotTakenBackAtOnce() {
        assertFalse(moves(position("racks=QRG1,QRG2/QRG3")).contains("swap QRG1 QRG1"));
    }

    @Proves("empty")
    @Test
    void anEmptyBagLeavesTheDisplayAlone() {
        UnikatPosition position = position("racks=QRG1,QRG2/QRG3 bag=-");
        assertFalse(moves(position).contains("swap QRG1 bag"));
        play(position, "swap QRG1 SWL2");
        assertFalse(moves(position).contains("draw bag"));
        assertTrue(moves(position).contains("draw QRG1"), "the given card may be drawn");
    }

    @Proves("draw-one")
    @Test
    void drawsAreListedAsTheyLieTheBagLast() {
        UnikatPosition position = position("racks=QRG1,QRG2/QRG3 display=CWL3,CWL1 phase=draw idle=1");
        assertEquals(List.of("draw CWL3", "draw CWL1", "draw bag"), moves(position));
        play(position, "draw CWL1");
        assertEquals("QRG1,QRG2,CWL1/QRG3", field(position, "racks"));
        assertEquals("CWL3", field(position, "display"));
        assertEquals(1, position.toMove());
    }

    @Proves("refill")
    @Test
    void anEmptiedDisplayIsFilledFromTheBagInItsOrder() {
        UnikatPosition position = position("racks=QRG1,QRG2/QRG3 display=CWL1 phase=draw idle=1");
        String bag = field(position, "bag");
        play(position, "draw CWL1");
        assertEquals(bag.substring(0, 14), field(position, "display"));
        assertEquals(bag.substring(15), field(position, "bag"));
    }

    @Proves("refill")
    @Test
    void aSmallBagFillsTheDisplayInPart() {
        String table = HandMade.line(62);
        String racks = cards(62, 71) + '/' + cards(71, 78);
        UnikatPosition position = position("table=" + table + " racks=" + racks + " display=" + cards(78, 79) + " bag=" + cards(79, 81)
            + " phase=draw idle=1");
        play(position, "draw " + cards(78, 79));
        assertEquals(cards(79, 81), field(position, "display"));
        assertEquals("-", field(position, "bag"));
    }

    @Test
    void aSingleCardIsDrawnUnasked() {
        UnikatPosition position = position("table=" + HandMade.line(62) + " racks=" + cards(63, 72) + '/' + cards(72, 81) + " display="
            + cards(62, 63) + " bag=-");
        play(position, firstLay(position) + "; end");
        assertEquals("-", field(position, "display"));
        assertEquals(UnikatCard.card(cards(62, 63)), position.rackCard(0, 8));
        assertEquals(1, position.toMove());
        assertEquals("turn", field(position, "phase"));
    }

    @Proves("empty")
    @Test
    void nothingIsDrawnWhereNothingIsLeft() {
        UnikatPosition position = position("table=" + HandMade.line(62) + " racks=" + cards(62, 71) + '/' + cards(71, 81)
            + " display=- bag=-");
        play(position, firstLay(position) + "; end");
        assertEquals(8, position.rackSize(0));
        assertEquals(1, position.toMove());
    }

    @Proves("empty")
    @Test
    void withoutDisplayAndBagThereIsNoSwap() {
        UnikatPosition position = position("table=" + HandMade.line(62) + " racks=" + cards(62, 71) + '/' + cards(71, 81)
            + " display=- bag=-");
        for (String move : moves(position)) assertTrue(move.contains("@"), move);
    }

    @Proves("turn")
    @ParameterizedTest
    @ValueSource(strings = {"end", "pass", "draw bag", "SWG2@1,0", "QRG3@1,0", "swap QRG3 bag", "swap SWL2 QRG3", "swap SWL2 SWL1"})
    void whatATurnDoesNotAllowIsRefused(String move) {
        UnikatPosition position = position("racks=SWL2,SWG2/QRG3");
        assertThrows(NotationException.class, () -> new UnikatGame().move(position, move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SWL3@-1,0", "swap SWL3 bag", "pass", "draw bag"})
    void whatAChainDoesNotAllowIsRefused(String move) {
        UnikatPosition position = play(position("racks=SWL2,SWL3/QRG3"), "SWL2@1,0");
        assertThrows(NotationException.class, () -> new UnikatGame().move(position, move));
    }

    @Test
    void bagRefillAndNewDealReveal() {
        UnikatPosition turn = position("rounds=2 racks=SWL2,SWL3/QRG3 display=CWL1");
        assertTrue(turn.reveals(move(turn, "swap SWL2 bag")));
        assertFalse(turn.reveals(move(turn, "swap SWL2 CWL1")));
        assertFalse(turn.reveals(move(turn, "SWL2@1,0")));
        UnikatPosition draw = position("racks=QRG1,QRG2/QRG3 display=CWL1,CWL2 phase=draw idle=1");
        assertTrue(draw.reveals(move(draw, "draw bag")));
        assertFalse(draw.reveals(move(draw, "draw CWL1")));
        UnikatPosition refill = position("racks=QRG1,QRG2/QRG3 display=CWL1 phase=draw idle=1");
        assertTrue(refill.reveals(move(refill, "draw CWL1")));
        UnikatPosition lastCard = position("rounds=2 racks=SWL2/QRG3");
        assertTrue(lastCard.reveals(move(lastCard, "SWL2@1,0")));
        UnikatPosition lastRound = position("racks=SWL2/QRG3");
        assertFalse(lastRound.reveals(move(lastRound, "SWL2@1,0")));
    }

    @Test
    void hashForgetsTheOrderOfLayingAndOfRacksAlone() {
        UnikatPosition one = position("table=SWL1@0,0;SWL2@1,0;CWL1@0,1 racks=QRG1,QRG2/QRG3");
        UnikatPosition other = position("table=SWL1@0,0;CWL1@0,1;SWL2@1,0 racks=QRG2,QRG1/QRG3");
        UnikatPosition mirrored = position("table=SWL1@0,0;SWL2@0,1;CWL1@1,0 racks=QRG1,QRG2/QRG3");
        assertEquals(one.hashHigh(), other.hashHigh());
        assertEquals(one.hashLow(), other.hashLow());
        assertTrue(one.hashHigh() != mirrored.hashHigh() && one.hashLow() != mirrored.hashLow());
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 1, 44", "2, 1, 2, 1888", "2, 1, 3, 85400", "3, 5, 2, 2020", "4, 9, 3, 78320"})
    void leavesAreCounted(int seats, int seed, int depth, double leaves) {
        assertEquals(leaves, Perft.count(new UnikatPosition(seats, 1, new Random32(seed)), depth));
    }

    /** Cards of {@link HandMade#line}. */
    private static String cards(int from, int to) {
        List<String> cards = new ArrayList<>();
        for (int i = from; i < to; i++) cards.add(HandMade.lineCard(i));
        return String.join(",", cards);
    }

    private static String firstLay(UnikatPosition position) {
        return moves(position).get(0);
    }

    private static int move(UnikatPosition position, String text) {
        return new UnikatGame().move(position, text);
    }
}
