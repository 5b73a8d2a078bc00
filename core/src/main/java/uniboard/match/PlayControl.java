package uniboard.match;

import java.util.List;
import java.util.function.Supplier;
import uniboard.game.Choice;

/** Stops, narrows and guides what people and bots do at a session, as a page around the board or a lesson wants it. */
public final class PlayControl {
    private final Turn turn;
    private final Feedback feedback;
    private final Thinker thinker;
    private final TablePermissions permissions;
    private final Supplier<SessionView> view;
    private final Runnable askNext;

    /** @param askNext asks the next player for a move */
    PlayControl(Turn turn, Feedback feedback, Thinker thinker, TablePermissions permissions, Supplier<SessionView> view, Runnable askNext) {
        this.turn = turn;
        this.feedback = feedback;
        this.thinker = thinker;
        this.permissions = permissions;
        this.view = view;
        this.askNext = askNext;
    }

    /** Nothing goes on, and people's attempts come to nothing, until {@link #resume}. */
    public void pause() {
        if (turn.isShownAgain()) view.get().finishMotion();
        permissions.pause();
        if (turn.is(Waiting.BOT)) thinker.cancel();
        view.get().refreshed();
    }

    public void resume() {
        feedback.hush(TablePermissions.PAUSED);
        permissions.resume();
        if (turn.is(Waiting.BOT)) askNext.run();
        else view.get().refreshed();
    }

    /** @param moves in notation, the only ones that people may make from now on; none: whatever is legal */
    public void allow(List<String> moves) {
        permissions.allow(moves);
        feedback.hush(TablePermissions.LOCKED);
        if (turn.is(Waiting.PERSON)) askNext.run();
    }

    /**
     * Advises the person to move: what was refused before is told no longer, and what is chosen of another move is given up.
     *
     * @param advised null where no one move is
     */
    public void advise(Choice advised) {
        if (turn.is(Waiting.PERSON)) thinker.cancel();
        feedback.hush();
        Selection chosen = turn.selection();
        if (advised != null && chosen != null) turn.choose(Hints.keepIn(chosen, advised));
    }
}
