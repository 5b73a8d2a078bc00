package uniboard.games.unitar;

import static uniboard.game.NotationException.wrong;

import java.util.List;

/** Where a captain may begin, clockwise. */
public enum UnitarAnchor {
    N(0, 4), NE(3, 3), E(4, 0), SE(3, -3), S(0, -4), SW(-3, -3), W(-4, 0), NW(-3, 3);

    public static final List<UnitarAnchor> ALL = List.of(values());

    private final int x;
    private final int y;

    UnitarAnchor(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public int x() {
        return x;
    }

    public int y() {
        return y;
    }

    public int field() {
        return UnitarField.of(x, y);
    }

    /** @return null if it isn't an anchor's field */
    static UnitarAnchor at(int field) {
        for (UnitarAnchor anchor : ALL) if (anchor.field() == field) return anchor;
        return null;
    }

    /** @return null if the text is no anchor's */
    static UnitarAnchor named(String text) {
        for (UnitarAnchor anchor : ALL) if (anchor.name().equals(text)) return anchor;
        return null;
    }

    /** @throws uniboard.game.NotationException if the text is no anchor's */
    static UnitarAnchor read(String text) {
        UnitarAnchor anchor = named(text);
        if (anchor == null) throw wrong("unitar.error.anchor", text);
        return anchor;
    }
}
