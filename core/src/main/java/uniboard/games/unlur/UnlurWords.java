package uniboard.games.unlur;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** A position and its cells in words. */
public final class UnlurWords {
    /** Of a group, for it to be worth a sentence. */
    private static final int MANY_SIDES = 2;

    private UnlurWords() {
    }

    /** All there is to know of a position: the phase, the stones, and the groups that are on their way to a figure. */
    static List<Message> describe(UnlurPosition position) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of("unlur.describe.board", position.board().size()));
        lines.add(phase(position));
        for (int colour = UnlurPosition.BLACK; colour <= UnlurPosition.WHITE; colour++) {
            List<Message> cells = cells(position, colour);
            if (!cells.isEmpty()) lines.add(Message.of("unlur.describe.stones." + name(colour), Message.listed(cells)));
        }
        for (int cell = 0; cell < position.board().cells(); cell++) {
            if (position.colour(cell) != UnlurPosition.EMPTY && position.group(cell) == cell) addGroup(position, cell, lines);
        }
        return lines;
    }

    private static Message phase(UnlurPosition position) {
        if (position.isContract()) return Message.of("unlur.describe.contract");
        return Message.of("unlur.describe.colours", seat(position.black()), seat(1 - position.black()));
    }

    static Message seat(int seat) {
        return Message.of(seat == 0 ? "unlur.seat.first" : "unlur.seat.second");
    }

    /** Why a game that is over ended: by a figure of the colour's own, which wins, or by the other one, which loses. */
    static Message over(UnlurPosition position) {
        int colour = position.colour(position.decisiveStone());
        int owner = colour == UnlurPosition.BLACK ? position.black() : 1 - position.black();
        String figure = position.outcome().wins(owner) ? "own." : "wrong.";
        return Message.of("unlur.over." + figure + name(colour), UnlurSides.names(position.decisiveSides()));
    }

    /** The same, to one of the players. */
    static Message over(UnlurPosition position, int viewer) {
        if (viewer == Position.NOBODY) return over(position);
        boolean isBlack = position.colour(position.decisiveStone()) == UnlurPosition.BLACK;
        int owner = isBlack ? position.black() : 1 - position.black();
        boolean isOwn = position.outcome().wins(owner);
        String whose = position.outcome().wins(viewer) ? "you." : "them.";
        String figure = isBlack == isOwn ? "y" : "line";
        return Message.of("unlur.over." + whose + (isOwn ? "own." : "wrong.") + figure, UnlurSides.names(position.decisiveSides()));
    }

    /** A move in few words. */
    static Message listed(UnlurPosition before, int move) {
        if (UnlurMove.isPass(move)) return Message.of("unlur.list.pass");
        boolean isBlack = before.isContract() || before.toMove() == before.black();
        return Message.of(isBlack ? "unlur.list.black" : "unlur.list.white", UnlurMove.text(move));
    }

    private static List<Message> cells(UnlurPosition position, int colour) {
        List<Message> cells = new ArrayList<>();
        for (int cell = 0; cell < position.board().cells(); cell++) {
            if (position.colour(cell) == colour) cells.add(Message.of("unlur.label.stone", position.board().name(cell)));
        }
        return cells;
    }

    private static void addGroup(UnlurPosition position, int cell, List<Message> lines) {
        int sides = position.groupSides(cell);
        if (Integer.bitCount(sides) < MANY_SIDES) return;
        String key = "unlur.describe.group." + name(position.colour(cell));
        lines.add(Message.of(key, position.board().name(cell), UnlurSides.names(sides)));
    }

    private static String name(int colour) {
        return colour == UnlurPosition.BLACK ? "black" : "white";
    }

    /** What lies on a cell, and what its group touches. */
    public static Message cell(UnlurPosition position, int cell) {
        String name = position.board().name(cell);
        int colour = position.colour(cell);
        if (colour == UnlurPosition.EMPTY) {
            int sides = position.board().sides(cell);
            if (sides == 0) return Message.of("unlur.cell.empty", name);
            return position.isContract() ? Message.of("unlur.cell.closed", name)
                : Message.of("unlur.cell.emptyEdge", name, UnlurSides.names(sides));
        }
        int sides = position.groupSides(cell);
        if (sides == 0) return Message.of("unlur.cell." + name(colour), name);
        return Message.of("unlur.cell." + name(colour) + "Touching", name, UnlurSides.names(sides));
    }

    /** What it means to pass in a position of the contract. */
    public static Message passing(UnlurPosition position) {
        int stones = position.stoneCount();
        return stones == 0 ? Message.of("unlur.say.passAtOnce") : Message.of("unlur.say.pass", stones);
    }
}
