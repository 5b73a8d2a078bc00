package uniboard.art;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexedPngTest {
    private static final int WIDTH = 13;
    private static final int HEIGHT = 7;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 16, 17, 256})
    void anotherReaderSeesTheSamePicture(int colours) throws IOException {
        Random random = new Random(colours);
        int[] palette = new int[colours];
        for (int i = 0; i < colours; i++) palette[i] = (128 + random.nextInt(128)) << 24 | random.nextInt(1 << 24);
        byte[] indices = new byte[WIDTH * HEIGHT];
        for (int i = 0; i < indices.length; i++) indices[i] = (byte) random.nextInt(colours);

        byte[] file = new IndexedPng(WIDTH, HEIGHT, palette, indices).smallest();

        BufferedImage read = ImageIO.read(new ByteArrayInputStream(file));
        for (int y = 0; y < HEIGHT; y++)
            for (int x = 0; x < WIDTH; x++) assertEquals(palette[indices[y * WIDTH + x] & 255], read.getRGB(x, y), x + "," + y);
    }
}
