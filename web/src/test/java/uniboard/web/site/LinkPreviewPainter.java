package uniboard.web.site;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.picture.PositionPictures;
import uniboard.picture.TextMeasure;
import uniboard.stage.kit.Theme;
import uniboard.web.Browser;

/**
 * Draws the pictures that a link to the site is shown with: {@code mvn -Ppictures} writes them again, and they are committed. Anybody who
 * builds the site needs no browser for them.
 */
public final class LinkPreviewPainter {
    private static final int BOARD_WIDTH = 780;
    private static final int FIFTH_WIDTH = 376;
    /** More would be larger files for what nobody sees in a small picture. */
    private static final int MOST_COLOURS = 96;
    private static final String STYLE = """
        @font-face { font-family: Box; src: url(data:font/ttf;base64,%s) }
        * { margin: 0; box-sizing: border-box }
        body { width: %dpx; height: %dpx; background: #%s; color: #%s; font-family: Box; position: relative }
        h1 { font-size: 64px; font-weight: normal; line-height: 1.1 }
        p { font-size: 30px; color: #%s; margin-top: 10px }
        .one { display: flex; align-items: center; padding-inline: 72px 20px; justify-content: space-between }
        .five { display: grid; grid-template-columns: repeat(3, 1fr); place-items: center; padding: 24px 20px }
        .five img { height: 282px }
        """;

    private final PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);
    private final Theme theme = Theme.light();
    private final String style;
    private final Path folder;

    private LinkPreviewPainter(Path assets) throws IOException {
        folder = assets.resolve(LinkPreviews.FOLDER);
        style = STYLE.formatted(encoded(Files.readAllBytes(assets.resolve("fonts/serif-regular-latin.ttf"))), LinkPreviews.WIDTH,
            LinkPreviews.HEIGHT, theme.table(), theme.ink(), theme.softInk());
    }

    /** @param arguments the folder of the assets' sources */
    public static void main(String... arguments) throws IOException {
        new LinkPreviewPainter(Path.of(arguments[0])).paint();
    }

    private void paint() throws IOException {
        List<Game> games = new AllGames().games();
        Files.createDirectories(folder);
        try (Browser browser = new Browser();
             BrowserContext context = browser.driver().newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                 .setViewportSize(LinkPreviews.WIDTH, LinkPreviews.HEIGHT))) {
            Page page = context.newPage();
            for (Game game : games) {
                paint(page, game.id(), "<body class=\"one\"><div><h1>" + name(game) + "</h1><p>Uniboard</p></div>"
                    + board(game, BOARD_WIDTH));
            }
            String boards = games.stream().map(game -> board(game, FIFTH_WIDTH)).collect(Collectors.joining());
            paint(page, LinkPreviews.FRONT_DOOR, "<body class=\"five\">" + boards + "<h1>Uniboard</h1>");
        }
    }

    /** As on its English box: not every script's font would be here. */
    private static String name(Game game) {
        return game.id().substring(0, 1).toUpperCase(Locale.ROOT) + game.id().substring(1);
    }

    private String board(Game game, int width) {
        String svg = pictures.board(game, BoxPictures.position(game), theme, width);
        return "<img alt=\"\" src=\"data:image/svg+xml;base64," + encoded(svg.getBytes(StandardCharsets.UTF_8)) + "\">";
    }

    private void paint(Page page, String name, String body) throws IOException {
        page.setContent("<!DOCTYPE html><meta charset=\"utf-8\"><style>" + style + "</style>" + body);
        page.waitForFunction("() => document.fonts.ready.then(() => [...document.images].every(image => image.complete))");
        Files.write(folder.resolve(name + ".png"), small(ImageIO.read(new ByteArrayInputStream(page.screenshot()))));
    }

    /** In as many colours as the file has room for. */
    private static byte[] small(BufferedImage picture) throws IOException {
        int colours = MOST_COLOURS;
        byte[] file = file(Palette.reduced(picture, colours));
        while (file.length > LinkPreviews.MOST_BYTES) {
            colours -= colours / 8;
            file = file(Palette.reduced(picture, colours));
        }
        return file;
    }

    private static byte[] file(BufferedImage picture) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", file);
        return file.toByteArray();
    }

    private static String encoded(byte[] content) {
        return Base64.getEncoder().encodeToString(content);
    }
}
