package uniboard.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData.Region;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PackedArtTest {
    private static final Path PACKED = Path.of("target/classes/art");

    @Test
    void everySpriteIsThereAtBothDensities() throws IOException {
        List<Sprite> sprites = SpriteList.read(Path.of("art/sprites.txt")).sprites();
        for (int density = 1; density <= 2; density++) {
            Map<String, Region> regions = regions(density);
            assertEquals(sprites.size(), regions.size(), density + "x");
            for (Sprite sprite : sprites) {
                Region region = regions.get(sprite.region());
                int scale = sprite.density(density);
                assertEquals((sprite.width() + 2 * sprite.margin()) * scale, region.width, sprite.region());
                assertEquals((sprite.height() + 2 * sprite.margin()) * scale, region.height, sprite.region());
                if (sprite.soft()) assertArrayEquals(new int[] {1}, region.findValue("density"), sprite.region());
                int[] split = region.findValue("split");
                if (sprite.split() == null) continue;
                assertArrayEquals(Arrays.stream(sprite.split()).map(part -> part * scale).toArray(), split, sprite.region());
            }
        }
    }

    @Test
    void whatIsTintedIsWhiteAndOpaque() throws IOException {
        for (int density = 1; density <= 2; density++)
            for (String name : List.of("pixel", "panel", "pill")) {
                Region region = regions(density).get(name);
                BufferedImage page = ImageIO.read(region.page.textureFile.file());
                assertEquals(0xffffffff, page.getRGB(region.left + region.width / 2, region.top + region.height / 2), name);
            }
    }

    @Test
    void noSpriteIsBlank() throws IOException {
        for (int density = 1; density <= 2; density++)
            for (Region region : regions(density).values()) {
                BufferedImage page = ImageIO.read(region.page.textureFile.file());
                int[] pixels = page.getRGB(region.left, region.top, region.width, region.height, null, 0, region.width);
                assertTrue(Arrays.stream(pixels).anyMatch(pixel -> pixel >>> 24 > 40), region.name);
            }
    }

    private static List<String> atlases() throws IOException {
        return SpriteList.read(Path.of("art/sprites.txt")).sprites().stream().map(sprite -> sprite.page().split("/")[0]).distinct()
            .toList();
    }

    private static Map<String, Region> regions(int density) throws IOException {
        Map<String, Region> regions = new HashMap<>();
        for (String atlas : atlases()) {
            FileHandle folder = new FileHandle(PACKED.resolve(density + "x").toFile());
            for (Region region : new TextureAtlasData(folder.child(atlas + ".atlas"), folder, false).getRegions())
                regions.put(region.name, region);
        }
        return regions;
    }
}
