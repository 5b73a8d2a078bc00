package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.text.Language;

class LinkPreviewsTest {
    private static final List<Game> GAMES = new AllGames().games();

    @TempDir
    private Path site;
    private LinkPreviews previews;

    @BeforeEach
    void publish() throws IOException {
        previews = new LinkPreviews(new PublishedFiles(site), GAMES);
        previews.publish(Path.of("..", "assets"));
    }

    private static Stream<String> pages() {
        return Stream.concat(Stream.of((String) null), GAMES.stream().map(Game::id));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageHasAPictureThatIsQuicklyFetched(String game) throws IOException {
        File file = site.resolve(previews.path(PageAddress.table(Language.ENGLISH, game))).toFile();
        BufferedImage picture = ImageIO.read(file);
        assertEquals(LinkPreviews.WIDTH, picture.getWidth());
        assertEquals(LinkPreviews.HEIGHT, picture.getHeight());
        assertTrue(file.length() <= LinkPreviews.MOST_BYTES, file + " is too large");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksAreShownWithItInWordsToo(String game) {
        PageAddress page = PageAddress.table(Language.FRENCH, game);
        String head = new PageHead("https://example.org/games/", previews).of(page, "Title", "Description",
            new SiteWords().in(Language.FRENCH));
        String picture = game == null ? "front" : game;
        String words = game == null ? "Une position de chacun des cinq jeux" : ".+ : une position sur la table";
        assertTrue(head.matches("(?s).*<meta property=\"og:image\" content=\"https://example\\.org/games/previews/" + picture
            + "\\.[0-9a-f]{8}\\.png\">.*"), head);
        assertTrue(head.matches("(?s).*\"og:image:alt\" content=\"" + words.replace(" :", "[\\u00A0\\u202F]:") + "\">.*"), head);
        assertTrue(head.contains("<meta property=\"og:image:width\" content=\"1200\">"), head);
        assertTrue(head.contains("<meta property=\"og:image:height\" content=\"630\">"), head);
        assertTrue(head.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), head);
    }

    @Test
    void aSiteThatDoesNotKnowItsAddressPromisesNoPicture() {
        String head = new PageHead("", previews).of(PageAddress.frontDoor(Language.ENGLISH), "Title", "Description",
            new SiteWords().in(Language.ENGLISH));
        assertFalse(head.contains("og:image") || head.contains("twitter:card"), head);
    }

    @Test
    void noPictureIsLeftOver() throws IOException {
        try (Stream<Path> drawn = Files.list(Path.of("..", "assets", LinkPreviews.FOLDER))) {
            assertEquals(GAMES.size() + 1, drawn.count(), "a picture that no page shows");
        }
    }

    /** An editor into which a lesson's address is pasted finds the frame to show. */
    @Test
    void editorsAreToldWhichFrameToShow() throws IOException {
        PageAddress lesson = PageAddress.lesson(Language.FRENCH, "onitama", "cards");
        Files.createDirectories(site.resolve(lesson.folder()));
        new OEmbeds(site, "https://example.org/games/", previews).write(lesson, "\"Cartes\"");
        JsonObject told = JsonParser.parseString(Files.readString(site.resolve("fr/onitama/lessons/cards/oembed.json"))).getAsJsonObject();
        assertEquals("rich", told.get("type").getAsString());
        assertEquals("\"Cartes\"", told.get("title").getAsString());
        String frame = told.get("html").getAsString();
        assertTrue(frame.startsWith("<iframe src=\"https://example.org/games/fr/onitama/?mode=lesson&amp;lesson=cards\""), frame);
        String head = new PageHead("https://example.org/games/", previews).of(lesson, "Title", "Description",
            new SiteWords().in(Language.FRENCH));
        assertTrue(head.contains("json+oembed\" href=\"https://example.org/games/fr/onitama/lessons/cards/oembed.json\""), head);
    }

    @Test
    void withoutAnAddressOfItsOwnASiteTellsEditorsNothing() throws IOException {
        PageAddress table = PageAddress.table(Language.ENGLISH, "onitama");
        new OEmbeds(site, "", previews).write(table, "Onitama");
        assertFalse(Files.exists(site.resolve("onitama/oembed.json")));
    }
}
