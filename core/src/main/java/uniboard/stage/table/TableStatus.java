package uniboard.stage.table;

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
}
