package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import uniboard.game.Game;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Texts;

/**
 * The pictures that links to the site are shown with in messages and feeds: of each game a position, and of all games for the front door.
 * They are drawn by {@code mvn -Ppictures} and lie among the sources, for drawing them needs a browser.
 */
final class LinkPreviews {
    /** In the folder of the assets' sources. */
    static final String FOLDER = "pictures/preview";
    static final String FRONT_DOOR = "front";
    /** In pixels. */
    static final int WIDTH = 1200;
    static final int HEIGHT = 630;
    /** Who sends a link on a slow line waits for its picture. */
    static final int MOST_BYTES = 70_000;

    private final PublishedFiles files;
    private final List<Game> games;

    LinkPreviews(PublishedFiles files, List<Game> games) {
        this.files = files;
        this.games = games;
    }

    /** @param assets the folder of the assets' sources */
    void publish(Path assets) throws IOException {
        publish(assets, FRONT_DOOR);
        for (Game game : games) publish(assets, game.id());
    }

    private void publish(Path assets, String picture) throws IOException {
        Path file = assets.resolve(FOLDER).resolve(picture + ".png");
        if (!Files.exists(file)) throw new IOException(file + " is missing: mvn -Ppictures draws it.");
        files.publish(name(picture), Files.readAllBytes(file));
    }

    private static String name(String picture) {
        return "previews/" + picture + ".png";
    }

    /** From the site's folder. */
    String path(PageAddress page) {
        return files.path(name(page.game() == null ? FRONT_DOOR : page.game()));
    }

    /** What the picture shows, for those who can't see it. */
    String words(PageAddress page, Texts texts) {
        MenuWords words = new MenuWords(texts);
        for (Game game : games) if (game.id().equals(page.game())) return texts.say("site.preview", words.name(game));
        return texts.say("site.previews");
    }
}
