package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** What is known of groups move by move is what a flood fill of the whole board finds. */
class UnlurConnectivityTest {
    private static final int GAMES = 10_500;
    private static final int[] SIZES = {2, 3, 3, 4, 4, 5, 3};

    @Proves("group")
    @Test
    void groupsOfRandomGamesAreThoseOfAFloodFill() {
        int ended = 0;
        for (int game = 0; game < GAMES; game++) {
            Random32 random = new Random32(game);
            UnlurPosition position = UnlurRulesTest.start(SIZES[game % SIZES.length]);
            MoveList moves = new MoveList();
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                int mover = position.toMove();
                int move = moves.get(random.below(moves.size()));
                playAndSometimesTakeBack(position, move, moves, random);
                compare(position, mover, move);
            }
            if (position.outcome().over()) ended++;
        }
        assertEquals(GAMES, ended);
    }

    @Test
    void largeBoardsTooDownToTheStartAgain() {
        for (int size : new int[] {6, 8, 13}) {
            UnlurPosition position = UnlurRulesTest.start(size);
            Random32 random = new Random32(size);
            MoveList moves = new MoveList();
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                int mover = position.toMove();
                int move = moves.get(random.below(moves.size()));
                position.play(move);
                compare(position, mover, move);
            }
            while (position.ply() > 0) {
                position.undo();
                new FloodFill(position).compare();
            }
        }
    }

    private static void playAndSometimesTakeBack(UnlurPosition position, int move, MoveList moves, Random32 random) {
        if (random.below(4) == 0) {
            position.play(moves.get(random.below(moves.size())));
            position.undo();
        }
        position.play(move);
    }

    private static void compare(UnlurPosition position, int mover, int move) {
        FloodFill fill = new FloodFill(position);
        fill.compare();
        boolean white = mover != position.black();
        int own = white ? fill.lines[UnlurPosition.WHITE] : fill.ys[UnlurPosition.BLACK];
        int wrong = white ? fill.ysAlone[UnlurPosition.WHITE] : fill.linesAlone[UnlurPosition.BLACK];
        boolean ended = !UnlurMove.isPass(move) && !position.isContract() && own + wrong > 0;
        assertEquals(ended, position.outcome().over());
        if (ended) assertEquals(1 << (own > 0 ? mover : 1 - mover), position.outcome().winners());
        else assertTrue(position.toMove() != Position.NOBODY);
    }

    /** Groups and figures, found from nothing but colours and neighbours, with figures spelt out side by side. */
    private static final class FloodFill {
        private final UnlurPosition position;
        private final UnlurBoard board;
        private final int[] groups;
        private final int[] touched;
        private final int[] lines = new int[3];
        private final int[] ys = new int[3];
        private final int[] linesAlone = new int[3];
        private final int[] ysAlone = new int[3];

        FloodFill(UnlurPosition position) {
            this.position = position;
            board = position.board();
            groups = new int[board.cells()];
            touched = new int[board.cells() + 1];
            int group = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                if (groups[cell] != 0 || position.colour(cell) == UnlurPosition.EMPTY) continue;
                group++;
                flood(cell, group);
                tally(position.colour(cell), touched[group]);
            }
        }

        private void flood(int cell, int group) {
            groups[cell] = group;
            int row = board.row(cell);
            int column = board.column(cell);
            int last = board.rowLength(row) - 1;
            int middle = board.size() - 1;
            touch(group, 1, row == 0);
            touch(group, 2, column == last && row <= middle);
            touch(group, 3, column == last && row >= middle);
            touch(group, 4, row == 2 * middle);
            touch(group, 5, column == 0 && row >= middle);
            touch(group, 6, column == 0 && row <= middle);
            for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
                int neighbour = board.neighbour(cell, direction);
                if (neighbour == board.cells() || groups[neighbour] != 0) continue;
                if (position.colour(neighbour) == position.colour(cell)) flood(neighbour, group);
            }
        }

        private void touch(int group, int side, boolean touches) {
            if (touches) touched[group] |= 1 << side - 1;
        }

        private void tally(int colour, int sides) {
            boolean line = has(sides, 1, 4) || has(sides, 2, 5) || has(sides, 3, 6);
            boolean y = has(sides, 1, 3, 5) || has(sides, 2, 4, 6);
            if (line) lines[colour]++;
            if (y) ys[colour]++;
            if (line && !y) linesAlone[colour]++;
            if (y && !line) ysAlone[colour]++;
        }

        private static boolean has(int set, int... sides) {
            for (int side : sides) if ((set >>> side - 1 & 1) == 0) return false;
            return true;
        }

        /** Equal groups on both sides, and what they touch. */
        void compare() {
            int[] groupOfRoot = new int[board.cells()];
            int[] rootOfGroup = new int[board.cells() + 1];
            for (int cell = 0; cell < board.cells(); cell++) {
                if (groups[cell] == 0) continue;
                int root = position.group(cell);
                if (groupOfRoot[root] == 0) groupOfRoot[root] = groups[cell];
                if (rootOfGroup[groups[cell]] == 0) rootOfGroup[groups[cell]] = root + 1;
                assertEquals(groupOfRoot[root], groups[cell]);
                assertEquals(rootOfGroup[groups[cell]], root + 1);
                assertEquals(touched[groups[cell]], position.groupSides(cell));
            }
        }
    }
}
