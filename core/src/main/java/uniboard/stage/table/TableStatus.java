package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.scene.Prompt;
import uniboard.text.Texts;

/** What stands in the bar at a table, and what is spoken. Prompts are the scene's; null where it has none. */
final class TableStatus {
    private final Texts texts;
    private final GameSession session;
    private final TableWords words;
    private final Drawing drawing;
    /** The moves as they were told last. */
    private AccessibilityTree.Log log;
    /** The answer that was told last. */
    private Message answered;
    /** The same when the move being shown began. */
    private Message answeredBefore;

    /** What is spoken: the status, the move made last, and all moves. */
    record Spoken(String status, String lastMove, AccessibilityTree.Log log) {
    }

    TableStatus(Texts texts, GameSession session, TableWords words, Drawing drawing) {
        this.texts = texts;
        this.session = session;
        this.words = words;
        this.drawing = drawing;
    }

    /** A move begins to be shown. */
    void moveBegins() {
        answeredBefore = answered;
    }

    TableWords.Told now(Prompt prompt) {
        return drawing.isOn() ? new TableWords.Told(texts.say("table.drawOnBoard"), texts.say(drawing.status()), false) : words.now(prompt);
    }

    Spoken spoken(Prompt prompt) {
        boolean narrating = isNarrating(prompt);
        if (!narrating || log == null) log = words.log();
        String lastMove = narrating ? "" : words.lastMove();
        answered = session.feedback().answer();
        return new Spoken(narrating || !isOnlyMoving() ? now(prompt).together() : lastMove, lastMove, log);
    }

    /** Between a move and the next prompt there is only the move to speak of, unless an answer comes in between. */
    private boolean isOnlyMoving() {
        boolean isNew = session.feedback().answer() != null && !session.feedback().answer().equals(answeredBefore);
        return session.turn().waiting() == Waiting.MOTION && !isNew;
    }

    /** Whether the scene tells a move step by step: nothing of it is told beforehand. */
    boolean isNarrating(Prompt prompt) {
        return session.turn().waiting() == Waiting.MOTION && prompt != null;
    }

    /**
     * Where there is no column beside the board.
     *
     * @param note  has what doesn't fit into the bar
     * @param boxOf where a place lies; null where it isn't laid
     */
    void tellInBar(TableWords.Told told, TableControls controls, StatusNote note, Function<String, Rectangle> boxOf) {
        boolean fits = controls.say(timed(told.brief()));
        // What is chosen can be seen: what comes of it is the news.
        if (!fits && session.selection() != null && !session.selection().isEmpty()) fits = controls.say(told.sentence());
        if (!fits) controls.say(timed(told.heading()));
        List<String> hinted = session.feedback().hinted();
        List<Rectangle> pointedAt = hinted.stream().map(boxOf).filter(Objects::nonNull).toList();
        note.show(fits ? "" : told.sentence(), hinted.isEmpty() ? Touchable.disabled : Touchable.enabled, pointedAt);
    }

    /** With one's own time, for which a phone may have no plate. */
    private String timed(String said) {
        String time = words.ownTime();
        return time.isEmpty() ? said : texts.say("far.seat.both", said, time);
    }
}
