package uniboard.app;

import java.util.Map;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;

/** What the accessibility tree tells of a game's own places. */
interface Ear {
    /** Has nothing to say beyond what every game says. */
    Ear OF_EVERY_GAME = (record, view, told) -> { };

    /**
     * @param record of a person in seat 1, as far as it has come
     * @param told   the labels of the view's places, by their names
     */
    void isMirrored(GameRecord record, AccessibilityTree view, Map<String, String> told);

    /** Does what the game asks for after a move before it goes on. */
    default void goOn(HeadlessTable table, Hand hand) {
    }
}
