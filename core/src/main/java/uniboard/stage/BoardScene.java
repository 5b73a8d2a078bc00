package uniboard.stage;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Selection;

/** How one game looks on the table: shows positions, animates moves and offers places to tap. Never decides rules. */
public abstract class BoardScene extends Group {
    /** Makes a game's scene. */
    public interface Factory {
        BoardScene create(Look look, Taps taps);
    }

    /** Told of every tap on a place, legal or not. */
    public interface Taps {
        void tapped(String place);

        /** The player is asked something before the tap counts. */
        default void asked(Message question) {
        }

        /** What a move that takes its time has come to, in words: until the next such words, or until the move has been shown. */
        default void narrated(Message event) {
        }

        /** What lies on the ground is seen elsewhere now. */
        default void shifted() {
        }

        /** Places have come to lie elsewhere, or there are others, though nothing was played. */
        default void rearranged() {
        }
    }

    /**
     * What stands on a seat's plate.
     *
     * @param detail smaller, beside or below the name; may be empty
     * @param toMove whether the seat's decision is asked
     */
    public record Plate(String name, String detail, boolean toMove) {
    }

    /** The move that led to the position shown, where there is none. */
    public static final int NO_MOVE = -1;

    private final Group ground = new Group();

    protected BoardScene() {
        ground.setTransform(false);
        ground.setTouchable(Touchable.childrenOnly);
    }

    /** What lies below everything and never moves: repainted only when the position, the selection or the seats' plates change. */
    public final Group ground() {
        return ground;
    }

    /**
     * Takes over what the scene knew in whose place this one comes, as far as positions don't tell it, such as how a hand was arranged.
     * Called before anything is laid.
     *
     * @param former of the same game and match, shown before at another size, in another language or to another person
     */
    public void takeOver(BoardScene former) {
    }

    /** Places everything; called once, before anything is shown. */
    public abstract void layout(TableLayout layout, Viewpoint viewpoint);

    /**
     * Who looks at the table: told before positions are shown, whenever it changes. What that seat can't know is made up in all positions
     * that are shown, and must not be drawn or spoken.
     *
     * @param seat or {@link Position#NOBODY}: someone who may see only what all seats may see
     */
    public void seenBy(int seat) {
    }

    /** Where the player is told what is to be done, with the moves below if the place is high enough; null: in the bar. */
    public Rectangle panel(TableLayout layout) {
        return layout.panel();
    }

    /** Where the table's controls stand below the play; null where they stand in the bar. */
    public Rectangle footer(TableLayout layout) {
        return layout.footer();
    }

    /** Shows a position at once. */
    public abstract void show(Position position, int lastMove);

    /** Moves things from one position to the next, then runs {@code settled}. What moves are actions of this group's actors. */
    public abstract void animate(Position before, int move, Position after, Runnable settled);

    /** Ends a running animation at once, as if its time were over. */
    public abstract void finish();

    /** Shows what is chosen and what may be tapped next; nothing if {@code selection} is null. */
    public abstract void mark(Selection selection);

    /** One plate a seat, in seat order. */
    public abstract void seats(List<Plate> plates);

    /**
     * A place was chosen that changes only how things lie on the table, such as one that sorts a hand. Such places are among the
     * {@link #areas} like all others.
     *
     * @return whether it was one
     */
    public boolean arrange(String place) {
        return false;
    }

    /** The picture that marks a seat, so that its colour is never alone. */
    public String seatMark(int seat) {
        return SeatMark.of(seat);
    }

    /** What the player looks at the board through; null if all of it is always seen. */
    public PanZoom panZoom() {
        return null;
    }

    /** Tells the player what to do next: a heading, or null, and a sentence. */
    public abstract Prompt prompt(Selection selection);

    public record Prompt(Message heading, Message sentence) {
    }

    /** What the player is told while a move is shown that takes its time, such as one with a story; null for nothing more than usual. */
    public Prompt narration() {
        return null;
    }

    /** Shows, until the next {@link #mark}, which places a hint speaks of. */
    public abstract void hint(List<String> places);

    /** The keyboard's focus came to a place, perhaps none of the scene's, or, with null, left them all. */
    public void focused(String place) {
    }

    /** The places that can be tapped, in reading order: for a right-to-left language too as they lie on the screen. */
    public abstract List<Area> areas();

    /** A board, a hand, a row of actions. */
    public record Area(String name, Mirror.Region.Kind kind, Message label, List<Spot> spots) {
    }

    /**
     * @param row    from 0 at the top of a grid, as it is shown
     * @param column from 0 at the left of a grid, as it is shown
     */
    public record Spot(String place, int row, int column) {
    }

    /** What a place is called, with what lies there and what may be done with it; {@code selection} may be null. */
    public abstract Message label(String place, Selection selection);

    /** Where a place lies, in this group's coordinates. */
    public abstract Rectangle bounds(String place);
}
