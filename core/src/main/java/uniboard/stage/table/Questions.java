package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.SharedGameActions;

/** What others at a shared table ask the player here: it is put as soon as nothing else lies over the table. */
final class Questions {
    private final UiContext look;
    private final Screen screen;
    private final TableProgram program;
    /** What was put last; null: nothing. */
    private SharedGameActions.Question put;
    private ListSheet sheet;

    Questions(UiContext look, Screen screen, TableProgram program) {
        this.look = look;
        this.screen = screen;
        this.program = program;
    }

    private SharedGameActions game() {
        return program.remote().shared().play();
    }

    private SharedGameActions.Question asked() {
        return program.remote() == null || program.remote().shared() == null ? null : game().question();
    }

    /** Puts what is asked now, or takes away what isn't asked any longer. */
    void refresh() {
        SharedGameActions.Question asked = asked();
        if (asked == null) {
            put = null;
            takeAway();
            return;
        }
        if (asked.equals(put) || screen.liesOver()) return;
        put = asked;
        sheet = new ListSheet(look, screen, look.texts().say(asked.text()), answers(), "");
        screen.open(sheet, TableControls.MORE);
    }

    private void takeAway() {
        if (sheet != null && sheet.hasParent()) screen.close();
        sheet = null;
    }

    /** What can be said to it; nothing where nothing is asked. */
    List<ListSheet.Line> answers() {
        List<ListSheet.Line> lines = new ArrayList<>();
        SharedGameActions.Question asked = asked();
        if (asked == null) return lines;
        lines.add(line("control:agree", "icon-check", asked.agree(), () -> game().answer(true)));
        lines.add(line("control:refuse", "icon-close", asked.refuse(), () -> game().answer(false)));
        return lines;
    }

    private ListSheet.Line line(String place, String icon, String key, Runnable action) {
        return MenuGroup.line(look, place, icon, look.texts().say(key), action);
    }
}
