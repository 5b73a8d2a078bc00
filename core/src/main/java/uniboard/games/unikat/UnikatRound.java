package uniboard.games.unikat;

import java.util.Arrays;
import uniboard.game.Random32;
import uniboard.game.UndoStack;

/** One round: the cards, whose turn it is, and what each step does to them. Of every move the few words are kept that undo needs. */
final class UnikatRound {
    /** Full rounds of turns without a laid card after which the round ends. */
    private static final int IDLE_ROUNDS = 10;

    private static final UnikatPhase[] PHASES = UnikatPhase.values();
    private static final UnikatExtra[] EXTRAS = UnikatExtra.values();

    /** The words of a trace: the move, how the turn stood before it, its last cell, and what the cards need to go back. */
    private static final int TRACE_WORDS = 4;
    /** Where the last word of a trace keeps what: the lowest bit. */
    private static final int RACK_INDEX = 0;
    private static final int WAS_KNOWN = 4;
    private static final int DISPLAY_INDEX = 5;
    private static final int REFILLED = 12;
    private static final int DREW_UNASKED = 14;

    private final UnikatTable table;
    private final UnikatHoldings holdings;
    private int seat;
    private UnikatPhase phase;
    private int last;
    private UnikatExtra extra;
    private int idle;
    private int chainLength;

    private final UndoStack traces;
    /** The last word of the trace of the move being played. */
    private int noted;

    /** Shuffles all cards from their order and deals from the front: to each seat its rack, the display, the start card, the bag. */
    UnikatRound(int seats, int starter, Random32 random) {
        int[] cards = new int[UnikatCard.COUNT];
        for (int card = 0; card < cards.length; card++) cards[card] = card;
        random.shuffle(cards, cards.length);
        int[][] racks = new int[seats][];
        int next = 0;
        for (int each = 0; each < seats; each++) racks[each] = Arrays.copyOfRange(cards, next, next += UnikatHoldings.RACK);
        int[] display = Arrays.copyOfRange(cards, next, next += UnikatHoldings.REFILL);
        table = new UnikatTable(cards[next++]);
        holdings = new UnikatHoldings(racks, display, Arrays.copyOfRange(cards, next, cards.length));
        traces = new UndoStack(TRACE_WORDS);
        beginTurn(starter);
    }

    UnikatRound(UnikatTable table, UnikatHoldings holdings, UnikatTurn turn) {
        this.table = table;
        this.holdings = holdings;
        traces = new UndoStack(TRACE_WORDS);
        seat = turn.seat();
        phase = turn.phase();
        last = turn.last();
        extra = turn.extra();
        idle = turn.idle();
        chainLength = phase.isChain() ? 1 : 0;
    }

    UnikatRound(UnikatRound other) {
        table = new UnikatTable(other.table);
        holdings = new UnikatHoldings(other.holdings);
        seat = other.seat;
        phase = other.phase;
        last = other.last;
        extra = other.extra;
        idle = other.idle;
        chainLength = other.chainLength;
        traces = new UndoStack(other.traces);
    }

    UnikatTable table() {
        return table;
    }

    UnikatHoldings holdings() {
        return holdings;
    }

    int seats() {
        return holdings.seats();
    }

    /** The seat whose decision is asked; when the round is over, the one that decided last. */
    int seat() {
        return seat;
    }

    UnikatPhase phase() {
        return phase;
    }

    boolean isOver() {
        return phase == UnikatPhase.OVER;
    }

    /** The cell of the card just laid in the chain under way, or {@link UnikatCell#NONE}. */
    int last() {
        return last;
    }

    UnikatExtra extra() {
        return extra;
    }

    int idle() {
        return idle;
    }

    int chainLength() {
        return chainLength;
    }

    /** Moves that can be taken back. */
    int played() {
        return traces.count();
    }

    /** Turns in a row without a laid card that end the round. */
    static int idleLimit(int seats) {
        return IDLE_ROUNDS * seats;
    }

    int idleLimit() {
        return idleLimit(seats());
    }

    /** How many turns each seat that moves next has, without a laid card, until the round ends. */
    int idleRoundsLeft() {
        return (idleLimit() - idle + seats() - 1) / seats();
    }

    /** Whether no card is left to draw and no seat can lay one. */
    boolean isBlocked() {
        if (holdings.sources() > 0) return false;
        for (int each = 0; each < seats(); each++) if (canLay(each)) return false;
        return true;
    }

    /** Whether the seat to move has something to lay or swap, were it to begin a chain. */
    boolean canLayOrSwap() {
        return holdings.sources() > 0 || canLay();
    }

    /** Whether a card of the seat to move fits somewhere on the table. */
    boolean canLay() {
        return canLay(seat);
    }

    private boolean canLay(int ofSeat) {
        for (int i = 0; i < holdings.rackSize(ofSeat); i++) if (table.nextFitting(holdings.rackCard(ofSeat, i), 0) >= 0) return true;
        return false;
    }

    void play(int move) {
        int at = traces.add();
        int[] trace = traces.words();
        trace[at] = move;
        trace[at + 1] = phase.ordinal() | extra.ordinal() << 3 | seat << 5 | idle << 7 | chainLength << 13;
        trace[at + 2] = last;
        noted = 0;
        switch (UnikatMove.kind(move)) {
            case LAY -> lay(UnikatMove.card(move), UnikatCell.of(UnikatMove.x(move), UnikatMove.y(move)));
            case END -> end();
            case SWAP -> swap(UnikatMove.card(move), UnikatMove.taken(move));
            case DRAW -> draw(UnikatMove.taken(move));
            case PASS -> pass();
        }
        trace[at + 3] = noted;
    }

    private void lay(int card, int cell) {
        removeFromRack(card);
        boolean touchesTwo = table.neighbours(cell) >= 2;
        table.lay(card, cell);
        boolean isExtra = phase == UnikatPhase.EXTRA || phase == UnikatPhase.EXTRACHAIN;
        if (isExtra) extra = UnikatExtra.USED;
        else if (touchesTwo) extra = UnikatExtra.EARNED;
        phase = isExtra ? UnikatPhase.EXTRACHAIN : UnikatPhase.CHAIN;
        last = cell;
        chainLength++;
        idle = 0;
        if (holdings.rackSize(seat) == 0) finish();
    }

    private void end() {
        if (phase == UnikatPhase.CHAIN && extra == UnikatExtra.EARNED && canLayOrSwap()) {
            phase = UnikatPhase.EXTRA;
            forgetChain();
        } else {
            finishTurn();
        }
    }

    private void swap(int given, int taken) {
        removeFromRack(given);
        holdings.addToDisplay(given);
        take(taken);
        if (phase == UnikatPhase.TURN) idle++;
        else extra = UnikatExtra.USED;
        finishTurn();
    }

    private void draw(int taken) {
        take(taken);
        note(REFILLED, holdings.refill());
        endTurn();
    }

    private void pass() {
        idle++;
        finishTurn();
    }

    private void removeFromRack(int card) {
        int index = holdings.indexInRack(seat, card);
        note(RACK_INDEX, index);
        if (holdings.isKnown(card)) note(WAS_KNOWN, 1);
        holdings.removeFromRack(seat, index);
    }

    private void take(int taken) {
        if (taken == UnikatMove.BAG) {
            holdings.takeFromBag(seat);
        } else {
            int index = holdings.indexOnDisplay(taken);
            note(DISPLAY_INDEX, index);
            holdings.takeFromDisplay(seat, index);
        }
    }

    private void note(int lowestBit, int value) {
        noted |= value << lowestBit;
    }

    private void forgetChain() {
        last = UnikatCell.NONE;
        chainLength = 0;
    }

    /** Asks which card to draw, where there is a choice; else draws what there is and ends the turn. */
    private void finishTurn() {
        forgetChain();
        boolean mayDraw = holdings.rackSize(seat) < UnikatHoldings.RACK;
        if (mayDraw && holdings.sources() > 1) {
            phase = UnikatPhase.DRAW;
            return;
        }
        if (mayDraw && holdings.sources() == 1) {
            // The display is never empty beside a bag that isn't.
            holdings.takeFromDisplay(seat, 0);
            note(DREW_UNASKED, 1);
        }
        endTurn();
    }

    private void endTurn() {
        if (idle >= idleLimit() || isBlocked()) finish();
        else beginTurn((seat + 1) % seats());
    }

    private void beginTurn(int next) {
        seat = next;
        phase = UnikatPhase.TURN;
        extra = UnikatExtra.NO;
        forgetChain();
    }

    private void finish() {
        phase = UnikatPhase.OVER;
        forgetChain();
    }

    /** Takes the last move back. */
    void undo() {
        int at = traces.remove();
        int[] trace = traces.words();
        int before = trace[at + 1];
        phase = PHASES[before & 7];
        extra = EXTRAS[before >>> 3 & 3];
        seat = before >>> 5 & 3;
        idle = before >>> 7 & 63;
        chainLength = before >>> 13;
        last = trace[at + 2];
        undoCards(trace[at], trace[at + 3]);
    }

    private void undoCards(int move, int notes) {
        if ((notes >>> DREW_UNASKED & 1) != 0) holdings.undoTakeFromDisplay(seat, 0);
        switch (UnikatMove.kind(move)) {
            case LAY -> {
                table.takeBack();
                undoRemoveFromRack(move, notes);
            }
            case SWAP -> {
                undoTake(move, notes);
                holdings.undoAddToDisplay();
                undoRemoveFromRack(move, notes);
            }
            case DRAW -> {
                holdings.undoRefill(notes >>> REFILLED & 3);
                undoTake(move, notes);
            }
            case END, PASS -> { }
        }
    }

    private void undoTake(int move, int notes) {
        if (UnikatMove.taken(move) == UnikatMove.BAG) holdings.undoTakeFromBag(seat);
        else holdings.undoTakeFromDisplay(seat, notes >>> DISPLAY_INDEX & 127);
    }

    private void undoRemoveFromRack(int move, int notes) {
        boolean wasKnown = (notes >>> WAS_KNOWN & 1) != 0;
        holdings.undoRemoveFromRack(seat, notes >>> RACK_INDEX & 15, UnikatMove.card(move), wasKnown);
    }

    /** Takes over from the same round a move earlier what all have seen. */
    void remember(UnikatRound before, int move) {
        boolean gives = UnikatMove.kind(move) == UnikatMove.Kind.SWAP;
        holdings.remember(before.holdings, gives ? UnikatMove.card(move) : UnikatCard.NONE);
        if (phase.isChain()) chainLength = before.chainLength + table.count() - before.table.count();
    }

    /** Deals the bag and the other seats' cards again, save those that all know, and forgets the past, which would tell of them. */
    void determinize(int viewer, Random32 random) {
        int[] hidden = holdings.hidden(viewer);
        Arrays.sort(hidden);
        random.shuffle(hidden, hidden.length);
        holdings.replaceHidden(viewer, hidden);
        // All see that anybody who is offered an extra move can make one.
        if (phase == UnikatPhase.EXTRA && !canLayOrSwap()) exchangeForFitting(viewer, hidden);
        traces.clear();
    }

    /** Nothing is left but what the seats hold: the seat to move gets a fitting card of another one for its first hidden one. */
    private void exchangeForFitting(int viewer, int[] hidden) {
        int own = 0;
        for (int other = 0; other < seat; other++) own += holdings.hiddenInRack(viewer, other);
        for (int i = 0; i < hidden.length; i++) {
            if (table.nextFitting(hidden[i], 0) < 0) continue;
            int fitting = hidden[i];
            hidden[i] = hidden[own];
            hidden[own] = fitting;
            holdings.replaceHidden(viewer, hidden);
            return;
        }
    }
}
