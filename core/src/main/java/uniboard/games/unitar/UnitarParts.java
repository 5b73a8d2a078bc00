package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Random32;

/** The mutable parts of a position that is set up by hand. Who plays which colour becomes open. */
final class UnitarParts {
    final int[] colours = new int[UnitarPosition.SEATS];
    final List<Integer> marks = new ArrayList<>();
    final UnitarDraftBlocks blocks;
    int round;
    int fails;
    private UnitarPhase phase;
    private final Random32 random;

    UnitarParts(UnitarPosition at) {
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) colours[seat] = at.colour(seat);
        for (int seat = 0; seat < at.committed(); seat++) marks.add(at.mark(seat));
        blocks = new UnitarDraftBlocks(at.phase() == UnitarPhase.PLACE ? new UnitarBoard() : at.board());
        round = at.round();
        fails = at.fails();
        phase = at.phase();
        random = at.random().copy();
    }

    /** With what this phase allows: what is marked in another one isn't kept. */
    void turnTo(UnitarPhase other) {
        if (other == phase) return;
        phase = other;
        marks.clear();
        fails = 0;
        if (phase == UnitarPhase.PLACE) round = 1;
        if (phase == UnitarPhase.OVER) round = UnitarPosition.ROUNDS;
    }

    UnitarPhase phase() {
        return phase;
    }

    UnitarPosition position() {
        int[] made = new int[marks.size()];
        for (int seat = 0; seat < made.length; seat++) made[seat] = marks.get(seat);
        UnitarBoard board = phase == UnitarPhase.PLACE ? new UnitarBoard() : blocks.board();
        return new UnitarPosition(colours.clone(), round, fails, phase, made, board, random.copy());
    }
}
