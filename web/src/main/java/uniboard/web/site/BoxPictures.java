package uniboard.web.site;

import java.io.IOException;
import java.util.List;
import java.util.Map;
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
    /** After how many moves there is more to see. */
    private static final Map<String, Integer> PLIES = Map.of("onitama", 6, "unitary", 5);
    /** What a player has chosen of a move, where that tells how the game goes. */
    private static final Map<String, List<String>> CHOSEN = Map.of("onitama", List.of("Elephant", "d2"));
    /** Classes of what a large box shows of the picture, each by itself. */
    private static final Map<String, List<String>> PARTS = Map.of("onitama", List.of("board", "card", "card second"));

    private final PublishedFiles files;

    BoxPictures(PublishedFiles files) {
        this.files = files;
    }

    void publish() throws IOException {
        PositionPictures pictures = new PositionPictures(Boxes.all(), TextMeasure.ROUGH);
        for (Game game : new AllGames().games()) {
            Position position = position(game);
            List<String> chosen = CHOSEN.getOrDefault(game.id(), List.of());
            files.publish(name(game.id(), "light"), pictures.board(game, position, chosen, Theme.light(), WIDTH));
            files.publish(name(game.id(), "dark"), pictures.board(game, position, chosen, Theme.dark(), WIDTH));
        }
    }

    /** The position that stands for a game. */
    static Position position(Game game) {
        GameRecord played = GameRecord.read(game.showcase(), new AllGames());
        return played.replay(PLIES.getOrDefault(game.id(), (int) Math.round(FAR * played.plies())));
    }

    /** @param theme {@code light} or {@code dark} */
    static String name(String game, String theme) {
        return "assets/pictures/" + game + '-' + theme + ".svg";
    }

    /**
     * HTML of a game's picture: the browser loads the one that fits the page, and shows the words first. A large box shows parts of it: the
     * board, and beside it what its style asks for.
     */
    String html(String game, String root) {
        String picture = "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"" + root + files.path(name(game, "dark"))
            + "\"><img loading=\"lazy\" src=\"" + root + files.path(name(game, "light")) + "\" width=\"" + WIDTH + "\" height=\"" + HEIGHT
            + "\" alt=\"\"></picture>";
        StringBuilder parts = new StringBuilder();
        for (String part : PARTS.getOrDefault(game, List.of("board")))
            parts.append("<span class=\"").append(part).append("\">").append(picture).append("</span>");
        return parts.toString();
    }
}
