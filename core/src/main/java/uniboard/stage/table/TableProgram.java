package uniboard.stage.table;

import uniboard.stage.library.LibraryProgram;

/** A program with a table, of which a part may come later than the first board. */
public interface TableProgram extends LibraryProgram {
    /** Runs something once all of the program is there: at once, or as soon as it has come. */
    void enter(Runnable inside);

    /** Null before all of the program is there. */
    TableSheets sheets();

    /** Whether a new game begins without being set first: at a shared table, in another's page. */
    boolean beginsAtOnce();

    /** The sheet of the next game was closed without beginning one: what is kept, or a usual game, comes on a table that lies empty. */
    void declineNewGame();
}
