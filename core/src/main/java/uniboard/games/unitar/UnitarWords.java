package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** Colours, blocks, actions, places and results in words. */
public final class UnitarWords {
    private static final String[] ACTIONS = {"unite", "eliminate", "clockwise", "anticlockwise", "north", "south", "west", "east"};

    private static final String[] CATEGORIES = {"colour", "symbol", "action"};
    private static final String[] REASONS = {"empty", "captainLost", "outside", "noOverlap"};

    private UnitarWords() {
    }

    /** A colour, as a player or a mark is called by it. */
    public static Message colour(int colour) {
        return Message.of("side." + UnitarColour.text(colour));
    }

    /** @param symbol {@link UnitarBlock#UNI} or {@link UnitarBlock#TAR} */
    public static Message symbol(int symbol) {
        return Message.of("unitar.symbol." + UnitarBlock.symbolText(symbol));
    }

    /** A block's name, such as Yellow Tar. */
    public static Message block(int block) {
        return Message.of("unitar.block." + UnitarBlock.text(block));
    }

    public static Message action(UnitarAction action) {
        return Message.of("unitar.action." + key(action));
    }

    /** The action's part of keys. */
    static String key(UnitarAction action) {
        return ACTIONS[action.ordinal()];
    }

    /** Where a captain may begin, such as north-east. */
    public static Message anchor(UnitarAnchor anchor) {
        return Message.of("unitar.anchor." + anchor);
    }

    /** What everyone may call the seat: by its colour where that is known. */
    public static Message seat(UnitarPosition position, int seat) {
        return position.areColoursHidden() ? seat(seat) : colour(position.colour(seat));
    }

    /** A seat whose colour isn't known. */
    static Message seat(int seat) {
        return Message.of("unitar.seat", Integer.toString(seat + 1));
    }

    static String key(UnitarCategory category) {
        return CATEGORIES[category.ordinal()];
    }

    static String key(UnitarEffect.Reason reason) {
        return REASONS[reason.ordinal()];
    }

    /** The block and the action of an intention. */
    public static Message intention(int intention) {
        return Message.of("unitar.label.intend", block(UnitarMove.block(intention)), action(UnitarMove.action(intention)));
    }

    /** An intention or a placement. */
    public static Message commitment(int move) {
        if (!UnitarMove.isPlacement(move)) return intention(move);
        return Message.of("unitar.label.place", anchor(UnitarMove.uni(move)), anchor(UnitarMove.tar(move)));
    }

    /** A field as notation has it. */
    public static Message field(int field) {
        return Message.of("unitar.field", UnitarField.text(field));
    }

    /** Several in a sentence: a, b and c. At least one. */
    static Message joined(List<Message> messages) {
        Message joined = messages.get(0);
        for (int i = 1; i < messages.size(); i++) {
            joined = Message.of(i == messages.size() - 1 ? "unitar.list.last" : "unitar.list.more", joined, messages.get(i));
        }
        return joined;
    }

    /** The frames of every colour on the field. */
    public static Message frames(UnitarBoard board) {
        List<Message> counts = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            counts.add(Message.of("unitar.frames", colour(colour), Integer.toString(board.frames(colour))));
        }
        return Message.listed(counts);
    }

    /** What wins, and for whom the viewer plays. */
    static Message objective(UnitarPosition position, int viewer) {
        if (viewer == Position.NOBODY) return Message.of("unitar.aim");
        return Message.of("unitar.aim.you", colour(position.colour(viewer)));
    }

    /** That the game is over, and what everyone has. */
    static Message over(UnitarPosition position) {
        return Message.of("unitar.over", frames(position.board()));
    }
}
