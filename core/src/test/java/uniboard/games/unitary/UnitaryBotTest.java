package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.match.Arena;

class UnitaryBotTest {
    private static final int BUDGET = 30_000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "one card | hands=Energy,Clear,Mass/-; hidden=Energy/Distance",
        "all four cards | hands=Time,Volume,Mass,Speed/-; area=0,-2,1; hidden=Angular Momentum/Distance",
        "a square root of a quotient | hands=Surface Tension,Square Root/-; area=1,2,-2; hidden=Distance/Force",
        "a hand larger than play leaves it | hands=Time,Volume,Mass,Force,Speed,Energy,Area/-; hidden=Momentum/Distance; area=0,-2,1"})
    void theStrongestLevelWinsAtOnce(String what, String fields) {
        UnitaryPosition position = HandMade.position(fields);
        while (!position.outcome().over() && position.mover() == 0) position.play(decision(Bot.LEVELS, position, BUDGET));
        assertTrue(position.outcome().wins(0), what);
    }

    @Test
    void noWinAtOnceIsOverlooked() {
        int winning = 0;
        for (int seed = 0; seed < 1000; seed++) {
            UnitaryPosition position = HandMade.randomGame(2 + seed % 3, seed, seed % 23);
            if (position.outcome().over() || position.phase() != UnitaryPhase.PLAY || !canWin(position)) continue;
            winning++;
            int seat = position.mover();
            while (!position.outcome().over() && position.mover() == seat) position.play(decision(Bot.LEVELS, position, BUDGET));
            assertTrue(position.outcome().over(), "seed " + seed);
        }
        assertTrue(winning > 10);
    }

    /** Whether some way to play cards reaches the mover's goal, found by trying all. */
    private static boolean canWin(UnitaryPosition position) {
        int seat = position.mover();
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (!UnitaryMove.isPlay(moves.get(i))) continue;
            position.play(moves.get(i));
            boolean wins = position.outcome().over() ? position.outcome().wins(seat) : canWin(position);
            position.undo();
            if (wins) return true;
        }
        return false;
    }

    /** By Speed first the units would pass those of Speed, by Mass first those of Mass, both copies of which are seen. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"Mass | Mass up", "Speed | Speed up"})
    void theWayToTheGoalPassesNobodyElsesGoal(String seen, String move) {
        UnitaryPosition position = HandMade.position("hands=Mass,Speed,Clear/Time,Time,Area; hidden=Momentum/Force; discard=" + seen);
        assertEquals(move, moveText(position, decision(Bot.LEVELS, position, BUDGET)));
    }

    /** All quantities but Force are seen, so Force it is that the other hides. */
    private static UnitaryPosition facingForce(String goal, String hand) {
        return HandMade.position("hidden=" + goal + "/Force; hands=" + hand + "/Square; deck=-; discard=*");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void theOnlyGoalThatIsLeftToTheOtherIsNotMade(int level) {
        UnitaryPosition position = facingForce("Viscosity", "Force,Volume,Energy,Clear");
        for (int seed = 0; seed < 30; seed++) {
            String move = moveText(position, decision(level, position, BUDGET, seed));
            assertNotEquals("Force up", move);
            UnitaryPosition second = HandMade.play(facingForce("Viscosity", "Mass,Acceleration,Square"), "Mass up");
            assertNotEquals("Acceleration up", moveText(second, decision(level, second, BUDGET, seed)));
        }
    }

    @Test
    void theWayToTheGoalLeadsAroundTheOnlyGoalThatIsLeftToTheOther() {
        UnitaryPosition position = facingForce("Energy", "Mass,Acceleration,Distance");
        while (!position.outcome().over() && position.mover() == 0) position.play(decision(Bot.LEVELS, position, BUDGET));
        assertTrue(position.outcome().wins(0));
    }

    @Test
    void theFirstLevelSeesSomeWinsAndPlansNoTwoCards() {
        int won = 0;
        UnitaryPosition oneCard = HandMade.position("hands=Energy,Clear,Volume/Force; hidden=Energy/Distance");
        for (int seed = 0; seed < 40; seed++) if (moveText(oneCard, decision(1, oneCard, BUDGET, seed)).equals("Energy up")) won++;
        assertTrue(won > 10 && won < 36, "won " + won);
        assertNotEquals(decisions(1), decisions(5));
    }

    /** In a position that two cards win. */
    private static String decisions(int level) {
        UnitaryPosition position = HandMade.position("hands=Mass,Volume,Speed/Force; hidden=Momentum/Distance");
        StringBuilder moves = new StringBuilder();
        for (int seed = 0; seed < 20; seed++) {
            UnitaryPosition game = position.copy();
            game.play(decision(level, game, BUDGET, seed));
            if (!game.outcome().over() && game.mover() == 0) game.play(decision(level, game, BUDGET, seed));
            moves.append(game.outcome().over() ? '1' : '0');
        }
        return moves.toString();
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "4, 2", "5, 3"})
    void higherLevelsWinMostGames(int higher, int lower) {
        UnitaryGame game = new UnitaryGame();
        Arena arena = new Arena(game, Options.defaults(game), List.of(higher, lower), 1, 50_000);
        int won = 0;
        for (int i = 0; i < 20; i++) if (arena.play(i).winners() == 1) won++;
        assertTrue(won > 10, "won " + won);
    }

    @Test
    void partnersPlayForEachOther() {
        UnitaryGame game = new UnitaryGame();
        Arena arena = new Arena(game, Options.defaults(game).with("seats", "4"), List.of(5, 1, 5, 1), 1, 50_000);
        int won = 0;
        for (int i = 0; i < 12; i++) if (arena.play(i).winners() == 0b0101) won++;
        assertTrue(won > 6, "won " + won);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void unseenCardsMakeNoDifference(int level) {
        for (int seed = 0; seed < 18; seed++) {
            UnitaryPosition position = HandMade.randomGame(2 + seed % 3, seed, 3 + 4 * seed);
            if (position.outcome().over()) continue;
            UnitaryPosition other = position.copy();
            other.determinize(position.mover(), new Random32(99));
            assertEquals(decision(level, position, BUDGET), decision(level, other, BUDGET));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everyBudgetAndSliceGivesALegalMove(int level) {
        for (int seed = 0; seed < 12; seed++) {
            UnitaryPosition position = HandMade.randomGame(2 + seed % 3, seed, 2 + 5 * seed);
            MoveList moves = new MoveList();
            position.moves(moves);
            if (moves.isEmpty()) continue;
            for (int budget : new int[] {1, 10, 300, 3000, 100_000}) {
                Search sliced = new UnitaryGame().bot(level).search(position.copy(), budget, new Random32(4));
                assertTrue(moves.contains(sliced.move()));
                while (!sliced.step(7)) assertTrue(moves.contains(sliced.move()));
                assertEquals(decision(level, position, budget), sliced.move());
                assertTrue(sliced.nodes() <= budget);
            }
        }
    }

    private static String moveText(UnitaryPosition position, int move) {
        return UnitaryNotation.INSTANCE.moveText(position, move);
    }

    private static int decision(int level, UnitaryPosition position, int budget) {
        return decision(level, position, budget, 4);
    }

    private static int decision(int level, UnitaryPosition position, int budget, int seed) {
        UnitaryPosition view = position.copy();
        view.determinize(position.mover(), new Random32(1));
        Search search = new UnitaryGame().bot(level).search(view, budget, new Random32(seed));
        while (!search.step(budget)) continue;
        return search.move();
    }
}
