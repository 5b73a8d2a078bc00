package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;
import uniboard.game.Random32;

/** Reads one position's text and says precisely what is wrong with a bad one. */
class UnikatPositionReader {
    static final String[] KEYS = {"rounds", "round", "starter", "penalties", "table", "racks", "display", "bag", "seat", "phase",
        "last", "extra", "idle", "rng"};
    /** More than any match can give. */
    private static final int MOST_PENALTIES = UnikatHoldings.RACK * UnikatPosition.MOST_ROUNDS;

    private final FieldReader fields;
    /** Cards met so far. */
    private final boolean[] met = new boolean[UnikatCard.COUNT];
    private int metCount;

    UnikatPositionReader(String text) {
        fields = new FieldReader(text, KEYS);
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnikatNotation#positionText} writes */
    final UnikatPosition read() {
        UnikatPosition position = fields();
        new UnikatConsistency(position).check();
        return position;
    }

    /**
     * Doesn't check whether the fields go together.
     *
     * @throws uniboard.game.NotationException if a field can't be read, or a card isn't there once
     */
    final UnikatPosition fields() {
        int rounds = fields.number(1, UnikatPosition.MOST_ROUNDS);
        int round = fields.number(1, rounds);
        String starter = fields.value();
        String penalties = fields.value();
        UnikatTable table = table(fields.value());
        int[][] racks = racks(fields.value());
        UnikatHoldings holdings = new UnikatHoldings(racks, cards(fields.value()), cards(fields.value()));
        if (metCount < UnikatCard.COUNT) throw wrong("unikat.error.cardMissing", firstMissing());
        UnikatRound current = new UnikatRound(table, holdings, turn(racks.length));
        return new UnikatPosition(rounds, round, seat("starter", starter, racks.length),
            penalties(penalties, racks.length), current, Random32.read(fields.value()));
    }

    private static int seat(String key, String text, int seats) {
        return FieldReader.number(key, text, 1, seats) - 1;
    }

    private static int[] penalties(String text, int seats) {
        String[] numbers = text.split(",", -1);
        if (numbers.length != seats) {
            throw wrong("unikat.error.penalties", text, Integer.toString(seats), Integer.toString(numbers.length));
        }
        int[] penalties = new int[seats];
        for (int i = 0; i < seats; i++) penalties[i] = FieldReader.number("penalties", numbers[i], 0, MOST_PENALTIES);
        return penalties;
    }

    UnikatTable table(String text) {
        UnikatTable table = null;
        for (String entry : text.split(";", -1)) {
            int at = entry.indexOf('@');
            if (at < 0) throw wrong("unikat.error.tableEntry", entry);
            int card = card(entry.substring(0, at));
            int cell = UnikatCell.read(entry.substring(at + 1));
            if (table == null) {
                if (cell != UnikatCell.of(0, 0)) throw wrong("unikat.error.startCell", entry);
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
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            int neighbour = table.cardAt(UnikatCell.beside(cell, direction));
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
                throw wrong("unikat.error.rack", Integer.toString(seat + 1), Integer.toString(UnikatHoldings.RACK),
                    Integer.toString(racks[seat].length));
            }
        }
        return racks;
    }

    private int[] cards(String text) {
        return FieldReader.list(text, ",", this::card);
    }

    final int card(String text) {
        int card = UnikatCard.read(text);
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
        int seat = fields.number(1, seats) - 1;
        UnikatPhase phase = fields.oneOf(UnikatPhase.values(), UnikatPhase::text, "unikat.error.phase");
        String last = fields.value();
        int lastCell = last.equals(FieldReader.NONE) ? UnikatCell.NONE : UnikatCell.read(last);
        UnikatExtra extra = fields.oneOf(UnikatExtra.values(), UnikatExtra::text, "unikat.error.extra");
        return new UnikatTurn(seat, phase, lastCell, extra, fields.number(0, UnikatRound.idleLimit(seats)));
    }
}
