package uniboard.app.door;

import java.util.function.Consumer;
import uniboard.app.library.OwnGames;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.library.LibrarySheet;

/** What the library does with the table. */
final class LibraryTable implements OwnGames.Table {
    private final PlayTable table;
    private final Window window;
    private final Consumer<Message> teller;

    LibraryTable(PlayTable table, Window window, Consumer<Message> teller) {
        this.table = table;
        this.window = window;
        this.teller = teller;
    }

    @Override
    public Match match() {
        return table.match();
    }

    @Override
    public void sitDown(Match match, Message notice) {
        table.sitDown(match, notice);
    }

    @Override
    public void open(GameRecord record, String id) {
        table.open(record, id);
    }

    @Override
    public void open(RecordTree tree, RecordTree.Point at) {
        table.open(tree, at);
    }

    @Override
    public void tell(Message message) {
        teller.accept(message);
    }

    @Override
    public void refresh() {
        window.refresh();
    }

    @Override
    public void openLibrary() {
        window.activate(LibrarySheet.OPENER);
    }
}
