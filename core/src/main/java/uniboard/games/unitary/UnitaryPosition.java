package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.HashWord;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.UndoStack;

/**
 * A position of Unitary, hidden cards included. A determinized one can't be taken back past the redeal: what was played before would tell
 * what the viewer can't know.
 */
public final class UnitaryPosition implements Position {
    public static final int FEWEST_SEATS = 2;
    public static final int MOST_SEATS = UnitaryHoldings.MOST_SEATS;
    /** Cards that may be kept at the end of a turn. */
    public static final int HAND = 3;
    /** Finished turns without a winner after which the game is drawn. */
    public static final int MOST_TURNS = 300;

    private static final UnitaryPhase[] PHASES = UnitaryPhase.values();

    /** The words of a trace: the units before the move, the quantities passed before it, and how the turn stood. */
    private static final int TRACE_WORDS = 3;
    /** Where the last word of a trace keeps what: the lowest bit. */
    private static final int SEAT = 0;
    private static final int PHASE = 2;
    private static final int HAND_INDEX = 4;
    private static final int LEFT_HAND = 10;
    private static final int FINISHED_TURN = 11;
    private static final int DREW = 12;
    private static final int RENEWED_DECK = 13;
    private static final int ACTED = 14;

    /** How a deck that was renewed came to be. */
    private record Renewal(int[] pile, Random32 random) {
    }

    private final UnitaryGoals goals;
    private final UnitaryHoldings holdings;
    private final Random32 random;
    private int units;
    private int seat;
    private UnitaryPhase phase;
    private int turns;
    /** Whether the seat to move has made a move of its turn, since the record's start. */
    private boolean acted;

    private int ply;
    private final UndoStack traces;
    /** The last word of the trace of the move being played. */
    private int noted;
    private final List<Renewal> renewals = new ArrayList<>();

    /** A new game. */
    UnitaryPosition(int seats, Random32 random) {
        this(UnitaryFirstDeal.deal(seats, random), random);
    }

    private UnitaryPosition(UnitaryFirstDeal first, Random32 random) {
        this(first.goals(), first.holdings(), new UnitaryStanding(UnitaryUnits.NONE, first.seat(), UnitaryPhase.PLAY, 0), random.copy());
    }

    UnitaryPosition(UnitaryGoals goals, UnitaryHoldings holdings, UnitaryStanding standing, Random32 random) {
        this.goals = goals;
        this.holdings = holdings;
        this.random = random;
        traces = new UndoStack(TRACE_WORDS);
        units = standing.units();
        seat = standing.seat();
        phase = standing.phase();
        turns = standing.turns();
        if (winner() == NOBODY) goals.pass(units);
    }

    private UnitaryPosition(UnitaryPosition other) {
        goals = new UnitaryGoals(other.goals);
        holdings = new UnitaryHoldings(other.holdings);
        random = other.random.copy();
        units = other.units;
        seat = other.seat;
        phase = other.phase;
        turns = other.turns;
        acted = other.acted;
        ply = other.ply;
        traces = new UndoStack(other.traces);
        renewals.addAll(other.renewals);
    }

    @Override
    public UnitaryPosition copy() {
        return new UnitaryPosition(this);
    }

    @Override
    public int seats() {
        return holdings.seats();
    }

    public int sides() {
        return goals.sides();
    }

    /** The side a seat plays for. */
    public int side(int ofSeat) {
        return goals.side(ofSeat);
    }

    @Override
    public int toMove() {
        return phase == UnitaryPhase.OVER ? NOBODY : seat;
    }

    /** The seat to move; when the game is over, the one that moved last. */
    public int mover() {
        return seat;
    }

    /** The units in play. */
    public int units() {
        return units;
    }

    public int hidden(int side) {
        return goals.hidden(side);
    }

    public int handSize(int ofSeat) {
        return holdings.handSize(ofSeat);
    }

    /** @param index from 0, the card drawn last at the end */
    public int handCard(int ofSeat, int index) {
        return holdings.handCard(ofSeat, index);
    }

    public boolean holds(int ofSeat, int card) {
        return holdings.indexInHand(ofSeat, card) >= 0;
    }

    public int deckSize() {
        return holdings.deckSize();
    }

    /** @param index 0 for the next card to be drawn */
    public int deckCard(int index) {
        return holdings.deckCard(index);
    }

    public int discardSize() {
        return holdings.pileSize();
    }

    /** @param index from 0, the card discarded or played last at the end */
    public int discardCard(int index) {
        return holdings.pileCard(index);
    }

    public UnitaryPhase phase() {
        return phase;
    }

    /** Turns of single seats that are finished, up to {@link #MOST_TURNS}. */
    public int turns() {
        return turns;
    }

    /**
     * Whether all seats know that no side hides the quantity: the units have been exactly its own since the record's start, and nobody won.
     */
    public boolean isPassed(int quantity) {
        return goals.isPassed(quantity);
    }

    /** The side that has won, or {@link #NOBODY}. */
    public int winner() {
        return goals.winner(standing());
    }

    /** The side whose hidden card has the units in play, of several the first clockwise from the mover; or {@link #NOBODY}. */
    int matched() {
        return goals.matched(units, seat);
    }

    /** Whether the move before was one of the turn that goes on, as far as the record tells. */
    boolean isWithinTurn() {
        return acted;
    }

    private UnitaryStanding standing() {
        return new UnitaryStanding(units, seat, phase, turns);
    }

    Random32 random() {
        return random;
    }

    /**
     * In the order of the hand, of equal cards the first alone. Playing: of a quantity upright, then upside down; {@code end} last.
     * Discarding: each card.
     */
    @Override
    public void moves(MoveList into) {
        into.clear();
        if (phase == UnitaryPhase.OVER) return;
        int met = 0;
        for (int i = 0; i < handSize(seat); i++) {
            int card = handCard(seat, i);
            if ((met >>> card & 1) == 0) addMoves(card, into);
            met |= 1 << card;
        }
        if (phase == UnitaryPhase.PLAY) into.add(UnitaryMove.END);
    }

    private void addMoves(int card, MoveList into) {
        if (phase == UnitaryPhase.DISCARD) {
            into.add(UnitaryMove.of(UnitaryMove.Kind.DISCARD, card));
        } else if (UnitaryCard.isQuantity(card)) {
            addIfAllowed(UnitaryMove.of(UnitaryMove.Kind.UP, card), into);
            addIfAllowed(UnitaryMove.of(UnitaryMove.Kind.DOWN, card), into);
        } else {
            addIfAllowed(UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card), into);
        }
    }

    private void addIfAllowed(int play, MoveList into) {
        if (UnitaryMove.isAllowed(units, play)) into.add(play);
    }

    @Override
    public void play(int move) {
        int at = traces.add();
        int[] trace = traces.words();
        trace[at] = units;
        trace[at + 1] = goals.passed();
        noted = seat << SEAT | phase.ordinal() << PHASE | (acted ? 1 << ACTED : 0);
        acted = true;
        switch (UnitaryMove.kind(move)) {
            case END -> endTurn();
            case DISCARD -> discard(move);
            default -> playCard(move);
        }
        trace[at + 2] = noted;
        ply++;
    }

    private void playCard(int move) {
        units = UnitaryMove.unitsAfter(units, move);
        leaveHand(UnitaryMove.card(move));
        if (matched() == NOBODY) goals.pass(units);
        else phase = UnitaryPhase.OVER;
    }

    private void leaveHand(int card) {
        int index = holdings.indexInHand(seat, card);
        holdings.leaveHand(seat, index);
        noted |= index << HAND_INDEX | 1 << LEFT_HAND;
    }

    private void endTurn() {
        if (handSize(seat) > HAND) phase = UnitaryPhase.DISCARD;
        else finishTurn();
    }

    private void discard(int move) {
        leaveHand(UnitaryMove.card(move));
        if (handSize(seat) <= HAND) finishTurn();
    }

    private void finishTurn() {
        noted |= 1 << FINISHED_TURN;
        turns++;
        if (turns == MOST_TURNS) {
            phase = UnitaryPhase.OVER;
            return;
        }
        phase = UnitaryPhase.PLAY;
        acted = false;
        seat = (seat + 1) % seats();
        draw();
    }

    private void draw() {
        if (deckSize() == 0) renewDeck();
        if (deckSize() == 0) return;
        holdings.draw(seat);
        noted |= 1 << DREW;
    }

    private void renewDeck() {
        renewals.add(new Renewal(holdings.pile(), random.copy()));
        holdings.renewDeck(random);
        noted |= 1 << RENEWED_DECK;
    }

    @Override
    public void undo() {
        int at = traces.remove();
        int[] trace = traces.words();
        ply--;
        int notes = trace[at + 2];
        if (isNoted(notes, DREW)) holdings.undoDraw(seat);
        if (isNoted(notes, RENEWED_DECK)) undoRenewDeck();
        if (isNoted(notes, FINISHED_TURN)) turns--;
        seat = notes >>> SEAT & 3;
        phase = PHASES[notes >>> PHASE & 3];
        acted = isNoted(notes, ACTED);
        if (isNoted(notes, LEFT_HAND)) holdings.undoLeaveHand(seat, notes >>> HAND_INDEX & 63);
        units = trace[at];
        goals.undoPass(trace[at + 1]);
    }

    private static boolean isNoted(int notes, int bit) {
        return (notes >>> bit & 1) != 0;
    }

    private void undoRenewDeck() {
        Renewal last = renewals.remove(renewals.size() - 1);
        holdings.undoRenewDeck(last.pile);
        random.set(last.random);
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        if (phase != UnitaryPhase.OVER) return Outcome.RUNNING;
        int winner = winner();
        if (winner == NOBODY) return Outcome.draw(seats());
        int winners = 0;
        for (int each = winner; each < seats(); each += sides()) winners |= 1 << each;
        return new Outcome(winners, List.of());
    }

    @Override
    public int hashHigh() {
        return UnitaryHash.of(goals, holdings, standing(), random, HashWord.HIGH);
    }

    @Override
    public int hashLow() {
        return UnitaryHash.of(goals, holdings, standing(), random, HashWord.LOW);
    }

    /** Whether the viewer knows the side's hidden card: their own, and all when the game is over. */
    public boolean isSeen(int side, int viewer) {
        return goals.isSeen(side, viewer, phase);
    }

    @Override
    public void determinize(int viewer, Random32 chance) {
        new UnitaryDeterminization(goals, holdings, standing(), viewer).deal(chance);
        random.set(new Random32(chance.next()));
        traces.clear();
        renewals.clear();
    }

    @Override
    public void remember(Position before, int move) {
        UnitaryPosition past = (UnitaryPosition) before;
        ply = past.ply + 1;
        acted = past.turns == turns;
        goals.remember(past.goals);
    }

    /**
     * The card that the next seat draws, or after the last turn all hidden cards; and, of a play, whether some side hides what is
     * reached.
     */
    @Override
    public boolean reveals(int move) {
        if (UnitaryMove.isPlay(move)) {
            int quantity = UnitaryCard.quantity(UnitaryMove.unitsAfter(units, move));
            return quantity != UnitaryCard.NONE && !isPassed(quantity);
        }
        int kept = handSize(seat) - (UnitaryMove.kind(move) == UnitaryMove.Kind.DISCARD ? 1 : 0);
        return kept <= HAND;
    }
}
