package uniboard.web.site;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.picture.PositionPictures;
import uniboard.picture.TextMeasure;
import uniboard.stage.kit.Theme;

/** Publishes the boards between the words of a page that is read, one for all languages. */
final class ReadingPictures {
    /** In CSS pixels; three quarters as high. */
    private static final int WIDTH = 360;
    /** Of a picture that isn't what the page is about. */
    private static final int SMALL = 240;

    private final PublishedFiles files;
    /** Where pictures lie, by what they show: two of the same would be loaded twice. */
    private final Map<List<String>, String> drawn = new HashMap<>();
    private final PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);

    ReadingPictures(PublishedFiles files) {
        this.files = files;
    }

    /**
     * The element that shows a position.
     *
     * @param name  no other picture of that game has it
     * @param start in the game's notation
     * @param plays moves in notation that were made from there
     * @param root  from the page to the site's folder
     */
    String html(Game game, String name, String start, List<String> plays, String root) throws IOException {
        return element(path(game, name, start, plays), WIDTH, root) + '\n';
    }

    /** As {@link #html}, of the same picture. */
    String small(Game game, String name, String start, List<String> plays, String root) throws IOException {
        return element(path(game, name, start, plays), SMALL, root);
    }

    private static String element(String path, int width, String root) {
        return "<img src=\"" + root + path + "\" width=\"" + width + "\" height=\"" + width * 3 / 4 + "\" alt=\"\" loading=\"lazy\">";
    }

    /** Where a position's picture lies; as {@link #html}. */
    String path(Game game, String name, String start, List<String> plays) throws IOException {
        List<String> shown = List.of(game.id(), start, String.join(";", plays));
        String known = drawn.get(shown);
        if (known != null) return known;
        Game read = new AllGames().game(game.id());
        Position position = read.notation().position(start);
        for (String move : plays) position.play(read.move(position, move));
        String file = "assets/boards/" + game.id() + '-' + name + ".svg";
        String path = files.publish(file, pictures.board(read, position, Theme.light(), WIDTH));
        drawn.put(shown, path);
        return path;
    }
}
