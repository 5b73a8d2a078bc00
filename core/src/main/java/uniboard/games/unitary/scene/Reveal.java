package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;

/** Where another side's hidden card is shown when it has won. */
final class Reveal {
    private Reveal() {
    }

    /** At the end of the viewer's hand: who isn't about to play holds fewer cards than there is room for. */
    static Rectangle box(UnitaryPlaces places, boolean mirrored) {
        Rectangle hand = places.hand();
        float x = mirrored ? hand.x : hand.x + hand.width - places.card();
        return new Rectangle(x, hand.y, places.card(), places.card() * CardActor.RATIO);
    }
}
