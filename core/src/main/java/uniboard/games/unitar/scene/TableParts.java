package uniboard.games.unitar.scene;

import java.util.function.Consumer;

/**
 * What lies on the cloth and around it.
 *
 * @param side null in a miniature and on a page of rules
 */
record TableParts(FieldView field, FramesView frames, SideView side) {
    /** Does something beside the field, where there is anything. */
    void beside(Consumer<SideView> what) {
        if (side != null) what.accept(side);
    }
}
