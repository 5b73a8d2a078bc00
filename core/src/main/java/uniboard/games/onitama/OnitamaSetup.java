package uniboard.games.onitama;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/** How a position of Onitama is set up: pieces on squares, one of each master, and five different cards. */
public final class OnitamaSetup implements Setup {
    private static final int CARDS = 5;

    /** Each side's master and student, then nothing. */
    private final List<Piece> pieces = new ArrayList<>();

    public OnitamaSetup() {
        for (int seat = 0; seat < 2; seat++) {
            add("master-" + OnitamaSide.key(seat));
            add("student-" + OnitamaSide.key(seat));
        }
        pieces.add(NOTHING);
    }

    private void add(String id) {
        pieces.add(new Piece(id, Message.of("onitama.setup." + id)));
    }

    @Override
    public List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    @Override
    public Position put(Position at, String place, Piece piece) {
        int square = OnitamaSquare.named(place);
        if (square < 0) return at;
        Parts parts = new Parts((OnitamaPosition) at);
        for (int seat = 0; seat < 2; seat++) {
            parts.pieces[seat] &= ~(1 << square);
            parts.masters[seat] &= ~(1 << square);
        }
        if (piece.equals(NOTHING)) return parts.position();
        int number = pieces.indexOf(piece);
        int seat = number / 2;
        boolean isMaster = number % 2 == 0;
        parts.pieces[seat] |= 1 << square;
        if (isMaster) {
            parts.pieces[seat] &= ~parts.masters[seat];
            parts.masters[seat] = 1 << square;
        }
        return parts.position();
    }

    /** A card that lies elsewhere changes places with the one that lies here. */
    @Override
    public List<Piece> choices(Position at, String place) {
        if (slot((OnitamaPosition) at, place) < 0) return List.of();
        List<Piece> cards = new ArrayList<>();
        for (OnitamaCard card : OnitamaCard.values()) cards.add(new Piece(card.id(), card.title()));
        return cards;
    }

    private static int slot(OnitamaPosition at, String place) {
        OnitamaCard card = OnitamaCard.withId(place);
        for (int slot = 0; slot < CARDS; slot++) if (card != null && at.cardAt(slot) == card.ordinal()) return slot;
        return -1;
    }

    @Override
    public Position choose(Position at, String place, Piece piece) {
        Parts parts = new Parts((OnitamaPosition) at);
        int here = slot((OnitamaPosition) at, place);
        int there = slot((OnitamaPosition) at, piece.id());
        if (there >= 0) parts.cards[there] = parts.cards[here];
        parts.cards[here] = OnitamaCard.withId(piece.id()).ordinal();
        return parts.position();
    }

    /** A master that is missing comes to its temple or, where it isn't free or safe, to any square that is. */
    @Override
    public Position complete(Position at, Random32 random) {
        Parts parts = new Parts((OnitamaPosition) at);
        for (int seat = 0; seat < 2; seat++) if (parts.masters[seat] == 0) parts.addMaster(seat, random.below(OnitamaSquare.COUNT));
        return parts.position();
    }

    @Override
    public Position read(String text) {
        return new OnitamaPositionReader().readUnfinished(text);
    }

    @Override
    public Message mover(Position at) {
        return OnitamaWords.seat(((OnitamaPosition) at).mover());
    }

    @Override
    public Position passTurn(Position at) {
        Parts parts = new Parts((OnitamaPosition) at);
        parts.mover = 1 - parts.mover;
        return parts.position();
    }

    /** The mutable parts of a position. */
    private static final class Parts {
        private final int[] pieces = new int[2];
        private final int[] masters = new int[2];
        private final int[] cards = new int[CARDS];
        private int mover;

        Parts(OnitamaPosition at) {
            for (int seat = 0; seat < 2; seat++) {
                pieces[seat] = at.pieces(seat);
                masters[seat] = at.master(seat);
            }
            for (int slot = 0; slot < CARDS; slot++) cards[slot] = at.cardAt(slot);
            mover = at.mover();
        }

        /**
         * Where the fewest captures of a master would be possible.
         *
         * @param first of the squares to be tried after the temple
         */
        private void addMaster(int seat, int first) {
            int others = pieces[seat];
            int free = ~(pieces[0] | pieces[1] | 1 << OnitamaSquare.arch(1 - seat));
            int best = 0;
            int fewest = Integer.MAX_VALUE;
            for (int i = -1; i < OnitamaSquare.COUNT; i++) {
                masters[seat] = free & 1 << (i < 0 ? OnitamaSquare.arch(seat) : (first + i) % OnitamaSquare.COUNT);
                pieces[seat] = others | masters[seat];
                int captures = capturesOf(0) + capturesOf(1);
                if (masters[seat] == 0 || captures >= fewest) continue;
                fewest = captures;
                best = masters[seat];
            }
            masters[seat] = best;
            pieces[seat] = others | best;
        }

        private int capturesOf(int seat) {
            int captures = 0;
            int enemy = 1 - seat;
            for (int left = pieces[enemy]; left != 0; left &= left - 1) {
                for (int slot = 2 * enemy; slot < 2 * enemy + 2; slot++) {
                    int reached = OnitamaReach.mask(cards[slot], enemy, Integer.numberOfTrailingZeros(left));
                    if ((reached & masters[seat]) != 0) captures++;
                }
            }
            return captures;
        }

        OnitamaPosition position() {
            return new OnitamaPosition(pieces, masters, cards, mover);
        }
    }
}
