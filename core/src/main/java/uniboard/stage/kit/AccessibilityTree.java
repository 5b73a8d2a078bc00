package uniboard.stage.kit;

import java.util.ArrayList;
import java.util.List;

/**
 * A screen once more, as words and places: what assistive technology, the keyboard and the tests have to do with. In step with the picture
 * at all times. Nothing in it that the person at the screen may not know.
 *
 * @param title     what the screen is: a game's name, or the program's
 * @param objective what stands on the screen all the time: what wins; may be empty
 * @param status    what the player is told now; while that is only what has just happened, it is the same as said
 * @param said      what has just happened, to be spoken once before the status; may be empty
 * @param urgency   how soon the words are spoken
 * @param dialog    the title of the sheet that lies over the table and alone can be used; null if none does
 * @param regions   what can be pointed at, in the order in which Tab goes through it
 * @param log       the moves so far; null where there are none to be had
 * @param article   words to read at leisure; null if there are none
 */
public record AccessibilityTree(String title, String objective, String status, String said, Urgency urgency, String dialog,
    List<Region> regions, Log log, Article article) {
    /** All places of all regions, in reading order. */
    public List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (Region region : regions) places.addAll(region.places());
        return places;
    }

    /** The same with every box enlarged, from the window's corner on. */
    public AccessibilityTree zoomed(float zoom) {
        if (zoom == 1) return this;
        List<Region> larger = new ArrayList<>();
        for (Region region : regions) {
            List<Place> grown = new ArrayList<>();
            for (Place place : region.places()) grown.add(place.zoomed(zoom));
            larger.add(new Region(region.name(), region.kind(), region.label(), grown));
        }
        return new AccessibilityTree(title, objective, status, said, urgency, dialog, larger, log,
            article == null ? null : article.zoomed(zoom));
    }

    /** The region that holds the place, or null. */
    public Region regionOf(String place) {
        for (Region region : regions) if (region.place(place) != null) return region;
        return null;
    }

    public enum Urgency {
        /** When what is being spoken has ended. */
        POLITE,
        /** At once: something went wrong. */
        ASSERTIVE
    }

    /**
     * Places that belong together: one stop of the Tab key, with arrow keys inside.
     *
     * @param name   unique on the screen, such as {@code board}, {@code hand} or {@code controls}
     * @param label  what the region is called, in the player's language
     * @param places in reading order; in a grid, row by row
     */
    public record Region(String name, Region.Kind kind, String label, List<Place> places) {
        public enum Kind {
            /** A board: rows and columns of places. */
            GRID,
            /** A hand, a row of boxes, lines of a sheet. */
            LIST,
            /** Controls. */
            TOOLBAR,
            /** Lines of which exactly one is {@link State#ON}. */
            RADIO
        }

        /** The place of that name, or null. */
        public Place place(String placeName) {
            for (Place place : places) if (place.name().equals(placeName)) return place;
            return null;
        }
    }

    /**
     * A place that can be pointed at. Frame: CSS pixels from the window's upper left corner.
     *
     * @param name   as in {@link uniboard.game.Choice.Step}; controls begin with {@code control:}
     * @param label  all there is to say of it, in the player's language
     * @param row    from 0 at the top of a grid, as it is shown; 0 elsewhere
     * @param column from 0 at the left of a grid, as it is shown; elsewhere the place's number in its region
     */
    public record Place(String name, String label, State state, int x, int y, int width, int height, int row, int column) {
        /** Frame: as of the place. */
        public boolean holds(float atX, float atY) {
            return atX >= x && atX < x + width && atY >= y && atY < y + height;
        }

        Place zoomed(float zoom) {
            return new Place(name, label, state, Math.round(x * zoom), Math.round(y * zoom), Math.round(width * zoom),
                Math.round(height * zoom), row, column);
        }
    }

    public enum State {
        PLAIN,
        /** Chosen, ticked or switched on. */
        ON,
        /** Could be {@link #ON}. */
        OFF,
        /** Shown, but doing nothing now. */
        UNAVAILABLE
    }

    /** @param lines one a ply, first to last, each a whole sentence or a move with its player */
    public record Log(String label, List<String> lines) {
    }

    /**
     * Words to read. Frame of the box: as of a {@link Place}.
     *
     * @param name   tells one article from another
     * @param marked the number of the block that stands out and is read first; below 0: none
     */
    public record Article(String name, int x, int y, int width, int height, List<Block> blocks, int marked) {
        Article zoomed(float zoom) {
            return new Article(name, Math.round(x * zoom), Math.round(y * zoom), Math.round(width * zoom), Math.round(height * zoom),
                blocks, marked);
        }
    }

    public record Block(Block.Kind kind, String text) {
        public enum Kind { TITLE, HEADING, PARAGRAPH, ITEM, NOTE }
    }
}
