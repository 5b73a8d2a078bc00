package uniboard.web.site;

import java.io.IOException;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.picture.PositionPictures;
import uniboard.picture.TextMeasure;
import uniboard.stage.kit.Theme;

/** The pictures on the front doors: of each game a position that its box shows too, without words, for light pages and for dark ones. */
final class BoxPictures {
    /** In CSS pixels; three quarters as high. */
    static final int WIDTH = 360;
    static final int HEIGHT = 270;
    /** How far the game has come, in parts of the one that the box plays. */
    private static final double FAR = 0.7;

    private final PublishedFiles files;

    BoxPictures(PublishedFiles files) {
        this.files = files;
    }

    void publish() throws IOException {
        PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);
        for (Game game : new AllGames().games()) {
            Position position = position(game);
            files.publish(name(game.id(), "light"), pictures.board(game, position, Theme.light(), WIDTH));
            files.publish(name(game.id(), "dark"), pictures.board(game, position, Theme.dark(), WIDTH));
        }
    }

    /** The position that stands for a game. */
    static Position position(Game game) {
        GameRecord played = GameRecord.read(game.showcase(), new AllGames());
        return played.replay((int) Math.round(FAR * played.plies()));
    }

    /** @param theme {@code light} or {@code dark} */
    static String name(String game, String theme) {
        return "assets/pictures/" + game + '-' + theme + ".svg";
    }

    /** HTML of a game's picture: the browser loads the one that fits the page, and shows the words first. */
    String html(String game, String root) {
        return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"" + root + files.path(name(game, "dark"))
            + "\"><img loading=\"lazy\" src=\"" + root + files.path(name(game, "light")) + "\" width=\"" + WIDTH + "\" height=\"" + HEIGHT
            + "\" alt=\"\"></picture>";
    }
}
