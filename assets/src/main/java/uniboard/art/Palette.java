package uniboard.art;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The few colours that stand best for all colours of a picture, by median cut and then k-means. Colours are compared with their
 * alpha multiplied in, so that the faint pixels of shadows count little.
 */
final class Palette {
    private static final int ROUNDS = 8;
    private static final int CHANNELS = 4;
    private static final float NEARLY_OPAQUE = 250;

    /** Entry 0 is transparent; each entry holds premultiplied red, green, blue and alpha, 0…255. */
    private final float[][] entries;
    private final Map<Integer, Integer> nearest = new HashMap<>();

    private Palette(float[][] entries) {
        this.entries = entries;
    }

    static Palette of(int[] argb, int size) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : argb) if (pixel >>> 24 != 0) counts.merge(pixel, 1, Integer::sum);
        List<Point> points = new ArrayList<>();
        counts.forEach((pixel, count) -> points.add(new Point(premultiplied(pixel), (float) Math.sqrt(count))));
        points.sort(Comparator.comparing((Point point) -> point.at, Arrays::compare));
        List<Box> boxes = new ArrayList<>(List.of(new Box(points)));
        while (boxes.size() < size - 1) {
            Box widest = boxes.stream().max(Comparator.comparingDouble(box -> box.spread)).orElseThrow();
            if (widest.spread == 0) break;
            boxes.remove(widest);
            boxes.addAll(widest.halves());
        }
        float[][] entries = new float[boxes.size() + 1][];
        entries[0] = new float[CHANNELS];
        for (int i = 0; i < boxes.size(); i++) entries[i + 1] = boxes.get(i).mean;
        Palette palette = new Palette(entries);
        for (int i = 0; i < ROUNDS; i++) palette.settle(points);
        palette.makeOpaque();
        palette.sort();
        return palette;
    }

    static float[] premultiplied(int argb) {
        int alpha = argb >>> 24;
        float part = alpha / 255f;
        return new float[] {(argb >> 16 & 255) * part, (argb >> 8 & 255) * part, (argb & 255) * part, alpha};
    }

    int size() {
        return entries.length;
    }

    /** As a picture file holds it; a transparent entry gets the given colour. */
    int argb(int index, int transparent) {
        float[] e = entries[index];
        int alpha = Math.round(e[3]);
        if (alpha == 0) return transparent & 0xffffff;
        int argb = alpha << 24;
        for (int c = 0; c < 3; c++) argb |= Math.min(255, Math.round(e[c] * 255 / e[3])) << 16 - 8 * c;
        return argb;
    }

    /** The entry nearest to a premultiplied colour, compared in steps of one. */
    int nearest(float[] colour) {
        int key = 0;
        for (int c = 0; c < CHANNELS; c++) key = key << 8 | Math.max(0, Math.min(255, Math.round(colour[c])));
        return nearest.computeIfAbsent(key, rounded -> search(
                new float[] {rounded >>> 24, rounded >> 16 & 255, rounded >> 8 & 255, rounded & 255}));
    }

    private int search(float[] colour) {
        int best = 0;
        float bestDistance = Float.MAX_VALUE;
        for (int i = 0; i < entries.length; i++) {
            float[] e = entries[i];
            float r = e[0] - colour[0], g = e[1] - colour[1], b = e[2] - colour[2], a = e[3] - colour[3];
            float distance = r * r + g * g + b * b + a * a;
            if (distance < bestDistance) {
                bestDistance = distance;
                best = i;
            }
        }
        return best;
    }

    /** Moves every entry but the transparent one to the middle of the colours it stands for. */
    private void settle(List<Point> points) {
        float[][] sums = new float[entries.length][CHANNELS];
        float[] weights = new float[entries.length];
        for (Point point : points) {
            int i = search(point.at);
            weights[i] += point.weight;
            for (int c = 0; c < CHANNELS; c++) sums[i][c] += point.at[c] * point.weight;
        }
        for (int i = 1; i < entries.length; i++) {
            if (weights[i] == 0) continue;
            for (int c = 0; c < CHANNELS; c++) entries[i][c] = sums[i][c] / weights[i];
        }
    }

    /** Makes wholly opaque what is so but for the mean with a few edge pixels: a surface must not let its ground through. */
    private void makeOpaque() {
        for (float[] entry : entries) {
            if (entry[3] < NEARLY_OPAQUE) continue;
            for (int c = 0; c < 3; c++) entry[c] = Math.min(255, entry[c] * 255 / entry[3]);
            entry[3] = 255;
        }
    }

    /** By strength: neighbouring pixels then have neighbouring numbers, and a filtered PNG is smaller. */
    private void sort() {
        Arrays.sort(entries, 1, entries.length, Comparator.comparingDouble(e -> 3 * e[3] + e[0] + e[1] + e[2]));
        nearest.clear();
    }

    private record Point(float[] at, float weight) {
    }

    /** Neighbouring colours, to be cut where they spread most. */
    private static final class Box {
        private final List<Point> points;
        private final float[] mean = new float[CHANNELS];
        private final double spread;
        private int axis;

        Box(List<Point> points) {
            this.points = points;
            double total = 0;
            double[] sum = new double[CHANNELS];
            double[] squares = new double[CHANNELS];
            for (Point point : points) {
                total += point.weight;
                for (int c = 0; c < CHANNELS; c++) {
                    sum[c] += point.at[c] * point.weight;
                    squares[c] += (double) point.at[c] * point.at[c] * point.weight;
                }
            }
            double widest = 0;
            for (int c = 0; c < CHANNELS; c++) {
                mean[c] = (float) (sum[c] / total);
                double variance = squares[c] - sum[c] * sum[c] / total;
                if (variance > widest) {
                    widest = variance;
                    axis = c;
                }
            }
            spread = points.size() < 2 ? 0 : widest;
        }

        List<Box> halves() {
            List<Point> sorted = new ArrayList<>(points);
            sorted.sort(Comparator.comparingDouble(point -> point.at[axis]));
            int cut = 1;
            while (cut < sorted.size() - 1 && sorted.get(cut).at[axis] < mean[axis]) cut++;
            return List.of(new Box(sorted.subList(0, cut)), new Box(sorted.subList(cut, sorted.size())));
        }
    }
}
