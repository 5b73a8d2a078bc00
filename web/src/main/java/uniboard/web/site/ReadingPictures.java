package uniboard.web.site;

import java.io.IOException;
import java.util.List;
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

    private final PublishedFiles files;
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
        return "<img src=\"" + root + path(game, name, start, plays) + "\" width=\"" + WIDTH + "\" height=\"" + WIDTH * 3 / 4
            + "\" alt=\"\" loading=\"lazy\">\n";
    }

    /** Where a position's picture lies; as {@link #html}. */
    String path(Game game, String name, String start, List<String> plays) throws IOException {
        String file = "assets/boards/" + game.id() + '-' + name + ".svg";
        if (files.beginning(file).isEmpty()) {
            Game read = new AllGames().game(game.id());
            Position position = read.notation().position(start);
            for (String move : plays) position.play(read.move(position, move));
            files.publish(file, pictures.board(read, position, Theme.light(), WIDTH));
        }
        return files.path(file);
    }
}
