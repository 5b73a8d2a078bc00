package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.HashWord;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * A position of Unikat, hidden cards included: the round under way and how the match stands. A determinized one can't be taken back past
 * the redeal: what was played before would tell what the viewer can't know.
 */
public final class UnikatPosition implements Position {
    public static final int FEWEST_SEATS = 2;
    public static final int MOST_SEATS = UnikatHoldings.MOST_SEATS;
    /** Cards that a rack holds at the most. */
    public static final int RACK = UnikatHoldings.RACK;
    public static final int MOST_ROUNDS = 9;

    private final int rounds;
    private int round;
    private int starter;
    private final int[] penalties;
    private UnikatRound current;
    /** Deals the rounds to come. */
    private final Random32 random;
    private int ply;
    /**
     * Rounds that ended, as they did, and the generator's states from which the next ones were dealt. Never changed: who takes back into
     * one takes a copy.
     */
    private final List<UnikatRound> earlier = new ArrayList<>();
    private final List<Random32> earlierRandom = new ArrayList<>();
    /** Of rounds that ended: how many cards each seat had left. */
    private final List<int[]> left = new ArrayList<>();

    /** The first round of a game. Draws who begins, then the deal; further rounds are dealt by a copy of the generator. */
    UnikatPosition(int seats, int rounds, Random32 random) {
        this.rounds = rounds;
        round = 1;
        starter = random.below(seats);
        penalties = new int[seats];
        current = new UnikatRound(seats, starter, random);
        this.random = random.copy();
    }

    /**
     * @param round     from 1 to {@code rounds}
     * @param starter   the seat that began the round
     * @param penalties a number a seat
     */
    UnikatPosition(int rounds, int round, int starter, int[] penalties, UnikatRound current, Random32 random) {
        this.rounds = rounds;
        this.round = round;
        this.starter = starter;
        this.penalties = penalties.clone();
        this.current = current;
        this.random = random;
    }

    /** The same deal, before any move, begun by a given seat; by the one drawn if the seat doesn't play. */
    UnikatPosition begunBy(int seat) {
        if (seat >= seats()) return this;
        UnikatTurn turn = new UnikatTurn(seat, UnikatPhase.TURN, UnikatCell.NONE, UnikatExtra.NO, 0);
        return new UnikatPosition(rounds, round, seat, penalties, new UnikatRound(current.table(), current.holdings(), turn), random);
    }

    @Override
    public UnikatPosition copy() {
        UnikatPosition copy = new UnikatPosition(rounds, round, starter, penalties, new UnikatRound(current), random.copy());
        copy.ply = ply;
        copy.earlier.addAll(earlier);
        copy.earlierRandom.addAll(earlierRandom);
        copy.left.addAll(left);
        return copy;
    }

    @Override
    public int seats() {
        return penalties.length;
    }

    @Override
    public int toMove() {
        return current.isOver() ? NOBODY : current.seat();
    }

    /** The seat to move; when the game is over, the one that moved last. */
    public int mover() {
        return current.seat();
    }

    /** How many rounds are played, from 1 to {@link #MOST_ROUNDS}. */
    public int rounds() {
        return rounds;
    }

    /** From 1. */
    public int round() {
        return round;
    }

    /** The seat that began this round. */
    public int starter() {
        return starter;
    }

    /** Penalty points of the rounds that are over. */
    public int penalties(int seat) {
        return penalties[seat];
    }

    /** How many rounds were played to their end since the position was read from text. */
    int roundsSeen() {
        return left.size();
    }

    /**
     * The cards that a seat had left at the end of an earlier round.
     *
     * @param index below {@link #roundsSeen}, 0 for the first seen
     */
    int left(int index, int seat) {
        return left.get(index)[seat];
    }

    /** How many cards lie on the table, the start card included. */
    public int laidCount() {
        return current.table().count();
    }

    /** @param index in the order laid, 0 for the start card */
    public int laidCard(int index) {
        return current.table().laidCard(index);
    }

    public int laidX(int index) {
        return UnikatCell.x(current.table().laidCell(index));
    }

    public int laidY(int index) {
        return UnikatCell.y(current.table().laidCell(index));
    }

    /** The card on the cell, or {@link UnikatCard#NONE}. Coordinates from -{@link UnikatMove#REACH} to {@link UnikatMove#REACH}. */
    public int cardAt(int x, int y) {
        return current.table().cardAt(UnikatCell.of(x, y));
    }

    public int rackSize(int seat) {
        return current.holdings().rackSize(seat);
    }

    /** @param index from 0, the newest card last */
    public int rackCard(int seat, int index) {
        return current.holdings().rackCard(seat, index);
    }

    public int displaySize() {
        return current.holdings().displaySize();
    }

    /** @param index from 0, the newest card last */
    public int displayCard(int index) {
        return current.holdings().displayCard(index);
    }

    public int bagSize() {
        return current.holdings().bagSize();
    }

    /** @param index 0 for the next card to be drawn */
    public int bagCard(int index) {
        return current.holdings().bagCard(index);
    }

    /** Whether all seats know where the card is: in a rack, taken from the display since the record's start. */
    public boolean isKnownToAll(int card) {
        return current.holdings().isKnown(card);
    }

    public UnikatPhase phase() {
        return current.phase();
    }

    /** Whether a chain is under way: {@link #lastX} and {@link #lastY} tell where its last card lies. */
    public boolean hasLast() {
        return current.last() != UnikatCell.NONE;
    }

    public int lastX() {
        return UnikatCell.x(current.last());
    }

    public int lastY() {
        return UnikatCell.y(current.last());
    }

    public UnikatExtra extra() {
        return current.extra();
    }

    /** Turns in a row without a laid card. */
    public int idle() {
        return current.idle();
    }

    /**
     * How many of the cards laid last are the chain under way: 0 if none is. Of a chain begun before the position was read from text only
     * the last card is known, and those laid since.
     */
    public int chainLength() {
        return current.chainLength();
    }

    /** Whether the cell is empty, touches a card, and the card differs from each that it touches in exactly one feature. */
    public boolean fits(int card, int x, int y) {
        return current.table().fits(card, UnikatCell.of(x, y));
    }

    /** How many cards touch the cell. */
    public int neighbours(int x, int y) {
        return current.table().neighbours(UnikatCell.of(x, y));
    }

    /** Whether the seat to move may lay the card there now, and earns the extra move by it. */
    public boolean wouldEarn(int card, int x, int y) {
        return extra() == UnikatExtra.NO && neighbours(x, y) >= 2 && UnikatMoves.mayLay(current, card, UnikatCell.of(x, y));
    }

    UnikatRound current() {
        return current;
    }

    Random32 random() {
        return random;
    }

    /**
     * Lays first: card by card as they lie in the rack, of each card cell by cell in the order in which cards came to touch them (in a
     * chain: to the right, to the left, above, below). Then swaps: by the card given as they lie in the rack, then by the card taken as
     * they lie on the display, the bag last. Then {@code end}; or {@code pass} alone. Draws as the cards lie on the display, the bag last.
     */
    @Override
    public void moves(MoveList into) {
        UnikatMoves.list(current, into);
    }

    @Override
    public void play(int move) {
        current.play(move);
        ply++;
        if (!current.isOver()) return;
        addPenalties(1);
        if (round < rounds) dealNextRound();
    }

    private void addPenalties(int sign) {
        for (int seat = 0; seat < penalties.length; seat++) penalties[seat] += sign * rackSize(seat);
    }

    private void dealNextRound() {
        earlier.add(current);
        earlierRandom.add(random.copy());
        int[] sizes = new int[seats()];
        for (int seat = 0; seat < sizes.length; seat++) sizes[seat] = rackSize(seat);
        left.add(sizes);
        round++;
        starter = (starter + 1) % seats();
        current = new UnikatRound(seats(), starter, random);
    }

    @Override
    public void undo() {
        if (current.played() == 0) returnToEarlierRound();
        if (current.isOver()) addPenalties(-1);
        current.undo();
        ply--;
    }

    private void returnToEarlierRound() {
        if (earlier.isEmpty()) throw new IllegalStateException("nothing to take back");
        current = new UnikatRound(earlier.remove(earlier.size() - 1));
        random.set(earlierRandom.remove(earlierRandom.size() - 1));
        left.remove(left.size() - 1);
        starter = (starter + seats() - 1) % seats();
        round--;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        if (!current.isOver()) return Outcome.RUNNING;
        int fewest = penalties[0];
        for (int points : penalties) fewest = Math.min(fewest, points);
        int winners = 0;
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < penalties.length; seat++) {
            if (penalties[seat] == fewest) winners |= 1 << seat;
            scores.add(penalties[seat]);
        }
        return new Outcome(winners, List.copyOf(scores));
    }

    @Override
    public int hashHigh() {
        return hash(HashWord.HIGH);
    }

    @Override
    public int hashLow() {
        return hash(HashWord.LOW);
    }

    private int hash(int half) {
        return UnikatHash.of(current, half) ^ UnikatHash.of(rounds, round, starter, penalties, half) ^ UnikatHash.of(random, half);
    }

    @Override
    public void determinize(int viewer, Random32 chance) {
        current.determinize(viewer, chance);
        random.set(new Random32(chance.next()));
        earlier.clear();
        earlierRandom.clear();
        left.clear();
    }

    @Override
    public void remember(Position before, int move) {
        UnikatPosition past = (UnikatPosition) before;
        ply = past.ply + 1;
        left.clear();
        left.addAll(past.left);
        if (past.round == round) {
            current.remember(past.current, move);
            return;
        }
        int[] sizes = new int[seats()];
        for (int seat = 0; seat < sizes.length; seat++) sizes[seat] = penalties[seat] - past.penalties[seat];
        left.add(sizes);
    }

    /** What comes from the bag, by a refill or by a new deal could not be known. */
    @Override
    public boolean reveals(int move) {
        UnikatMove.Kind kind = UnikatMove.kind(move);
        boolean takes = kind == UnikatMove.Kind.DRAW || kind == UnikatMove.Kind.SWAP;
        if (takes && UnikatMove.taken(move) == UnikatMove.BAG) return true;
        if (kind == UnikatMove.Kind.DRAW && displaySize() == 1 && bagSize() > 0) return true;
        return round < rounds && endsRound(move);
    }

    private boolean endsRound(int move) {
        UnikatRound after = new UnikatRound(current);
        after.play(move);
        return after.isOver();
    }
}
