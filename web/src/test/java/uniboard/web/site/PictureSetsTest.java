package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureSetsTest {
    @TempDir
    private Path site;

    @Test
    void thePicturesOfAnAtlasAreOneFile() throws IOException {
        PublishedFiles files = new PublishedFiles(site);
        PictureSets pictures = new PictureSets();
        Map<String, byte[]> contents = Map.of("assets/art/1x/onitama.png", new byte[] {1, 2, 3}, "assets/art/1x/onitama2.png",
            new byte[] {4, 5}, "assets/art/2x/onitama.png", new byte[] {6}, "assets/art/1x/table.png", new byte[] {7});
        for (String name : contents.keySet()) pictures.add(name, contents.get(name));
        pictures.publish(files);
        assertEquals(List.of("assets/art/1x/onitama.bin", "assets/art/1x/table.bin", "assets/art/2x/onitama.bin"),
            files.beginning("assets/art/").keySet().stream().sorted().toList());
        Map<String, PictureSets.Part> parts = pictures.parts("assets/art/1x/onitama.bin");
        assertEquals(2, parts.size());
        byte[] set = Files.readAllBytes(site.resolve(files.path("assets/art/1x/onitama.bin")));
        parts.forEach((name, part) -> assertArrayEquals(contents.get(name), Arrays.copyOfRange(set, part.from(), part.to()), name));
    }

    @Test
    void iconsAndPreviewsAreFilesOfTheirOwn() {
        assertTrue(PictureSets.isPart("assets/art/2x/table5.png"));
        assertFalse(PictureSets.isPart("assets/art/icon/128.png"));
        assertFalse(PictureSets.isPart("assets/pictures/onitama-light.svg"));
    }
}
