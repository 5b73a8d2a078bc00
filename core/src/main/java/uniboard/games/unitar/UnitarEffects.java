package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;

/** Tells what one intention changed, by comparing the board before and after. */
final class UnitarEffects {
    private final int block;
    private final UnitarAction action;
    private final UnitarBoard before;
    private final UnitarBoard after;

    UnitarEffects(int intention, UnitarBoard before, UnitarBoard after) {
        block = UnitarMove.block(intention);
        action = UnitarMove.action(intention);
        this.before = before;
        this.after = after;
    }

    UnitarEffect done() {
        List<Integer> blocks = before.united(block);
        return switch (action) {
            case UNITE -> new UnitarEffect.United(blocks, partner(), frames());
            case ELIMINATE -> new UnitarEffect.Eliminated(blocks, partner(), sharedFrames(), lostCaptains());
            case CLOCKWISE, ANTICLOCKWISE -> new UnitarEffect.Turned(blocks, before.captain(block), action);
            default -> new UnitarEffect.Moved(blocks, action.east(), action.north());
        };
    }

    private List<Integer> partner() {
        return before.united(before.partner(block, action));
    }

    /** Of all fields where the two had a stone. */
    private List<UnitarEffect.Frame> frames() {
        int second = before.partner(block, action);
        List<UnitarEffect.Frame> frames = new ArrayList<>();
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            int firsts = before.frame(block, field);
            int seconds = before.frame(second, field);
            if (firsts == UnitarColour.NONE && seconds == UnitarColour.NONE) continue;
            frames.add(new UnitarEffect.Frame(field, firsts, seconds, after.frame(block, field)));
        }
        return frames;
    }

    private List<UnitarEffect.Frame> sharedFrames() {
        List<UnitarEffect.Frame> shared = new ArrayList<>();
        for (UnitarEffect.Frame frame : frames()) if (frame.isShared()) shared.add(frame);
        return shared;
    }

    private List<Integer> lostCaptains() {
        List<Integer> lost = new ArrayList<>();
        for (int each = 0; each < UnitarBlock.COUNT; each++) {
            if (before.captain(each) != UnitarField.NONE && after.captain(each) == UnitarField.NONE) lost.add(each);
        }
        return lost;
    }

    UnitarEffect nothing() {
        List<Integer> blocks = before.united(block);
        List<Integer> leaving = List.of();
        UnitarEffect.Reason why = UnitarEffect.Reason.NO_OVERLAP;
        if (before.stones(block) == 0) {
            why = UnitarEffect.Reason.EMPTY;
        } else if (action.isTurn() && before.captain(block) == UnitarField.NONE) {
            why = UnitarEffect.Reason.CAPTAIN_LOST;
        } else if (action != UnitarAction.UNITE && action != UnitarAction.ELIMINATE) {
            why = UnitarEffect.Reason.OUTSIDE;
            leaving = leaving();
        }
        return new UnitarEffect.Nothing(blocks, why, leaving);
    }

    private List<Integer> leaving() {
        List<Integer> leaving = new ArrayList<>();
        for (int field : before.fields(block)) if (leaves(field)) leaving.add(field);
        return leaving;
    }

    private boolean leaves(int field) {
        int x = UnitarField.x(field);
        int y = UnitarField.y(field);
        if (!action.isTurn()) return !UnitarField.contains(x + action.east(), y + action.north());
        int clockwise = action == UnitarAction.CLOCKWISE ? 1 : -1;
        int pivotX = UnitarField.x(before.captain(block));
        int pivotY = UnitarField.y(before.captain(block));
        return !UnitarField.contains(pivotX + clockwise * (y - pivotY), pivotY - clockwise * (x - pivotX));
    }
}
