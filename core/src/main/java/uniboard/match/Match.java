package uniboard.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;

/** A game in progress. The record is the only truth; the position follows it. */
public final class Match {
    /** The move that led to a position, where there is none. */
    public static final int NO_MOVE = -1;

    private static final int MADE_UP = 1;

    private GameRecord record;
    private Position position;
    private final Set<Integer> known = new LinkedHashSet<>();
    /** What was taken back: the longest record that begins with this one; or null. */
    private GameRecord future;

    public Match(GameRecord record) {
        this(record, List.of());
    }

    /** @param playedKnowing as {@link #pliesPlayedKnowing} told them of the same record before */
    public Match(GameRecord record, List<Integer> playedKnowing) {
        this.record = record;
        position = record.replay();
        known.addAll(playedKnowing);
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
        int seat = position.toMove();
        return seat != Position.NOBODY && record.seats().get(seat).isBot();
    }

    /** @throws IllegalArgumentException if the move isn't legal */
    public void play(int move) {
        if (!legalMoves(position).contains(move)) throw new IllegalArgumentException("move " + move + " in " + record);
        if (future != null && future.move(record.plies()) != move) future = null;
        record = record.with(move);
        position.play(move);
        forgetReachedFuture();
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
        view.redeal(viewer, new Random32(MADE_UP));
        return view;
    }

    /** What the seat to move may choose from, in the order of its moves; empty when the game is over. */
    public List<Choice> choices() {
        return toMove() == Position.NOBODY ? List.of() : choices(view(position, toMove()));
    }

    private List<Choice> choices(Position view) {
        MoveList moves = legalMoves(view);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) choices.add(game().choice(view, moves.get(i)));
        return choices;
    }

    /** A person's stepwise choosing of the next move. */
    public Selection selection() {
        return selection(new Bounds(Bounds.Use.PLAY));
    }

    /** @param bounds the moves that may be chosen */
    Selection selection(Bounds bounds) {
        Position view = view(position, toMove());
        List<Choice> choices = new ArrayList<>(choices(view));
        choices.removeIf(choice -> !bounds.allows(game(), view, choice.move()));
        return new Selection(game(), view, choices);
    }

    public boolean canTakeBack() {
        return plyToTakeBackTo() >= 0;
    }

    /**
     * Goes back to the last decision of a human: with bots, of the one who plays against them; among several humans, of the one who moved
     * last. Where people hide something from each other only within the turn under way, and not past a move that revealed something.
     *
     * @return whether there was anything to take back
     */
    public boolean takeBack() {
        int ply = plyToTakeBackTo();
        if (ply < 0) return false;
        if (future == null) future = record;
        if (revealsSince(ply)) known.add(ply);
        record = record.firstPlies(ply);
        position = record.replay();
        return true;
    }

    /** Whether no person has decided anything yet. */
    public boolean isUntouched() {
        Position earlier = position.copy();
        while (earlier.ply() > 0) {
            earlier.undo();
            if (record.seats().get(earlier.toMove()).isHuman()) return false;
        }
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
        return known.stream().filter(ply -> ply < record.plies()).toList();
    }

    private int plyToTakeBackTo() {
        Position earlier = position.copy();
        boolean revealed = false;
        for (int ply = record.plies() - 1; ply >= 0; ply--) {
            earlier.undo();
            revealed |= earlier.reveals(record.move(ply));
            int asking = earlier.toMove();
            if (!record.seats().get(asking).isHuman()) continue;
            boolean within = asking == position.toMove() && !revealed;
            return within || !hidesFromOtherHumans(earlier, asking) ? ply : -1;
        }
        return -1;
    }

    private boolean revealsSince(int ply) {
        Position earlier = position.copy();
        while (earlier.ply() > ply) {
            earlier.undo();
            if (earlier.reveals(record.move(earlier.ply()))) return true;
        }
        return false;
    }

    private boolean hidesFromOtherHumans(Position earlier, int asking) {
        for (int seat = 0; seat < record.seats().size(); seat++) {
            if (seat == asking || !record.seats().get(seat).isHuman()) continue;
            if (earlier.isDecidedInSecret() || !redealt(earlier, seat, 0).equals(textOf(earlier))) return true;
        }
        return false;
    }

    /** Whether the person to move knows, or is about to choose, something that another person at this match may not see. */
    public boolean isSecretToOthers() {
        int seat = position.toMove();
        return seat != Position.NOBODY && record.seats().get(seat).isHuman() && hidesFromOtherHumans(position, seat);
    }

    /**
     * The decision the bot to move is asked for. In an open game its view is the record itself, for repetitions count; in others it is the
     * position, redealt.
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
        int seat = position.toMove();
        if (seat == Position.NOBODY) throw new IllegalStateException("the game is over");
        Bot bot = game().bot(level);
        String seen = redealt(position, seat, seed);
        GameRecord view = seen.equals(textOf(position)) ? record
            : GameRecord.from(game(), record.options(), seen, record.seats());
        return new BotTask(view, level, bot.nodes(), seed);
    }

    /** The position's text with all dealt anew that the seat can't know; differs from the true one wherever anything is hidden. */
    private String redealt(Position of, int seat, int seed) {
        Position view = of.copy();
        view.redeal(seat, new Random32(seed));
        return textOf(view);
    }

    private String textOf(Position of) {
        return game().notation().positionText(of);
    }

    private static MoveList legalMoves(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves;
    }
}
