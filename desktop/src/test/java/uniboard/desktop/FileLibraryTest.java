package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.library.LibraryStore;
import uniboard.library.LibraryStore.Outcome;
import uniboard.library.SavedGame;
import uniboard.text.Language;

/** Games in files, and what is saved for others. */
class FileLibraryTest {
    private static final SavedGame GAME = new SavedGame("00000000000000aa", 3, 1, 2, 0, "", "", 0, List.of(), null, "",
        "uniboard 1\ngame onitama\n");

    @TempDir
    Path folder;

    private static Outcome keep(LibraryStore library, SavedGame game, int known) {
        List<Outcome> outcomes = new ArrayList<>();
        library.keep(game, known, outcomes::add);
        return outcomes.get(0);
    }

    private static List<String> read(LibraryStore library, String game) {
        List<List<String>> read = new ArrayList<>();
        library.read(game, read::add);
        return read.get(0);
    }

    @Test
    void gamesAreKeptReadAndRemoved() {
        LibraryStore library = new FileLibrary(folder.resolve("games"));
        assertEquals(List.of(), read(library, null), "before the folder is there");
        assertEquals(Outcome.KEPT, keep(library, GAME, 0));
        LibraryStore later = new FileLibrary(folder.resolve("games"));
        assertEquals(List.of(GAME.text()), read(later, null));
        assertEquals(List.of(GAME.text()), read(later, "onitama"));
        assertEquals(List.of(), read(later, "unlur"));
        later.remove(GAME.id(), gone -> assertTrue(gone));
        assertEquals(List.of(), read(library, null));
    }

    @Test
    void aLaterRevisionStays() {
        LibraryStore library = new FileLibrary(folder);
        keep(library, GAME, 0);
        assertEquals(Outcome.OVERTAKEN, keep(library, GAME.named("mine"), 2));
        assertEquals(List.of(GAME.text()), read(library, null));
        assertEquals(Outcome.KEPT, keep(library, GAME.named("mine"), 3));
    }

    @Test
    void whereNothingCanBeKeptThatIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        assertEquals(Outcome.FAILED, keep(new FileLibrary(file.resolve("games")), GAME, 0));
    }

    @Test
    void aPositionIsSavedAsADrawing() throws IOException {
        Game onitama = new AllGames().game("onitama");
        Position position = onitama.start(Options.defaults(onitama), new Random32(1));
        new FileSharing(folder, "").saveDrawing("onitama.svg", onitama, position, Language.ENGLISH);
        assertTrue(Files.readString(folder.resolve("onitama.svg")).contains("<svg"));
    }

    @Test
    void whatIsSavedReplacesNothing() throws IOException {
        FileSharing sharing = new FileSharing(folder, "");
        assertEquals(Message.of("exchange.saved", folder.resolve("game.txt").toString()), sharing.save("game.txt", "one"));
        sharing.save("game.txt", "two");
        assertEquals("one", Files.readString(folder.resolve("game.txt")));
        assertEquals("two", Files.readString(folder.resolve("game (2).txt")));
        assertEquals(Message.of("exchange.noFiles"), new FileSharing(folder.resolve("nowhere"), "").save("game.txt", "one"));
    }

    @Test
    void linksLeadToTheSiteThatIsKnown() {
        assertEquals("", new FileSharing(folder, "").address("unlur"));
        assertEquals("https://example.org/games/unlur/", new FileSharing(folder, "https://example.org/games").address("unlur"));
    }

    @Test
    void aFileLaidOnTheWindowIsRead() throws IOException {
        List<String> brought = new ArrayList<>();
        FileSharing sharing = new FileSharing(folder, "");
        sharing.onBrought(brought::add);
        sharing.bring(Files.writeString(folder.resolve("game.txt"), "uniboard 1\n"));
        sharing.bring(folder.resolve("missing.txt"));
        sharing.bring(Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0xff, 0, 1}));
        assertEquals(List.of("uniboard 1\n", "", "\uFFFD\u0000\u0001"), brought, "of what is no text it is told what stands there");
    }
}
