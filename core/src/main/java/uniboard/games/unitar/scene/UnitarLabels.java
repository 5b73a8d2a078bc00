package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarField;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;

/** What places are called, with what lies there and what is chosen. */
final class UnitarLabels {
    private final UnitarPosition position;
    private final UnitarBoard board;
    private final Chosen chosen;

    /** @param board that is seen */
    UnitarLabels(UnitarPosition position, UnitarBoard board, Chosen chosen) {
        this.position = position;
        this.board = board;
        this.chosen = chosen;
    }

    /** @return null if the place is none of field and board */
    Message label(String place, int viewer) {
        int block = BlockPlace.block(place);
        if (block != UnitarBlock.NONE) return block(block);
        if (UnitarPlace.colour(place) != UnitarColour.NONE) return mark(place, UnitarWords.colour(UnitarPlace.colour(place)));
        if (UnitarPlace.symbol(place) != UnitarBlock.NONE) return mark(place, UnitarWords.symbol(UnitarPlace.symbol(place)));
        UnitarAction action = UnitarPlace.action(place);
        if (action != null) return mark(place, UnitarWords.action(action));
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            UnitarAnchor anchor = Chosen.anchor(place, symbol);
            int own = UnitarBlock.of(viewer < 0 ? 0 : position.colour(viewer), symbol);
            if (anchor != null) return mark(place, Message.of("unitar.target.anchor", UnitarWords.block(own), UnitarWords.anchor(anchor)));
            if (place.equals(PlacementBoard.PLACES.get(symbol))) return placed(own, chosen.anchor(symbol));
        }
        return null;
    }

    private Message mark(String place, Message name) {
        return chosen.places().contains(place) ? SceneWords.of("chosen", name) : name;
    }

    private static Message placed(int block, UnitarAnchor anchor) {
        Message where = anchor == null ? SceneWords.of("notPlaced") : UnitarWords.anchor(anchor);
        return Message.of("unitar.target.anchor", UnitarWords.block(block), where);
    }

    /** A block's names, size, captains and what lies on the same fields. */
    private Message block(int root) {
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
