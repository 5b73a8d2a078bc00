package uniboard.art;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.FileImageOutputStream;

/** Rewrites a PNG with a palette of colours with alpha, at less than half of the size. */
final class PalettePng {
    /** How much of a pixel's error its neighbours take over: less than all keeps flat parts flat. */
    private static final float DITHER = .4f;

    private PalettePng() {
    }

    /** @param colours size of the palette, transparent included; at most 256 */
    static void rewrite(Path file, int colours) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        int width = image.getWidth();
        int height = image.getHeight();
        int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
        Palette palette = Palette.of(argb, colours);
        BufferedImage indexed = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours(palette, rimColour(argb)));
        indexed.getRaster().setDataElements(0, 0, width, height, dithered(argb, width, palette));
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam smallest = writer.getDefaultWriteParam();
        smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        smallest.setCompressionQuality(0);
        Files.delete(file);
        try (FileImageOutputStream out = new FileImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(indexed, null, null), smallest);
        } finally {
            writer.dispose();
        }
    }

    private static IndexColorModel colours(Palette palette, int transparent) {
        int[] argb = new int[palette.size()];
        for (int i = 0; i < argb.length; i++) argb[i] = palette.argb(i, transparent);
        return new IndexColorModel(8, argb.length, argb, 0, true, -1, DataBuffer.TYPE_BYTE);
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

    /** Floyd and Steinberg's error diffusion, to and fro; what is transparent stays so. */
    private static byte[] dithered(int[] argb, int width, Palette palette) {
        byte[] indices = new byte[argb.length];
        int height = argb.length / width;
        float[][] here = new float[width + 2][4];
        float[][] below = new float[width + 2][4];
        for (int y = 0; y < height; y++) {
            int step = y % 2 == 0 ? 1 : -1;
            for (int n = 0; n < width; n++) {
                int x = step > 0 ? n : width - 1 - n;
                int pixel = argb[y * width + x];
                if (pixel >>> 24 == 0) continue;
                float[] wanted = Palette.premultiplied(pixel);
                for (int c = 0; c < 4; c++) wanted[c] += here[x + 1][c];
                int index = palette.nearest(wanted);
                indices[y * width + x] = (byte) index;
                float[] taken = palette.entry(index);
                for (int c = 0; c < 4; c++) {
                    float error = Math.max(-24, Math.min(24, wanted[c] - taken[c])) * DITHER / 16;
                    here[x + 1 + step][c] += error * 7;
                    below[x + 1 - step][c] += error * 3;
                    below[x + 1][c] += error * 5;
                    below[x + 1 + step][c] += error;
                }
            }
            float[][] done = here;
            here = below;
            below = done;
            for (float[] cell : below) Arrays.fill(cell, 0);
        }
        return indices;
    }
}
