package uniboard.stage.library;

import uniboard.match.GameRecord;
import uniboard.stage.kit.Program;

/** A program that keeps the games that were begun. */
public interface LibraryProgram extends Program {
    /** Null where none are kept. */
    LibraryActions library();

    /** Sits down at a game that is parted from the one on the table, which stays as it is. */
    void playOn(GameRecord parted);

    /** Leaves the table for an exercise, as {@link uniboard.learn.Exercise} reads it, and comes back to it. */
    void practise(String exercise);

    /** Null where other devices can't be reached. */
    RemoteActions remote();

    /** Null where nothing is handed on. */
    ShareActions sharing();
}
