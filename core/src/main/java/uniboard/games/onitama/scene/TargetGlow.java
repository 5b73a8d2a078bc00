package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** Lights on squares where something may be chosen or has been won. */
final class TargetGlow extends Group {
    private static final Color TINT = new Color(0x00B583FF);
    private static final float GLOW = 0.75f;
    /** Of a square's side, between its edge and the glow. */
    private static final float MARGIN = 0.03f;

    private final UiContext look;

    TargetGlow(UiContext look) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        this.look = look;
    }

    /** A square that may be gone to. */
    void target(Rectangle square) {
        light("glow", square);
        mark("may-go", square);
    }

    /** A square that may be gone to, and whose piece is taken then. */
    void capture(Rectangle square) {
        light("glow-take", square);
        mark("may-take", square);
    }

    private void mark(String picture, Rectangle square) {
        Picture mark = new Picture(look.art().region(picture));
        mark.setBounds(square.x, square.y, square.width, square.height);
        addActor(mark);
    }

    /** A light that breathes once, then rests. */
    void light(Rectangle square) {
        light("glow", square);
    }

    private void light(String picture, Rectangle square) {
        Picture glow = new Picture(look.art().region(picture), TINT);
        float margin = square.width * MARGIN;
        glow.setBounds(square.x + margin, square.y + margin, square.width - 2 * margin, square.height - 2 * margin);
        addActor(glow);
        glow.getColor().a = GLOW;
        float beat = look.motion().beat();
        if (beat == 0) return;
        glow.addAction(Actions.sequence(Actions.alpha(1, beat / 2, Interpolation.sine), Actions.alpha(GLOW, beat / 2, Interpolation.sine)));
    }
}
