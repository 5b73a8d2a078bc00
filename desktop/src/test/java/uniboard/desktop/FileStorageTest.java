package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStorageTest {
    @TempDir
    Path folder;

    @Test
    void givesBackWhatWasSavedLast() throws IOException {
        Path data = folder.resolve("a/b");
        new FileStorage(data).save("settings", "language he\n");
        new FileStorage(data).save("settings", "שלום\n");

        assertEquals("שלום\n", new FileStorage(data).load("settings"));
        try (var files = Files.list(data)) {
            assertEquals(1, files.count(), "files left behind");
        }
    }

    @Test
    void hasNothingThatWasNeverSavedOrWasRemoved() {
        FileStorage storage = new FileStorage(folder);
        storage.save("record.onitama", "uniboard 1\n");
        storage.remove("record.onitama");
        storage.remove("record.onitama");

        assertNull(storage.load("record.onitama"));
        assertNull(storage.load("settings"));
    }

    /** It is read as far as it can be, so that it is told, and may be written over. */
    @Test
    void whatIsNotUtf8IsKeptAsItIs() throws IOException {
        byte[] first = {'u', 'n', 'i', (byte) 0xff, '\n'};
        byte[] second = {(byte) 0xfe};
        FileStorage storage = new FileStorage(folder);
        Files.write(storage.file("record.onitama"), first);
        assertEquals("uni\uFFFD\n", storage.load("record.onitama"));
        assertEquals("uni\uFFFD\n", storage.load("record.onitama"));
        storage.save("record.onitama", "uniboard 1\n");
        Files.write(storage.file("record.onitama"), second);
        storage.load("record.onitama");
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("record.onitama.txt.unreadable")));
        assertArrayEquals(second, Files.readAllBytes(folder.resolve("record.onitama.txt.unreadable-2")));
        try (var files = Files.list(folder)) {
            assertEquals(3, files.count(), "each once");
        }
    }

    @Test
    void goesOnWhereNothingCanBeKept() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "");
        FileStorage storage = new FileStorage(file);
        storage.save("settings", "x");

        assertNull(storage.load("settings"));
    }

    @Test
    void findsTheFolderThatEachSystemKeepsForPrograms() {
        Path home = Path.of("home");
        assertEquals(home.resolve(".local/share/uniboard"), DataFolder.of("Linux", home, name -> null));
        assertEquals(Path.of("data/uniboard"), DataFolder.of("Linux", home, Map.of("XDG_DATA_HOME", "data")::get));
        assertEquals(Path.of("roaming/Uniboard"), DataFolder.of("Windows 11", home, Map.of("APPDATA", "roaming")::get));
        assertEquals(home.resolve("Library/Application Support/Uniboard"), DataFolder.of("Mac OS X", home, name -> null));
    }
}
