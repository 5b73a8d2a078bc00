package uniboard.games.unlur;

import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.SimulatedGame;
import uniboard.search.Verdict;

/**
 * Unlur as the search plays it from one position again and again: nothing is taken back here, so groups are found by union-find with
 * path halving. A move is a cell, or the number of cells for passing.
 */
final class UnlurSimulation implements SimulatedGame {
    private static final int EMPTY = UnlurStones.EMPTY;
    private static final int BLACK = UnlurStones.BLACK;
    private static final int WHITE = UnlurStones.WHITE;
    private static final int OFF_BOARD = UnlurPatterns.OFF_BOARD;
    private static final int NO_CELL = -1;
    /**
     * By chance White finds a line more easily than Black a Y: of positions even in play White wins 64 of 100 simulations (size 6, 1 to 6
     * stones laid by chance). Until the colours are taken, a share of White's wins (in 256ths) counts for Black, so that both seem even.
     */
    private static final int WHITES_LUCK = 56;

    private final UnlurBoard board;
    private final int cells;
    private final int[] neighbours;
    private final UnlurSymmetries symmetries;
    private final ContractLots lots = new ContractLots();

    private final int rootMover;
    private final int rootBlack;
    private final int rootHashHigh;
    private final int rootHashLow;
    private final int[] rootColours;
    private final int[] rootGroups;
    private final int[] rootSides;
    private final int[] rootEmpty;
    private final int[] rootPatterns;
    private final int[] rootSlots;
    private final int rootEmptyCount;

    private int mover;
    private int black;
    private int winner;
    private int lastCell;
    private int hashHigh;
    private int hashLow;
    /** One more than there are cells: what is off the board. */
    private final int[] colours;
    private final int[] groups;
    private final int[] sides;
    /** What surrounds each cell, as {@link UnlurPatterns} has it. */
    private final int[] patterns;
    /** The empty cells in no order, and where each is among them. */
    private final int[] empty;
    private final int[] slots;
    private int emptyCount;

    /** @param position a running one */
    UnlurSimulation(UnlurPosition position) {
        board = position.board();
        cells = board.cells();
        neighbours = board.neighbours();
        symmetries = new UnlurSymmetries(board);
        rootMover = position.mover();
        rootBlack = position.black();
        rootHashHigh = position.hashHigh();
        rootHashLow = position.hashLow();
        rootColours = new int[cells + 1];
        rootGroups = new int[cells];
        rootSides = new int[cells];
        position.stones().copyTo(rootColours, rootGroups, rootSides);
        rootColours[cells] = OFF_BOARD;
        rootPatterns = new int[cells + 1];
        for (int i = 0; i < neighbours.length; i++) {
            rootPatterns[i / UnlurBoard.DIRECTIONS] |= UnlurPatterns.part(rootColours[neighbours[i]], i % UnlurBoard.DIRECTIONS);
        }
        rootEmpty = new int[cells];
        rootSlots = new int[cells];
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (rootColours[cell] != EMPTY) continue;
            rootSlots[cell] = count;
            rootEmpty[count++] = cell;
        }
        rootEmptyCount = count;
        colours = new int[cells + 1];
        groups = new int[cells];
        sides = new int[cells];
        patterns = new int[cells + 1];
        empty = new int[cells];
        slots = new int[cells];
        restart();
    }

    /** The move as positions play it. */
    int move(int simulated) {
        return simulated == cells ? UnlurMove.PASS : UnlurMove.of(board, simulated);
    }

    /** The other way round. */
    int simulated(int move) {
        return UnlurMove.isPass(move) ? cells : UnlurMove.cell(board, move);
    }

    @Override
    public void restart() {
        mover = rootMover;
        black = rootBlack;
        hashHigh = rootHashHigh;
        hashLow = rootHashLow;
        winner = Position.NOBODY;
        lastCell = NO_CELL;
        emptyCount = rootEmptyCount;
        System.arraycopy(rootColours, 0, colours, 0, cells + 1);
        System.arraycopy(rootGroups, 0, groups, 0, cells);
        System.arraycopy(rootSides, 0, sides, 0, cells);
        System.arraycopy(rootPatterns, 0, patterns, 0, cells);
        System.arraycopy(rootEmpty, 0, empty, 0, rootEmptyCount);
        System.arraycopy(rootSlots, 0, slots, 0, cells);
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int winner() {
        return winner;
    }

    @Override
    public void moves(MoveList into) {
        into.clear();
        if (black == Position.NOBODY) {
            for (int cell = 0; cell < cells; cell++) if (colours[cell] == EMPTY && board.isInner(cell)) into.add(cell);
            into.add(cells);
            return;
        }
        int own = colourToPut();
        for (int cell = 0; cell < cells; cell++) {
            if (colours[cell] == EMPTY && figureWith(cell, own) != UnlurFigure.WRONG) into.add(cell);
        }
        if (!into.isEmpty()) return;
        for (int cell = 0; cell < cells; cell++) if (colours[cell] == EMPTY) into.add(cell);
    }

    /** No figure can arise from the contract. Of moves that a symmetry of the position leads to, one is enough. */
    @Override
    public Verdict lookAhead(MoveList into) {
        moves(into);
        if (symmetries.keep(colours)) leaveRepeatsOut(into);
        if (black == Position.NOBODY) {
            lots.draw(into, hashHigh);
            return Verdict.OPEN;
        }
        int own = colourToPut();
        if (figureWith(into.get(0), own) == UnlurFigure.WRONG) return Verdict.LOST;
        for (int i = 0; i < into.size(); i++) {
            if (figureWith(into.get(i), own) == UnlurFigure.OWN) return only(into.get(i), into, Verdict.WON);
        }
        return meetThreats(into, BLACK + WHITE - own);
    }

    private void leaveRepeatsOut(MoveList moves) {
        int left = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move == cells || !symmetries.repeats(move)) moves.set(left++, move);
        }
        moves.shorten(left);
    }

    private Verdict meetThreats(MoveList into, int opponents) {
        int threat = NO_CELL;
        int threats = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (colours[cell] != EMPTY || figureWith(cell, opponents) != UnlurFigure.OWN) continue;
            threat = cell;
            threats++;
        }
        if (threats == 0) return Verdict.OPEN;
        boolean canMeetOne = into.contains(threat);
        return only(canMeetOne ? threat : into.get(0), into, canMeetOne && threats == 1 ? Verdict.OPEN : Verdict.LOST);
    }

    private int figureWith(int cell, int colour) {
        return UnlurFigure.of(colour, sidesWith(cell, colour));
    }

    private static Verdict only(int move, MoveList into, Verdict verdict) {
        into.clear();
        into.add(move);
        return verdict;
    }

    @Override
    public boolean sharesExperience() {
        return black != Position.NOBODY;
    }

    @Override
    public int playedBy(int move) {
        if (move == cells || colours[move] == EMPTY) return Position.NOBODY;
        return colours[move] == BLACK ? black : 1 - black;
    }

    @Override
    public int played() {
        return rootEmptyCount - emptyCount + (rootBlack == black ? 0 : 1);
    }

    @Override
    public int longest() {
        return rootEmptyCount + 1;
    }

    @Override
    public int hashHigh() {
        return hashHigh;
    }

    @Override
    public int hashLow() {
        return hashLow;
    }

    @Override
    public void play(int move) {
        if (move == cells) {
            black = mover;
            lastCell = NO_CELL;
            toggle(UnlurKeys.black(black));
        } else {
            int colour = colourToPut();
            toggle(UnlurKeys.stone(colour, move));
            int touched = sidesWith(move, colour);
            decide(UnlurFigure.of(colour, touched));
            put(move, colour, touched);
        }
        mover = 1 - mover;
        toggle(UnlurKeys.secondToMove());
    }

    private void toggle(int fact) {
        hashHigh ^= UnlurKeys.high(fact);
        hashLow ^= UnlurKeys.low(fact);
    }

    private int colourToPut() {
        return black == Position.NOBODY || mover == black ? BLACK : WHITE;
    }

    private void decide(int figure) {
        if (figure != UnlurFigure.NONE) winner = figure == UnlurFigure.OWN ? mover : 1 - mover;
    }

    /** During the contract the mover passes. Nobody completes the wrong figure while there is another cell. */
    @Override
    public int playout(Random32 random) {
        if (black == Position.NOBODY) play(cells);
        playToEnd(random);
        boolean lucky = rootBlack == Position.NOBODY && winner != black && random.next() >>> 24 < WHITES_LUCK;
        return lucky ? black : winner;
    }

    private void playToEnd(Random32 random) {
        while (winner == Position.NOBODY) {
            int colour = colourToPut();
            int cell = lastCell != NO_CELL ? savingReply(colour) : NO_CELL;
            if (cell == NO_CELL || !putIfSound(cell, colour)) putByChance(colour, random);
            mover = 1 - mover;
        }
    }

    /**
     * Where a connection that the last stone threatens to cut can be kept. Without it the bot is 160 Elo weaker (80 games, 1000
     * simulations a move).
     */
    private int savingReply(int colour) {
        int direction = UnlurPatterns.saving(colour)[patterns[lastCell]];
        return direction == UnlurPatterns.NONE ? NO_CELL : neighbours[lastCell * UnlurBoard.DIRECTIONS + direction];
    }

    private void putByChance(int colour, Random32 random) {
        for (int untried = emptyCount; untried > 0; untried--) {
            int slot = (random.next() >>> 16) * untried >>> 16;
            int cell = empty[slot];
            if (putIfSound(cell, colour)) return;
            swap(slot, untried - 1);
        }
        winner = 1 - mover;
    }

    private void swap(int slot, int other) {
        int cell = empty[slot];
        empty[slot] = empty[other];
        empty[other] = cell;
        slots[cell] = other;
        slots[empty[slot]] = slot;
    }

    /** @return whether the stone lies: it doesn't complete the wrong figure */
    private boolean putIfSound(int cell, int colour) {
        int touched = sidesWith(cell, colour);
        int figure = UnlurFigure.of(colour, touched);
        if (figure == UnlurFigure.WRONG) return false;
        put(cell, colour, touched);
        if (figure == UnlurFigure.OWN) winner = mover;
        return true;
    }

    private int sidesWith(int cell, int colour) {
        int touched = board.sides(cell);
        int at = cell * UnlurBoard.DIRECTIONS - 1;
        for (int runs = UnlurPatterns.runs(colour)[patterns[cell]]; runs != 0; runs >>= UnlurPatterns.RUN_BITS) {
            touched |= sides[group(neighbours[at + (runs & UnlurPatterns.RUN)])];
        }
        return touched;
    }

    private void put(int cell, int colour, int touched) {
        colours[cell] = colour;
        int root = cell;
        int at = cell * UnlurBoard.DIRECTIONS;
        for (int runs = UnlurPatterns.runs(colour)[patterns[cell]]; runs != 0; runs >>= UnlurPatterns.RUN_BITS) {
            int other = group(neighbours[at - 1 + (runs & UnlurPatterns.RUN)]);
            if (root == cell) root = other;
            else groups[other] = root;
        }
        groups[cell] = root;
        sides[root] = touched;
        // As the first of the neighbours sees it: in the opposite direction.
        int part = UnlurPatterns.part(colour, UnlurBoard.DIRECTIONS / 2);
        for (int i = at; i < at + UnlurBoard.DIRECTIONS; i++) {
            patterns[neighbours[i]] |= part;
            part = UnlurPatterns.turned(part);
        }
        lastCell = cell;
        int slot = slots[cell];
        int last = empty[--emptyCount];
        empty[slot] = last;
        slots[last] = slot;
    }

    private int group(int cell) {
        int root = cell;
        while (groups[root] != root) {
            groups[root] = groups[groups[root]];
            root = groups[root];
        }
        return root;
    }
}
