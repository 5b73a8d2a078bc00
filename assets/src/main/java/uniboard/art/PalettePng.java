package uniboard.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Rewrites a PNG with a palette of colours with alpha, at a fifth of the size. Nothing is dithered: a few more colours hide the steps
 * of a gradient as well, and noise is what compresses worst.
 */
final class PalettePng {
    private PalettePng() {
    }

    /**
     * @param colours size of the palette, transparent included; at most 256
     * @return the file
     */
    static Path rewrite(Path file, int colours) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        int width = image.getWidth();
        int[] argb = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        Palette palette = Palette.of(argb, colours);
        int[] entries = new int[palette.size()];
        int transparent = rimColour(argb);
        for (int i = 0; i < entries.length; i++) entries[i] = palette.argb(i, transparent);
        byte[] indices = new byte[argb.length];
        for (int i = 0; i < argb.length; i++)
            if (argb[i] >>> 24 != 0) indices[i] = (byte) palette.nearest(Palette.premultiplied(argb[i]));
        return Files.write(file, new IndexedPng(width, image.getHeight(), entries, indices).smallest());
    }

    /** The mean colour of half-transparent pixels: linear filtering mixes the colour of transparent neighbours into them. */
    private static int rimColour(int[] argb) {
        double[] sum = new double[3];
        double total = 0;
        for (int pixel : argb) {
            int alpha = pixel >>> 24;
            if (alpha == 0 || alpha == 255) continue;
            total += alpha;
            for (int c = 0; c < 3; c++) sum[c] += (pixel >> 16 - 8 * c & 255) * alpha;
        }
        int colour = 0;
        for (int c = 0; c < 3; c++) colour |= (int) Math.round(total == 0 ? 255 : sum[c] / total) << 16 - 8 * c;
        return colour;
    }
}
