package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** A position in sentences, as far as one seat may know it. */
final class UnitarDescription {
    private final UnitarPosition position;
    private final UnitarBoard board;
    private final int viewer;
    private final List<Message> lines = new ArrayList<>();

    private UnitarDescription(UnitarPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
        board = position.board();
    }

    /** @param viewer a seat, or nobody: what all may know */
    static List<Message> of(UnitarPosition position, int viewer) {
        return new UnitarDescription(position, viewer).all();
    }

    private List<Message> all() {
        if (position.phase() == UnitarPhase.PLACE) say("placing");
        else say("round", Integer.toString(position.round()), Integer.toString(UnitarPosition.ROUNDS));
        if (position.fails() > 0) say("fails", position.fails());
        if (viewer != Position.NOBODY) say("you", UnitarWords.colour(position.colour(viewer)));
        if (position.areColoursHidden()) say("hidden");
        addCommitments();
        if (position.phase() != UnitarPhase.PLACE) addBlocks();
        return lines;
    }

    private void say(String key, Object... arguments) {
        lines.add(Message.of("unitar.describe." + key, arguments));
    }

    private void addCommitments() {
        for (int seat = 0; seat < position.committed(); seat++) {
            if (seat == viewer) say("chosenByYou", UnitarWords.commitment(position.mark(seat)));
            else say("chosen", UnitarWords.seat(position, seat));
        }
        if (position.toMove() != Position.NOBODY) say("turn", UnitarWords.seat(position, position.toMove()));
    }

    private void addBlocks() {
        say("frames", UnitarWords.frames(board));
        for (int block = 0; block < UnitarBlock.COUNT; block++) if (board.root(block) == block) addBlock(block);
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            for (int other = block + 1; other < UnitarBlock.COUNT; other++) addOverlap(block, other);
        }
    }

    private void addBlock(int root) {
        List<Message> names = new ArrayList<>();
        for (int block : board.united(root)) {
            int captain = board.captain(block);
            names.add(captain == UnitarField.NONE ? Message.of("unitar.describe.noCaptain", UnitarWords.block(block))
                : Message.of("unitar.describe.captain", UnitarWords.block(block), UnitarWords.field(captain)));
        }
        List<Message> fields = new ArrayList<>();
        for (int field : board.fields(root)) fields.add(stone(root, field));
        if (fields.isEmpty()) say("empty", Message.listed(names));
        else say("block", fields.size(), Message.listed(names), Message.listed(fields));
    }

    /** Its field; in united blocks of several colours with the frame that it wears. */
    private Message stone(int root, int field) {
        Message place = UnitarWords.field(field);
        for (int block : board.united(root)) {
            if (UnitarBlock.colour(block) == UnitarBlock.colour(root)) continue;
            return Message.of("unitar.describe.stone", place, UnitarWords.colour(board.frame(root, field)));
        }
        return place;
    }

    private void addOverlap(int block, int other) {
        if (board.root(block) != block || board.root(other) != other) return;
        int shared = 0;
        for (int field : board.fields(block)) if (board.frame(other, field) != UnitarColour.NONE) shared++;
        if (shared > 0) say("overlap", shared, UnitarWords.block(block), UnitarWords.block(other));
    }
}
