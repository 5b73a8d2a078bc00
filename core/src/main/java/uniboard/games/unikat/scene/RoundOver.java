package uniboard.games.unikat.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.stage.scene.SceneMotion;

/** A round's last move, then what the round has cost until somebody goes on, then the cards of the next round. */
final class RoundOver implements SceneMotion {
    /** Somebody reads what the round has cost. */
    interface Reading {
        void begins();

        /** @return what follows it, not yet started */
        SceneMotion ends();
    }

    private final Group layer;
    private final SceneMotion lastMove;
    private final float seconds;
    private final Reading reading;
    private final Actor clock = new Actor();
    private boolean hurried;
    private boolean isRead;
    private SceneMotion deal = NONE;
    private Runnable settled;

    /**
     * @param layer   that is drawn
     * @param seconds how long it is read; infinite where somebody says when to go on
     */
    RoundOver(Group layer, SceneMotion lastMove, float seconds, Reading reading) {
        this.layer = layer;
        this.lastMove = lastMove;
        this.seconds = seconds;
        this.reading = reading;
    }

    @Override
    public void start(Runnable whenSettled) {
        settled = whenSettled;
        lastMove.start(this::tell);
    }

    private void tell() {
        if (hurried) return;
        reading.begins();
        if (seconds == Float.POSITIVE_INFINITY) return;
        layer.addActor(clock);
        clock.addAction(Actions.sequence(Actions.delay(seconds), Actions.run(this::goOn)));
    }

    /** What the round has cost has been read. */
    void goOn() {
        if (isRead) return;
        isRead = true;
        clock.remove();
        deal = reading.ends();
        deal.start(settled);
    }

    @Override
    public void finish() {
        hurried = true;
        lastMove.finish();
        goOn();
        deal.finish();
    }
}
