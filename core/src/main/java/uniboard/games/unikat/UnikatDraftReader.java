package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;

/** Reads a position that is being set up: doesn't check where on the table cards lie. */
final class UnikatDraftReader extends UnikatPositionReader {
    UnikatDraftReader(String text) {
        super(text);
    }

    @Override
    UnikatTable table(String text) {
        UnikatTable table = new UnikatTable();
        if (text.equals(FieldReader.NONE)) return table;
        for (String entry : text.split(";", -1)) {
            int at = entry.indexOf('@');
            if (at < 0) throw wrong("unikat.error.tableEntry", entry);
            int card = card(entry.substring(0, at));
            int cell = UnikatCell.read(entry.substring(at + 1));
            if (table.cardAt(cell) != UnikatCard.NONE) throw wrong("unikat.error.cellTaken", entry);
            if (!table.hasRoom(cell)) throw wrong("unikat.error.noNeighbour", entry);
            table.layAnywhere(card, cell);
        }
        return table;
    }
}
