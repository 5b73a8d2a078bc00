package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.remote.GivenSeat;
import uniboard.app.remote.PupilWords;
import uniboard.app.remote.RemoteConnection;
import uniboard.game.Game;
import uniboard.match.Match;
import uniboard.remote.SessionStore;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.PupilName;

/** The table at which a pupil plays, on the class's own line. */
final class PupilTable {
    private final ClassSurroundings around;
    private final Game game;
    private final RemoteConnection line;
    private final ClassStore.Table store;
    private final Runnable left;
    /** Where the pupil came last, as the class told it; empty: nowhere. */
    private String came = "";
    /** Whether the table is on the screen. */
    private boolean isAt;
    /** The pupil's games that have ended here and may still be kept. */
    private final List<Match> ended = new ArrayList<>();
    private boolean hasKept;
    /** Whether the pupil comes back once the games go on. */
    private boolean isPaused;

    /** @param left run when the pupil has left the table */
    PupilTable(ClassSurroundings around, Game game, RemoteConnection line, ClassStore.Table store, Runnable left) {
        this.around = around;
        this.game = game;
        this.line = line;
        this.store = store;
        this.left = left;
    }

    /** Whether the table is on the screen. */
    boolean isAt() {
        return isAt;
    }

    /**
     * Comes to the table as soon as the class gives one, and leaves it when the class takes it away.
     *
     * @param table as the class tells it; empty: none
     */
    void follow(String table, ClassPupil pupil) {
        if (table.equals(came)) return;
        came = table;
        leave();
        if (!table.isEmpty()) come(pupil);
        else store.forget();
    }

    void come(ClassPupil pupil) {
        String pass = pupil.tablePass();
        if (pass.isEmpty()) return;
        isAt = true;
        RemotePlatform.Line own = new RemotePlatform.Line(line.crypto(), new TableLine(line.transport()));
        SessionStore kept = store.of(came);
        around.tables().get().sit(new GivenSeat(own, pass, game, kept::keep, store.kept(came),
            told -> PupilWords.name(PupilName.ofTable(told), around.window()::say), this::hasLeft));
    }

    /** The games of the class stand: the class tells so. */
    void pause() {
        if (!isAt) return;
        isPaused = true;
        leave();
    }

    void goOn(ClassPupil pupil) {
        if (!isPaused) return;
        isPaused = false;
        if (!isAt && !came.isEmpty()) come(pupil);
    }

    /** Leaves it, if it is on the screen. */
    void leave() {
        if (isAt) around.tables().get().leave();
    }

    /** Whether games have ended that the pupil may still keep. */
    boolean hasEnded() {
        return !ended.isEmpty();
    }

    /** Whether all that have ended are kept, one at least. */
    boolean hasKept() {
        return hasKept;
    }

    /** Keeps them on this device. */
    void keep() {
        for (Match match : ended) around.table().saveToLibrary(match);
        ended.clear();
        hasKept = true;
        around.platform().keepLastingly();
    }

    private void hasLeft() {
        Match match = around.table().ended();
        // Who comes back to a table and leaves it again may keep its game again: it stays one.
        if (match != null && !match.isUntouched()) {
            hasKept = false;
            ended.add(match);
        }
        isAt = false;
        around.table().clear();
        left.run();
    }
}
