package uniboard.app;

import uniboard.app.library.OwnGames;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.shelf.ShelfSheet;

/** What the shelf does with the table. */
final class LibraryTable implements OwnGames.Table {
    private final UniboardApp program;

    LibraryTable(UniboardApp program) {
        this.program = program;
    }

    @Override
    public Match match() {
        return program.table().match();
    }

    @Override
    public boolean isSent() {
        return program.table().isSent();
    }

    @Override
    public void sitDown(Match match, Message notice) {
        program.table().sitDown(match, notice);
    }

    @Override
    public void open(GameRecord record, String id) {
        program.table().open(record, id);
    }

    @Override
    public void open(RecordTree tree, RecordTree.Point at) {
        program.table().open(tree, at);
    }

    @Override
    public void tell(Message message) {
        if (program.table().session() != null) program.table().session().announce(message);
        else program.tellInMenu(message);
        program.window().redraw();
    }

    @Override
    public void refresh() {
        program.window().refresh();
    }

    @Override
    public void openShelf() {
        program.window().activate(ShelfSheet.OPENER);
    }
}
