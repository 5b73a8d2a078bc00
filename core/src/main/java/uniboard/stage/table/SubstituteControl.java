package uniboard.stage.table;

import java.util.function.Supplier;
import uniboard.stage.kit.ControlButton;

/** A control that stands in another one's place while it is wanted. */
final class SubstituteControl {
    /** Null before it was wanted. */
    private ControlButton shown;

    /** Null before it was wanted first. */
    ControlButton shown() {
        return shown;
    }

    /**
     * Takes the other one's place, or leaves it.
     *
     * @param replaced hidden if its place is taken; where it isn't seen itself there is no place to take
     * @param name     of what is wanted; null: nothing is
     * @param maker    makes that
     */
    void show(ControlButton replaced, String name, Supplier<ControlButton> maker) {
        boolean isWanted = name != null && replaced != null && replaced.isVisible();
        if (isWanted && (shown == null || !shown.getName().equals(name))) {
            if (shown != null) shown.remove();
            shown = maker.get();
            shown.setBounds(replaced.getX(), replaced.getY(), replaced.getWidth(), replaced.getHeight());
        }
        if (shown != null) shown.setVisible(isWanted);
        if (isWanted) replaced.setVisible(false);
    }
}
