package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.stage.kit.Seal;
import uniboard.stage.kit.UiContext;

/**
 * The words at the end of a game.
 *
 * @param result  from the side of the only person at the table; between several people somebody wins, or nobody
 * @param game    its id
 * @param colour  of its box
 * @param title   in very few words
 * @param how     it ended, in a sentence
 * @param facts   about the game, a line each
 * @param remark  null: none is made
 * @param buttons the first is what most people want next
 */
record EndWords(Result result, String game, Color colour, String title, String how, List<String> facts, EndRemark remark,
    List<Button> buttons) {
    /** Who has won. */
    enum Result {
        WON("end.won"),
        LOST("end.lost"),
        DRAWN("end.drawn");

        /** Key of what the player is told of it. */
        final String title;

        Result(String title) {
            this.title = title;
        }
    }

    /** The game's sign as it stands for the result. */
    Seal seal(UiContext look, float size) {
        if (result == Result.WON) return Seal.inlaid(look, game, size);
        return result == Result.DRAWN ? Seal.halfInlaid(look, game, size) : Seal.flat(look, game, colour, size);
    }

    /**
     * What may come next.
     *
     * @param place   as the page tree calls it
     * @param label   on the button
     * @param spoken  all that it does
     */
    record Button(String place, String label, String spoken) {
    }
}
