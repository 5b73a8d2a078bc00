package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import uniboard.games.onitama.OnitamaSide;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A master or student. Its box is 100 × 120 as drawn, .86 of a square wide; the hat may reach into the square above. */
final class FigureActor extends Picture {
    private static final float WIDTH = 0.86f;
    private static final float SHAPE = 1.2f;
    /** Room left around the box for the shadow, in parts of the box's width. */
    private static final float MARGIN = 10f / 106;
    /** How far the box's lower edge lies above the square's, in parts of the square. */
    private static final float FOOT = 0.045f;

    private static final Color OUTLINE = new Color(0x000000FF);

    private final UiContext look;
    private final Picture outline;

    FigureActor(UiContext look, int seat, boolean isMaster) {
        super(look.art().region(picture(seat, isMaster)), look.theme().dim());
        this.look = look;
        boolean outlined = look.theme().outline() != null;
        outline = outlined ? new Picture(look.art().region("outline-" + picture(seat, isMaster)), OUTLINE) : null;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (outline != null) {
            outline.setBounds(getX(), getY(), getWidth(), getHeight());
            outline.setOrigin(getOriginX(), getOriginY());
            outline.setScale(getScaleX(), getScaleY());
            outline.draw(batch, parentAlpha * getColor().a);
        }
        super.draw(batch, parentAlpha);
    }

    static String picture(int seat, boolean isMaster) {
        return (isMaster ? "master-" : "student-") + OnitamaSide.key(seat);
    }

    /** Stands the figure on a square's box. */
    void standOn(Rectangle square) {
        Rectangle place = placeOn(square);
        setBounds(place.x, place.y, place.width, place.height);
        setOrigin(place.width / 2, place.height * 0.3f);
    }

    /** Where the picture lies when the figure stands on a square's box. */
    Rectangle placeOn(Rectangle square) {
        float width = square.width * WIDTH;
        float margin = width * MARGIN;
        return new Rectangle(look.snap(square.x + (square.width - width) / 2 - margin), look.snap(square.y + square.height * FOOT - margin),
            width + 2 * margin, width * SHAPE + 2 * margin);
    }
}
