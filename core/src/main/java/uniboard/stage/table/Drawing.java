package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.Annotation;
import uniboard.match.GameSession;

/** Has a player draw on the board: a place chosen twice is ringed, two places are joined by an arrow; the same once more wipes it off. */
final class Drawing {
    private final GameSession session;
    private boolean isOn;
    /** The place chosen first; null while none is. */
    private String begun;

    Drawing(GameSession session) {
        this.session = session;
    }

    boolean isOn() {
        return isOn;
    }

    String begun() {
        return begun;
    }

    /** Begins, or ends. */
    void toggle() {
        isOn = !isOn;
        begun = null;
    }

    void end() {
        isOn = false;
        begun = null;
    }

    /** @param place of the board */
    void choose(String place) {
        if (begun == null) {
            begun = place;
            return;
        }
        draw(begun, place);
        begun = null;
    }

    /** Draws or wipes off at once: an arrow, or, where both are the same, a ring. */
    void draw(String from, String to) {
        Annotation mark = new Annotation(Annotation.Kind.MARK, from.equals(to) ? "ring " + from : "arrow " + from + ' ' + to);
        List<Annotation> said = new ArrayList<>(session.variations().annotations());
        if (!said.remove(mark)) said.add(mark);
        session.variations().annotate(said);
    }

    Message status() {
        return Message.of(begun == null ? "table.draw.first" : "table.draw.second");
    }
}
