package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Bot;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

class UnitarBotTest {
    private static final int BUDGET = 20_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void whatTheOthersHaveMarkedMakesNoDifference(int level) {
        for (int seed = 0; seed < 12; seed++) {
            for (UnitarSecrecy secrecy : UnitarSecrecy.values()) {
                UnitarPosition position = middleGame(secrecy, seed);
                UnitarPosition other = position.copy();
                other.determinize(position.toMove(), new Random32(99));
                assertEquals(decision(level, position, BUDGET), decision(level, other, BUDGET));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everyBudgetAndSliceGivesALegalMove(int level) {
        for (int seed = 0; seed < 6; seed++) {
            UnitarPosition position = middleGame(UnitarSecrecy.OPEN, seed);
            MoveList moves = new MoveList();
            position.moves(moves);
            for (int budget : new int[] {1, 40, 6_000, BUDGET}) {
                Search sliced = new UnitarGame().bot(level).search(position.copy(), budget, new Random32(4));
                assertTrue(moves.contains(sliced.move()));
                while (!sliced.step(7)) assertTrue(moves.contains(sliced.move()));
                Search whole = new UnitarGame().bot(level).search(position.copy(), budget, new Random32(4));
                while (!whole.step(budget)) continue;
                assertEquals(whole.move(), sliced.move());
                assertTrue(sliced.nodes() <= budget);
            }
        }
    }

    @Test
    void inTheLastRoundItMarksWhatWinsWhateverElseIsApproved() {
        // Red has 8 frames, Yellow and Blue 8 and 9; only Blue's Tar on Red's, united by Red's hand, gives Red the most.
        UnitarPosition position = lastRound();
        int red = seatOf(position, UnitarColour.RED);
        while (position.toMove() != red) position.play(UnitarMove.intention(UnitarBlock.YELLOW_UNI, UnitarAction.NORTH));
        UnitarBoard after = new UnitarBoard(position.board());
        after.carryOut(decision(Bot.LEVELS, position, BUDGET));
        assertTrue(after.frames(UnitarColour.RED) > after.frames(UnitarColour.BLUE));
        assertTrue(after.frames(UnitarColour.RED) > after.frames(UnitarColour.YELLOW));
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "5, 2"})
    void higherLevelsWinMostGames(int higher, int lower) {
        int won = 0;
        int alone = 0;
        for (int game = 0; game < 30; game++) {
            UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, new Random32(game / 3));
            Random32 random = new Random32(game);
            while (!position.outcome().over()) {
                int level = position.toMove() == game % 3 ? higher : lower;
                position.play(decision(level, position, 10_000, new Random32(random.next())));
            }
            if (Integer.bitCount(position.outcome().winners()) > 1) continue;
            alone++;
            if (position.outcome().wins(game % 3)) won++;
        }
        assertTrue(2 * won > alone, won + " of " + alone);
    }

    @Test
    void threeOfTheStrongestAgreeOnSomethingInNearlyEveryRound() {
        Random32 random = new Random32(3);
        int vain = 0;
        int changes = 0;
        for (int game = 0; game < 6; game++) {
            UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, new Random32(game));
            while (!position.outcome().over()) {
                position.play(decision(Bot.LEVELS, position, 10_000, new Random32(random.next())));
                UnitarStep last = position.lastStep();
                if (position.committed() > 0 || last.phase() == UnitarPhase.PLACE) continue;
                if (last.endsInVain()) vain++;
                for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
                    if (last.before().frames(colour) != position.board().frames(colour)) changes++;
                }
            }
        }
        assertTrue(vain <= 1, vain + " rounds in vain");
        assertTrue(changes >= 18, changes + " changes");
    }

    @Test
    void aHintTellsWhatAMarkWouldGainAndWhoGainsByItToo() {
        UnitarPosition position = lastRound();
        while (position.toMove() != seatOf(position, UnitarColour.RED)) position.play(0);
        Message why = UnitarAdvice.whyPlay(position, UnitarMove.intention(UnitarBlock.RED_UNI, UnitarAction.UNITE));
        assertNotNull(why);
        assertTrue(why.toString().contains("unitar.advice.gain"), why.toString());
Message idle = UnitarAdvice.whyPlay(position, UnitarMove.intention(UnitarBlock.YELLOW_TAR, UnitarAction.UNITE));
        assertTrue(idle.toString().contains("unitar.advice.lead"), idle.toString());
    }

    @Test
    void everyHintHasAReasonThatHolds() {
        Random32 random = new Random32(7);
        UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, new Random32(7));
        while (!position.outcome().over()) {
            int move = decision(Bot.LEVELS, position, 10_000, new Random32(random.next()));
            String why = UnitarAdvice.whyPlay(position, move).toString();
            assertTrue(why.contains("unitar.advice."), why);
            if (!UnitarMove.isPlacement(move)) {
                int gain = position.preview(move).gain(position.colour(position.toMove()));
                assertEquals(gain > 0, why.contains("unitar.advice.gain"), why);
                assertEquals(gain < 0, why.contains("unitar.advice.costs") || why.contains("unitar.advice.trade"), why);
            }
            position.play(move);
        }
    }

    /** Red's Uni lies on one field of Blue's Tar; nothing else overlaps. */
    private static UnitarPosition lastRound() {
        String start = "colours=yellow,red,blue round=8 fails=0 phase=intend marks=- seat=1 blocks="
            + "YU@-3.3:-4.4y,-4.3y,-3.3y,-2.3y,-2.2y;YT@-:-;"
            + "RU@2.0:2.1r,1.0r,2.0r,3.0r;RT@-3.-3:-4.-2r,-2.-2r,-4.-3r,-3.-3r,-2.-3r,-4.-4r,-2.-4r;"
            + "BU@-:-;BT@4.0:3.1b,4.1b,3.0b,4.0b,5.0b,3.-1b,4.-1b,5.-1b rng=" + new Random32(1);
        return UnitarNotation.INSTANCE.position(start);
    }

    private static int seatOf(UnitarPosition position, int colour) {
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) if (position.colour(seat) == colour) return seat;
        throw new AssertionError();
    }

    private static UnitarPosition middleGame(UnitarSecrecy secrecy, int seed) {
        Random32 random = new Random32(seed);
        UnitarPosition position = new UnitarPosition(secrecy, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 1 + 2 * seed && position.toMove() >= 0; ply++) {
            position.moves(moves);
            position.play(moves.get(random.below(moves.size())));
        }
        return position;
    }

    private static int decision(int level, UnitarPosition position, int budget) {
        return decision(level, position, budget, new Random32(4));
    }

    private static int decision(int level, UnitarPosition position, int budget, Random32 random) {
        UnitarPosition view = position.copy();
        view.determinize(position.toMove(), new Random32(1));
        Search search = new UnitarGame().bot(level).search(view, budget, random);
        while (!search.step(budget)) continue;
        return search.move();
    }
}
