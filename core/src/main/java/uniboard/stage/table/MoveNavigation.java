package uniboard.stage.table;

import com.badlogic.gdx.Input;
import java.util.List;
import uniboard.match.GameSession;
import uniboard.match.RecordTree;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Settings;

/** Leads through the moves of a match and along its lines: step by step, to a row, along a track, or by itself. */
final class MoveNavigation {
    private final GameSession session;
    private final Settings settings;
    private final Runnable rearranged;
    /** Null while nobody watches the moves go by. */
    private Watching watching;

    /** @param rearranged told when something else than the position shown has changed */
    MoveNavigation(GameSession session, Settings settings, Runnable rearranged) {
        this.session = session;
        this.settings = settings;
        this.rearranged = rearranged;
    }

    boolean isWatching() {
        return watching != null;
    }

    void watch() {
        watching = new Watching(session, this::speed);
        rearranged.run();
    }

    /** Whatever else is done, the moves stop going by. */
    void stop() {
        watching = null;
    }

    /** Times as fast as usual, while the moves go by. */
    int speed() {
        return Integer.parseInt(settings.get(Settings.WATCHING));
    }

    Scrubber.Going going() {
        return new Scrubber.Going(isWatching(), speed());
    }

    /**
     * A place was chosen, whichever.
     *
     * @return whether it leads through the moves
     */
    boolean choose(String place) {
        boolean wasWatching = isWatching();
        stop();
        switch (place) {
            case Scrubber.WATCH -> {
                if (wasWatching) session.history().browse(session.history().shownPly());
                else watch();
            }
            case Scrubber.SPEED -> hasten(wasWatching);
            case MoveLog.FIRST -> session.history().browse(0);
            case MoveLog.PREVIOUS -> session.history().browse(session.history().shownPly() - 1);
            case MoveLog.NEXT -> session.history().next();
            case MoveLog.LAST -> toEnd();
            case NotationButton.NAME -> {
                settings.set(Settings.MOVES, settings.is(Settings.MOVES, Settings.NOTATION) ? Settings.WORDS : Settings.NOTATION);
                rearranged.run();
            }
            default -> {
                return goTo(place);
            }
        }
        return true;
    }

    private void toEnd() {
        session.history().browse(session.match().record().plies());
    }

    private boolean goTo(String place) {
        RecordTree.Point other = BesideRows.pointOf(place);
        int plies = Math.max(MoveLog.pliesOf(place), Scrubber.pliesOf(place));
        if (other != null) follow(other);
        else if (plies >= 0) session.history().browse(plies);
        return other != null || plies >= 0;
    }

    /** Shows how the other line goes on. */
    private void follow(RecordTree.Point other) {
        if (other.line() >= session.match().tree().lines().size()) return;
        session.variations().follow(other.line(), other.ply());
        session.history().next();
    }

    /** The next speed; after the fastest the slowest. */
    private void hasten(boolean wasWatching) {
        List<String> speeds = Settings.WATCHING.values();
        settings.set(Settings.WATCHING, speeds.get((speeds.indexOf(settings.get(Settings.WATCHING)) + 1) % speeds.size()));
        if (wasWatching) watch();
        else rearranged.run();
    }

    /** Page Up and Page Down step, Home and End lead to the ends. Returns whether it was one of these. */
    boolean keyDown(int key) {
        switch (key) {
            case Input.Keys.HOME -> session.history().browse(0);
            case Input.Keys.END -> toEnd();
            case Input.Keys.PAGE_UP -> session.history().browse(session.history().shownPly() - 1);
            case Input.Keys.PAGE_DOWN -> session.history().next();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** As {@link Screen#pass}. */
    float pass(float seconds) {
        if (isWatching() && watching.isOver()) {
            stop();
            rearranged.run();
        }
        return isWatching() ? watching.pass(seconds) : Screen.NOTHING_DUE;
    }
}
