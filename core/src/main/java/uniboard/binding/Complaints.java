package uniboard.binding;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import uniboard.learn.BookException;

/** What is wrong in the books' sources, with file and line. */
final class Complaints {
    private final AuthorsWords words;
    private final List<String> complaints = new ArrayList<>();

    Complaints(AuthorsWords words) {
        this.words = words;
    }

    interface Reading<T> {
        /** @throws BookException if it can't be read */
        T read();
    }

    /** Null if it can't be read, which is complained of. */
    <T> T guarded(Path file, Reading<T> reading) {
        try {
            return reading.read();
        } catch (BookException e) {
            add(file, e.line(), e.told(words::say));
            return null;
        }
    }

    void add(Path file, int line, String message) {
        complaints.add(file + ":" + line + ": " + message);
    }

    List<String> all() {
        return List.copyOf(complaints);
    }
}
