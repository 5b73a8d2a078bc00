package uniboard.games.unitar;

import static uniboard.game.NotationException.wrong;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.FieldReader;
import uniboard.game.Message;

/** Reads the blocks of one position's text. */
final class UnitarBlocksReader {
    /** What is required of blocks that can be read. */
    enum Check { SPELLING, ALL }

    private final String text;
    private final Check check;
    private final UnitarBoard board = new UnitarBoard();
    /** Bit {@code b} set: block {@code b} has been read. */
    private int met;
    /** Of the block, or blocks united, that is being read. */
    private int root;
    private int members;
    private int lastName;
    private int colours;
    private int mostStones;
    private boolean isCaptainLost;

    UnitarBlocksReader(String text, Check check) {
        this.text = text;
        this.check = check;
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnitarNotation} writes */
    UnitarBoard read() {
        int last = UnitarBlock.NONE;
        for (String block : text.split(";", -1)) {
            readBlock(block);
            if (root < last) throw wrong("unitar.error.blockOrder", block);
            last = root;
        }
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if ((met >>> block & 1) == 0) throw wrong("unitar.error.blockMissing", UnitarBlock.text(block));
        }
        return board;
    }

    private void readBlock(String block) {
        int colon = block.indexOf(':');
        if (colon < 0) throw wrong("unitar.error.block", block);
        root = UnitarBlock.NONE;
        members = 0;
        colours = 0;
        mostStones = 0;
        isCaptainLost = false;
        for (String name : block.substring(0, colon).split("\\+", -1)) readName(name, block);
        int stones = readStones(block.substring(colon + 1));
        if (check == Check.ALL) checkStones(stones);
    }

    private void checkStones(int stones) {
        int most = mostStones - (members - 1) - (isCaptainLost ? 1 : 0);
        if (stones > most) {
            List<Message> names = new ArrayList<>();
            for (int each : board.united(root)) names.add(Message.of("unitar.block." + UnitarBlock.text(each)));
            throw wrong("unitar.error.tooManyStones", Message.listed(names), Integer.toString(stones), Integer.toString(most));
        }
        for (int each = root; each < UnitarBlock.COUNT; each++) {
            int captain = board.captain(each);
            if (board.root(each) != root || captain == UnitarField.NONE) continue;
            if (board.frame(root, captain) == UnitarColour.NONE) throw wrong("unitar.error.captain", UnitarBlock.text(each));
        }
    }

    private void readName(String name, String block) {
        int at = name.indexOf('@');
        int named = at < 0 ? UnitarBlock.NONE : UnitarBlock.named(name.substring(0, at));
        if (named == UnitarBlock.NONE) throw wrong("unitar.error.block", block);
        if ((met >>> named & 1) != 0) throw wrong("unitar.error.blockTwice", UnitarBlock.text(named));
        if (members > 0 && named < lastName) throw wrong("unitar.error.blockOrder", block);
        lastName = named;
        met |= 1 << named;
        if (members++ == 0) root = named;
        board.setRoot(named, root);
        colours |= 1 << UnitarBlock.colour(named);
        mostStones += UnitarBlock.size(named);
        String captain = name.substring(at + 1);
        isCaptainLost |= captain.equals(FieldReader.NONE);
        board.setCaptain(named, captain.equals(FieldReader.NONE) ? UnitarField.NONE : UnitarField.read(captain));
    }

    private int readStones(String value) {
        if (value.equals(FieldReader.NONE)) return 0;
        String[] stones = value.split(",", -1);
        int last = UnitarField.NONE;
        for (String stone : stones) {
            if (stone.isEmpty()) throw wrong("unitar.error.stone", stone);
            int end = stone.length() - 1;
            int colour = UnitarColour.lettered(stone.charAt(end));
            if (colour == UnitarColour.NONE) throw wrong("unitar.error.stone", stone);
            int field = UnitarField.read(stone.substring(0, end));
            if (field <= last) throw wrong("unitar.error.stoneOrder", stone);
            if ((colours >>> colour & 1) == 0) throw wrong("unitar.error.frame", stone, UnitarBlock.text(root));
            board.put(root, field, colour);
            last = field;
        }
        return stones.length;
    }
}
