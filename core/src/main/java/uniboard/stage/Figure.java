package uniboard.stage;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.Collections;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Selection;

/** A game's scene made small, to look at: in the menu and in the rules. It shows positions and moves, and takes no taps of its own. */
public final class Figure extends Group {
    private static final BoardScene.Plate NOBODY = new BoardScene.Plate("", "", false);
    /** Drawn at this, a miniature's cards and boards have about the size they have on a table. */
    private static final float MINIATURE_ZOOM = 2;

    private final boolean small;
    private final BoardScene scene;
    private Consumer<Message> told = message -> { };

    /**
     * @param zoom how many times larger the scene is laid out than it is shown: at least 1; the larger, the less of what is small can be read
     * @param coordinates a value of {@link Settings#COORDINATES}
     */
    public Figure(Look look, BoardScene.Factory factory, float width, float height, float zoom, String coordinates) {
        this(look, factory, width, height, zoom, coordinates,
            TableLayout.within(new Rectangle(0, 0, width * zoom, height * zoom), look.rightToLeft()));
    }

    private Figure(Look look, BoardScene.Factory factory, float width, float height, float zoom, String coordinates, TableLayout layout) {
        small = layout.shape() == TableLayout.Shape.MINIATURE;
        setSize(width, height);
        setTouchable(Touchable.disabled);
        setScale(1 / zoom);
        // What is drawn smaller needs fewer pixels, and must still fall on the screen's.
        Look small = new Look(look.theme(), look.art(), look.textCache(), look.texts(), look.density() / zoom, look.motion(), coordinates,
            Sounds.none());
        scene = factory.create(small, new Teller());
        scene.setSize(layout.width(), layout.height());
        scene.layout(layout, new Viewpoint(0, Position.NOBODY));
        addActor(scene.ground());
        addActor(scene);
    }

    /**
     * Without words, and without anything else that couldn't be told apart.
     *
     * @param margin left free on every side, for shadows
     */
    static Figure miniature(Look look, BoardScene.Factory factory, float width, float height, float margin) {
        float zoom = MINIATURE_ZOOM;
        Rectangle play = new Rectangle(margin * zoom, margin * zoom, (width - 2 * margin) * zoom, (height - 2 * margin) * zoom);
        return new Figure(look, factory, width, height, zoom, Settings.OFF,
            TableLayout.miniature(width * zoom, height * zoom, play, look.rightToLeft()));
    }

    /** {@code newTold} is told all that the scene narrates while a move is shown. */
    void onTold(Consumer<Message> newTold) {
        told = newTold;
    }

    private final class Teller implements BoardScene.Taps {
        @Override
        public void tapped(String place) {
            // A figure takes no taps.
        }

        @Override
        public void narrated(Message event) {
            told.accept(event);
        }
    }

    /** Shows a position at once. */
    public void show(Position position, int lastMove) {
        see(position);
        scene.show(position, lastMove);
        scene.mark(null);
        scene.seats(Collections.nCopies(position.seats(), NOBODY));
    }

    /** Shows what is chosen and what may be chosen next; nothing if {@code selection} is null. */
    void mark(Selection selection) {
        scene.mark(selection);
    }

    /** Moves things from one position to the next, then runs {@code settled}. */
    public void play(Position before, int move, Position after, Runnable settled) {
        see(before);
        scene.animate(before, move, after, settled);
    }

    /** Readers of the rules look over the shoulder of the seat to move; a miniature tells nobody's secrets. */
    private void see(Position position) {
        int toMove = position.toMove();
        if (small) scene.seenBy(Position.NOBODY);
        else if (toMove != Position.NOBODY) scene.seenBy(toMove);
    }

    /** Ends a running move at once. */
    public void finish() {
        scene.finish();
    }
}
