package uniboard.desktop;

import java.io.PrintStream;

/** What the terminal says when the program can't go on. */
final class CrashReport {
    /** The storage key of the record that a crash leaves behind. */
    static final String RECORD = "crash";

    private CrashReport() {
    }

    /** @param record the record of the game that was being played, or null or empty */
    static void print(Throwable error, String record, FileStorage storage, PrintStream out) {
        out.println("Uniboard has to stop: " + error);
        if (record != null && !record.isEmpty()) {
            storage.save(RECORD, record);
            out.println("The game so far is in " + storage.file(RECORD));
        }
        error.printStackTrace(out);
    }
}
