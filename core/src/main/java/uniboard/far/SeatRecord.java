package uniboard.far;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Notation;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/**
 * A game as one seat may know it: the position after each ply, all that the seat can't know being dealt in one fixed way, and each move as
 * the seat may read it. Of an open game that is the whole game.
 */
public final class SeatRecord {
    private final Seal seal;
    private final Game game;
    private final Options options;
    private final int viewer;
    private final List<String> views = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    /** The plies of moves that the seat may not read whole as yet. */
    private final List<Integer> hidden = new ArrayList<>();
    private final Chain own;
    private final Chain common;
    private int toMove = Position.NOBODY;

    /** @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know */
    SeatRecord(Seal seal, Game game, Options options, int viewer) {
        this.seal = seal;
        this.game = game;
        this.options = options;
        this.viewer = viewer;
        own = new Chain(seal);
        common = new Chain(seal);
    }

    /** What a seat may know of a game. */
    static SeatRecord of(Seal seal, GameRecord record, int viewer) {
        SeatRecord seen = new SeatRecord(seal, record.game(), record.options(), viewer);
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

    /** @throws uniboard.game.NotationException if it is no position of the game */
    void begin(String view) {
        String seenByAll = common(view);
        views.add(view);
        own.add(view);
        common.add(seenByAll);
    }

    /** @throws uniboard.game.NotationException if it is no position of the game */
    void add(String text, String view) {
        String seenByAll = common(view);
        texts.add(text);
        views.add(view);
        own.add(view);
        common.add(seenByAll);
    }

    /** What everyone may know can be told from what anybody knows. */
    private String common(String view) {
        Position read = game.position(options, view);
        toMove = read.toMove();
        return game.notation().positionText(Match.view(read, Position.NOBODY));
    }

    /** A move has been opened. */
    void retell(int ply, String text) {
        texts.set(ply, text);
    }

    public Game game() {
        return game;
    }

    public Options options() {
        return options;
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

    /** Tells whether the moves are told to two devices alike. */
    String textsHash(int plies) {
        byte[] hash = seal.hash(Encoded.utf8(String.join("\n", texts.subList(0, plies))));
        return Encoded.of(Arrays.copyOf(hash, Seal.KEY));
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
