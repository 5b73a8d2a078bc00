package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Screen;
import uniboard.stage.shelf.FarDesk;

/** Somebody at a shared table asks to take a move back: puts it to whoever sits here as soon as nothing else lies over the table. */
final class BackQuestion {
    private final Look look;
    private final Screen screen;
    private final FarDesk far;
    /** What was put last; null: nothing. */
    private Message put;
    private ListSheet sheet;

    /** @param far null where no tables are shared */
    BackQuestion(Look look, Screen screen, FarDesk far) {
        this.look = look;
        this.screen = screen;
        this.far = far;
    }

    /**
     * Puts what is asked now, or takes away what isn't asked any longer.
     *
     * @return whether the screen has changed
     */
    boolean refresh() {
        Message asked = far == null ? null : far.backQuestion();
        if (asked == null) {
            put = null;
            return takeAway();
        }
        if (asked.equals(put) || screen.liesOver()) return false;
        put = asked;
        sheet = new ListSheet(look, screen, look.texts().say(asked), answers(), "");
        screen.open(sheet, TableControls.MORE);
        return true;
    }

    private boolean takeAway() {
        boolean isOpen = sheet != null && sheet.hasParent();
        if (isOpen) screen.closeSilently();
        sheet = null;
        return isOpen;
    }

    /** What can be said to it; nothing where nothing is asked. */
    List<ListSheet.Line> answers() {
        List<ListSheet.Line> lines = new ArrayList<>();
        if (far.backQuestion() == null) return lines;
        lines.add(line("control:agreeBack", "far.back.agree", () -> far.answerBack(true)));
        lines.add(line("control:refuseBack", "far.back.refuse", () -> far.answerBack(false)));
        return lines;
    }

    private ListSheet.Line line(String name, String key, Runnable action) {
        return new ListSheet.Line(name, look.texts().say(key), look.texts().language().direction(), action);
    }
}
