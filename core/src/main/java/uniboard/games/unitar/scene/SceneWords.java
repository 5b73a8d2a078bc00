package uniboard.games.unitar.scene;

import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarCategory;

/** Words that only the table needs. */
final class SceneWords {
    private static final String[] BRIEF = {"unite", "eliminate", "rotate", "rotate", "north", "south", "west", "east"};
    private static final String[] CATEGORIES = {"colour", "symbol", "action"};

    private SceneWords() {
    }

    static Message of(String key, Object... arguments) {
        return Message.of("unitar.scene." + key, arguments);
    }

    /** An action's name where there is little room. */
    static Message brief(UnitarAction action) {
        return of("brief." + BRIEF[action.ordinal()]);
    }

    static Message category(UnitarCategory category) {
        return of("category." + CATEGORIES[category.ordinal()]);
    }
}
