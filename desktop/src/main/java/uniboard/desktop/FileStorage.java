package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import uniboard.match.Storage;

/** A file a key. A text is whole or absent, whenever the program or the machine stops: it is written aside and then moved into place. */
final class FileStorage implements Storage {
    private static final String ASIDE = ".unreadable";

    private final Path folder;

    /** @param folder made when the first text is saved */
    FileStorage(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    /** The file a key's text is kept in. */
    Path file(String key) {
        return folder.resolve(key + ".txt");
    }

    @Override
    public String load(String key) {
        try {
            return Files.readString(file(key), StandardCharsets.UTF_8);
        } catch (CharacterCodingException foreign) {
            return loadForeign(file(key));
        } catch (IOException | SecurityException absent) {
            return null;
        }
    }

    /** What isn't UTF-8 is kept as it is, for it may be written over, and read as far as it can be. */
    private static String loadForeign(Path file) {
        try {
            keepAside(file);
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException | SecurityException absent) {
            return null;
        }
    }

    private static void keepAside(Path file) throws IOException {
        for (int number = 1;; number++) {
            Path aside = file.resolveSibling(file.getFileName() + ASIDE + (number == 1 ? "" : "-" + number));
            if (!Files.exists(aside)) Files.copy(file, aside);
            if (Files.mismatch(file, aside) < 0) return;
        }
    }

    @Override
    public void save(String key, String text) {
        try {
            Files.createDirectories(folder);
            Path aside = Files.createTempFile(folder, key, ".new");
            try {
                Files.writeString(aside, text, StandardCharsets.UTF_8);
                move(aside, file(key));
            } finally {
                Files.deleteIfExists(aside);
            }
        } catch (IOException | SecurityException full) {
            // Nothing can be kept here; the contract is to go on without.
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException network) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void remove(String key) {
        try {
            Files.deleteIfExists(file(key));
        } catch (IOException | SecurityException forbidden) {
            // As in save.
        }
    }
}
