package uniboard.remote;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
 * A game as one seat may know it: the position after each step, all that the seat can't know being dealt in one fixed way, and each move as
 * the seat may read it. Of an open game that is the whole game. A step is a move or an {@link Event}: steps only grow in number, while of
 * the moves those that were taken back stand no longer.
 */
public final class SeatRecord {
    /** Another seed than that of views. */
    private static final int OTHER = 2;

    private final Crypto crypto;
    private final Game game;
    private final Options options;
    private final int viewer;
    private final int seats;
    private final ToldSteps told;
    /** The steps whose moves stand. */
    private final List<Integer> line = new ArrayList<>();
    private final Set<Integer> bots = new LinkedHashSet<>();
    /** The seat that took the table over last; {@link Position#NOBODY} if nobody did. */
    private int heir = Position.NOBODY;
    /** The steps of moves that stand and that the seat may not read whole as yet. */
    private final List<Integer> hidden = new ArrayList<>();
    private final HashChain own;
    private final HashChain common;
    private int toMove = Position.NOBODY;
    /** Once it has been read; never changed. */
    private Position now;
    /** The game itself, as long as nothing of it is hidden; else null. */
    private Position whole;
    /** Steps below this index are validated and never change. */
    private int settled;

    /**
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     * @param seats  how many there are
     */
    SeatRecord(Crypto crypto, Game game, Options options, int viewer, int seats) {
        this.crypto = crypto;
        this.game = game;
        this.options = options;
        this.viewer = viewer;
        this.seats = seats;
        told = new ToldSteps(crypto);
        own = new HashChain(crypto);
        common = new HashChain(crypto);
    }

    /** What a seat may know of a game. */
    static SeatRecord of(Crypto crypto, EventLog log, int viewer) {
        return of(crypto, log, List.of(viewer)).get(0);
    }

    /** As {@link #of(Crypto, EventLog, int)}, for several seats at once. */
    static List<SeatRecord> of(Crypto crypto, EventLog log, List<Integer> viewers) {
        GameRecord line = log.line();
        Position start = line.replay(0);
        List<SeatRecord> all = new ArrayList<>();
        for (int viewer : viewers) {
            SeatRecord seen = new SeatRecord(crypto, line.game(), line.options(), viewer, line.seats().size());
            seen.begin(seen.viewText(start));
            all.add(seen);
        }
        log.tell(new EventLog.Follower() {
            @Override
            public void moved(int step, GameRecord record, Position before, Position after) {
                PublicView common = PublicView.of(line, after);
                for (SeatRecord seen : all) seen.follow(record, before, after, common);
            }

            @Override
            public void happened(int step, Event event, Position now) {
                PublicView common = PublicView.of(line, now);
                for (SeatRecord seen : all) seen.follow(event, now, common);
            }
        });
        return all;
    }

    /**
     * What everyone may know of a position. It is told from the text of a view, as other devices have it: a position that was played
     * remembers more.
     */
    record PublicView(String text, int toMove) {
        static PublicView of(GameRecord record, Position whole) {
            Game game = record.game();
            return of(game, game.position(record.options(), game.notation().positionText(Match.view(whole, Position.NOBODY))));
        }

        static PublicView of(Game game, Position read) {
            return new PublicView(game.notation().positionText(Match.view(read, Position.NOBODY)), read.toMove());
        }
    }

    /** Another one, which goes its own way from here on. */
    SeatRecord copy() {
        SeatRecord copy = new SeatRecord(crypto, game, options, viewer, seats);
        copy.told.addAll(told);
        copy.line.addAll(line);
        copy.bots.addAll(bots);
        copy.heir = heir;
        copy.own.addAll(own);
        copy.common.addAll(common);
        copy.toMove = toMove;
        return copy;
    }

    /**
     * Supposes a move that hasn't been told yet, made by the viewer, or not shown to them in any case.
     *
     * @param move legal
     */
    void suppose(int move) {
        Position before = position();
        Position after = before.copy();
        after.play(move);
        add(game.notation().moveText(before, move, viewer, after), viewText(after));
    }

    /**
     * Takes over what has happened besides moves.
     *
     * @param now       the whole position after it
     * @param seenByAll of that
     */
    void follow(Event event, Position now, PublicView seenByAll) {
        add(event.text(), viewText(now), seenByAll);
    }

    private String viewText(Position of) {
        return game.notation().positionText(Match.view(of, viewer));
    }

    /**
     * Takes over the last move of a game, and what it opened.
     *
     * @param before    the whole position before it
     * @param after     the whole position now
     * @param seenByAll of that
     */
    void follow(GameRecord record, Position before, Position after, PublicView seenByAll) {
        Notation notation = game.notation();
        int move = record.move(plies());
        String text = notation.moveText(before, move, viewer, after);
        add(text, viewText(after), seenByAll);
        hidden.removeIf(step -> isOpened(record, step, after));
        if (!text.equals(notation.moveText(before, move))) hidden.add(steps() - 1);
    }

    /** Retells a move that wasn't known, and says whether it is by now. */
    private boolean isOpened(GameRecord record, int step, Position now) {
        int ply = line.indexOf(step);
        Position before = record.replay(ply);
        String text = game.notation().moveText(before, record.move(ply), viewer, now);
        told.retell(step, text);
        return text.equals(game.notation().moveText(before, record.move(ply)));
    }

    /** @throws NotationException if it is no position of the game */
    void begin(String view) {
        PublicView seenByAll = PublicView.of(game, read(view));
        told.begin(view);
        own.add(view);
        common.add(seenByAll.text());
        toMove = seenByAll.toMove();
        now = null;
    }

    /** @throws NotationException if it is no position of the game */
    void add(String text, String view) {
        add(text, view, PublicView.of(game, read(view)));
    }

    private void add(String text, String view, PublicView seenByAll) {
        Event event = Event.read(text);
        if (event == null) line.add(told.count());
        else take(event);
        told.add(text, view);
        own.add(view);
        common.add(seenByAll.text());
        toMove = seenByAll.toMove();
        now = null;
    }

    private void take(Event event) {
        event.apply(bots);
        if (event.kind() == Event.Kind.HOST) heir = event.number();
        if (event.isBack()) shorten(event.number());
    }

    private void shorten(int plies) {
        List<Integer> gone = line.subList(line.size() - plies, line.size());
        hidden.removeAll(gone);
        gone.clear();
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
     * Takes over a step that another device tells, and the position after it.
     *
     * @throws NotationException if that can't be
     */
    void hear(String text, String view) {
        Event event = Event.read(text);
        if (event != null) {
            hear(event, view);
            return;
        }
        Position next = whole == null ? null : whole.copy();
        if (next != null) {
            next.play(game.move(next, text));
            NotationException.require(game.notation().positionText(next).equals(view), "far.fault.garbled");
        }
        add(text, view);
        if (next == null) return;
        settled = steps();
        look(next);
    }

    private void hear(Event event, String view) {
        int to = event.isBack() ? plies() - event.number() : plies();
        boolean isKnown = event.isBack() || event.number() < seats;
        NotationException.require(isKnown && to >= 0 && view(to).equals(view), "far.fault.garbled");
        Position earlier = whole == null ? null : whole.copy();
        if (earlier != null) for (int ply = plies(); ply > to; ply--) earlier.undo();
        add(event.text(), view);
        if (earlier == null) return;
        settled = steps();
        look(earlier);
    }

    /** What hides nothing can be checked against the rules. */
    private void look(Position now) {
        boolean isSecret = now.isDecidedInSecret() && now.toMove() != viewer;
        Position other = now.copy();
        other.determinize(viewer, new Random32(OTHER));
        whole = !isSecret && game.notation().positionText(other).equals(game.notation().positionText(now)) ? now : null;
        if (whole != null) toMove = whole.toMove();
    }

    private Position read(String view) {
        Position read = game.position(options, view);
        NotationException.require(read.seats() == seats, "far.fault.garbled");
        return read;
    }

    /**
     * Another device tells a move again: it may have been opened since.
     *
     * @return whether that can be
     */
    boolean hearAgain(int step, String text) {
        boolean isFixed = step < settled || Event.read(told.text(step)) != null || Event.read(text) != null;
        if (isFixed) return told.text(step).equals(text);
        told.retell(step, text);
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

    /** How many there are. */
    int seats() {
        return seats;
    }

    /** Whose view it is. */
    public int viewer() {
        return viewer;
    }

    /** Whether the start is known. */
    public boolean isDealt() {
        return told.hasBegun();
    }

    /** How many moves stand. */
    public int plies() {
        return line.size();
    }

    /** The moves that stand. */
    public Line line() {
        return new Line(line);
    }

    /** The position's text after the first plies that stand. */
    public String view(int ply) {
        return told.view(ply == 0 ? 0 : line.get(ply - 1) + 1);
    }

    /** The move after the first plies that stand, as the seat may read it now. */
    public String text(int ply) {
        return told.text(line.get(ply));
    }

    /** The seats at which bots play on for people who are away. */
    public Set<Integer> bots() {
        return new LinkedHashSet<>(bots);
    }

    /** Says what was told up to a step. */
    void keep(Fields to, int ofSteps) {
        if (isDealt()) to.add("begin", stepView(0));
        to.addAll(ToldSteps.STEP, told.lines(ofSteps));
    }

    /** A step and the position after it, as {@link TableClient}s are told them. */
    String stepLine(int step) {
        return told.line(step);
    }

    /**
     * The seat whose device hosts the table now.
     *
     * @param dealer the one whose device dealt
     */
    int host(int dealer) {
        return heir == Position.NOBODY ? dealer : heir;
    }

    /** How much has happened: moves, and what {@link Event} is. */
    int steps() {
        return told.count();
    }

    /** The position's text after the first steps. */
    String stepView(int step) {
        return told.view(step);
    }

    /** The step after the first ones, as the seat may read it now. */
    String stepText(int step) {
        return told.text(step);
    }

    /** The seat to move now, or {@link Position#NOBODY}. */
    public int toMove() {
        return toMove;
    }

    public Position position() {
        if (now == null) now = game.position(options, told.view(steps()));
        return now.copy();
    }

    /** Tell whether the moves are told to two devices alike: as {@link ToldSteps#hashes}. */
    List<String> textHashes(int ofSteps) {
        return told.hashes(ofSteps);
    }

    /** Of the seat's own views. */
    String chain(int step) {
        return own.at(step);
    }

    /** Of what everyone may know. */
    String commonChain(int step) {
        return common.at(step);
    }
}
