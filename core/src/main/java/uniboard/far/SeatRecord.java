package uniboard.far;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Notation;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;

/**
 * A game as one seat may know it: the position after each ply, all that the seat can't know being dealt in one fixed way, and each move as
 * the seat may read it. Of an open game that is the whole game.
 */
public final class SeatRecord {
    /** Moves that are told anew together. */
    static final int TOGETHER = 50;

    /** Bytes of a hash by which nobody is to be deceived: both devices know the moves. */
    private static final int SHORT = 9;
    /** Another seed than that of views. */
    private static final int OTHER = 2;

    private final Seal seal;
    private final Game game;
    private final Options options;
    private final int viewer;
    private final int seats;
    private final List<String> views = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    /** The plies of moves that the seat may not read whole as yet. */
    private final List<Integer> hidden = new ArrayList<>();
    private final Chain own;
    private final Chain common;
    private int toMove = Position.NOBODY;
    /** The game itself, as long as nothing of it is hidden; else null. */
    private Position whole;
    /** So many first moves were told when they could be held against the rules: they can't be told otherwise later. */
    private int settled;

    /**
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     * @param seats  how many there are
     */
    SeatRecord(Seal seal, Game game, Options options, int viewer, int seats) {
        this.seal = seal;
        this.game = game;
        this.options = options;
        this.viewer = viewer;
        this.seats = seats;
        own = new Chain(seal);
        common = new Chain(seal);
    }

    /** What a seat may know of a game. */
    static SeatRecord of(Seal seal, GameRecord record, int viewer) {
        SeatRecord seen = new SeatRecord(seal, record.game(), record.options(), viewer, record.seats().size());
        Position position = record.replay(0);
        seen.begin(seen.viewText(position));
        for (int ply = 0; ply < record.plies(); ply++) {
            Position before = position.copy();
            position.play(record.move(ply));
            seen.follow(record.firstPlies(ply + 1), before, position);
        }
        return seen;
    }

    private String viewText(Position of) {
        return game.notation().positionText(Match.view(of, viewer));
    }

    /**
     * Takes over the last move of a game, and what it opened.
     *
     * @param before the whole position before it
     * @param after  the whole position now
     */
    void follow(GameRecord record, Position before, Position after) {
        Notation notation = game.notation();
        int move = record.move(plies());
        String text = notation.moveText(before, move, viewer, after);
        add(text, viewText(after));
        hidden.removeIf(ply -> isOpened(record, ply, after));
        if (!text.equals(notation.moveText(before, move))) hidden.add(plies() - 1);
    }

    /** Retells a move that wasn't known, and says whether it is by now. */
    private boolean isOpened(GameRecord record, int ply, Position now) {
        Position before = record.replay(ply);
        String text = game.notation().moveText(before, record.move(ply), viewer, now);
        retell(ply, text);
        return text.equals(game.notation().moveText(before, record.move(ply)));
    }

    /** @throws NotationException if it is no position of the game */
    void begin(String view) {
        String seenByAll = common(view);
        views.add(view);
        own.add(view);
        common.add(seenByAll);
    }

    /** @throws NotationException if it is no position of the game */
    void add(String text, String view) {
        String seenByAll = common(view);
        texts.add(text);
        views.add(view);
        own.add(view);
        common.add(seenByAll);
    }

    /**
     * Takes over a start that another device tells.
     *
     * @throws NotationException if it is no position of the game
     */
    void hear(String view) {
        begin(view);
        look(position());
    }

    /**
     * Takes over a move that another device tells, and the position after it.
     *
     * @throws NotationException if that can't be
     */
    void hear(String text, String view) {
        Position next = whole == null ? null : whole.copy();
        if (next != null) {
            next.play(game.move(next, text));
            NotationException.require(game.notation().positionText(next).equals(view), "far.fault.garbled");
        }
        add(text, view);
        if (next == null) return;
        settled = plies();
        look(next);
    }

    /** What hides nothing can be held against the rules. */
    private void look(Position now) {
        boolean isSecret = now.isDecidedInSecret() && now.toMove() != viewer;
        Position other = now.copy();
        other.redeal(viewer, new Random32(OTHER));
        whole = !isSecret && game.notation().positionText(other).equals(game.notation().positionText(now)) ? now : null;
        if (whole != null) toMove = whole.toMove();
    }

    /** What everyone may know can be told from what anybody knows. */
    private String common(String view) {
        Position read = game.position(options, view);
        NotationException.require(read.seats() == seats, "far.fault.garbled");
        toMove = read.toMove();
        return game.notation().positionText(Match.view(read, Position.NOBODY));
    }

    /** A move has been opened. */
    private void retell(int ply, String text) {
        texts.set(ply, text);
    }

    /**
     * Another device tells a move anew: it may have been opened since.
     *
     * @return whether that can be
     */
    boolean hearAgain(int ply, String text) {
        if (ply < settled) return texts.get(ply).equals(text);
        retell(ply, text);
        return true;
    }

    public Game game() {
        return game;
    }

    public Options options() {
        return options;
    }

    /** Whether the game hides nothing from anybody: then it is the whole game. */
    public boolean isOpen() {
        return KnownRecord.isOpen(game);
    }

    /** Whose view it is. */
    public int viewer() {
        return viewer;
    }

    /** Whether the start is known. */
    public boolean isDealt() {
        return !views.isEmpty();
    }

    public int plies() {
        return texts.size();
    }

    /** The position's text after the first plies. */
    public String view(int ply) {
        return views.get(ply);
    }

    /** The move after the first plies, as the seat may read it now. */
    public String text(int ply) {
        return texts.get(ply);
    }

    /** The seat to move now, or {@link Position#NOBODY}. */
    public int toMove() {
        return toMove;
    }

    /** The position now. */
    public Position position() {
        return game.position(options, views.get(plies()));
    }

    /** Tell whether the moves are told to two devices alike: a hash of each {@link #TOGETHER}. */
    List<String> textHashes(int ofPlies) {
        List<String> hashes = new ArrayList<>();
        for (int from = 0; from < ofPlies; from += TOGETHER) {
            String together = String.join("\n", texts.subList(from, Math.min(ofPlies, from + TOGETHER)));
            hashes.add(Encoded.of(Arrays.copyOf(seal.hash(Encoded.utf8(together)), SHORT)));
        }
        return hashes;
    }

    /** Of the seat's own views. */
    String chain(int ply) {
        return own.at(ply);
    }

    /** Of what everyone may know. */
    String commonChain(int ply) {
        return common.at(ply);
    }
}
