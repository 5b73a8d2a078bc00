package uniboard.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import uniboard.game.Feat;

/** Picks the moves of a reviewed game that are worth looking at once more. */
final class Moments {
    private static final int FEWEST_MISTAKES = 3;
    private static final int MOST_MOMENTS = 5;
    /** In thousandths of a chance: what the mistake of somebody else offered at least. */
    private static final int OFFER = 120;
    /** What every other move would have cost at least, and how good the only one is at least. */
    private static final int ONLY_LEAD = 150;
    private static final int GOOD = 500;
    private static final int MOST_PRAISED = 2;

    private final GameReview review;

    Moments(GameReview review) {
        this.review = review;
    }

    /** The moves that mattered most, in their order: three to five where there are as many, and of those at most two to be praised. */
    List<Moment> mattered() {
        List<Moment> praised = praised();
        List<Moment> mistakes = new ArrayList<>();
        for (int ply : review.reviewed()) {
            if (isMistake(ply)) mistakes.add(moment(ply, Moment.Kind.MISTAKE));
        }
        mistakes.sort(Comparator.comparingInt((Moment moment) -> -moment.move().loss()));
        int most = Math.max(FEWEST_MISTAKES, MOST_MOMENTS - praised.size());
        List<Moment> moments = new ArrayList<>(mistakes.subList(0, Math.min(most, mistakes.size())));
        moments.addAll(praised);
        moments.sort(Comparator.comparingInt(Moment::ply));
        return moments;
    }

    /** In a game in which choices are made in secret all of the reviewed seat's, in their order; else {@link #mattered}. */
    List<Moment> listed() {
        List<Moment> listed = new ArrayList<>(mattered());
        List<Integer> mattered = listed.stream().map(Moment::ply).toList();
        for (int ply : review.reviewed()) {
            if (review.isSecret(ply) && !mattered.contains(ply)) listed.add(moment(ply, Moment.Kind.CHOICE));
        }
        listed.sort(Comparator.comparingInt(Moment::ply));
        return listed;
    }

    private Moment moment(int ply, Moment.Kind kind) {
        return new Moment(ply, review.mover(ply), kind, review.at(ply));
    }

    /** The best of each kind, what was done uncommonly well first. */
    private List<Moment> praised() {
        Map<Moment.Kind, Integer> sizes = new EnumMap<>(Moment.Kind.class);
        Map<Moment.Kind, Moment> best = new EnumMap<>(Moment.Kind.class);
        for (int ply : review.reviewed()) {
            if (isMistake(ply)) continue;
            Feat feat = review.isDone() ? review.feat(ply) : null;
            Moment.Kind kind = feat != null ? Moment.Kind.FEAT : isOnly(ply) ? Moment.Kind.ONLY : Moment.Kind.TAKEN;
            int size = feat != null ? feat.size() : kind == Moment.Kind.ONLY ? review.at(ply).lead() : offered(ply);
            if (kind == Moment.Kind.TAKEN && size < OFFER || size <= sizes.getOrDefault(kind, 0)) continue;
            sizes.put(kind, size);
            best.put(kind, moment(ply, kind));
        }
        return Stream.of(Moment.Kind.FEAT, Moment.Kind.ONLY, Moment.Kind.TAKEN).map(best::get).filter(Objects::nonNull).limit(MOST_PRAISED)
            .toList();
    }

    /** By what was weighed before the move, and by what was seen after it. */
    private boolean isMistake(int ply) {
        int fall = review.at(ply).chanceOfBest() - review.chanceAfter(ply);
        return Math.min(fall, review.at(ply).loss()) >= review.doubt(ply);
    }

    /** What ends the game isn't hard to find. */
    private boolean isOnly(int ply) {
        WeighedMove move = review.at(ply);
        return move.lead() >= Math.max(ONLY_LEAD, review.doubt(ply)) && move.chanceOfPlayed() >= GOOD && ply < review.record().plies() - 1;
    }

    /** What the move before cost whoever made it, if that was somebody else. */
    private int offered(int ply) {
        WeighedMove before = ply == 0 ? null : review.at(ply - 1);
        return before == null || review.mover(ply - 1) == review.mover(ply) || !isMistake(ply - 1) ? 0 : before.loss();
    }
}
