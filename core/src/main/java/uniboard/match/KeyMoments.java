package uniboard.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Highlight;

/** Picks the moves of a reviewed game that are worth looking at once more. */
final class KeyMoments {
    private static final int FEWEST_MISTAKES = 3;
    private static final int MOST_MOMENTS = 5;
    /** In thousandths of a chance: what the mistake of somebody else offered at least. */
    private static final int OFFER = 120;
    /** What every other move would have cost at least, and how good the only one is at least. */
    private static final int ONLY_LEAD = 150;
    private static final int GOOD = 500;
    private static final int MOST_PRAISED = 2;
    private static final int MOST_GIFTS = 2;

    private final GameReview review;

    KeyMoments(GameReview review) {
        this.review = review;
    }

    /**
     * The moves that mattered most, in their order: three to five where there are as many, and of those at most two to be praised; and
     * the worst of the others.
     */
    List<KeyMoment> mattered() {
        List<KeyMoment> praised = praised();
        int most = Math.max(FEWEST_MISTAKES, MOST_MOMENTS - praised.size());
        List<KeyMoment> moments = worst(review.reviewed(), KeyMoment.Kind.MISTAKE, most);
        moments.addAll(praised);
        // What others hid may be told nowhere.
        if (review.hidesNothing()) moments.addAll(worst(review.others(), KeyMoment.Kind.GIFT, MOST_GIFTS));
        addTurn(moments);
        moments.sort(Comparator.comparingInt(KeyMoment::ply));
        return moments;
    }

    private void addTurn(List<KeyMoment> moments) {
        Swing swing = review.isDone() ? review.greatestSwing() : null;
        if (swing == null) return;
        for (KeyMoment moment : moments) if (moment.ply() == swing.first()) return;
        moments.add(moment(swing.first(), KeyMoment.Kind.TURN));
    }

    private List<KeyMoment> worst(List<Integer> plies, KeyMoment.Kind kind, int most) {
        List<KeyMoment> mistakes = new ArrayList<>();
        for (int ply : plies) if (isMistake(ply)) mistakes.add(moment(ply, kind));
        mistakes.sort(Comparator.comparingInt((KeyMoment moment) -> -moment.move().loss()));
        return new ArrayList<>(mistakes.subList(0, Math.min(most, mistakes.size())));
    }

    /** In a game in which choices are made in secret all of the reviewed seat's, in their order; else {@link #mattered}. */
    List<KeyMoment> listed() {
        List<KeyMoment> listed = new ArrayList<>(mattered());
        List<Integer> mattered = new ArrayList<>();
        for (KeyMoment moment : listed) mattered.add(moment.ply());
        for (int ply : review.reviewed()) {
            if (review.isSecret(ply) && !mattered.contains(ply)) listed.add(moment(ply, KeyMoment.Kind.CHOICE));
        }
        listed.sort(Comparator.comparingInt(KeyMoment::ply));
        return listed;
    }

    private KeyMoment moment(int ply, KeyMoment.Kind kind) {
        return new KeyMoment(ply, review.mover(ply), kind, review.at(ply));
    }

    /** The best of each kind, what was done uncommonly well first. */
    private List<KeyMoment> praised() {
        Map<KeyMoment.Kind, Integer> sizes = new HashMap<>();
        Map<KeyMoment.Kind, KeyMoment> best = new HashMap<>();
        for (int ply : review.reviewed()) {
            if (isMistake(ply)) continue;
            Highlight highlight = review.isDone() ? review.highlight(ply) : null;
            KeyMoment.Kind kind = highlight != null ? KeyMoment.Kind.HIGHLIGHT : isOnly(ply) ? KeyMoment.Kind.ONLY : KeyMoment.Kind.TAKEN;
            int size = highlight != null ? highlight.size() : kind == KeyMoment.Kind.ONLY ? review.at(ply).lead() : offered(ply);
            if (kind == KeyMoment.Kind.TAKEN && size < OFFER || size <= sizes.getOrDefault(kind, 0)) continue;
            sizes.put(kind, size);
            best.put(kind, moment(ply, kind));
        }
        List<KeyMoment> praised = new ArrayList<>();
        for (KeyMoment.Kind kind : List.of(KeyMoment.Kind.HIGHLIGHT, KeyMoment.Kind.ONLY, KeyMoment.Kind.TAKEN)) {
            if (best.containsKey(kind) && praised.size() < MOST_PRAISED) praised.add(best.get(kind));
        }
        return praised;
    }

    /** By what was weighed before the move, and by what was seen after it. */
    boolean isMistake(int ply) {
        int fall = review.at(ply).chanceOfBest() - review.chanceAfter(ply);
        return Math.min(fall, review.at(ply).loss()) >= review.doubt(ply);
    }

    /** By the same two; what ends the game isn't hard to find. */
    private boolean isOnly(int ply) {
        WeighedMove move = review.at(ply);
        int after = review.chanceAfter(ply);
        int lead = Math.min(move.lead(), after - move.chanceOfOther());
        return lead >= Math.max(ONLY_LEAD, review.doubt(ply)) && after >= GOOD && ply < review.record().plies() - 1;
    }

    /** What the move before cost the player who made it, if that was somebody else. */
    private int offered(int ply) {
        WeighedMove before = ply == 0 ? null : review.at(ply - 1);
        return before == null || review.mover(ply - 1) == review.mover(ply) || !isMistake(ply - 1) ? 0 : before.loss();
    }
}
