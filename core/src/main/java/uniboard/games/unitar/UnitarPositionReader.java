package uniboard.games.unitar;

import static uniboard.game.NotationException.require;
import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;
import uniboard.game.Random32;

/** Reads one position's text and says precisely what is wrong with a bad one. */
final class UnitarPositionReader {
    static final String[] KEYS = {"colours", "round", "fails", "phase", "marks", "seat", "blocks", "rng"};

    private final FieldReader fields;
    private UnitarBlocksReader.Check check = UnitarBlocksReader.Check.ALL;

    UnitarPositionReader(String text) {
        fields = new FieldReader(text, KEYS);
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnitarNotation#positionText} writes */
    UnitarPosition read() {
        int[] colours = colours(fields.value());
        int round = fields.number(1, UnitarPosition.ROUNDS);
        int fails = fields.number(0, UnitarStep.MOST_FAILS - 1);
        UnitarPhase phase = fields.oneOf(UnitarPhase.values(), UnitarPhase::text, "unitar.error.phase");
        int[] marks = marks(fields.value(), phase);
        int seat = fields.number(1, UnitarPosition.SEATS);
        UnitarBoard board = board(fields.value(), phase);
        Random32 random = Random32.read(fields.value());
        if (phase == UnitarPhase.PLACE) require(round == 1 && fails == 0, "unitar.error.placing");
        if (phase == UnitarPhase.OVER) require(round == UnitarPosition.ROUNDS && fails == 0, "unitar.error.over");
        int expected = phase == UnitarPhase.OVER ? UnitarPosition.SEATS : marks.length + 1;
        if (seat != expected) throw wrong("unitar.error.seat", Integer.toString(seat), Integer.toString(expected));
        return new UnitarPosition(colours, round, fails, phase, marks, board, random);
    }

    /** Doesn't check how many stones a block has, nor that its captain stands on one. */
    UnitarPosition readUnfinished() {
        check = UnitarBlocksReader.Check.SPELLING;
        return read();
    }

    private static int[] colours(String value) {
        String[] names = value.split(",", -1);
        if (names.length != UnitarPosition.SEATS) throw wrong("unitar.error.colours", value);
        int[] colours = new int[UnitarPosition.SEATS];
        int met = 0;
        for (int seat = 0; seat < colours.length; seat++) {
            colours[seat] = UnitarColour.named(names[seat]);
            if (colours[seat] == UnitarColour.NONE || (met >>> colours[seat] & 1) != 0) throw wrong("unitar.error.colours", value);
            met |= 1 << colours[seat];
        }
        return colours;
    }

    private static int[] marks(String value, UnitarPhase phase) {
        if (value.equals(FieldReader.NONE)) return new int[0];
        String[] texts = value.split(";", -1);
        if (phase == UnitarPhase.OVER || texts.length >= UnitarPosition.SEATS) throw wrong("unitar.error.marks", value);
        int[] marks = new int[texts.length];
        for (int seat = 0; seat < marks.length; seat++) marks[seat] = mark(texts[seat], phase);
        return marks;
    }

    private static int mark(String text, UnitarPhase phase) {
        int mark = UnitarMove.read(text.replace('_', ' '));
        boolean isPlacement = UnitarMove.isPlacement(mark);
        if (isPlacement != (phase == UnitarPhase.PLACE)) throw wrong("unitar.error.mark", text, phase.text());
        if (isPlacement && UnitarMove.uni(mark) == UnitarMove.tar(mark)) throw wrong("unitar.why.sameAnchor");
        return mark;
    }

    private UnitarBoard board(String value, UnitarPhase phase) {
        if (value.equals(FieldReader.NONE) != (phase == UnitarPhase.PLACE)) throw wrong("unitar.error.blocks", value, phase.text());
        return value.equals(FieldReader.NONE) ? new UnitarBoard() : new UnitarBlocksReader(value, check).read();
    }
}
