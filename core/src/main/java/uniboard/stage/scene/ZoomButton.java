package uniboard.stage.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** Enlarges what a {@link PanZoom} shows, or shows all of it again; moves the view there, and wherever else a scene wants it. */
public final class ZoomButton extends Group {
    private static final String PLACE = "view:zoom";

    private static final float ICON = 22;
    private static final float SEEN_THROUGH = 0.85f;

    private final UiContext look;
    private final PanZoom panZoom;
    private final Supplier<Rectangle> closeTo;
    private final Picture enlarge;
    private final Picture whole;

    /** @param closeTo what comes into the middle when it is enlarged, in the content's frame */
    public ZoomButton(UiContext look, PanZoom panZoom, Supplier<Rectangle> closeTo) {
        this.look = look;
        this.panZoom = panZoom;
        this.closeTo = closeTo;
        setTransform(false);
        setSize(UiContext.TOUCH, UiContext.TOUCH);
        Group face = new Panel(look);
        float gap = (UiContext.TOUCH - ICON) / 2;
        face.setBounds(gap / 2, gap / 2, UiContext.TOUCH - gap, UiContext.TOUCH - gap);
        face.getColor().a = SEEN_THROUGH;
        addActor(face);
        enlarge = icon("icon-enlarge", gap);
        whole = icon("icon-whole", gap);
        Target.make(this, PLACE, place -> toggle());
        update();
    }

    private Picture icon(String name, float gap) {
        Picture icon = new Picture(look.art().region(name), look.theme().ink());
        icon.setBounds(look.snap(gap), look.snap(gap), ICON, ICON);
        addActor(icon);
        return icon;
    }

    /** Shows what a tap would do now. */
    public void update() {
        setVisible(panZoom.canZoom());
        enlarge.setVisible(panZoom.isFitted());
        whole.setVisible(!panZoom.isFitted());
    }

    /** The button among the scene's places; null where there is nothing to enlarge. */
    public SceneRegion region() {
        if (!panZoom.canZoom()) return null;
        SceneRegion region = new SceneRegion("view", AccessibilityTree.Region.Kind.TOOLBAR, Message.of("table.view"));
        region.addAct(PLACE, new Rectangle(getX(), getY(), getWidth(), getHeight()),
            Message.of(panZoom.isFitted() ? "table.enlarge" : "table.whole"), this::toggle);
        return region;
    }

    private void toggle() {
        glide(panZoom.isFitted() ? panZoom.close(closeTo.get()) : panZoom.whole());
    }

    /** Moves to a view; with less motion it is there at once. */
    public void glide(PanZoom.View view) {
        clearActions();
        if (look.motion().lift() > 0) {
            addAction(new Glide(panZoom, view, look.motion().slide()));
            return;
        }
        panZoom.set(view);
        panZoom.rest();
    }

    private static final class Glide extends TemporalAction {
        private final PanZoom panZoom;
        private final PanZoom.View from;
        private final PanZoom.View to;

        Glide(PanZoom panZoom, PanZoom.View to, float duration) {
            super(duration, Interpolation.pow2);
            this.panZoom = panZoom;
            from = panZoom.view();
            this.to = to;
        }

        @Override
        protected void update(float part) {
            panZoom.between(from, to, part);
        }

        @Override
        protected void end() {
            panZoom.rest();
        }
    }
}
