package uniboard.stage.task;

import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.learn.TaskDraft;

/** What a task that is made is handed to. Exercises are as {@link uniboard.learn.Exercise} reads them. */
public interface TaskActions {
    /** Asks for a sentence. */
    void ask(Message question, String text, int longest, Consumer<String> reader);

    /** Whether {@link #tryAnother} leads anywhere: in games with hidden parts no other move is tried at an earlier position. */
    boolean offersAnother();

    /** Shows the task's position on the table, so that a further move can be played. */
    void tryAnother(TaskDraft.Further move);

    /** Shows it as pupils see it; afterwards the table is there again. */
    void tryOut(String exercise);

    /** The address that shows it; empty where none is known. */
    String link(String exercise);

    /** @param copied said once it is in the clipboard */
    void copy(String text, Message copied);

    boolean offersEmbedding();

    /** Opens the page that makes lines for other people's pages of it. */
    void embed(String exercise);

    void tell(Message said);
}
