package uniboard.stage.shelf;

import uniboard.stage.kit.Program;

/** A program that keeps the games that were begun. */
public interface KeepingProgram extends Program {
    /** Null where none are kept. */
    ShelfDesk shelf();

    /** Null where nothing is handed on. */
    ShareDesk sharing();
}
