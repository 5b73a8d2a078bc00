package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarField;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;

/** What blocks are called, with what lies on the same fields. */
final class BlockWords {
    private final UnitarBoard board;

    /** @param board that is seen */
    BlockWords(UnitarBoard board) {
        this.board = board;
    }

    /**
     * A block's names, size, captains and what lies on the same fields.
     *
     * @param root of united blocks the first
     */
    Message label(int root) {
        List<Integer> united = board.united(root);
        Message label = SceneWords.of("block", board.stones(root), UnitarStory.named(root, united));
        for (int each : united) {
            int captain = board.captain(each);
            Message where = captain == UnitarField.NONE ? Message.of("unitar.describe.noCaptain", UnitarWords.block(each))
                : Message.of("unitar.describe.captain", UnitarWords.block(each), UnitarWords.field(captain));
            label = more(label, where);
        }
        List<Message> shared = new ArrayList<>();
        for (int other = 0; other < UnitarBlock.COUNT; other++) {
            int fields = board.root(other) == other && other != root ? shared(root, other) : 0;
            if (fields > 0) shared.add(SceneWords.of("shares", fields, UnitarWords.block(other)));
        }
        for (Message each : shared) label = more(label, each);
        return united.size() > 1 ? more(label, SceneWords.of("frames", colours(root))) : label;
    }

    private static Message more(Message label, Message detail) {
        return SceneWords.of("more", label, detail);
    }

    private int shared(int block, int other) {
        int shared = 0;
        for (int field : board.fields(block)) if (board.frame(other, field) != UnitarColour.NONE) shared++;
        return shared;
    }

    private Message colours(int root) {
        int[] counts = new int[UnitarColour.COUNT];
        for (int field : board.fields(root)) counts[board.frame(root, field)]++;
        List<Message> all = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            if (counts[colour] > 0) all.add(Message.of("unitar.frames", UnitarWords.colour(colour), Integer.toString(counts[colour])));
        }
        return Message.listed(all);
    }
}
