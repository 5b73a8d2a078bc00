package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;

/** Where another side's hidden card is shown when it has won. */
final class Reveal {
    private static final float IN = 16;
    private static final float HIGHEST = 0.42f;

    private Reveal() {
    }

    /** At the end of the mat's upper edge, where the fraction leaves room. */
    static Rectangle box(UnitaryPlaces places) {
        Rectangle mat = places.mat();
        float width = Math.min(places.card(), HIGHEST * mat.height / CardActor.RATIO);
        boolean small = places.form() != UnitaryPlaces.Form.LARGE;
        float in = small ? IN / 2 : IN;
        float height = width * CardActor.RATIO;
        return new Rectangle(mat.x + mat.width - width - in, mat.y + mat.height - height - in, width, height);
    }
}
