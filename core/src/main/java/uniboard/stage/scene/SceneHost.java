package uniboard.stage.scene;

import uniboard.game.Message;

/** What a scene stands on: is told what the player does there, and of what changes without a move. */
public interface SceneHost {
    /** A place that is a step of a move was tapped, legal or not. */
    void tapped(String place);

    /** Tells the player something at once, until the next act. */
    default void tell(Message sentence) {
    }

    /** What was told isn't true of what is seen now. */
    default void hush() {
    }

    /**
     * Shows something over the scene, until it is closed.
     *
     * @param place whose act this is: where the scene is shown again in the meantime, it is done again
     */
    default void open(SheetOver sheet, String place) {
    }

    /**
     * What opens the sheet that the game has to be looked up; null where it can't be opened.
     *
     * @param place whose act it is
     */
    default Runnable reference(String place) {
        return null;
    }

    /** What a move that takes its time has come to, in words: until the next such words, or until the move has been shown. */
    default void narrate(Message event) {
    }

    /** What lies on the ground is seen elsewhere now. */
    default void shifted() {
    }

    /** Places have come to lie elsewhere, there are others or they say something else, though nothing was played. */
    default void rearranged() {
    }
}
