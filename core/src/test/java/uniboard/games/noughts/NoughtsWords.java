package uniboard.games.noughts;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;

/** A position in words. */
public final class NoughtsWords {
    private NoughtsWords() {
    }

    static Message seat(int seat) {
        return Message.of("noughts.seat." + side(seat));
    }

    /** What the bundles' keys call a seat. */
    static String side(int seat) {
        return seat == NoughtsPosition.CROSSES ? "crosses" : "noughts";
    }

    /** All there is to know of a position: where each side's signs are. */
    static List<Message> describe(NoughtsPosition position) {
        List<Message> lines = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            List<Message> cells = new ArrayList<>();
            for (int cell = 0; cell < NoughtsPosition.CELLS; cell++) {
                if (position.owner(cell) == seat) cells.add(Message.of("noughts.label.cell", NoughtsNotation.name(cell)));
            }
            if (!cells.isEmpty()) lines.add(Message.of("noughts.describe." + side(seat), Message.listed(cells)));
        }
        return lines.isEmpty() ? List.of(Message.of("noughts.describe.empty")) : lines;
    }

    /** What lies on a cell. */
    public static Message cell(NoughtsPosition position, int cell) {
        int owner = position.owner(cell);
        return Message.of("noughts.cell." + (owner == NoughtsPosition.NOBODY ? "empty" : side(owner)), NoughtsNotation.name(cell));
    }

    /** Why a game that is over ended: the last sign completed a line or filled the board. */
    static Message over(NoughtsPosition position) {
        int last = 1 - position.mover();
        return Message.of("noughts.over." + (position.hasLine(last) ? side(last) : "draw"));
    }
}
