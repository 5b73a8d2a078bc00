package uniboard.link;

import uniboard.game.Catalog;
import uniboard.game.Hex;
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
    /** What such a text follows in an address. */
    public static final String FRAGMENT = "#g=";

    private static final String FIRST_LINE = "uniboard 1\n";
    private static final String ID = "id ";
    /** Signs of the line that holds an id. */
    private static final int ID_LINE = 19;

    private RecordLink() {
    }

    public static String of(GameRecord record) {
        return of(record, "");
    }

    /** @param id of the game, where links with its moves go to and fro; else empty */
    public static String of(GameRecord record, String id) {
        BitWriter out = new BitWriter();
        String head = record.firstPlies(0).text().substring(FIRST_LINE.length());
        out.text(id.isEmpty() ? head : ID + id + '\n' + head);
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
        return sent(text, catalog).record();
    }

    /**
     * What a link holds.
     *
     * @param id of the game; empty where it is none that goes to and fro
     */
    public record Sent(GameRecord record, String id) {
    }

    /** As {@link #read}, with the game's id. */
    public static Sent sent(String text, Catalog catalog) {
        BitReader in = new BitReader(LinkText.content(text));
        String head = in.text();
        String id = head.startsWith(ID) && head.length() > ID_LINE ? head.substring(ID.length(), ID_LINE) : "";
        GameRecord record = start(id.isEmpty() ? head : head.substring(ID_LINE + 1), catalog);
        Position position = record.replay(0);
        MoveList legal = new MoveList();
        for (int plies = in.number(); plies > 0; plies--) {
            position.moves(legal);
            int move = legal.isEmpty() ? 0 : in.bits(bitsFor(legal));
            if (move >= legal.size()) throw LinkException.damaged();
            record = record.with(legal.get(move));
            position.play(legal.get(move));
        }
        if (!id.isEmpty() && !Hex.isDigits(id, ID_LINE - ID.length()) || !of(record, id).equals(text)) throw LinkException.damaged();
        return new Sent(record, id);
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
