package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Setup.Piece;

/** Something of a position that doesn't lie on the field, when it is set up by hand: one of several values. */
interface UnitarProperty {
    /** What it is called among all properties. */
    String id();

    Message name();

    /** What it can be. */
    List<Piece> values(UnitarPosition at);

    /** The current one, as an index into {@link #values}. */
    int value(UnitarPosition at);

    /** What it is, in words. */
    default Message shown(UnitarPosition at) {
        return values(at).get(value(at)).name();
    }

    /** @param value an index into {@link #values} */
    void set(UnitarParts parts, int value);

    /** What can be chosen in such a position. */
    static List<UnitarProperty> of(UnitarPosition at) {
        List<UnitarProperty> properties = new ArrayList<>();
        properties.add(new Phase());
        if (at.phase() == UnitarPhase.INTEND) properties.addAll(List.of(new Round(), new Fails()));
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) properties.add(new Colour(seat));
        for (int seat = 0; seat < at.committed(); seat++) {
            if (at.phase() == UnitarPhase.PLACE) {
                properties.addAll(List.of(new Anchor(seat, UnitarBlock.UNI), new Anchor(seat, UnitarBlock.TAR)));
            } else {
                properties.addAll(List.of(new Block(seat), new Action(seat)));
            }
        }
        if (at.phase() != UnitarPhase.PLACE) for (int block = 0; block < UnitarBlock.COUNT; block++) properties.add(new Union(block));
        return properties;
    }

    /** @return null if it is no property's id */
    static UnitarProperty named(String id, UnitarPosition at) {
        for (UnitarProperty property : of(at)) if (property.id().equals(id)) return property;
        return null;
    }

    private static Message say(String key, Object... arguments) {
        return Message.of("unitar.setup." + key, arguments);
    }

    private static Message markOf(int seat, Message part) {
        return say("markOf", UnitarWords.seat(seat), part);
    }

    private static List<Piece> numbers(int from, int to) {
        List<Piece> numbers = new ArrayList<>();
        for (int number = from; number <= to; number++) {
            numbers.add(new Piece(Integer.toString(number), say("number", Integer.toString(number))));
        }
        return numbers;
    }

    /** Whether blocks are placed or intentions chosen; that the game is over can't be chosen. */
    record Phase() implements UnitarProperty {
        @Override
        public String id() {
            return "phase";
        }

        @Override
        public Message name() {
            return say("phase");
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            List<Piece> phases = new ArrayList<>();
            for (UnitarPhase phase : UnitarPhase.values()) {
                if (phase != UnitarPhase.OVER || at.phase() == phase) phases.add(new Piece(phase.text(), say("phase." + phase.text())));
            }
            return phases;
        }

        @Override
        public int value(UnitarPosition at) {
            return at.phase().ordinal();
        }

        @Override
        public void set(UnitarParts parts, int value) {
            parts.turnTo(UnitarPhase.values()[value]);
        }
    }

    /** Which one it is. */
    record Round() implements UnitarProperty {
        @Override
        public String id() {
            return "round";
        }

        @Override
        public Message name() {
            return say("round");
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            return numbers(1, UnitarPosition.ROUNDS);
        }

        @Override
        public int value(UnitarPosition at) {
            return at.round() - 1;
        }

        @Override
        public void set(UnitarParts parts, int value) {
            parts.round = value + 1;
        }
    }

    /** Comparisons of this round in which nobody was approved. */
    record Fails() implements UnitarProperty {
        @Override
        public String id() {
            return "fails";
        }

        @Override
        public Message name() {
            return say("fails");
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            return numbers(0, UnitarStep.MOST_FAILS - 1);
        }

        @Override
        public int value(UnitarPosition at) {
            return at.fails();
        }

        @Override
        public void set(UnitarParts parts, int value) {
            parts.fails = value;
        }
    }

    /** That a seat plays; who played it changes with the seat. */
    record Colour(int seat) implements UnitarProperty {
        @Override
        public String id() {
            return "colour" + (seat + 1);
        }

        @Override
        public Message name() {
            return UnitarWords.seat(seat);
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            List<Piece> colours = new ArrayList<>();
            for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
                colours.add(new Piece(UnitarColour.text(colour), UnitarWords.colour(colour)));
            }
            return colours;
        }

        @Override
        public int value(UnitarPosition at) {
            return at.colour(seat);
        }

        @Override
        public void set(UnitarParts parts, int value) {
            for (int other = 0; other < UnitarPosition.SEATS; other++) {
                if (parts.colours[other] == value) parts.colours[other] = parts.colours[seat];
            }
            parts.colours[seat] = value;
        }
    }

    /** Where a seat has placed one of its blocks; the other one changes places with it. */
    record Anchor(int seat, int symbol) implements UnitarProperty {
        @Override
        public String id() {
            return UnitarBlock.symbolText(symbol) + (seat + 1);
        }

        @Override
        public Message name() {
            return markOf(seat, UnitarWords.symbol(symbol));
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            List<Piece> anchors = new ArrayList<>();
            for (UnitarAnchor anchor : UnitarAnchor.ALL) anchors.add(new Piece(anchor.name(), UnitarWords.anchor(anchor)));
            return anchors;
        }

        @Override
        public int value(UnitarPosition at) {
            return (symbol == UnitarBlock.UNI ? UnitarMove.uni(at.mark(seat)) : UnitarMove.tar(at.mark(seat))).ordinal();
        }

        @Override
        public void set(UnitarParts parts, int value) {
            int mark = parts.marks.get(seat);
            UnitarAnchor[] anchors = {UnitarMove.uni(mark), UnitarMove.tar(mark)};
            int other = UnitarBlock.SYMBOLS - 1 - symbol;
            if (anchors[other].ordinal() == value) anchors[other] = anchors[symbol];
            anchors[symbol] = UnitarAnchor.ALL.get(value);
            parts.marks.set(seat, UnitarMove.placement(anchors[UnitarBlock.UNI], anchors[UnitarBlock.TAR]));
        }
    }

    private static List<Piece> blocks() {
        List<Piece> blocks = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) blocks.add(new Piece(UnitarBlock.text(block), UnitarWords.block(block)));
        return blocks;
    }

    /** That a seat's intention names. */
    record Block(int seat) implements UnitarProperty {
        @Override
        public String id() {
            return "block" + (seat + 1);
        }

        @Override
        public Message name() {
            return markOf(seat, say("block"));
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            return blocks();
        }

        @Override
        public int value(UnitarPosition at) {
            return UnitarMove.block(at.mark(seat));
        }

        @Override
        public void set(UnitarParts parts, int value) {
            parts.marks.set(seat, UnitarMove.intention(value, UnitarMove.action(parts.marks.get(seat))));
        }
    }

    /** What a seat's intention wants to happen. */
    record Action(int seat) implements UnitarProperty {
        @Override
        public String id() {
            return "action" + (seat + 1);
        }

        @Override
        public Message name() {
            return markOf(seat, Message.of("unitar.scene.category.action"));
        }

        @Override
        public List<Piece> values(UnitarPosition at) {
            List<Piece> actions = new ArrayList<>();
            for (UnitarAction action : UnitarAction.ALL) actions.add(new Piece(action.text(), UnitarWords.action(action)));
            return actions;
        }

        @Override
        public int value(UnitarPosition at) {
            return UnitarMove.action(at.mark(seat)).ordinal();
        }

        @Override
        public void set(UnitarParts parts, int value) {
            parts.marks.set(seat, UnitarMove.intention(UnitarMove.block(parts.marks.get(seat)), UnitarAction.ALL.get(value)));
        }
    }

    /** With whom a block is united. */
    record Union(int block) implements UnitarProperty {
        @Override
        public String id() {
            return "union:" + UnitarBlock.text(block);
        }

        @Override
        public Message name() {
            return UnitarWords.block(block);
        }

        /** Nobody, or one of the others. */
        @Override
        public List<Piece> values(UnitarPosition at) {
            List<Piece> values = new ArrayList<>();
            values.add(new Piece("alone", say("alone")));
            for (Piece other : blocks()) values.add(new Piece(other.id(), say("with", other.name())));
            values.remove(block + 1);
            return values;
        }

        @Override
        public int value(UnitarPosition at) {
            for (int other : at.board().united(block)) if (other != block) return other < block ? other + 1 : other;
            return 0;
        }

        @Override
        public Message shown(UnitarPosition at) {
            List<Message> others = new ArrayList<>();
            for (int other : at.board().united(block)) if (other != block) others.add(UnitarWords.block(other));
            return others.isEmpty() ? say("alone") : say("with", Message.listed(others));
        }

        @Override
        public void set(UnitarParts parts, int value) {
            if (value == 0) parts.blocks.separate(block);
            else parts.blocks.unite(block, value <= block ? value - 1 : value);
        }
    }
}
