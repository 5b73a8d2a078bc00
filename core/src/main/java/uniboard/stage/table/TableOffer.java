package uniboard.stage.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.match.GameSession;
import uniboard.match.TablePermissions;
import uniboard.stage.kit.Motion;

/**
 * What a table has to control, besides the game itself.
 *
 * @param use     of the table
 * @param extent  how much it has
 * @param without what it lacks though its extent has it
 * @param pace    of a match that is only shown
 */
public record TableOffer(TablePermissions.Use use, Extent extent, Set<Part> without, Pace pace) {
    /** Who turns the pages of a match that is only shown. */
    public enum Pace { BY_HAND, BY_ITSELF }

    /** How much of its controls a table has; {@link #FEW}: those of the game, without what leads elsewhere. */
    public enum Extent { ALL, FEW, NONE }

    /** What may be left out alone. */
    public enum Part { HINTS, UNDO, RULES, REVIEW }

    private static final List<String> OF_GAME = List.of(TableControls.TAKE_BACK, TableControls.HINT, TableControls.MOVES,
        TableControls.SCORES);

    public static TableOffer everything() {
        return new TableOffer(TablePermissions.Use.PLAY, Extent.ALL, Set.of(), Pace.BY_HAND);
    }

    /** The same without these. */
    public TableOffer without(Part... parts) {
        Set<Part> less = new LinkedHashSet<>(without);
        less.addAll(List.of(parts));
        return new TableOffer(use, extent, less, pace);
    }

    /** Whether what leads through earlier positions is there. */
    boolean hasNavigation() {
        return extent != Extent.NONE || use == TablePermissions.Use.PLAY;
    }

    /** What shows a match by itself; null where people browse, or want no motion. */
    SelfReplay replay(GameSession session, Motion motion) {
        return pace == Pace.BY_ITSELF && motion.beat() > 0 ? new SelfReplay(session) : null;
    }

    /** Whether a game that is over may be followed by others. */
    boolean hasNextGames() {
        return extent != Extent.NONE && use == TablePermissions.Use.PLAY;
    }

    boolean has(Part part) {
        return !without.contains(part);
    }

    /** The words of what leads from an earlier position to the last one. */
    String wayBack() {
        return use == TablePermissions.Use.PLAY ? "table.backToGame" : "table.toEnd";
    }

    /** @param control a place of {@link TableControls} */
    boolean has(String control) {
        return switch (extent) {
            case ALL -> !isLeftOut(control);
            case FEW -> OF_GAME.contains(control) && !isLeftOut(control);
            case NONE -> false;
        };
    }

    private boolean isLeftOut(String control) {
        boolean isShown = use == TablePermissions.Use.LOOK;
        return switch (control) {
            case TableControls.HINT -> isShown || without.contains(Part.HINTS);
            case TableControls.TAKE_BACK -> isShown || without.contains(Part.UNDO);
            case TableControls.RULES -> without.contains(Part.RULES);
            case TableControls.NEW -> isShown;
            default -> false;
        };
    }
}
