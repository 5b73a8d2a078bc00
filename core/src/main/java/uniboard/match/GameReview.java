package uniboard.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import uniboard.game.ChanceScale;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;

/** Has the moves of a game weighed one after the other, each by what whoever made it could know, and picks those that mattered. */
public final class GameReview {
    /** In thousandths of a chance: what a mistake costs at least. */
    private static final int MISTAKE = 30;
    private static final int MOST_MISTAKES = 4;
    /** What the mistake of somebody else offered at least. */
    private static final int OFFER = 120;
    private static final int MOST_TAKEN = 1;

    private final GameRecord record;
    private final int viewer;
    private final Thinker thinker;
    /** Those with a choice, in their order. */
    private final List<Integer> plies = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();
    private final Map<Integer, WeighedMove> weighed;
    private final Outcome outcome;
    private boolean isRunning;

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
            movers.add(position.toMove());
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
        isRunning = true;
        weighNext(progressed);
    }

    public void stop() {
        if (isRunning && !isDone()) thinker.cancel();
        isRunning = false;
    }

    private void weighNext(Runnable progressed) {
        if (isDone() || !isRunning) return;
        int ply = plies.get(done());
        Match before = new Match(record.firstPlies(ply));
        MoveList legal = new MoveList();
        BotTask task = before.weighing(record.move(ply));
        task.view().replay(task.view().plies() - 1).moves(legal);
        thinker.think(task, packed -> {
            weighed.put(ply, WeighedMove.of(packed, legal));
            progressed.run();
            weighNext(progressed);
        });
    }

    /** Null where the move hasn't been weighed, or was the only one. */
    public WeighedMove at(int ply) {
        return weighed.get(ply);
    }

    private List<Integer> known() {
        return plies.stream().filter(ply -> weighed.containsKey(ply)).toList();
    }

    /** The plies at which {@link #chance} is known, in their order. */
    public List<Integer> told() {
        boolean isOfTwo = record.seats().size() == 2;
        return known().stream().filter(ply -> isOfTwo || movers.get(ply) == seat()).toList();
    }

    /** How likely the {@link #seat} was to win before a move that has been weighed, in thousandths. */
    public int chance(int ply) {
        int chance = at(ply).chanceOfBest();
        return movers.get(ply) == seat() ? chance : ChanceScale.SURE - chance;
    }

    /** As {@link #chance}, at the end of a game that is over. */
    public int result() {
        if (!outcome.wins(seat())) return 0;
        return Integer.bitCount(outcome.winners()) > 1 ? ChanceScale.SURE / 2 : ChanceScale.SURE;
    }

    public boolean isOver() {
        return outcome.over();
    }

    /** The moves that mattered most, in their order. */
    public List<Moment> moments() {
        List<Moment> mistakes = new ArrayList<>();
        List<Moment> taken = new ArrayList<>();
        for (int ply : known()) {
            if (!isReviewed(movers.get(ply))) continue;
            WeighedMove move = at(ply);
            if (move.loss() >= MISTAKE) mistakes.add(new Moment(ply, movers.get(ply), Moment.Kind.MISTAKE, move));
            else if (offered(ply) >= OFFER) taken.add(new Moment(ply, movers.get(ply), Moment.Kind.TAKEN, move));
        }
        mistakes.sort(Comparator.comparingInt((Moment moment) -> -moment.move().loss()));
        taken.sort(Comparator.comparingInt((Moment moment) -> -offered(moment.ply())));
        List<Moment> most = new ArrayList<>(mistakes.subList(0, Math.min(MOST_MISTAKES, mistakes.size())));
        most.addAll(taken.subList(0, Math.min(MOST_TAKEN, taken.size())));
        most.sort(Comparator.comparingInt(Moment::ply));
        return most;
    }

    /** What the move before cost whoever made it, if that was somebody else. */
    private int offered(int ply) {
        WeighedMove before = ply == 0 ? null : at(ply - 1);
        return before == null || movers.get(ply - 1).equals(movers.get(ply)) ? 0 : before.loss();
    }

    /** Whether nobody hid anything in the game. */
    public boolean hidesNothing() {
        return KnownRecord.isOpen(record);
    }

    /** The ply of the next move of the same seat that was weighed, after somebody else's; below 0 if there is none. */
    public int nextOf(Moment moment) {
        boolean isLater = false;
        for (int ply = moment.ply() + 1; ply < record.plies(); ply++) {
            isLater |= movers.get(ply) != moment.seat();
            if (isLater && movers.get(ply) == moment.seat() && at(ply) != null) return ply;
        }
        return -1;
    }

    /** The plies of what the others decided at the same time, each in secret; none where that isn't how the game is played. */
    public List<Integer> meanwhile(Moment moment) {
        List<Integer> others = new ArrayList<>();
        int first = moment.ply();
        while (first > 0 && isSecret(first - 1) && movers.get(first - 1) < movers.get(first)) first--;
        for (int ply = first; ply < record.plies() && isSecret(ply); ply++) {
            if (ply > first && movers.get(ply) <= movers.get(ply - 1)) break;
            if (ply != moment.ply()) others.add(ply);
        }
        return isSecret(moment.ply()) ? others : List.of();
    }

    private boolean isSecret(int ply) {
        return record.replay(ply).isDecidedInSecret();
    }

    /** What whoever was to move after the move could do best, if that was somebody else who was weighed, too; null where it isn't known. */
    public WeighedMove answer(int ply) {
        return ply + 1 < record.plies() && !movers.get(ply + 1).equals(movers.get(ply)) ? at(ply + 1) : null;
    }
}
