package uniboard.games.onitama;

import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.UndoStack;
import uniboard.game.ZobristKeys;

/**
 * A position of Onitama. Pieces are bitboards over {@link OnitamaSquare}; a master counts among its side's pieces. The states played
 * through are kept whole, so that undo is exact and repetitions are found by comparing positions, not hashes. A hash is made when asked
 * for: the search needs one for few of the positions it visits.
 */
public final class OnitamaPosition implements Position {
    /** The ply after which a game not won is drawn. */
    public static final int PLY_LIMIT = 300;

    /** How a game ends. */
    enum Ending { NONE, CAPTURE, TEMPLE, REPETITION, PLY_LIMIT }

    private static final int NEVER = -1;
    private static final int STATE_WORDS = 7;

    /** The mover's pieces and the opponent's. */
    private int own;
    private int enemies;
    /** One bit each, or 0 when captured. */
    private int ownMaster;
    private int enemyMaster;
    /** Two cards of Blue's, two of Red's, the one beside the board: five bits each, from the lowest. */
    private int cards;
    private int mover;
    private int quietPlies;
    /** The last earlier ply at which the position was the same, or {@link #NEVER}. */
    private int lastOccurrence = NEVER;
    private Ending ending;

    private final UndoStack earlier;

    /**
     * @param pieces  a bitboard a seat, masters included
     * @param masters a bitboard a seat, of one bit or none
     * @param cards   numbers of the cards: two of Blue's hand, two of Red's, the one beside the board
     */
    OnitamaPosition(int[] pieces, int[] masters, int[] cards, int mover) {
        own = pieces[mover];
        enemies = pieces[1 - mover];
        ownMaster = masters[mover];
        enemyMaster = masters[1 - mover];
        for (int slot = 0; slot < 5; slot++) this.cards |= cards[slot] << 5 * slot;
        this.mover = mover;
        earlier = new UndoStack(STATE_WORDS);
        ending = findEnding();
    }

    private OnitamaPosition(OnitamaPosition other) {
        own = other.own;
        enemies = other.enemies;
        ownMaster = other.ownMaster;
        enemyMaster = other.enemyMaster;
        cards = other.cards;
        mover = other.mover;
        quietPlies = other.quietPlies;
        lastOccurrence = other.lastOccurrence;
        ending = other.ending;
        earlier = new UndoStack(other.earlier);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int toMove() {
        return ending == Ending.NONE ? mover : NOBODY;
    }

    /** The seat whose turn the text names, also when the game is over. */
    public int mover() {
        return mover;
    }

    /** Bitboard of all pieces of the seat. */
    public int pieces(int seat) {
        return seat == mover ? own : enemies;
    }

    /** Bitboard of the seat's master: one bit, or 0 when captured. */
    public int master(int seat) {
        return seat == mover ? ownMaster : enemyMaster;
    }

    /** @param slot 0 or 1, as the hand's text orders them */
    public OnitamaCard hand(int seat, int slot) {
        return OnitamaCard.of(cardAt(2 * seat + slot));
    }

    public OnitamaCard sideCard() {
        return OnitamaCard.of(cardAt(4));
    }

    /** The slot of the card in the seat's hand, or -1. */
    public int slotInHand(int seat, int card) {
        if (cardAt(2 * seat) == card) return 0;
        return cardAt(2 * seat + 1) == card ? 1 : -1;
    }

    /** The seat whose piece stands there, or {@link #NOBODY}. */
    public int owner(int square) {
        if ((own >>> square & 1) != 0) return mover;
        return (enemies >>> square & 1) != 0 ? 1 - mover : NOBODY;
    }

    public boolean isMaster(int square) {
        return ((ownMaster | enemyMaster) >>> square & 1) != 0;
    }

    public boolean isCapture(int move) {
        // No piece stands where a pass points to.
        return (enemies >>> OnitamaMove.to(move) & 1) != 0;
    }

    /** Whether the seat to move can go to the square: it is empty or the opponent's. */
    boolean canReach(int square) {
        MoveList moves = new MoveList();
        moves(moves);
        for (int i = 0; i < moves.size(); i++) if (OnitamaMove.to(moves.get(i)) == square) return true;
        return false;
    }

    int cardAt(int slot) {
        return cards >>> 5 * slot & 31;
    }

    @Override
    public void moves(MoveList into) {
        into.clear();
        if (ending != Ending.NONE) return;
        for (int slot = 0; slot < 2; slot++) addMoves(cardAt(2 * mover + slot), into);
        if (!into.isEmpty()) return;
        for (int slot = 0; slot < 2; slot++) into.add(OnitamaMove.pass(cardAt(2 * mover + slot)));
    }

    private void addMoves(int card, MoveList into) {
        for (int left = own; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (int targets = OnitamaReach.targets(card, mover, from); targets != 0; targets = OnitamaReach.afterFirst(targets)) {
                int to = OnitamaReach.first(targets);
                if ((own >>> to & 1) == 0) into.add(OnitamaMove.of(card, from, to));
            }
        }
    }

    /** Clears {@code into} and fills it with the legal moves that capture: those by students, then those by the master. */
    void captures(MoveList into) {
        into.clear();
        addCaptures(own & ~ownMaster, into);
        addCaptures(ownMaster, into);
    }

    private void addCaptures(int pieces, MoveList into) {
        int first = cardAt(2 * mover);
        int second = cardAt(2 * mover + 1);
        for (int left = pieces; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            addCaptures(first, from, into);
            addCaptures(second, from, into);
        }
    }

    private void addCaptures(int card, int from, MoveList into) {
        for (int targets = OnitamaReach.mask(card, mover, from) & enemies; targets != 0; targets &= targets - 1) {
            into.add(OnitamaMove.of(card, from, Integer.numberOfTrailingZeros(targets)));
        }
    }

    /** Whether the seat, if it were its turn, could capture the enemy master or enter the enemy arch. */
    boolean canWin(int seat) {
        return canCaptureMaster(seat) || canEnterTemple(seat);
    }

    /** Whether the seat could, if it were its turn. */
    boolean canCaptureMaster(int seat) {
        return (leadingTo(Integer.numberOfTrailingZeros(master(1 - seat)), seat) & pieces(seat)) != 0;
    }

    /** Whether the seat's master could, if it were its turn and the other master weren't there. */
    boolean canEnterTemple(int seat) {
        int arch = OnitamaSquare.arch(1 - seat);
        boolean isFree = ((pieces(seat) | master(1 - seat)) >>> arch & 1) == 0;
        return isFree && (leadingTo(arch, seat) & master(seat)) != 0;
    }

    /** The squares from which the seat's cards lead to another: those to which the opponent, with the same cards, would go from there. */
    private int leadingTo(int square, int seat) {
        int first = cards >>> 10 * seat & 31;
        int second = cards >>> 10 * seat + 5 & 31;
        return OnitamaReach.mask(first, 1 - seat, square) | OnitamaReach.mask(second, 1 - seat, square);
    }

    /** Whether the last move won. */
    boolean isWon() {
        return ending == Ending.CAPTURE || ending == Ending.TEMPLE;
    }

    boolean isDrawn() {
        return ending == Ending.REPETITION || ending == Ending.PLY_LIMIT;
    }

    /** The last earlier ply at which the position was the same; below 0 if there is none. */
    int lastOccurrence() {
        return lastOccurrence;
    }

    /** Whether some card gives the mover a move; without one only an exchange is left. */
    boolean canMove() {
        for (int slot = 0; slot < 2; slot++) {
            for (int left = own; left != 0; left &= left - 1) {
                if (reach(cardAt(2 * mover + slot), Integer.numberOfTrailingZeros(left)) != 0) return true;
            }
        }
        return false;
    }

    /** Bitboard of the squares to which the card takes the mover's piece. */
    int reach(int card, int from) {
        return OnitamaReach.mask(card, mover, from) & ~own;
    }

    @Override
    public void play(int move) {
        remember();
        quietPlies++;
        if (!OnitamaMove.isPass(move)) movePiece(1 << OnitamaMove.from(move), 1 << OnitamaMove.to(move));
        exchange(OnitamaMove.card(move));
        passTurn();
        ending = findEnding();
    }

    private void movePiece(int from, int to) {
        if ((enemies & to) != 0) {
            enemies ^= to;
            enemyMaster &= ~to;
            quietPlies = 0;
        }
        own ^= from | to;
        if (ownMaster == from) ownMaster = to;
    }

    /** The card that lay beside the board takes the used one's place in the hand. */
    private void exchange(int used) {
        int slot = 2 * mover + slotInHand(mover, used);
        int difference = used ^ cardAt(4);
        cards ^= difference << 5 * slot | difference << 20;
    }

    private void passTurn() {
        mover = 1 - mover;
        int pieces = own;
        own = enemies;
        enemies = pieces;
        int master = ownMaster;
        ownMaster = enemyMaster;
        enemyMaster = master;
    }

    private Ending findEnding() {
        if (ownMaster == 0 || enemyMaster == 0) return Ending.CAPTURE;
        if (isInTemple(OnitamaSide.BLUE) || isInTemple(OnitamaSide.RED)) return Ending.TEMPLE;
        if (isThirdOccurrence()) return Ending.REPETITION;
        return ply() >= PLY_LIMIT ? Ending.PLY_LIMIT : Ending.NONE;
    }

    private boolean isInTemple(int seat) {
        return master(seat) == 1 << OnitamaSquare.arch(1 - seat);
    }

    private boolean isThirdOccurrence() {
        lastOccurrence = occurrenceBefore(ply());
        return lastOccurrence != NEVER && occurrenceBefore(lastOccurrence) != NEVER;
    }

    private int occurrenceBefore(int later) {
        int first = ply() - Math.min(quietPlies, ply());
        // Four plies at least lie between two occurrences; a capture can't be undone by play.
        for (int at = later - 4; at >= first; at -= 2) if (isStateOf(at)) return at;
        return NEVER;
    }

    private boolean isStateOf(int earlierPly) {
        int[] history = earlier.words();
        int at = earlierPly * STATE_WORDS;
        return history[at] == own && history[at + 1] == enemies
            && history[at + 2] == ownMaster && history[at + 3] == enemyMaster
            && handSet(history[at + 4], OnitamaSide.BLUE) == handSet(cards, OnitamaSide.BLUE)
            && handSet(history[at + 4], OnitamaSide.RED) == handSet(cards, OnitamaSide.RED);
    }

    /** A bit a card. Five cards are in play, so two hands tell the fifth. */
    private static int handSet(int cards, int seat) {
        return 1 << (cards >>> 10 * seat & 31) | 1 << (cards >>> 10 * seat + 5 & 31);
    }

    private void remember() {
        int at = earlier.add();
        int[] history = earlier.words();
        history[at] = own;
        history[at + 1] = enemies;
        history[at + 2] = ownMaster;
        history[at + 3] = enemyMaster;
        history[at + 4] = cards;
        history[at + 5] = quietPlies;
        history[at + 6] = lastOccurrence;
    }

    @Override
    public void undo() {
        int at = earlier.remove();
        int[] history = earlier.words();
        own = history[at];
        enemies = history[at + 1];
        ownMaster = history[at + 2];
        enemyMaster = history[at + 3];
        cards = history[at + 4];
        quietPlies = history[at + 5];
        lastOccurrence = history[at + 6];
        mover = 1 - mover;
        // Nothing was played on from an ended game.
        ending = Ending.NONE;
    }

    @Override
    public int ply() {
        return earlier.count();
    }

    @Override
    public OnitamaPosition copy() {
        return new OnitamaPosition(this);
    }

    @Override
    public Outcome outcome() {
        return switch (ending) {
            case NONE -> Outcome.RUNNING;
            case CAPTURE, TEMPLE -> Outcome.win(winner());
            case REPETITION, PLY_LIMIT -> Outcome.draw(2);
        };
    }

    Ending ending() {
        return ending;
    }

    private int winner() {
        return master(OnitamaSide.RED) == 0 || isInTemple(OnitamaSide.BLUE) ? OnitamaSide.BLUE : OnitamaSide.RED;
    }

    @Override
    public int hashHigh() {
        return hash(ZobristKeys.HIGH);
    }

    @Override
    public int hashLow() {
        return hash(ZobristKeys.LOW);
    }

    private int hash(int half) {
        int hash = OnitamaKeys.mover(mover, half);
        for (int slot = 0; slot < 5; slot++) hash ^= OnitamaKeys.card(slot, cardAt(slot), half);
        for (int seat = 0; seat < 2; seat++) hash ^= OnitamaKeys.pieces(seat, pieces(seat), master(seat), half);
        return hash;
    }
}
