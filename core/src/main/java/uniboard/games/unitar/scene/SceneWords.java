package uniboard.games.unitar.scene;

import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarWords;

/** Words that only the table needs. */
final class SceneWords {
    private static final String[] BRIEF = {"unite", "eliminate", "rotate", "rotate", "north", "south", "west", "east"};
    private static final String[] KINDS = {"unite", "eliminate", "turn", "turn", "step", "step", "step", "step"};
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

    /** An action's part of keys where its like are told alike. */
    static String kind(UnitarAction action) {
        return KINDS[action.ordinal()];
    }

    static Message category(UnitarCategory category) {
        return of("category." + CATEGORIES[category.ordinal()]);
    }

    /** A block and where it begins, if that is chosen. */
    static Message placed(int block, UnitarAnchor anchor) {
        return Message.of("unitar.target.anchor", UnitarWords.block(block), anchor == null ? of("notPlaced") : UnitarWords.anchor(anchor));
    }

    /** A seat by the name on its plate; where that is empty, as in the rules, by what everyone may call it. */
    static Message seat(UnitarPosition position, int seat, String name) {
        return name.isEmpty() ? UnitarWords.seat(position, seat) : of("name", name);
    }
}
