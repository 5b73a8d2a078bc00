package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.remote.OpenTable;
import uniboard.remote.OpenTables;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** The tables of a game that wait for anybody. */
public final class OpenTableList {
    /** A phone has room for six; those known longest come first. */
    private static final int MOST = 6;
    private static final String GO = "control:farGo:";

    private final Window window;
    private final Program program;
    private final GamePresentation box;
    private final OpenTables tables;
    private final Consumer<OpenTable> chosen;
    private final Runnable left;
    private List<OpenTable> listed = List.of();
    private Message told;
    private int seconds;

    /**
     * @param chosen takes the table that is gone to
     * @param left   run when the player gives up the search
     */
    OpenTableList(Window window, Program program, GamePresentation box, OpenTables tables, Consumer<OpenTable> chosen, Runnable left) {
        this.window = window;
        this.program = program;
        this.box = box;
        this.tables = tables;
        this.chosen = chosen;
        this.left = left;
    }

    /** @param now in seconds since the search began */
    void frame(int now) {
        seconds = now;
        tables.frame(now);
        List<OpenTable> waiting = new ArrayList<>(listed);
        List<OpenTable> all = new ArrayList<>();
        for (OpenTable table : tables.tables()) if (table.game().id().equals(box.game().id())) all.add(table);
        waiting.retainAll(all);
        for (OpenTable table : all) if (waiting.size() < MOST && !waiting.contains(table)) waiting.add(table);
        Message toTell = announcement(waiting);
        if (waiting.equals(listed) && toTell.equals(told)) return;
        listed = waiting;
        told = toTell;
        window.show(box.game().id(), (look, layout, still) -> screen(look, layout));
        window.redraw();
    }

    private Message announcement(List<OpenTable> waiting) {
        if (!waiting.isEmpty()) return Message.of("far.find.choose");
        return Message.of(seconds < OpenTables.HEARD_ALL ? "far.find.looking" : "far.find.none");
    }

    private Screen screen(UiContext look, TableLayout layout) {
        List<LobbyView.Row> rows = new ArrayList<>();
        for (OpenTable table : listed) {
            rows.add(LobbyRows.leading(GO + table.place(), null, Message.of("far.find.table", Integer.toString(table.place()),
                Integer.toString(table.free()), Integer.toString(table.seats()))));
        }
        LobbyView view = new LobbyView(box.game().id(), box.colour(), Message.of("far.find.title", Message.of("game." + box.game().id())),
            List.of(told), List.of(), null, rows.isEmpty() ? List.of() : List.of(rows), null, null,
            List.of(new LobbyView.Button(LobbyScreen.LEAVE, null, Message.of("far.playHere"), LobbyView.Style.PLAIN)), null, List.of(),
            null);
        return new LobbyScreen(look, layout, view, this::act, program::menu, 0);
    }

    private void act(String place) {
        if (place.equals(LobbyScreen.LEAVE)) leave();
        for (OpenTable table : listed) {
            if (!place.equals(GO + table.place())) continue;
            chosen.accept(table);
            return;
        }
    }

    private void leave() {
        left.run();
        program.play(box.game());
    }
}
