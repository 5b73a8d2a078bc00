package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

class UnlurBotTest {
    private static final String EMPTY_8 = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8";

    @ParameterizedTest
    @ValueSource(strings = {"1o1/1o2/2o2/2o1/3 play 1 2", "1x1/1x2/1x1x1/x2x/3 play 2 2", "1x1/1x2/1x1x1/x1xx/1x1 play 2 2"})
    void takesAWinInOne(String start) {
        for (int level = 3; level <= Bot.LEVELS; level++) {
            UnlurPosition position = UnlurNotation.INSTANCE.position(start);
            int mover = position.mover();
            position.play(decision(position, level, 10_000, level));
            assertTrue(position.outcome().wins(mover), "level " + level);
        }
    }

    /** Also the weakest, in random positions where a stone would complete the wrong figure and others wouldn't. */
    @Test
    void neverCompletesTheWrongFigureWhereThereIsAChoice() {
        int tried = 0;
        for (int seed = 0; seed < 1000; seed++) {
            UnlurPosition position = afterRandomMoves(3 + seed % 3, 10 + seed % 24, seed);
            if (position.outcome().over() || !someMovesHandTheWinOver(position)) continue;
            tried++;
            for (int level = 1; level <= Bot.LEVELS; level++) {
                UnlurPosition after = position.copy();
                after.play(decision(position, level, 600, seed));
                assertFalse(after.outcome().wins(1 - position.toMove()), UnlurNotation.INSTANCE.positionText(position) + " level " + level);
            }
        }
        assertTrue(tried > 40, tried + " positions");
    }

    @Test
    void meetsTheOnlyThreat() {
        UnlurPosition position = UnlurNotation.INSTANCE.position("1x1/1xo1/1x1x1/x2x/3 play 1 2");
        for (int level = 3; level <= Bot.LEVELS; level++) assertEquals("c3", UnlurMove.text(decision(position, level, 10_000, level)));
    }

    @Test
    void findsTheWinningFirstStone() {
        for (int seed = 0; seed < 5; seed++) assertEquals("c3", UnlurMove.text(decision(UnlurRulesTest.start(3), 5, 1_000_000, seed)));
    }

    @Test
    void movingFirstAlwaysWinsOnBoardsOfSizeThree() {
        winsMovingFirst(4);
    }

    /** Adds other replies by chance, and other orders in which the search looks at the same moves. */
    @Tag("thorough")
    @Test
    void movingFirstAlwaysWinsOnBoardsOfSizeThreeInManyGames() {
        winsMovingFirst(40);
    }

    /** Against chance in even games, against the strongest level in odd ones. */
    private static void winsMovingFirst(int games) {
        int nodes = new UnlurGame().bot(5).nodes();
        for (int game = 0; game < games; game++) {
            UnlurPosition position = UnlurRulesTest.start(3);
            Random32 random = new Random32(game);
            while (!position.outcome().over()) {
                if (position.toMove() == 0) position.play(decision(position, 5, nodes, game));
                else position.play(game % 2 == 0 ? anyMove(position, random) : decision(position, 5, 100_000, random.next()));
            }
            assertTrue(position.outcome().wins(0), UnlurNotation.INSTANCE.positionText(position) + " game " + game);
        }
    }

    private static int anyMove(UnlurPosition position, Random32 random) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.get(random.below(moves.size()));
    }

    /** A won position, a lost one, and one that half of the budget doesn't decide. */
    @ParameterizedTest
    @ValueSource(strings = {"pass", "c3", "b2"})
    void decidesAlikeInSlicesOnBoardsOfSizeThree(String firstMove) {
        UnlurPosition position = UnlurRulesTest.play(UnlurRulesTest.start(3), firstMove);
        int nodes = 400_000;
        Search search = new UnlurGame().bot(5).search(position.copy(), nodes, new Random32(7));
        while (!search.step(999)) continue;
        assertEquals(decision(position, 5, nodes, 7), search.move());
        assertTrue(search.nodes() <= nodes, search.nodes() + " nodes");
    }

    @Test
    void takesBlackOnlyWhereItsStonesArePromising() {
        int pass = UnlurMove.PASS;
        assertNotEquals(pass, decision(UnlurNotation.INSTANCE.position(EMPTY_8 + " contract 1 -"), 5, 300_000, 1));
        String wall = "8/1x7/2x7/3x7/4x7/5x7/6x7/4x2xxx2x2/6x7/5x7/4x7/3x7/2x7/1x7/8";
        assertEquals(pass, decision(UnlurNotation.INSTANCE.position(wall + " contract 2 -"), 5, 300_000, 1));
        assertEquals(pass, decision(UnlurNotation.INSTANCE.position(wall + " contract 1 -"), 4, 300_000, 1));
    }

    @Test
    void strongestBeatsTheConnectionPlayer() {
        int wins = 0;
        for (int game = 0; game < 10; game++) {
            UnlurPosition position = UnlurRulesTest.start(5);
            ConnectionPlayer opponent = new ConnectionPlayer(new Random32(game));
            int seat = game % 2;
            while (!position.outcome().over()) {
                position.play(position.toMove() == seat ? decision(position, 5, 50_000, game) : opponent.move(position));
            }
            if (position.outcome().wins(seat)) wins++;
        }
        assertTrue(wins >= 9, wins + " of 10");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void decidesAlikeOnEqualBudgetAndChance(int level) {
        UnlurPosition position = UnlurRulesTest.play(UnlurRulesTest.start(6), "d4 f6 pass");
        assertEquals(decision(position, level, 50_000, 7), decision(position, level, 50_000, 7));
    }

    @Test
    void weakLevelVaries() {
        UnlurPosition position = UnlurRulesTest.play(UnlurRulesTest.start(6), "d4 f6 pass");
        int first = decision(position, 1, 6000, 0);
        boolean varies = false;
        for (int seed = 1; seed < 20; seed++) varies |= decision(position, 1, 6000, seed) != first;
        assertTrue(varies);
    }

    private static UnlurPosition afterRandomMoves(int size, int plies, int seed) {
        UnlurPosition position = UnlurRulesTest.play(UnlurRulesTest.start(size), "pass");
        Random32 random = new Random32(seed);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies && !position.outcome().over(); ply++) {
            position.moves(moves);
            position.play(moves.get(random.below(moves.size())));
        }
        return position;
    }

    private static boolean someMovesHandTheWinOver(UnlurPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int opponent = 1 - position.toMove();
        int losing = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            if (position.outcome().wins(opponent)) losing++;
            position.undo();
        }
        return losing > 0 && losing < moves.size();
    }

    static int decision(UnlurPosition position, int level, int nodes, int seed) {
        Search search = new UnlurGame().bot(level).search(position.copy(), nodes, new Random32(seed));
        while (!search.step(nodes)) continue;
        return search.move();
    }
}
