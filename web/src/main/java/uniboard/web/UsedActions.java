package uniboard.web;

import com.badlogic.gdx.scenes.scene2d.actions.AlphaAction;
import com.badlogic.gdx.scenes.scene2d.actions.DelayAction;
import com.badlogic.gdx.scenes.scene2d.actions.MoveByAction;
import com.badlogic.gdx.scenes.scene2d.actions.MoveToAction;
import com.badlogic.gdx.scenes.scene2d.actions.ParallelAction;
import com.badlogic.gdx.scenes.scene2d.actions.RemoveActorAction;
import com.badlogic.gdx.scenes.scene2d.actions.RunnableAction;
import com.badlogic.gdx.scenes.scene2d.actions.ScaleToAction;
import com.badlogic.gdx.scenes.scene2d.actions.SequenceAction;
import com.badlogic.gdx.utils.PoolManager;

/**
 * The actions that our scenes use. The site builder puts these pools in the place of libGDX's, which make every action part of the program.
 */
public final class UsedActions {
    private UsedActions() {
    }

    public static PoolManager pools() {
        PoolManager pools = new PoolManager();
        pools.addPool(AlphaAction::new);
        pools.addPool(DelayAction::new);
        pools.addPool(MoveByAction::new);
        pools.addPool(MoveToAction::new);
        pools.addPool(ParallelAction::new);
        pools.addPool(RemoveActorAction::new);
        pools.addPool(RunnableAction::new);
        pools.addPool(ScaleToAction::new);
        pools.addPool(SequenceAction::new);
        return pools;
    }
}
