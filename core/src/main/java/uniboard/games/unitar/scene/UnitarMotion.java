package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.TimedMotion;

/** Shows a commitment that has no story: somebody has chosen, or all blocks come down to where they begin. */
final class UnitarMotion extends TimedMotion {
    private static final float FALL = 0.3f;
    private static final float NEXT = 0.12f;
    /** From where a block comes down, in levels. */
    private static final float HEIGHT = 2.4f;

    UnitarMotion(UiContext look, Group layer) {
        super(look, layer);
    }

    /** Who has chosen is seen to have. */
    void commit() {
        lengthenBy(look().motion().slide());
    }

    /** One block comes down after the other; with less motion they are there. */
    void comeDown(BlocksActor blocks) {
        if (look().motion().lift() == 0) {
            commit();
            return;
        }
        float at = 0;
        for (BlockActor actor : blocks.all()) {
            float level = actor.level();
            actor.getColor().a = 0;
            actor.setLevel(level + HEIGHT);
            actor.addAction(Actions.delay(at, Actions.parallel(Actions.fadeIn(FALL / 2),
                new Course(FALL, part -> actor.setLevel(level + HEIGHT * (1 - part))))));
            actor.addAction(sound(Sound.SETTLE, at + FALL));
            at += NEXT;
        }
        blocks.hideCounts();
        lengthenBy(at + FALL);
    }
}
