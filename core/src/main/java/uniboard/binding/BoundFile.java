package uniboard.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the build writes for the program. */
final class BoundFile {
    /** The folder of what all games have in common. */
    static final String COMMON = "common";

    private BoundFile() {
    }

    /** Only if it is another text than before. */
    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        if (!Files.exists(file) || !Files.readString(file).equals(text)) Files.writeString(file, text);
    }

    /** Where a Markdown file that follows a page is bound, from the folder of all bound books. */
    static String of(String markdown) {
        String name = markdown.substring(markdown.lastIndexOf('/') + 1);
        return COMMON + '/' + name.substring(0, name.length() - ".md".length()) + ".txt";
    }
}
