package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** Things that lie above what was laid before and below what is laid later. Never turned or scaled. */
public final class Layer extends Group {
    public Layer(Touchable touchable) {
        setTransform(false);
        setTouchable(touchable);
    }

    /** One that lets every tap through to what lies below. */
    public static Layer untouched() {
        return new Layer(Touchable.disabled);
    }
}
