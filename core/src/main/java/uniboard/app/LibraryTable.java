package uniboard.app;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.library.OwnGames;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.shelf.ShelfSheet;

/** What the shelf does with the table. */
final class LibraryTable implements OwnGames.Table {
    private final Supplier<PlayTable> table;
    private final Supplier<Window> window;
    private final Consumer<Message> menu;

    /** @param menu tells what the player is to know, if it is shown */
    LibraryTable(Supplier<PlayTable> table, Supplier<Window> window, Consumer<Message> menu) {
        this.table = table;
        this.window = window;
        this.menu = menu;
    }

    @Override
    public Match match() {
        return table.get().match();
    }

    @Override
    public boolean isSent() {
        return table.get().isSent();
    }

    @Override
    public void sitDown(Match match, Message notice) {
        table.get().sitDown(match, notice);
    }

    @Override
    public void open(GameRecord record, String id) {
        table.get().open(record, id);
    }

    @Override
    public void open(RecordTree tree, RecordTree.Point at) {
        table.get().open(tree, at);
    }

    @Override
    public void tell(Message message) {
        if (table.get().session() != null) table.get().session().announce(message);
        else menu.accept(message);
        window.get().redraw();
    }

    @Override
    public void refresh() {
        window.get().refresh();
    }

    @Override
    public void openShelf() {
        window.get().activate(ShelfSheet.OPENER);
    }
}
