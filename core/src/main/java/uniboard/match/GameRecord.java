package uniboard.match;

import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Position;

/** Placeholder until the records land. */
public record GameRecord(Game game) {
    public String text() {
        return "";
    }

    public static GameRecord read(String text, Catalog catalog) {
        return null;
    }

    public Position replay() {
        return null;
    }
}
