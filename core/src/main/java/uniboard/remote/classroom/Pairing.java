package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Random32;

/**
 * Who plays whom in a round: at random, or those with about as many points. Those who have met don't meet again as long as that can be, and
 * the same pupil isn't left to a bot twice. The same seed gives the same round.
 *
 * <p>Source of playing by points: the Swiss system; here the best of some thousand exchanges is taken in place of its rules of colours and
 * floats, which a lesson doesn't need.
 */
public final class Pairing {
    /** Outweighs any difference of points. */
    private static final int MEETING = 100_000;
    private static final int BOT_AGAIN = 60_000;
    private static final int MOST_POINTS = 1_000;
    /** New beginnings, where some would meet again. */
    private static final int ATTEMPTS = 40;

    private final List<Integer> pupils;
    private final int[] sizes;
    private final int least;
    private final Random32 random;
    /** By places in the list of pupils, as all that follows. */
    private final int[] points;
    private final int[] withBots;
    private final int[][] meetings;

    /** @param points by pupil; empty: at random */
    private Pairing(List<Integer> pupils, GroupSize size, PastGroups past, Map<Integer, Integer> points, int seed) {
        this.pupils = pupils;
        sizes = size.divide(pupils.size());
        least = size.least();
        random = new Random32(seed);
        this.points = new int[pupils.size()];
        withBots = new int[pupils.size()];
        meetings = new int[pupils.size()][pupils.size()];
        for (int i = 0; i < pupils.size(); i++) {
            this.points[i] = Math.min(MOST_POINTS, points.getOrDefault(pupils.get(i), 0));
            withBots[i] = past.withBots(pupils.get(i));
            for (int j = 0; j < pupils.size(); j++) meetings[i][j] = past.meetings(pupils.get(i), pupils.get(j));
        }
    }

    /** A round at random. */
    public static List<Group> atRandom(List<Integer> pupils, GroupSize size, PastGroups past, int seed) {
        return new Pairing(pupils, size, past, Map.of(), seed).round();
    }

    /**
     * A round in which those with as many points play each other; where bots have seats, those with the fewest play.
     *
     * @param points by pupil, such as two for a win and one for a draw; 0 where there are none
     */
    public static List<Group> byPoints(List<Integer> pupils, GroupSize size, PastGroups past, Map<Integer, Integer> points, int seed) {
        return new Pairing(pupils, size, past, points, seed).round();
    }

    private List<Group> round() {
        int[] best = new int[0];
        int lowest = Integer.MAX_VALUE;
        for (int attempt = 0; attempt < ATTEMPTS && lowest >= BOT_AGAIN; attempt++) {
            int[] order = order();
            // The first attempt begins with those of equal points side by side.
            if (attempt == 0) sort(order);
            improve(order);
            int cost = cost(order);
            if (cost >= lowest) continue;
            lowest = cost;
            best = order;
        }
        return groups(best);
    }

    private int[] order() {
        int[] order = new int[pupils.size()];
        for (int i = 0; i < order.length; i++) order[i] = i;
        random.shuffle(order, order.length);
        return order;
    }

    /** The most points first; those of equal points stay as they are. */
    private void sort(int[] order) {
        for (int i = 1; i < order.length; i++) {
            for (int j = i; j > 0 && points[order[j]] > points[order[j - 1]]; j--) swap(order, j, j - 1);
        }
    }

    private static void swap(int[] order, int one, int other) {
        int pupil = order[one];
        order[one] = order[other];
        order[other] = pupil;
    }

    /** Exchanges pupils of two groups as long as that makes the round better. */
    private void improve(int[] order) {
        boolean isBetter = true;
        while (isBetter) {
            isBetter = false;
            int from = 0;
            for (int group = 0; group < sizes.length; from += sizes[group++]) {
                isBetter |= improve(order, group, from);
            }
        }
    }

    private boolean improve(int[] order, int group, int from) {
        boolean isBetter = false;
        int otherFrom = from + sizes[group];
        for (int other = group + 1; other < sizes.length; otherFrom += sizes[other++]) {
            for (int one = from; one < from + sizes[group]; one++) {
                for (int another = otherFrom; another < otherFrom + sizes[other]; another++) {
                    int before = cost(order, from, sizes[group]) + cost(order, otherFrom, sizes[other]);
                    swap(order, one, another);
                    int after = cost(order, from, sizes[group]) + cost(order, otherFrom, sizes[other]);
                    if (after < before) isBetter = true;
                    else swap(order, one, another);
                }
            }
        }
        return isBetter;
    }

    private int cost(int[] order) {
        int cost = 0;
        int from = 0;
        for (int group = 0; group < sizes.length; from += sizes[group++]) cost += cost(order, from, sizes[group]);
        return cost;
    }

    private int cost(int[] order, int from, int count) {
        int cost = 0;
        for (int i = from; i < from + count; i++) {
            for (int j = from; j < i; j++) {
                cost += meetings[order[i]][order[j]] * MEETING + Math.abs(points[order[i]] - points[order[j]]);
            }
            if (count < least) cost += withBots[order[i]] * BOT_AGAIN + points[order[i]];
        }
        return cost;
    }

    private List<Group> groups(int[] order) {
        List<Group> groups = new ArrayList<>();
        int next = 0;
        for (int count : sizes) {
            List<Integer> seated = new ArrayList<>();
            for (int i = 0; i < count; i++) seated.add(pupils.get(order[next++]));
            groups.add(Group.of(seated, Math.max(0, least - count)));
        }
        return groups;
    }
}
