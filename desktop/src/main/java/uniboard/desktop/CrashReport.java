package uniboard.desktop;

import java.io.PrintStream;
import uniboard.app.registry.AllGames;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What the terminal says when the program can't go on. */
final class CrashReport {
    /** The storage key of the record that a crash leaves behind. */
    static final String RECORD = "crash";

    private final FileStorage storage;
    private final PrintStream out;

    CrashReport(FileStorage storage, PrintStream out) {
        this.storage = storage;
        this.out = out;
    }

    /** For what is nobody's failure. */
    void tell(String key, Language language) {
        out.println(BundledTexts.of(language, new AllGames()).say(key));
    }

    /** For a failure outside any game: the window couldn't be opened, for example. */
    void print(Throwable error, Language language) {
        out.println(BundledTexts.of(language, new AllGames()).say("table.error.title"));
        error.printStackTrace(out);
    }

    /** @param record the record of the game that was being played; empty: none was */
    void print(Throwable error, Language language, String record) {
        if (!record.isEmpty()) {
            storage.save(RECORD, record);
            Texts texts = BundledTexts.of(language, new AllGames());
            out.println(texts.say("table.error.text"));
            out.println(storage.file(RECORD));
        }
        print(error, language);
    }
}
