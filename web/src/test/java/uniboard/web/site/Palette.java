package uniboard.web.site;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A picture's most telling colours, found by median cut (Heckbert 1982): a picture of these alone is a small file. */
final class Palette {
    private static final int[] CHANNELS = {16, 8, 0};
    private static final int CHANNEL = 0xFF;

    /** Colours that become one. */
    private record Box(List<Integer> colours, int pixels) {
        int width(int shift) {
            return colours.stream().mapToInt(colour -> colour >> shift & CHANNEL).max().orElse(0)
                - colours.stream().mapToInt(colour -> colour >> shift & CHANNEL).min().orElse(0);
        }

        int widest() {
            int widest = CHANNELS[0];
            for (int shift : CHANNELS) if (width(shift) > width(widest)) widest = shift;
            return widest;
        }

        /** Many pixels or far apart: worth cutting. */
        double weight() {
            return colours.size() < 2 ? 0 : width(widest()) * Math.cbrt(pixels);
        }
    }

    private final Map<Integer, Integer> counts = new HashMap<>();
    private final Map<Integer, Integer> indices = new HashMap<>();
    private final int[] colours;

    private Palette(BufferedImage picture, int size) {
        for (int rgb : pixels(picture)) counts.merge(rgb, 1, Integer::sum);
        List<Box> boxes = new ArrayList<>(List.of(box(List.copyOf(counts.keySet()))));
        while (boxes.size() < size) {
            Box largest = boxes.stream().max(Comparator.comparingDouble(Box::weight)).orElseThrow();
            if (largest.colours.size() < 2) break;
            boxes.remove(largest);
            cut(largest, boxes);
        }
        colours = new int[boxes.size()];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = mean(boxes.get(i));
            for (int colour : boxes.get(i).colours) indices.put(colour, i);
        }
    }

    /** The same picture, in so few colours. */
    static BufferedImage reduced(BufferedImage picture, int colours) {
        Palette palette = new Palette(picture, colours);
        IndexColorModel model = new IndexColorModel(Byte.SIZE, palette.colours.length, palette.colours, 0, false, -1, 0);
        BufferedImage reduced = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        int[] pixels = pixels(picture);
        for (int i = 0; i < pixels.length; i++) pixels[i] = palette.indices.get(pixels[i]);
        reduced.getRaster().setPixels(0, 0, picture.getWidth(), picture.getHeight(), pixels);
        return reduced;
    }

    private static int[] pixels(BufferedImage picture) {
        int[] pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        for (int i = 0; i < pixels.length; i++) pixels[i] &= 0xFFFFFF;
        return pixels;
    }

    private Box box(List<Integer> part) {
        return new Box(part, part.stream().mapToInt(counts::get).sum());
    }

    private void cut(Box box, List<Box> boxes) {
        int shift = box.widest();
        Comparator<Integer> along = Comparator.comparingInt(colour -> colour >> shift & CHANNEL);
        List<Integer> sorted = box.colours.stream().sorted(along.thenComparing(Comparator.naturalOrder())).toList();
        int end = 0;
        int before = 0;
        while (end < sorted.size() - 1 && (end == 0 || before + counts.get(sorted.get(end)) <= box.pixels / 2))
            before += counts.get(sorted.get(end++));
        boxes.add(box(sorted.subList(0, end)));
        boxes.add(box(sorted.subList(end, sorted.size())));
    }

    private int mean(Box box) {
        int mean = 0;
        for (int shift : CHANNELS) {
            long sum = 0;
            for (int colour : box.colours) sum += (long) (colour >> shift & CHANNEL) * counts.get(colour);
            mean |= (int) Math.round((double) sum / box.pixels) << shift;
        }
        return mean;
    }
}
