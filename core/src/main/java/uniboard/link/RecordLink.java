package uniboard.link;

import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;

/**
 * A record as a text for an address: its lines after the first up to the seats, and each move as its place among the legal ones, in as
 * few bits as tell them apart. Every record has exactly one such text. FORMATS.md describes it.
 */
public final class RecordLink {
    private static final String FIRST_LINE = "uniboard 1\n";

    private RecordLink() {
    }

    public static String of(GameRecord record) {
        BitWriter out = new BitWriter();
        out.text(record.firstPlies(0).text().substring(FIRST_LINE.length()));
        out.number(record.plies());
        Position position = record.replay(0);
        MoveList legal = new MoveList();
        for (int ply = 0; ply < record.plies(); ply++) {
            position.moves(legal);
            out.bits(legal.indexOf(record.move(ply)), bitsFor(legal));
            position.play(record.move(ply));
        }
        return LinkText.of(out.toBytes());
    }

    /** @throws LinkException if the text isn't exactly as {@link #of} writes it */
    public static GameRecord read(String text, Catalog catalog) {
        BitReader in = new BitReader(LinkText.content(text));
        GameRecord record = start(in.text(), catalog);
        Position position = record.replay(0);
        MoveList legal = new MoveList();
        for (int plies = in.number(); plies > 0; plies--) {
            position.moves(legal);
            int move = legal.isEmpty() ? 0 : in.bits(bitsFor(legal));
            if (move >= legal.size()) throw LinkException.damaged();
            record = record.with(legal.get(move));
            position.play(legal.get(move));
        }
        if (!of(record).equals(text)) throw LinkException.damaged();
        return record;
    }

    private static GameRecord start(String head, Catalog catalog) {
        try {
            return GameRecord.read(FIRST_LINE + head, catalog).firstPlies(0);
        } catch (RecordException e) {
            throw new LinkException(Message.of("link.record", e.reason()));
        }
    }

    private static int bitsFor(MoveList legal) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(legal.size() - 1);
    }
}
