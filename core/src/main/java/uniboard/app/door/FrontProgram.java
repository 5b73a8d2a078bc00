package uniboard.app.door;

import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.stage.table.TableProgram;

/** What the rooms behind the door ask of the program in front of it. */
public interface FrontProgram extends TableProgram {
    /** Does something, and sees to what goes wrong. */
    void guarded(Runnable step);

    /** Tells the player something at once. */
    void tell(Message message);

    /**
     * Tells the author of what can't be shown, not the player.
     *
     * @param problem asked for once words can be said
     */
    void complain(Supplier<String> problem);

    /** Nobody sits at the table any more. */
    void leaveTable();

    /** Something else is shown: a match goes on unseen, up to the next move of a bot, and waits. */
    void hideTable();
}
