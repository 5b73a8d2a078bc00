package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
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
import uniboard.match.GameRecord;

class UnikatBotTest {
    private static final int BUDGET = 4000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a chain | table=SWL1@0,0 racks=SWG2,SRG2,SWL2,SRG3,CRG3,CBG3/QBY1,QBY2",
        "a chain that must begin at its one end | table=SWL1@0,0 racks=CWY3,SWY3,SWG3,SWG2,SWL2/QBY1,QBY2",
        "a chain and the extra move | table=SWL1@0,0;SWL2@1,0;SWG2@1,1 racks=SWG1,CWG1,SRL1/QBY1,QBY2"})
    void theStrongestLevelWinsInOneTurn(String what, String fields) {
        UnikatPosition position = HandMade.position(fields);
        while (!position.outcome().over() && position.mover() == 0) position.play(decision(Bot.LEVELS, position, BUDGET));
        assertTrue(position.outcome().wins(0), what);
    }

    @Test
    void noChainThatEmptiesTheRackIsOverlooked() {
        int finishing = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random32 random = new Random32(seed);
            UnikatPosition position = new UnikatPosition(4, 1, random);
            MoveList moves = new MoveList();
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                boolean smallRack = position.phase() == UnikatPhase.TURN && position.rackSize(position.mover()) <= 5;
                if (smallRack && canFinish(position)) {
                    finishing++;
                    assertTrue(finishes(position.copy()), "seed " + seed + " ply " + position.ply());
                }
                position.play(new UnikatGame().randomMove(moves, random));
            }
        }
        assertTrue(finishing > 50);
    }

    private static boolean finishes(UnikatPosition position) {
        int seat = position.mover();
        while (!position.outcome().over() && position.mover() == seat) position.play(decision(Bot.LEVELS, position, BUDGET));
        return position.outcome().over();
    }

    /** Whether some chain lays the whole rack, found by trying all. */
    private static boolean canFinish(UnikatPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (UnikatMove.kind(moves.get(i)) != UnikatMove.Kind.LAY) return false;
            position.play(moves.get(i));
            boolean finishes = position.outcome().over() || canFinish(position);
            position.undo();
            if (finishes) return true;
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void unseenCardsMakeNoDifference(int level) {
        for (int seed = 0; seed < 12; seed++) {
            UnikatPosition position = middleGame(2 + seed % 3, seed);
            if (position.outcome().over()) continue;
            UnikatPosition other = position.copy();
            other.determinize(position.mover(), new Random32(99));
            assertEquals(decision(level, position, BUDGET), decision(level, other, BUDGET));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everyBudgetAndSliceGivesALegalMove(int level) {
        for (int seed = 0; seed < 12; seed++) {
            UnikatPosition position = middleGame(2 + seed % 3, seed);
            MoveList moves = new MoveList();
            position.moves(moves);
            if (moves.isEmpty()) continue;
            for (int budget : new int[] {1, 10, 300, 3000}) {
                Search sliced = new UnikatGame().bot(level).search(position.copy(), budget, new Random32(4));
                assertTrue(moves.contains(sliced.move()));
                while (!sliced.step(7)) assertTrue(moves.contains(sliced.move()));
                assertEquals(decision(level, position, budget), sliced.move());
                assertTrue(sliced.nodes() <= budget);
            }
        }
    }

    @Test
    void theFirstLevelLaysSingleCards() {
        UnikatPosition position = HandMade.position("table=SWL1@0,0 racks=SWL2,SWL3,SWG3,SWG2/QBY1,QBY2");
        for (int seed = 0; seed < 20; seed++) {
            UnikatPosition game = position.copy();
            Search search = new UnikatGame().bot(1).search(game.copy(), BUDGET, new Random32(seed));
            search.step(BUDGET);
            game.play(search.move());
            if (game.phase() == UnikatPhase.CHAIN) assertEquals(UnikatMove.END, decision(1, game, BUDGET));
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 3", "3, 1"})
    void higherLevelsWinMostGames(int higher, int lower) {
        UnikatGame game = new UnikatGame();
        Arena arena = new Arena(game, Options.defaults(game), List.of(higher, lower), 1, 1000);
        int won = 0;
        for (int i = 0; i < 20; i++) if (arena.play(i).winners() == 1) won++;
        assertTrue(won > 10);
    }

    /** SWL2 alone fits. Beside it a chain of all could be made of the rack and the display, were it given away. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "racks=SWL2,QRG1,QRG2,QRG3,QBG3/CBY1,CBY2 display=QBG1,QBY1,QBY3",
        "racks=SWL2,CRG1,CRG2,CRY2,CRY3,CBY3/QBG1,QBG2 display=CBG3,CBY1,QRY3",
        "racks=CBG1,CBG2,SWL2,CBG3,CRG3,QRG3,QBG3/CBY1,CBY2 display=CRG1,CRG2,QRY3"})
    void theOnlyFittingCardIsNotSwappedAway(String fields) {
        UnikatPosition position = HandMade.position(fields);
        for (int level = 3; level <= Bot.LEVELS; level++) {
            for (int budget : new int[] {300, BUDGET, 20_000}) {
                int move = decision(level, position, budget);
                boolean swaps = UnikatMove.kind(move) == UnikatMove.Kind.SWAP;
                assertFalse(swaps && UnikatMove.card(move) == UnikatCard.card("SWL2"), "level " + level + " budget " + budget);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a card of the display that fits | idle=1 racks=QRG1,QRG2,QBY1/CBY1,CBY2 display=QRG3,QBG1,SWL3 | SWL3",
        "a card of the bag that may | idle=1 racks=QRG1,QRG2,QBY1/CBY1,CBY2 display=QRG3,QBG1,QBY2 | bag",
        "none that does not | idle=18 racks=CRG1,CRG2,CRG3,QBY1/CBY1,CBY2 display=CRY3,QRG1,QRG3 | bag"})
    void whoCannotLaySwapsForACardThatMayFit(String what, String fields, String taken) {
        UnikatPosition position = HandMade.position(fields);
        for (int level = 1; level <= Bot.LEVELS; level++) {
            String move = UnikatNotation.INSTANCE.moveText(position, decision(level, position, BUDGET));
            assertTrue(move.endsWith(taken) || level < 4 && move.endsWith("bag"), what + " at level " + level + ": " + move);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "4, 2", "5, 2", "4, 3", "5, 3", "5, 4"})
    void whoCanLayDoesNotWaitWithoutEnd(int level, int seats) {
        UnikatGame game = new UnikatGame();
        Options options = Options.defaults(game).with("seats", Integer.toString(seats));
        Arena arena = new Arena(game, options, Collections.nCopies(seats, level), 4242, 1000);
        for (int i = 0; i < 30; i++) {
            GameRecord record = arena.play(i).record();
            assertTrue(UnikatFigures.longestWait(record) < 10, record::text);
        }
    }

    @Test
    void aCardIsLaidAfterEightTurnsWithoutOneHoweverSmallTheBudget() {
        for (int seed = 0; seed < 60; seed++) {
            UnikatPosition dealt = new UnikatPosition(2 + seed % 3, 1, new Random32(seed));
            if (!dealt.current().canLay()) continue;
            String text = UnikatNotation.INSTANCE.positionText(dealt).replace("idle=0", "idle=8");
            UnikatPosition position = UnikatNotation.INSTANCE.position(text);
            for (int level = 1; level <= Bot.LEVELS; level++) {
                for (int budget : new int[] {1, 30, 3000}) {
                    assertEquals(UnikatMove.Kind.LAY, UnikatMove.kind(decision(level, position, budget)));
                }
            }
        }
    }

    private static UnikatPosition middleGame(int seats, int seed) {
        Random32 random = new Random32(seed);
        UnikatPosition position = new UnikatPosition(seats, 1, random);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 5 + 9 * seed; ply++) {
            position.moves(moves);
            if (moves.isEmpty()) break;
            position.play(new UnikatGame().randomMove(moves, random));
        }
        return position;
    }

    private static int decision(int level, UnikatPosition position, int budget) {
        UnikatPosition view = position.copy();
        view.determinize(position.mover(), new Random32(1));
        Search search = new UnikatGame().bot(level).search(view, budget, new Random32(4));
        while (!search.step(budget)) continue;
        return search.move();
    }
}
