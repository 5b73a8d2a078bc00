package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;

class OnitamaBotTest {
    private final OnitamaGame game = new OnitamaGame();

    @ParameterizedTest
    @ValueSource(strings = {
        "s1mss/2S2/5/5/SSM1S Ox,Boar/Horse,Elephant/Crab b", "ss1ss/M4/5/2m2/SS1SS Ox,Boar/Horse,Elephant/Crab r"})
    void takesAWinInOne(String start) {
        for (int level = 2; level <= Bot.LEVELS; level++) {
            for (int seed = 0; seed < 20; seed++) {
                OnitamaPosition position = OnitamaNotation.INSTANCE.position(start);
                int mover = position.mover();
                position.play(decision(position, level, seed));
                assertTrue(position.outcome().wins(mover), "level " + level + " seed " + seed);
            }
        }
    }

    /** In random positions where some moves lose at once and others don't. */
    @Test
    void avoidsALossInTwoPlies() {
        int tried = 0;
        for (int seed = 0; seed < 60; seed++) {
            OnitamaPosition position = midgame(seed);
            if (position == null) continue;
            tried++;
            for (int level = 3; level <= Bot.LEVELS; level++) {
                OnitamaPosition after = position.copy();
                after.play(decision(position, level, seed));
                assertFalse(canWinAtOnce(after), OnitamaNotation.INSTANCE.positionText(position) + " level " + level);
            }
        }
        assertTrue(tried > 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void decidesAlikeOnEqualBudgetAndChance(int level) {
        OnitamaPosition position = game.start(Options.defaults(game), new Random32(level));
        assertEquals(decision(position, level, 7), decision(position, level, 7));
    }

    @Test
    void weakLevelVaries() {
        OnitamaPosition position = game.start(Options.defaults(game), new Random32(1));
        int first = decision(position, 1, 0);
        boolean varies = false;
        for (int seed = 1; seed < 20; seed++) varies |= decision(position, 1, seed) != first;
        assertTrue(varies);
    }

    private static OnitamaPosition midgame(int seed) {
        OnitamaGame game = new OnitamaGame();
        Random32 random = new Random32(seed);
        OnitamaPosition position = game.start(Options.defaults(game), random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 14; ply++) {
            position.moves(moves);
            if (moves.isEmpty()) return null;
            position.play(moves.get(random.below(moves.size())));
        }
        return position.outcome().over() || canWinAtOnce(position) || !someMovesLose(position) ? null : position;
    }

    private static boolean someMovesLose(OnitamaPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int losing = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            if (canWinAtOnce(position)) losing++;
            position.undo();
        }
        return losing > 0 && losing < moves.size();
    }

    private static boolean canWinAtOnce(OnitamaPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int mover = position.mover();
        boolean wins = false;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            wins |= position.outcome().wins(mover) && !position.outcome().wins(1 - mover);
            position.undo();
        }
        return wins;
    }

    private int decision(OnitamaPosition position, int level, int seed) {
        Bot bot = game.bot(level);
        Search search = bot.search(position.copy(), Math.min(bot.nodes(), 20_000), new Random32(seed));
        while (!search.step(1000)) continue;
        return search.move();
    }
}
