package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;
import uniboard.search.Perft;

class UnlurRulesTest {
    @ParameterizedTest
    @CsvSource({"2, 7", "3, 19", "6, 91", "8, 169", "13, 469"})
    void boardsHaveTheirCells(int size, int cells) {
        UnlurBoard board = UnlurBoard.of(size);
        assertEquals(cells, board.cells());
        assertEquals(size * 6 - 6, cells - board.innerCells());
    }

    @ParameterizedTest
    @CsvSource({"a1, b1 a2 b2", "c1, b1 c2 d1", "c3, b2 b3 c2 c4 d2 d3", "b1, a1 b2 c1 c2", "d4, c4 c5 d3 e3", "e2, d2 d3 e1 e3"})
    void rowsOfThreeToFiveHaveTheirNeighbours(String cell, String neighbours) {
        UnlurBoard board = UnlurBoard.of(3);
        List<String> found = Stream.iterate(0, i -> i < UnlurBoard.DIRECTIONS, i -> i + 1).map(i -> board.neighbour(cell(board, cell), i))
            .filter(neighbour -> neighbour < board.cells()).map(board::name).sorted().toList();
        assertEquals(Stream.of(neighbours.split(" ")).sorted().toList(), found);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 13})
    void neighboursAreMutualAndInACircle(int size) {
        UnlurBoard board = UnlurBoard.of(size);
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int direction = 0; direction < 6; direction++) {
                int neighbour = board.neighbour(cell, direction);
                if (neighbour == board.cells()) continue;
                assertEquals(cell, board.neighbour(neighbour, (direction + 3) % 6));
                int next = board.neighbour(cell, (direction + 1) % 6);
                if (next < board.cells()) assertEquals(next, board.neighbour(neighbour, (direction + 2) % 6));
            }
        }
    }

    @Proves("group")
    @ParameterizedTest
    @CsvSource({"a1, 16", "a2, 1", "a3, 12", "b4, 2", "c5, 23", "d4, 3", "e3, 34", "e2, 4", "e1, 45", "d1, 5", "c1, 56", "b1, 6", "b2, ''"})
    void sidesAreCountedClockwiseFromTheTop(String cell, String sides) {
        UnlurBoard board = UnlurBoard.of(3);
        StringBuilder touched = new StringBuilder();
        for (int side = 0; side < UnlurSides.COUNT; side++) if ((board.sides(cell(board, cell)) >>> side & 1) != 0)
            touched.append(side + 1);
        assertEquals(sides, touched.toString());
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 2", "2, 2, 8", "2, 3, 48", "2, 4, 240", "2, 5, 960", "2, 6, 2880", "2, 7, 4464", "2, 8, 4464",
        "3, 1, 8", "3, 2, 68", "3, 3, 720", "3, 4, 9720", "3, 5, 145440", "3, 6, 2151360", "6, 1, 62"})
    void leavesAreCounted(int size, int depth, double leaves) {
        assertEquals(leaves, Perft.count(start(size), depth));
    }

    /** Boards with a Y of Black's, with a line of Black's but no Y, with a line of White's, with a Y of White's but no line. */
    @Proves("no-draw")
    @ParameterizedTest
    @CsvSource({"2, 49, 27, 76, 0", "3, 196051, 122259, 318212, 98"})
    void everyFullBoardHasAFigureAndOneWinner(int size, int blackY, int blackLine, int whiteLine, int whiteY) {
        FullBoards found = new FullBoards(UnlurBoard.of(size));
        found.count();
        assertEquals(List.of(blackY, blackLine, whiteLine, whiteY),
            List.of(found.blackYs, found.blackLines, found.whiteLines, found.whiteYs));
        assertEquals(0, found.withoutFigure);
        assertEquals(0, found.withTwoWinners);
    }

    @Proves({"line-sides", "y-sides", "full-side"})
    @ParameterizedTest
    @CsvSource({
        "a full side is no line,               3/4/5/4/ooo, false, false", "two adjacent full sides, 3/4/4o/3o/ooo, true, false",
        "three adjacent full sides,            3/o3/o4/o3/ooo, true, false", "and one more cell, 3/o3/o3o/o2o/ooo, true, true",
        "two corners make three sides,         2x/1xx1/xx3/4/3, true, false", "opposite corners, x2/1x2/2x2/2x1/2x, true, false",
        "from the top to two sides below,      1x1/1x2/1xxx1/x2x/3, false, true", "split in two groups, 1x1/1x2/5/x2x/3, false, false",
        "top to bottom,                        1x1/1x2/2x2/2x1/1x1, true, false",
        "upper right to lower left,            3/2xx/2x2/xx2/3, true, false",
        "lower right to upper left,            3/xx2/2x2/2xx/3, true, false"})
    void figuresAreFound(String what, String rows, boolean line, boolean y) {
        UnlurBoard board = UnlurBoard.of(3);
        UnlurStones stones = new UnlurStones(board);
        String cells = expanded(rows);
        boolean foundLine = false;
        boolean foundY = false;
        for (int cell = 0; cell < board.cells(); cell++) {
            if (cells.charAt(cell) == '.') continue;
            int sides = stones.put(cell, UnlurStones.BLACK);
            foundLine |= UnlurSides.isLine(sides);
            foundY |= UnlurSides.isY(sides);
        }
        assertEquals(line, foundLine, what);
        assertEquals(y, foundY, what);
    }

    @Proves({"goals", "contract-turn", "pass-when"})
    @Test
    void contractFillsTheInnerCellsThenOnlyPassingIsLeft() {
        UnlurPosition position = start(3);
        MoveList moves = new MoveList();
        for (int stones = 0; stones < 7; stones++) {
            position.moves(moves);
            assertEquals(8 - stones, moves.size());
            assertEquals(UnlurMove.PASS, moves.get(moves.size() - 1));
            assertEquals(stones % 2, position.toMove());
            assertEquals(Position.NOBODY, position.black());
            position.play(moves.get(0));
            assertFalse(position.outcome().over());
        }
        position.moves(moves);
        assertEquals(1, moves.size());
        assertEquals(UnlurMove.PASS, moves.get(0));
    }

    @Proves({"goals", "pass-black", "turn", "no-pass"})
    @Test
    void whoPassesIsBlackAndTheOtherMovesWithWhite() {
        UnlurPosition position = play(start(3), "c3 b2 pass");
        assertEquals("3/1x2/2x2/4/3 play 2 1", UnlurNotation.INSTANCE.positionText(position));
        MoveList moves = new MoveList();
        position.moves(moves);
        assertEquals(17, moves.size());
        assertFalse(moves.contains(UnlurMove.PASS));
        play(position, "a1");
        assertEquals("o2/1x2/2x2/4/3 play 1 1", UnlurNotation.INSTANCE.positionText(position));
    }

    @Proves({"white-line", "black-y", "wrong-goal", "both-goals"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "White's line; 1o1/1o2/2o2/2o1/3 play 1 2; e2; 1; unlur.over.own.white",
        "a line of Black's without a Y; 1x1/1x2/2x2/2x1/3 play 2 2; e2; 1; unlur.over.wrong.black",
        "Black's Y; 1x1/1x2/1x1x1/x2x/3 play 2 2; c3; 2; unlur.over.own.black",
        "Black's Y at once with a line; 1x1/1x2/1x1x1/x1xx/1x1 play 2 2; c3; 2; unlur.over.own.black",
        "a Y of White's without a line; 1o1/1o2/1o1o1/o2o/3 play 1 2; c3; 2; unlur.over.wrong.white",
        "White's line at once with a Y; 1o1/1o2/1o1o1/o1oo/1o1 play 1 2; c3; 1; unlur.over.own.white",
        "the same with the seats exchanged; 1o1/1o2/1o1o1/o1oo/1o1 play 2 1; c3; 2; unlur.over.own.white"})
    void endsAreDecided(String what, String start, String move, int winner, String how) {
        UnlurPosition position = UnlurNotation.INSTANCE.position(start);
        play(position, move);
        assertEquals(1 << winner - 1, position.outcome().winners(), what);
        assertEquals(how, new UnlurGame().words(position).ending().key(), what);
        assertEquals(Position.NOBODY, position.toMove());
        String after = UnlurNotation.INSTANCE.positionText(position);
        assertEquals(position.outcome(), UnlurNotation.INSTANCE.position(after).outcome(), what);
        position.undo();
        assertEquals(start, UnlurNotation.INSTANCE.positionText(position));
        assertFalse(position.outcome().over());
    }

    @Test
    void undoStopsAtTheStart() {
        UnlurPosition position = play(start(3), "c3 pass a1");
        for (int i = 0; i < 3; i++) position.undo();
        assertEquals("3/4/5/4/3 contract 1 -", UnlurNotation.INSTANCE.positionText(position));
        assertThrows(IllegalStateException.class, position::undo);
    }

    @Test
    void hashTellsSeatsPhasesSizesAndColoursApart() {
        List<String> texts = List.of("3/4/5/4/3 contract 1 -", "3/4/5/4/3 contract 2 -", "3/4/5/4/3 play 1 1", "3/4/5/4/3 play 1 2",
            "3/4/5/4/3 play 2 1", "2/3/2 contract 1 -", "3/4/2x2/4/3 play 1 2", "3/4/2o2/4/3 play 1 2", "3/1x2/5/4/3 play 1 2");
        assertEquals(texts.size(), texts.stream().map(UnlurNotation.INSTANCE::position).map(UnlurPosition::hashHigh).distinct().count());
        assertEquals(texts.size(), texts.stream().map(UnlurNotation.INSTANCE::position).map(UnlurPosition::hashLow).distinct().count());
    }

    @Test
    void optionsMakeTheBoard() {
        UnlurGame game = new UnlurGame();
        assertEquals(8, game.start(Options.defaults(game), new Random32(1)).board().size());
        for (String size : List.of("6", "7", "8", "10")) {
            UnlurPosition start = game.start(Options.defaults(game).with("size", size), new Random32(1));
            assertEquals(Integer.parseInt(size), start.board().size());
            assertEquals(null, game.checkOption("size", size, start));
        }
        assertEquals("unlur.error.optionSize", game.checkOption("size", "6", start(7)).key());
        assertTrue(game.options().get(0).values().contains(game.options().get(0).defaultValue()));
    }

    static UnlurPosition start(int size) {
        UnlurBoard board = UnlurBoard.of(size);
        return new UnlurPosition(board, new int[board.cells()], 0, Position.NOBODY);
    }

    static UnlurPosition play(UnlurPosition position, String moves) {
        for (String move : moves.split(" ")) position.play(new UnlurGame().move(position, move));
        return position;
    }

    private static int cell(UnlurBoard board, String name) {
        int move = UnlurMove.read(name);
        return board.cell(UnlurMove.row(move), UnlurMove.column(move));
    }

    private static String expanded(String rows) {
        StringBuilder cells = new StringBuilder();
        for (char ch : rows.replace("/", "").toCharArray()) cells.append(Character.isDigit(ch) ? ".".repeat(ch - '0') : String.valueOf(ch));
        return cells.toString();
    }

    /** Colours every cell in every way, putting and taking back one stone at a time. */
    private static final class FullBoards {
        private final UnlurBoard board;
        private final UnlurStones stones;
        private int blackYs;
        private int blackLines;
        private int whiteLines;
        private int whiteYs;
        private int withoutFigure;
        private int withTwoWinners;

        FullBoards(UnlurBoard board) {
            this.board = board;
            stones = new UnlurStones(board);
        }

        void count() {
            int cell = stones.count();
            if (cell == board.cells()) {
                tally();
                return;
            }
            for (int colour = UnlurStones.BLACK; colour <= UnlurStones.WHITE; colour++) {
                stones.put(cell, colour);
                count();
                stones.takeBack();
            }
        }

        private void tally() {
            boolean[] lines = new boolean[3];
            boolean[] ys = new boolean[3];
            boolean blackWins = false;
            boolean whiteWins = false;
            for (int cell = 0; cell < board.cells(); cell++) {
                int colour = stones.colour(cell);
                lines[colour] |= UnlurSides.isLine(stones.sides(cell));
                ys[colour] |= UnlurSides.isY(stones.sides(cell));
                int figure = UnlurFigure.of(colour, stones.sides(cell));
                if (figure == UnlurFigure.NONE) continue;
                if ((figure == UnlurFigure.OWN) == (colour == UnlurStones.BLACK)) blackWins = true;
                else whiteWins = true;
            }
            if (ys[UnlurStones.BLACK]) blackYs++;
            else if (lines[UnlurStones.BLACK]) blackLines++;
            if (lines[UnlurStones.WHITE]) whiteLines++;
            else if (ys[UnlurStones.WHITE]) whiteYs++;
            if (!blackWins && !whiteWins) withoutFigure++;
            if (blackWins && whiteWins) withTwoWinners++;
        }
    }
}
