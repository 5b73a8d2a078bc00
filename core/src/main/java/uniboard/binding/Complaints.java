package uniboard.binding;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.learn.BookException;

/** What is wrong in the books' sources, with file and line. */
final class Complaints {
    private final AuthorsWords words;
    private final List<String> complaints = new ArrayList<>();

    Complaints(AuthorsWords words) {
        this.words = words;
    }

    interface Reading<T> {
        /**
         * @param problems takes what is wrong as long as more can be read
         * @throws BookException if no more can be read
         */
        T read(Consumer<BookException> problems);
    }

    /** Null if anything is wrong, which is complained of. */
    <T> T guarded(Path file, Reading<T> reading) {
        int before = complaints.size();
        Consumer<BookException> problems = problem -> add(file, problem.line(), problem.text(words::say));
        try {
            T result = reading.read(problems);
            return complaints.size() == before ? result : null;
        } catch (BookException e) {
            problems.accept(e);
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
