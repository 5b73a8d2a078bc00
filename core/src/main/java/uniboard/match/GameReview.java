package uniboard.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import uniboard.game.ChanceScale;
import uniboard.game.Feat;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;

/** Has the moves of a game weighed one after the other, each by what whoever made it could know, and picks those that mattered. */
public final class GameReview {
    private static final int FEWEST_MISTAKES = 3;
    private static final int MOST_MOMENTS = 5;
    /** In thousandths of a chance: what the mistake of somebody else offered at least. */
    private static final int OFFER = 120;
    /** What every other move would have cost at least, and how good the only one is at least. */
    private static final int ONLY_LEAD = 150;
    private static final int GOOD = 500;
    private static final int MOST_PRAISED = 2;

    private final GameRecord record;
    private final int viewer;
    private final Thinker thinker;
    /** Those with a choice, in their order. */
    private final List<Integer> plies = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();
    /** By ply, as {@link uniboard.game.Weigher#doubt}. */
    private final List<Integer> doubts = new ArrayList<>();
    private final Map<Integer, WeighedMove> weighed;
    private final Map<Integer, Optional<Feat>> feats = new HashMap<>();
    private final Outcome outcome;
    private boolean isRunning;
    /** Of a moment's moves; null until one is asked for. */
    private Comparison comparison;

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
            doubts.add(record.game().weigher().doubt(position));
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
        if (isRunning && !isDone() || comparison != null && !comparison.isDone()) thinker.cancel();
        isRunning = false;
    }

    /** Whether the move was chosen in secret while the others chose theirs. */
    public boolean isSecret(Moment moment) {
        return isSecret(moment.ply());
    }

    /**
     * Begins to weigh all moves that there were.
     *
     * @param progressed run after each
     */
    public Comparison compare(Moment moment, Runnable progressed) {
        stop();
        comparison = new Comparison(record.firstPlies(moment.ply()), thinker, progressed);
        comparison.weighNext();
        return comparison;
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

    /** The moves that mattered most, in their order: three to five where there are as many, and of those at most two to be praised. */
    public List<Moment> moments() {
        List<Moment> praised = praised();
        List<Moment> mistakes = new ArrayList<>();
        for (int ply : known()) {
            if (isReviewed(movers.get(ply)) && isMistake(ply)) mistakes.add(moment(ply, Moment.Kind.MISTAKE));
        }
        mistakes.sort(Comparator.comparingInt((Moment moment) -> -moment.move().loss()));
        int most = Math.max(FEWEST_MISTAKES, MOST_MOMENTS - praised.size());
        List<Moment> moments = new ArrayList<>(mistakes.subList(0, Math.min(most, mistakes.size())));
        moments.addAll(praised);
        moments.sort(Comparator.comparingInt(Moment::ply));
        return moments;
    }

    /** In a game in which choices are made in secret all of the reviewed seat's, in their order; else {@link #moments}. */
    public List<Moment> listed() {
        List<Moment> listed = new ArrayList<>(moments());
        List<Integer> mattered = listed.stream().map(Moment::ply).toList();
        for (int ply : known()) {
            if (isReviewed(movers.get(ply)) && isSecret(ply) && !mattered.contains(ply)) listed.add(moment(ply, Moment.Kind.CHOICE));
        }
        listed.sort(Comparator.comparingInt(Moment::ply));
        return listed;
    }

    private Moment moment(int ply, Moment.Kind kind) {
        return new Moment(ply, movers.get(ply), kind, at(ply));
    }

    /** The best of each kind, what was done uncommonly well first. */
    private List<Moment> praised() {
        Map<Moment.Kind, Integer> sizes = new EnumMap<>(Moment.Kind.class);
        Map<Moment.Kind, Moment> best = new EnumMap<>(Moment.Kind.class);
        for (int ply : known()) {
            if (!isReviewed(movers.get(ply)) || isMistake(ply)) continue;
            Feat feat = isDone() ? feat(ply) : null;
            Moment.Kind kind = feat != null ? Moment.Kind.FEAT : isOnly(ply) ? Moment.Kind.ONLY : Moment.Kind.TAKEN;
            int size = feat != null ? feat.size() : kind == Moment.Kind.ONLY ? at(ply).lead() : offered(ply);
            if (kind == Moment.Kind.TAKEN && size < OFFER || size <= sizes.getOrDefault(kind, 0)) continue;
            sizes.put(kind, size);
            best.put(kind, moment(ply, kind));
        }
        return Stream.of(Moment.Kind.FEAT, Moment.Kind.ONLY, Moment.Kind.TAKEN).map(best::get).filter(Objects::nonNull).limit(MOST_PRAISED)
            .toList();
    }

    private boolean isMistake(int ply) {
        return at(ply).loss() >= doubts.get(ply);
    }

    /** What ends the game isn't hard to find. */
    private boolean isOnly(int ply) {
        WeighedMove move = at(ply);
        return move.lead() >= Math.max(ONLY_LEAD, doubts.get(ply)) && move.chanceOfPlayed() >= GOOD && ply < record.plies() - 1;
    }

    /** What was done uncommonly well there; null if nothing was. */
    public Feat feat(int ply) {
        return feats.computeIfAbsent(ply, first -> Optional.ofNullable(findFeat(first))).orElse(null);
    }

    private Feat findFeat(int ply) {
        int[] moves = new int[record.plies() - ply];
        for (int i = 0; i < moves.length; i++) moves[i] = record.move(ply + i);
        return record.game().feat(record.replay(ply), moves);
    }

    /** What the move before cost whoever made it, if that was somebody else. */
    private int offered(int ply) {
        WeighedMove before = ply == 0 ? null : at(ply - 1);
        return before == null || movers.get(ply - 1).equals(movers.get(ply)) || !isMistake(ply - 1) ? 0 : before.loss();
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
