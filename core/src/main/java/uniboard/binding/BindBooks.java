package uniboard.binding;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import uniboard.app.registry.Boxes;

/** Binds all books, or says for each that can't be bound where and what was expected. */
public final class BindBooks {
    private BindBooks() {
    }

    /** @param arguments the books' folder, the project's root and the folder to write to */
    public static void main(String... arguments) throws IOException {
        Path output = Path.of(arguments[2]);
        Bindery bindery = new Bindery(Path.of(arguments[0]), Path.of(arguments[1]), Boxes.all());
        List<String> complaints = bindery.bind(output);
        if (complaints.isEmpty()) return;
        complaints.forEach(System.err::println);
        System.err.println("Books can't be bound: " + complaints.size() + " times something else was expected in them.");
        System.exit(1);
    }
}
