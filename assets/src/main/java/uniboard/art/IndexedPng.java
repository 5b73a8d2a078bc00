package uniboard.art;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A picture with a palette as a PNG file. ImageIO's writer neither filters such pictures nor tries how they compress best, and its files
 * are half as large again.
 *
 * @param palette colours as 0xAARRGGBB, at most 256
 * @param indices row by row, one byte each
 */
record IndexedPng(int width, int height, int[] palette, byte[] indices) {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int PALETTE_COLOUR = 3;
    private static final int FILTERS = 5;
    private static final int[] STRATEGIES = {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED};

    /** The smallest file of those that one filter for all rows can make. */
    byte[] smallest() throws IOException {
        byte[] rows = packedRows();
        byte[] best = null;
        for (int filter = 0; filter < FILTERS; filter++) {
            byte[] filtered = filtered(rows, filter);
            for (int strategy : STRATEGIES) {
                byte[] deflated = deflated(filtered, strategy);
                if (best == null || deflated.length < best.length) best = deflated;
            }
        }
        return file(best);
    }

    private int bits() {
        return palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
    }

    private int rowBytes() {
        return (width * bits() + 7) / 8;
    }

    private byte[] packedRows() {
        int bits = bits();
        byte[] rows = new byte[rowBytes() * height];
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                rows[y * rowBytes() + x * bits / 8] |= (byte) ((indices[y * width + x] & 255) << 8 - bits - x * bits % 8);
        return rows;
    }

    /** Each row begins with the filter's number; a byte stands for its difference from what its neighbours predict. */
    private byte[] filtered(byte[] rows, int filter) {
        int length = rowBytes();
        byte[] out = new byte[(length + 1) * height];
        for (int y = 0; y < height; y++) {
            out[y * (length + 1)] = (byte) filter;
            for (int x = 0; x < length; x++) {
                int at = y * length + x;
                int left = x > 0 ? rows[at - 1] & 255 : 0;
                int above = y > 0 ? rows[at - length] & 255 : 0;
                int corner = x > 0 && y > 0 ? rows[at - length - 1] & 255 : 0;
                out[at + y + 1] = (byte) (rows[at] - predicted(filter, left, above, corner));
            }
        }
        return out;
    }

    private static int predicted(int filter, int left, int above, int corner) {
        return switch (filter) {
            case 0 -> 0;
            case 1 -> left;
            case 2 -> above;
            case 3 -> (left + above) / 2;
            default -> paeth(left, above, corner);
        };
    }

    private static int paeth(int left, int above, int corner) {
        int guess = left + above - corner;
        int toLeft = Math.abs(guess - left);
        int toAbove = Math.abs(guess - above);
        int toCorner = Math.abs(guess - corner);
        if (toLeft <= toAbove && toLeft <= toCorner) return left;
        return toAbove <= toCorner ? above : corner;
    }

    private static byte[] deflated(byte[] bytes, int strategy) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setStrategy(strategy);
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[1 << 16];
        while (!deflater.finished()) out.write(part, 0, deflater.deflate(part));
        deflater.end();
        return out.toByteArray();
    }

    private byte[] file(byte[] data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        chunk(out, "IHDR", header());
        chunk(out, "PLTE", colours());
        chunk(out, "tRNS", alphas());
        chunk(out, "IDAT", data);
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private byte[] header() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {(byte) bits(), PALETTE_COLOUR, 0, 0, 0});
        return bytes.toByteArray();
    }

    private byte[] colours() {
        byte[] bytes = new byte[palette.length * 3];
        for (int i = 0; i < palette.length; i++)
            for (int c = 0; c < 3; c++) bytes[3 * i + c] = (byte) (palette[i] >> 16 - 8 * c);
        return bytes;
    }

    private byte[] alphas() {
        byte[] bytes = new byte[palette.length];
        for (int i = 0; i < palette.length; i++) bytes[i] = (byte) (palette[i] >>> 24);
        return bytes;
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}
