package uniboard.stage.kit;


/** A platform's way to those who don't look, or don't point: shows outlines to assistive technology, and tells what is done there. */
public interface AccessibilityBridge {
    /** Called whenever the screen has settled on something new to show. */
    void show(AccessibilityTree outline);

    /** Called once, before the first outline. */
    default void listen(Listener listener) {
    }

    /**
     * The colours that the screen now has, for what the bridge itself shows. Called before the first outline.
     *
     * @param zoom how many times larger than usual everything is
     */
    default void wear(Theme theme, float zoom) {
    }

    /** Asks for the keyboard's focus to come to a place; the bridge answers with {@link Listener#focused}. */
    default void focus(String place) {
    }

    /** Whether a step back leads to what lies below, as from a sheet: the platform's own way back (a browser's, say) then leads there. */
    default void wayBack(boolean leadsBelow) {
    }

    /** Which fingers on the screen are not to be taken for something else, such as zooming the page; null: none. */
    default void grip(Grip grip) {
    }

    /** Whether it shows an {@link AccessibilityTree.Article}'s words itself, for everyone to read; else the screen paints them. */
    default boolean showsArticles() {
        return false;
    }

    /** Fingers that mean the screen where they begin within a box. Frame: as of an {@link AccessibilityTree.Place}. */
    record Grip(Fingers fingers, int x, int y, int width, int height) {
        public enum Fingers {
            /** One and two. */
            ALL,
            /** Two together; one may do what it does elsewhere. */
            TWO
        }

        /** The same with the box enlarged, from the window's corner on. */
        public Grip zoomed(float zoom) {
            return new Grip(fingers, Math.round(x * zoom), Math.round(y * zoom), Math.round(width * zoom), Math.round(height * zoom));
        }
    }

    /** Acts on what is done through the accessibility bridge, just as on what is done with pointer or keys. */
    interface Listener {
        /** The place's button was pressed. */
        void activated(String place);

        /** The keyboard's focus came to a place, or, with null, left them all. */
        void focused(String place);

        /** Escape: one step back. */
        void back();

        /** Where an arrow key leads from a place, or null: nowhere. */
        String neighbour(String place, Way way);
    }

    /** As an arrow key points on the screen, whatever way the language runs. */
    enum Way { LEFT, RIGHT, UP, DOWN, FIRST, LAST }
}
