package uniboard.games.unikat;

import static uniboard.games.unikat.UnikatNotation.NONE;
import static uniboard.games.unikat.UnikatNotation.wrong;

import uniboard.game.Random32;

/** Reads one position's text and says precisely what is wrong with a bad one. */
final class UnikatPositionReader {
    private static final String[] FIELDS = {"rounds", "round", "starter", "penalties", "table", "racks", "display", "bag", "seat", "phase",
        "last", "extra", "idle", "rng"};
    /** More than any match can give. */
    private static final int MOST_PENALTIES = UnikatHoldings.RACK * UnikatPosition.MOST_ROUNDS;

    private String[] fields;
    private int next;
    /** Cards met so far. */
    private final boolean[] met = new boolean[UnikatCard.COUNT];
    private int metCount;

    UnikatPosition read(String text) {
        fields = text.split(" ", -1);
        if (fields.length != FIELDS.length) throw wrong("unikat.error.fields", Integer.toString(FIELDS.length), Integer.toString(fields.length));
        int rounds = number(nextValue(), 1, UnikatPosition.MOST_ROUNDS);
        int round = number(nextValue(), 1, rounds);
        String starter = nextValue();
        String penalties = nextValue();
        UnikatTable table = table(nextValue());
        int[][] racks = racks(nextValue());
        UnikatHoldings holdings = new UnikatHoldings(racks, cards(nextValue()), cards(nextValue()));
        if (metCount < UnikatCard.COUNT) throw wrong("unikat.error.cardMissing", firstMissing());
        UnikatRound current = new UnikatRound(table, holdings, turn(racks.length));
        UnikatPosition position = new UnikatPosition(rounds, round, seat("starter", starter, racks.length),
            penalties(penalties, racks.length), current, Random32.read(nextValue()));
        new UnikatConsistency(position).check();
        return position;
    }

    private String nextValue() {
        String name = FIELDS[next] + '=';
        String field = fields[next++];
        if (!field.startsWith(name)) throw wrong("unikat.error.field", name, field);
        return field.substring(name.length());
    }

    /** The number that the field read last has. */
    private int number(String text, int from, int to) {
        return number(FIELDS[next - 1], text, from, to);
    }

    private static int number(String field, String text, int from, int to) {
        int number = UnikatNotation.number(text, to);
        if (number < from) throw wrong("unikat.error.number", field, text, Integer.toString(from), Integer.toString(to));
        return number;
    }

    private static int seat(String field, String text, int seats) {
        return number(field, text, 1, seats) - 1;
    }

    private static int[] penalties(String text, int seats) {
        String[] numbers = text.split(",", -1);
        if (numbers.length != seats) {
            throw wrong("unikat.error.penalties", text, Integer.toString(seats), Integer.toString(numbers.length));
        }
        int[] penalties = new int[seats];
        for (int i = 0; i < seats; i++) penalties[i] = number("penalties", numbers[i], 0, MOST_PENALTIES);
        return penalties;
    }

    private UnikatTable table(String text) {
        String[] entries = text.split(";", -1);
        UnikatTable table = null;
        for (String entry : entries) {
            int at = entry.indexOf('@');
            if (at < 0) throw wrong("unikat.error.tableEntry", entry);
            int card = card(entry.substring(0, at));
            int cell = UnikatNotation.cell(entry.substring(at + 1));
            if (table == null) {
                if (cell != UnikatTable.cell(0, 0)) throw wrong("unikat.error.startCell", entry);
                table = new UnikatTable(card);
            } else {
                lay(card, cell, table, entry);
            }
        }
        return table;
    }

    private static void lay(int card, int cell, UnikatTable table, String entry) {
        if (table.cardAt(cell) != UnikatCard.NONE) throw wrong("unikat.error.cellTaken", entry);
        if (table.neighbours(cell) == 0) throw wrong("unikat.error.noNeighbour", entry);
        for (int direction = 0; direction < UnikatTable.DIRECTIONS; direction++) {
            int neighbour = table.cardAt(UnikatTable.beside(cell, direction));
            if (neighbour != UnikatCard.NONE && !UnikatCard.fit(card, neighbour)) {
                throw wrong("unikat.error.unfitting", entry, UnikatCard.text(neighbour));
            }
        }
        table.lay(card, cell);
    }

    private int[][] racks(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length < UnikatPosition.FEWEST_SEATS || parts.length > UnikatPosition.MOST_SEATS) {
            throw wrong("unikat.error.seats", Integer.toString(UnikatPosition.FEWEST_SEATS), Integer.toString(UnikatPosition.MOST_SEATS),
                Integer.toString(parts.length));
        }
        int[][] racks = new int[parts.length][];
        for (int seat = 0; seat < parts.length; seat++) {
            racks[seat] = cards(parts[seat]);
            if (racks[seat].length > UnikatHoldings.RACK) {
                throw wrong("unikat.error.rack", Integer.toString(seat + 1), Integer.toString(UnikatHoldings.RACK), Integer.toString(racks[seat].length));
            }
        }
        return racks;
    }

    private int[] cards(String text) {
        if (text.equals(NONE)) return new int[0];
        String[] texts = text.split(",", -1);
        int[] cards = new int[texts.length];
        for (int i = 0; i < cards.length; i++) cards[i] = card(texts[i]);
        return cards;
    }

    private int card(String text) {
        int card = UnikatNotation.card(text);
        if (met[card]) throw wrong("unikat.error.cardTwice", text);
        met[card] = true;
        metCount++;
        return card;
    }

    private String firstMissing() {
        int card = 0;
        while (met[card]) card++;
        return UnikatCard.text(card);
    }

    private UnikatTurn turn(int seats) {
        int seat = seat("seat", nextValue(), seats);
        UnikatPhase phase = phase(nextValue());
        String last = nextValue();
        int lastCell = last.equals(NONE) ? UnikatRound.NO_CELL : UnikatNotation.cell(last);
        UnikatExtra extra = extra(nextValue());
        return new UnikatTurn(seat, phase, lastCell, extra, number(nextValue(), 0, UnikatRound.idleLimit(seats)));
    }

    private static UnikatPhase phase(String text) {
        for (UnikatPhase phase : UnikatPhase.values()) if (phase.text().equals(text)) return phase;
        throw wrong("unikat.error.phase", text);
    }

    private static UnikatExtra extra(String text) {
        for (UnikatExtra extra : UnikatExtra.values()) if (extra.text().equals(text)) return extra;
        throw wrong("unikat.error.extra", text);
    }
}
