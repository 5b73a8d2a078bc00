package uniboard.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.Random32;

/** A game in progress. The record is the only truth; the position follows it. */
public final class Match {
    /** The move that led to a position, where there is none. */
    public static final int NO_MOVE = -1;

    private static final int MADE_UP = 1;

    /** With the line that is played as it was when it was taken up. */
    private RecordTree tree;
    private int line;
    /** As it was before a line was deleted, as long as that can be taken back; or null. */
    private Deletion deletion;
    private GameRecord record;
    private Position position;
    private final Set<Integer> known = new LinkedHashSet<>();
    /** What reviews of lines have found out, by ply. */
    private final Map<GameRecord, Map<Integer, WeighedMove>> weighed = new HashMap<>();
    /** What was taken back: the longest record that begins with this one; or null. */
    private GameRecord future;
    private boolean isPlayedAlone;

    public Match(GameRecord record) {
        this(record, List.of());
    }

    /** @param playedKnowing as {@link #pliesPlayedKnowing} told them of the same record before */
    public Match(GameRecord record, List<Integer> playedKnowing) {
        this(RecordTree.of(record), new RecordTree.Point(0, record.plies()), playedKnowing);
    }

    /**
     * @param at            where it is gone on with
     * @param playedKnowing as {@link #pliesPlayedKnowing} told them of the same record before
     */
    public Match(RecordTree tree, RecordTree.Point at, List<Integer> playedKnowing) {
        takeUp(tree, at.line(), tree.lines().get(at.line()).firstPlies(at.ply()));
        known.addAll(playedKnowing);
    }

    private record Deletion(RecordTree tree, int line) {
    }

    /** All lines, with the one that is played as it is now. */
    public RecordTree tree() {
        return tree.replacing(line, record);
    }

    /** Where the match is in its {@link #tree}. */
    public RecordTree.Point at() {
        return new RecordTree.Point(tree().lineOf(record), record.plies());
    }

    public GameRecord record() {
        return record;
    }

    public Game game() {
        return record.game();
    }

    /** The position now. To look at only: who wants to play on takes a copy. */
    public Position position() {
        return position;
    }

    /** What is said of the position now. */
    public PositionWords words() {
        return game().words(position);
    }

    public Outcome outcome() {
        return position.outcome();
    }

    /** From 0, or {@link Position#NOBODY}. */
    public int toMove() {
        return position.toMove();
    }

    /** The seat of the only person at the match; {@link Position#NOBODY} where several people play, or none. */
    public int onlyPerson() {
        int person = Position.NOBODY;
        for (int seat = 0; seat < record.seats().size(); seat++) {
            if (!record.seats().get(seat).isHuman()) continue;
            if (person != Position.NOBODY) return Position.NOBODY;
            person = seat;
        }
        return person;
    }

    public boolean isBotToMove() {
        return toMove() != Position.NOBODY && record.seats().get(toMove()).isBot();
    }

    /** Whether somebody at another device is to move. */
    public boolean isRemoteToMove() {
        return toMove() != Position.NOBODY && record.seats().get(toMove()).isRemote();
    }

    /** Whether people at other devices play. */
    public boolean isRemote() {
        for (Seat seat : record.seats()) if (seat.isRemote()) return true;
        return false;
    }

    /** Whether people at other devices play, and the person here looks on. */
    public boolean isWatched() {
        return isRemote() && onlyPerson() == Position.NOBODY;
    }

    /** @throws IllegalArgumentException if the move isn't legal */
    public void play(int move) {
        if (!legalMoves(position).contains(move)) throw new IllegalArgumentException("move " + move + " in " + record);
        if (future != null && future.move(record.plies()) != move) future = null;
        deletion = null;
        record = record.with(move);
        position.play(move);
        forgetReachedFuture();
    }

    /**
     * Goes on as the game has gone on at another device.
     *
     * @param further one move further, or as far as here with more of it known: moves that others stood for, or that were shown in part
     */
    void goOnAs(GameRecord further) {
        boolean isNextMove = record.isWhole() && further.plies() > record.plies() && further.firstPlies(record.plies()).equals(record);
        if (isNextMove) {
            play(further.move(record.plies()));
            return;
        }
        tree = tree.becoming(further);
        line = 0;
        record = further;
        position = further.replay();
    }

    /**
     * Goes back as the game has gone back at all devices.
     *
     * @param ply of the line that is played
     */
    void goBackTo(int ply) {
        GameRecord earlier = record.firstPlies(ply);
        if (!record.isWhole()) tree = tree.becoming(earlier);
        record = earlier;
        position = record.replay();
    }

    /** Whether there is room for another line. */
    public boolean canBranch() {
        return tree().lines().size() < RecordTree.MOST_LINES;
    }

    /** Goes back to an earlier position, from which another line may be played. The one played so far stays beside it. */
    public void branch(int ply) {
        RecordTree whole = tree();
        takeUp(whole, whole.lines().size(), record.firstPlies(ply));
    }

    /** Goes on with another line, from its end. */
    public void follow(int newLine) {
        RecordTree whole = tree();
        takeUp(whole, newLine, whole.lines().get(newLine));
    }

    private void takeUp(RecordTree newTree, int newLine, GameRecord newRecord) {
        tree = newTree;
        record = newRecord;
        line = lineOf(newLine);
        position = record.replay();
        future = null;
        deletion = null;
    }

    /** Makes the line that is played the main one. */
    public void promote() {
        int now = at().line();
        GameRecord played = record;
        takeUp(tree().promoting(now), 0, played);
    }

    /** Throws away the line that is played, if it isn't the main one, with all that part from it; goes on with the one it parted from. */
    public void deleteLine() {
        int now = at().line();
        RecordTree whole = tree();
        RecordTree.Branch from = whole.branch(now);
        if (from == null) return;
        GameRecord earlier = whole.lines().get(from.from());
        RecordTree left = whole.without(now);
        takeUp(left, left.lineOf(earlier), earlier);
        deletion = new Deletion(whole, now);
    }

    /** Says this, and nothing else, of the position after the first moves of the line that is played. */
    public void annotate(int ply, List<Annotation> said) {
        int now = at().line();
        tree = tree().annotating(now, ply, said);
        line = lineOf(now);
    }

    /** Where a line of the tree goes on after the record, the record is one more line. */
    private int lineOf(int treeLine) {
        boolean goesOn = treeLine < tree.lines().size() && record.plies() < tree.lines().get(treeLine).plies();
        return goesOn ? tree.lines().size() : treeLine;
    }

    /** Who sits there; empty where nobody is named. */
    public String name(int seat) {
        return tree.names().get(seat);
    }

    /** @param name one line of at most {@link RecordTree#LONGEST_NAME} letters; empty: nobody is named */
    public void name(int seat, String name) {
        tree = tree.withName(seat, name);
    }

    /** What is said of the position after the first moves of the line that is played. */
    public List<Annotation> annotations(int ply) {
        return tree.annotations(RecordTree.path(record, ply));
    }

    /** What reviews have found out about the moves of the line that is played, by ply; they add what they find. */
    Map<Integer, WeighedMove> weighed() {
        return weighed.computeIfAbsent(record, line -> new HashMap<>());
    }

    /** What reviews have found out about the line that is played, as text: of each move its ply, the best one and both chances. */
    public String weighedText() {
        return WeighedMove.text(weighed(), record.plies());
    }

    /** @param text as {@link #weighedText}; what isn't, or isn't of this line, is passed over */
    public void rememberWeighed(String text) {
        weighed().putAll(WeighedMove.read(text, record));
    }

    private void forgetReachedFuture() {
        if (future != null && future.plies() == record.plies()) future = null;
    }

    /**
     * The position as a seat may see it: all it can't know is made up. To look at only.
     *
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may see
     */
    public static Position view(Position of, int viewer) {
        Position view = of.copy();
        view.determinize(viewer, new Random32(MADE_UP));
        return view;
    }

    /** What the seat to move may choose from, in the order of its moves; empty when the game is over. */
    public List<Choice> choices() {
        return toMove() == Position.NOBODY ? List.of() : choices(view(position, toMove()));
    }

    private List<Choice> choices(Position view) {
        MoveList moves = legalMoves(view);
        List<Choice> choices = new ArrayList<>();
        PositionWords words = game().words(view);
        for (int i = 0; i < moves.size(); i++) choices.add(words.choice(moves.get(i)));
        return choices;
    }

    /** A person's stepwise choosing of the next move. */
    public Selection selection() {
        return selectionAt(position, new TablePermissions(TablePermissions.Use.PLAY));
    }

    /** @param asked the match's position, or one that follows it; of its moves those that are permitted may be chosen */
    Selection selectionAt(Position asked, TablePermissions permissions) {
        Position view = view(asked, asked.toMove());
        List<Choice> choices = new ArrayList<>(choices(view));
        choices.removeIf(choice -> !permissions.allows(game(), view, choice.move()));
        return new Selection(game(), view, choices);
    }

    public boolean canTakeBack() {
        return deletion != null || !isRemote() && TakebackRules.plyHere(record, position) >= 0;
    }

    /**
     * Goes back to the last decision of a human: with bots, of the one who plays against them; among several humans, of the one who moved
     * last. Where people hide something from each other only within the turn under way, and not past a move that revealed something.
     * A line that has just been deleted comes back first.
     *
     * @return whether there was anything to take back
     */
    public boolean takeBack() {
        if (deletion != null) {
            takeUp(deletion.tree(), deletion.line(), deletion.tree().lines().get(deletion.line()));
            return true;
        }
        int ply = isRemote() ? -1 : TakebackRules.plyHere(record, position);
        if (ply < 0) return false;
        if (future == null) future = record;
        if (TakebackRules.revealsSince(ply, record, position)) known.add(ply);
        record = record.firstPlies(ply);
        position = record.replay();
        return true;
    }

    /** Whether no person has decided anything yet. */
    public boolean isUntouched() {
        for (Position earlier : record.firstPlies(Math.max(0, record.plies() - 1)).positions())
            if (record.plies() > 0 && record.seats().get(earlier.toMove()).isHuman()) return false;
        return true;
    }

    /** Whether moves taken back can be played again: until another move is played. */
    public boolean canRedo() {
        return future != null;
    }

    /** Plays what was taken back, up to the next decision of a human. Does nothing if there is nothing to redo. */
    public void redo() {
        if (future == null) return;
        do {
            record = record.with(future.move(record.plies()));
            position = record.replay();
        } while (record.plies() < future.plies() && isBotToMove());
        forgetReachedFuture();
    }

    /** The plies at which what follows was played once more after something that no seat could know had been seen. */
    public List<Integer> pliesPlayedKnowing() {
        List<Integer> plies = new ArrayList<>();
        for (int ply : known) if (ply < record.plies()) plies.add(ply);
        return plies;
    }

    /** Lets one person play all seats and see everything, as when making a task. */
    public void playAlone() {
        isPlayedAlone = true;
    }

    public boolean isPlayedAlone() {
        return isPlayedAlone;
    }

    /** Whether the person to move knows, or is about to choose, something that another person at this match may not see. */
    public boolean isSecretToOthers() {
        int seat = position.toMove();
        return !isPlayedAlone && seat != Position.NOBODY && record.seats().get(seat).isHuman()
            && TakebackRules.hidesFromOtherPeople(record, position, seat);
    }

    /**
     * The decision the bot to move is asked for.
     *
     * @param seed of the bot's chance
     * @throws IllegalStateException if no bot is to move
     */
    public BotTask botTask(int seed) {
        if (!isBotToMove()) throw new IllegalStateException("no bot is to move");
        return task(record.seats().get(position.toMove()).level(), seed);
    }

    /**
     * What a bot of the level would be asked in place of the seat to move, human or not.
     *
     * @throws IllegalStateException if the game is over
     */
    public BotTask task(int level, int seed) {
        if (toMove() == Position.NOBODY) throw new IllegalStateException("the game is over");
        return BotTask.choosing(record, position, level, seed);
    }

    /**
     * Asks how good a move is, by what the seat to move knows.
     *
     * @param move legal
     */
    public BotTask weighing(int move) {
        return BotTask.weighing(record, position, move);
    }

    private static MoveList legalMoves(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves;
    }
}
