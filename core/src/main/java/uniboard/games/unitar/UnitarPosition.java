package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.UndoStack;

/**
 * A position of Unitar, hidden commitments included. Three commitments, one a seat, make a step: the placing of the blocks, or a comparison
 * of intentions. A determinized position remembers steps that are complete as everyone saw them.
 */
public final class UnitarPosition implements Position {
    public static final int SEATS = 3;
    public static final int ROUNDS = 8;

    private static final UnitarPhase[] PHASES = UnitarPhase.values();
    /** The words of a trace of a step: phase, round, fails, the commitments, and the board before. */
    private static final int ROUND = 1;
    private static final int FAILS = 2;
    private static final int MARKS = 3;
    private static final int BOARD = MARKS + SEATS;
    private static final int TRACE_WORDS = BOARD + UnitarBoard.WORDS;

    private final int[] colours;
    private final boolean hidesColours;
    private final Random32 random;
    private final UnitarBoard board;
    private UnitarPhase phase;
    private int round;
    private int fails;
    /** Commitments made so far in this step. */
    private int committed;
    private final int[] marks = new int[SEATS];

    private int ply;
    /** Of steps, not of plies. */
    private UndoStack traces;

    /** A new game: draws the colours. */
    UnitarPosition(UnitarSecrecy secrecy, Random32 random) {
        colours = new int[] {UnitarColour.YELLOW, UnitarColour.RED, UnitarColour.BLUE};
        random.shuffle(colours, SEATS);
        hidesColours = secrecy == UnitarSecrecy.HIDDEN;
        this.random = random.copy();
        board = new UnitarBoard();
        traces = new UndoStack(TRACE_WORDS);
        phase = UnitarPhase.PLACE;
        round = 1;
    }

    /**
     * A position without a past, of open colours.
     *
     * @param colours by seat
     * @param fails   comparisons of this round in which nobody was approved
     * @param marks   commitments made so far in this step
     */
    UnitarPosition(int[] colours, int round, int fails, UnitarPhase phase, int[] marks, UnitarBoard board, Random32 random) {
        this.colours = colours;
        hidesColours = false;
        this.random = random;
        this.board = board;
        traces = new UndoStack(TRACE_WORDS);
        this.phase = phase;
        this.round = round;
        this.fails = fails;
        committed = marks.length;
        System.arraycopy(marks, 0, this.marks, 0, committed);
    }

    private UnitarPosition(UnitarPosition other, UnitarSecrecy secrecy) {
        colours = other.colours.clone();
        hidesColours = secrecy == UnitarSecrecy.HIDDEN;
        random = other.random.copy();
        board = new UnitarBoard(other.board);
        phase = other.phase;
        round = other.round;
        fails = other.fails;
        committed = other.committed;
        System.arraycopy(other.marks, 0, marks, 0, SEATS);
        ply = other.ply;
        traces = new UndoStack(other.traces);
    }

    @Override
    public UnitarPosition copy() {
        return with(secrecy());
    }

    /** The same position with its colours open, or hidden until the end. */
    public UnitarPosition with(UnitarSecrecy secrecy) {
        return new UnitarPosition(this, secrecy);
    }

    public UnitarSecrecy secrecy() {
        return hidesColours ? UnitarSecrecy.HIDDEN : UnitarSecrecy.OPEN;
    }

    @Override
    public int seats() {
        return SEATS;
    }

    @Override
    public int toMove() {
        return phase == UnitarPhase.OVER ? NOBODY : committed;
    }

    public UnitarPhase phase() {
        return phase;
    }

    /** From 1 to {@link #ROUNDS}. */
    public int round() {
        return round;
    }

    /** Comparisons of this round in which nobody was approved, fewer than {@link UnitarStep#MOST_FAILS}. */
    public int fails() {
        return fails;
    }

    /** How many seats, from the first on, have committed themselves in this step. */
    public int committed() {
        return committed;
    }

    /** What a seat has committed itself to in this step. Hidden from the others. */
    public int mark(int seat) {
        return marks[seat];
    }

    /** The colour that a seat plays. Hidden from the others until the end where {@link #areColoursHidden}. */
    public int colour(int seat) {
        return colours[seat];
    }

    /** Whether a seat knows its own colour alone. */
    public boolean areColoursHidden() {
        return hidesColours && phase != UnitarPhase.OVER;
    }

    /** Whether a seat, or {@link #NOBODY}, may know who plays the colour of another. */
    public boolean knowsColour(int viewer, int seat) {
        return viewer == seat || !areColoursHidden();
    }

    /** The stones on the field: to look at only. Empty while blocks are being placed. */
    public UnitarBoard board() {
        return board;
    }

    /** The last step that all seats have committed themselves to, which everyone knows; null if there was none in this record. */
    public UnitarStep lastStep() {
        return traces.count() == 0 ? null : step(traces.count() - 1);
    }

    /** How many steps all seats have committed themselves to in this record. */
    int steps() {
        return traces.count();
    }

    /** @param index from 0, the first of this record, up to {@link #steps} */
    UnitarStep step(int index) {
        int at = index * TRACE_WORDS;
        int[] trace = traces.words();
        UnitarBoard before = new UnitarBoard();
        before.restore(trace, at + BOARD);
        List<Integer> made = List.of(trace[at + MARKS], trace[at + MARKS + 1], trace[at + MARKS + 2]);
        return new UnitarStep(PHASES[trace[at]], trace[at + ROUND], trace[at + FAILS], made, before);
    }

    /** What an intention would do now, if it were carried out alone. */
    public UnitarExecution preview(int intention) {
        return UnitarExecution.of(NOBODY, intention, board);
    }

    Random32 random() {
        return random;
    }

    /** Placements by Uni's anchor, then Tar's; intentions by colour, symbol and action in their order. */
    @Override
    public void moves(MoveList into) {
        into.clear();
        if (phase == UnitarPhase.INTEND) {
            for (int intention = 0; intention < UnitarMove.INTENTIONS; intention++) into.add(intention);
        } else if (phase == UnitarPhase.PLACE) {
            for (UnitarAnchor uni : UnitarAnchor.ALL) {
                for (UnitarAnchor tar : UnitarAnchor.ALL) if (uni != tar) into.add(UnitarMove.placement(uni, tar));
            }
        }
    }

    @Override
    public void play(int move) {
        marks[committed] = move;
        committed++;
        ply++;
        if (committed == SEATS) settle();
    }

    private void settle() {
        trace(marks, traces);
        committed = 0;
        if (phase == UnitarPhase.PLACE) {
            for (int seat = 0; seat < SEATS; seat++) board.placeBoth(colours[seat], marks[seat]);
            phase = UnitarPhase.INTEND;
        } else if (board.carryOut(marks[0], marks[1], marks[2])) {
            endRound();
        } else {
            fails++;
            if (fails == UnitarStep.MOST_FAILS) endRound();
        }
    }

    private void endRound() {
        fails = 0;
        if (round == ROUNDS) phase = UnitarPhase.OVER;
        else round++;
    }

    /** Notes the step under way, once all have committed themselves. */
    private void trace(int[] made, UndoStack into) {
        int at = into.add();
        int[] trace = into.words();
        trace[at] = phase.ordinal();
        trace[at + ROUND] = round;
        trace[at + FAILS] = fails;
        System.arraycopy(made, 0, trace, at + MARKS, SEATS);
        board.save(trace, at + BOARD);
    }

    @Override
    public void undo() {
        if (ply == 0) throw new IllegalStateException("nothing to take back");
        ply--;
        if (committed == 0) takeStepBack();
        committed--;
    }

    private void takeStepBack() {
        int at = traces.remove();
        int[] trace = traces.words();
        phase = PHASES[trace[at]];
        round = trace[at + ROUND];
        fails = trace[at + FAILS];
        System.arraycopy(trace, at + MARKS, marks, 0, SEATS);
        board.restore(trace, at + BOARD);
        committed = SEATS;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        if (phase != UnitarPhase.OVER) return Outcome.RUNNING;
        List<Integer> frames = new ArrayList<>();
        int most = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            frames.add(board.frames(colours[seat]));
            most = Math.max(most, frames.get(seat));
        }
        int winners = 0;
        for (int seat = 0; seat < SEATS; seat++) if (frames.get(seat) == most) winners |= 1 << seat;
        return new Outcome(winners, frames);
    }

    @Override
    public int hashHigh() {
        return hash(UnitarHash.HIGH);
    }

    @Override
    public int hashLow() {
        return hash(UnitarHash.LOW);
    }

    /** What everyone may know of colours makes no difference. */
    private int hash(int half) {
        UnitarHash hash = new UnitarHash(half);
        hash.add((round << 5 | fails) << 2 | phase.ordinal());
        for (int colour : colours) hash.add(colour);
        for (int seat = 0; seat < committed; seat++) hash.add(marks[seat] + 1);
        hash.add(board);
        hash.add(random);
        return hash.value();
    }

    /** Colours that the viewer doesn't know, in their order, then open commitments by seat, each legal one equally likely. */
    @Override
    public void determinize(int viewer, Random32 chance) {
        if (areColoursHidden()) redealColours(viewer, chance);
        MoveList legal = new MoveList();
        moves(legal);
        for (int seat = 0; seat < committed; seat++) if (seat != viewer) marks[seat] = legal.get(chance.below(legal.size()));
        random.set(new Random32(chance.next()));
    }

    private void redealColours(int viewer, Random32 chance) {
        int[] unknown = new int[SEATS];
        int count = 0;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            if (viewer == NOBODY || colour != colours[viewer]) unknown[count++] = colour;
        }
        chance.shuffle(unknown, count);
        int[] placements = placementsByColour();
        for (int seat = 0; seat < SEATS; seat++) if (seat != viewer) colours[seat] = unknown[--count];
        for (int seat = 0; seat < SEATS; seat++) if (placements.length > 0) traces.words()[MARKS + seat] = placements[colours[seat]];
    }

    /** How the blocks of each colour were placed, which everyone saw; empty if that wasn't in this record. */
    private int[] placementsByColour() {
        if (traces.count() == 0 || PHASES[traces.words()[0]] != UnitarPhase.PLACE) return new int[0];
        int[] placements = new int[UnitarColour.COUNT];
        for (int seat = 0; seat < SEATS; seat++) placements[colours[seat]] = traces.words()[MARKS + seat];
        return placements;
    }

    @Override
    public void remember(Position before, int move) {
        UnitarPosition past = (UnitarPosition) before;
        ply = past.ply + 1;
        traces = new UndoStack(past.traces);
        System.arraycopy(past.marks, 0, marks, 0, past.committed);
        marks[past.committed] = move;
        if (committed > 0) return;
        // A placement tells a colour, and where the blocks were placed is seen: by whom, as the colours are dealt in this view.
        if (past.phase == UnitarPhase.PLACE) for (int seat = 0; seat < SEATS; seat++) marks[seat] = placement(colours[seat]);
        past.trace(marks, traces);
    }

    /** How the blocks of a colour were placed, as long as nothing has moved. */
    private int placement(int colour) {
        UnitarAnchor uni = UnitarAnchor.at(board.captain(UnitarBlock.of(colour, UnitarBlock.UNI)));
        return UnitarMove.placement(uni, UnitarAnchor.at(board.captain(UnitarBlock.of(colour, UnitarBlock.TAR))));
    }

    /** The commitment that completes a step opens those before it. */
    @Override
    public boolean reveals(int move) {
        return committed == SEATS - 1;
    }

    @Override
    public boolean isDecidedInSecret() {
        return phase != UnitarPhase.OVER;
    }
}
