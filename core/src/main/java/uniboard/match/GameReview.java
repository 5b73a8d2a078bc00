package uniboard.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.game.Highlight;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.WinProbability;

/** Has the moves of a game weighed one after the other, each by what the player who made it could know. */
public final class GameReview {
    /** In thousandths of a chance: less decides no game. */
    private static final int DECISIVE = 150;

    private final GameRecord record;
    private final int viewer;
    private final Thinker thinker;
    /** Those with a choice, in their order. */
    private final List<Integer> plies = new ArrayList<>();
    private final List<Ply> all = new ArrayList<>();
    private final KeyMoments moments = new KeyMoments(this);
    private final Map<Integer, WeighedMove> weighed;
    /** By plies, as they are looked for; null where there is none. */
    private final Map<Integer, Highlight> highlights = new HashMap<>();
    private final Outcome outcome;
    private boolean isRunning;
    /** Null until it is asked for. */
    private Boolean hidesNothing;
    /** Of a moment's moves; null until one is asked for. */
    private Comparison comparison;

    /**
     * What is known of a move before it is weighed.
     *
     * @param doubt as {@link uniboard.game.MoveEvaluator#doubt}
     */
    private record Ply(int mover, boolean isSecret, int doubt) {
    }

    /**
     * @param viewer  the seat whose chances are told; {@link Position#NOBODY}: the first one's
     * @param weighed what was found out before, by ply; what is found is added
     */
    GameReview(GameRecord record, int viewer, Thinker thinker, Map<Integer, WeighedMove> weighed) {
        this.record = record;
        this.weighed = weighed;
        this.viewer = viewer;
        this.thinker = thinker;
        outcome = record.replay().outcome();
        Position position = record.replay(0);
        MoveList legal = new MoveList();
        for (int ply = 0; ply < record.plies(); ply++) {
            position.moves(legal);
            all.add(new Ply(position.toMove(), position.isDecidedInSecret(), record.game().analysis().evaluator().doubt(position)));
            // Of more than two seats only one's own chances can be told from its own moves.
            if (legal.size() > 1 && (position.seats() == 2 || isReviewed(position.toMove()))) plies.add(ply);
            position.play(record.move(ply));
        }
    }

    public GameRecord record() {
        return record;
    }

    private boolean isReviewed(int seat) {
        return viewer == Position.NOBODY || seat == viewer;
    }

    /** The seat that made a move. */
    public int mover(int ply) {
        return all.get(ply).mover;
    }

    /** What a weighed move must cost to be called a mistake. */
    int doubt(int ply) {
        return all.get(ply).doubt;
    }

    /** The plies whose moves are weighed and are those of a seat that is reviewed. */
    List<Integer> reviewed() {
        List<Integer> reviewed = new ArrayList<>();
        for (int ply : known()) if (isReviewed(mover(ply))) reviewed.add(ply);
        return reviewed;
    }

    /** The weighed plies of seats that aren't reviewed. */
    List<Integer> others() {
        List<Integer> others = new ArrayList<>();
        for (int ply : known()) if (!isReviewed(mover(ply))) others.add(ply);
        return others;
    }

    /** Whether only one seat is reviewed. */
    public boolean isOfOne() {
        return viewer != Position.NOBODY;
    }

    /** The seat whose chances {@link #chance} tells. */
    public int seat() {
        return viewer == Position.NOBODY ? 0 : viewer;
    }

    /** How many moves there are to weigh. */
    public int size() {
        return plies.size();
    }

    /** How many have been weighed. */
    public int done() {
        return weighed.size();
    }

    public boolean isDone() {
        return done() == size();
    }

    /**
     * Goes on weighing.
     *
     * @param progressed run after each move
     */
    public void run(Runnable progressed) {
        stop();
        isRunning = true;
        weighNext(progressed);
    }

    public boolean isRunning() {
        return isRunning;
    }

    public void stop() {
        if (isRunning && !isDone() || comparison != null && !comparison.isDone()) thinker.cancel();
        isRunning = false;
    }

    /** Whether the move was chosen in secret while the others chose theirs. */
    public boolean isSecret(KeyMoment moment) {
        return isSecret(moment.ply());
    }

    /**
     * Begins to weigh all moves that there were.
     *
     * @param progressed run after each
     */
    public Comparison compare(KeyMoment moment, Runnable progressed) {
        stop();
        comparison = new Comparison(record.firstPlies(moment.ply()), thinker, progressed);
        comparison.weighNext();
        return comparison;
    }

    private void weighNext(Runnable progressed) {
        if (isDone() || !isRunning) return;
        weigh(plies.get(done()), () -> {
            progressed.run();
            weighNext(progressed);
        });
    }

    private void weigh(int ply, Runnable weighedIt) {
        Match before = new Match(record.firstPlies(ply));
        MoveList legal = new MoveList();
        BotTask task = before.weighing(record.move(ply));
        task.view().replay(task.view().plies() - 1).moves(legal);
        thinker.think(task, packed -> {
            weighed.put(ply, WeighedMove.of(packed, legal));
            weighedIt.run();
        });
    }

    /** Weighs one move alone, and what follows it only where that may still speak for it. */
    void judge(int ply, Consumer<Boolean> isMistake) {
        if (!plies.contains(ply)) {
            isMistake.accept(false);
            return;
        }
        weigh(ply, () -> {
            boolean isDoubted = at(ply).loss() >= doubt(ply);
            if (isDoubted && hidesNothing() && plies.contains(ply + 1)) weigh(ply + 1, () -> isMistake.accept(moments.isMistake(ply)));
            else isMistake.accept(isDoubted && moments.isMistake(ply));
        });
    }

    /** Null where the move hasn't been weighed, or was the only one. */
    public WeighedMove at(int ply) {
        return weighed.get(ply);
    }

    private List<Integer> known() {
        List<Integer> known = new ArrayList<>();
        for (int ply : plies) if (weighed.containsKey(ply)) known.add(ply);
        return known;
    }

    /** The plies at which {@link #chance} is known, in their order: where something is hidden, others judge by what they alone know. */
    public List<Integer> chartedPlies() {
        boolean isOfTwo = record.seats().size() == 2 && hidesNothing();
        List<Integer> charted = new ArrayList<>();
        for (int ply : known()) if (isOfTwo || mover(ply) == seat()) charted.add(ply);
        return charted;
    }

    /** How likely the {@link #seat} was to win before a move that has been weighed, in thousandths. */
    public int chance(int ply) {
        int chance = at(ply).chanceOfBest();
        return mover(ply) == seat() ? chance : WinProbability.SURE - chance;
    }

    /**
     * How likely the player who made a move was to win after it, in thousandths. Where nothing is hidden or dealt, the next position's
     * {@link #chance} says so.
     */
    public int chanceAfter(int ply) {
        int next = ply + 1;
        while (next < record.plies() && !plies.contains(next)) next++;
        boolean isNextTold = hidesNothing() && record.seats().size() == 2;
        if (isNextTold && next == record.plies() && isOver()) return result(mover(ply));
        if (!isNextTold || at(next) == null) return at(ply).chanceOfPlayed();
        int chance = at(next).chanceOfBest();
        return mover(next) == mover(ply) ? chance : WinProbability.SURE - chance;
    }

    /** As {@link #chance}, at the end of a game that is over. */
    public int result() {
        return result(seat());
    }

    /** Where most changed; null where no change decided anything by itself. */
    public Swing greatestSwing() {
        Swing greatest = null;
        List<Integer> told = chartedPlies();
        for (int i = 0; i < told.size(); i++) {
            boolean isLast = i + 1 == told.size();
            if (isLast && !isOver()) break;
            int ply = told.get(i);
            int end = isLast ? record.plies() : told.get(i + 1);
            int after = isLast ? result() : chance(end);
            if (hidesNothing()) {
                greatest = greater(greatest, new Swing(ply, end - 1, chance(ply), after));
                continue;
            }
            // What the move itself did is told apart from what luck and the others made of it.
            greatest = greater(greatest, new Swing(ply, ply, chance(ply), at(ply).chanceOfPlayed()));
            int rest = isSecret(ply) || ply + 1 == end ? ply : ply + 1;
            greatest = greater(greatest, new Swing(rest, end - 1, at(ply).chanceOfPlayed(), after));
        }
        return greatest;
    }

    private static Swing greater(Swing greatest, Swing swing) {
        return swing.size() >= DECISIVE && (greatest == null || swing.size() > greatest.size()) ? swing : greatest;
    }

    /** Whether the chances changed much from the first move to the end. */
    public boolean hasShifted() {
        return !chartedPlies().isEmpty() && isOver() && Math.abs(chance(chartedPlies().get(0)) - result()) >= DECISIVE;
    }

    private int result(int seat) {
        if (!outcome.wins(seat)) return 0;
        return Integer.bitCount(outcome.winners()) > 1 ? WinProbability.SURE / 2 : WinProbability.SURE;
    }

    public boolean isOver() {
        return outcome.over();
    }

    /** As {@link KeyMoments#mattered}. */
    public List<KeyMoment> moments() {
        return moments.mattered();
    }

    /** As {@link KeyMoments#listed}. */
    public List<KeyMoment> listed() {
        return moments.listed();
    }

    /** What was done uncommonly well there; null if nothing was. */
    public Highlight highlight(int ply) {
        if (!highlights.containsKey(ply)) highlights.put(ply, findHighlight(ply));
        return highlights.get(ply);
    }

    private Highlight findHighlight(int ply) {
        int[] moves = new int[record.plies() - ply];
        for (int i = 0; i < moves.length; i++) moves[i] = record.move(ply + i);
        return record.game().analysis().highlight(record.replay(ply), moves);
    }

    /** Whether nobody hid anything in the game. */
    public boolean hidesNothing() {
        if (hidesNothing == null) hidesNothing = KnownRecord.isOpen(record);
        return hidesNothing;
    }

    /** The ply of the next move of the same seat that was weighed, after somebody else's; below 0 if there is none. */
    public int nextOf(KeyMoment moment) {
        boolean isLater = false;
        for (int ply = moment.ply() + 1; ply < record.plies(); ply++) {
            isLater |= mover(ply) != moment.seat();
            if (isLater && mover(ply) == moment.seat() && at(ply) != null) return ply;
        }
        return -1;
    }

    /** The plies of what the others decided at the same time, each in secret; none where that isn't how the game is played. */
    public List<Integer> meanwhile(int decided) {
        List<Integer> others = new ArrayList<>();
        int first = decided;
        while (first > 0 && isSecret(first - 1) && mover(first - 1) < mover(first)) first--;
        for (int ply = first; ply < record.plies() && isSecret(ply); ply++) {
            if (ply > first && mover(ply) <= mover(ply - 1)) break;
            if (ply != decided) others.add(ply);
        }
        return isSecret(decided) ? others : List.of();
    }

    /** Whether the move was chosen in secret while the others chose theirs. */
    public boolean isSecret(int ply) {
        return all.get(ply).isSecret;
    }
}
