package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.text.Language;
import uniboard.text.Texts;

class RecordFilesTest {
    private static final AllGames GAMES = new AllGames();

    @TempDir
    private Path folder;

    private static Stream<Arguments> files() {
        return Stream.of(
            Arguments.of(new byte[0], "“game.uniboard” isn’t a record of a game that this program knows."),
            Arguments.of(new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xFF}, "“game.uniboard” isn’t a record of a game that this program"
                + " knows."),
            Arguments.of(new byte[5_000_000], "“game.uniboard” isn’t a record of a game that this program knows."),
            Arguments.of(bytes("Dear Anna,\n"), "“game.uniboard” isn’t a record of a game that this program knows."),
            Arguments.of(bytes("uniboard 1\ngame chess\n"), "“game.uniboard” isn’t a record of a game that this program knows."),
            Arguments.of(bytes("uniboard 1\ngame onitama\nstart x\n"), "The record “game.uniboard” is damaged: line 3 makes no sense."));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("files")
    void whoOpensABadFileIsToldSo(byte[] content, String sentence) throws IOException {
        Path file = Files.write(folder.resolve("game.uniboard"), content);
        assertEquals(sentence, notice(file, Language.ENGLISH));
    }

    @Test
    void whoOpensAFileThatIsGoneIsToldSo() {
        Path file = folder.resolve("game.uniboard");
        assertTrue(notice(file, Language.ENGLISH).startsWith("“game.uniboard” can’t be found"));
        assertTrue(notice(file, Language.HEBREW).contains("״game.uniboard״"));
    }

    @Test
    void whoOpensAFolderIsToldThatItCannotBeRead() throws IOException {
        Path file = Files.createDirectory(folder.resolve("game.uniboard"));
        assertTrue(notice(file, Language.ENGLISH).startsWith("“game.uniboard” can’t be read"));
    }

    private static String notice(Path file, Language language) {
        Texts texts = BundledTexts.of(language, GAMES);
        RecordFiles files = new RecordFiles(GAMES, texts);
        return texts.say(assertThrows(BadFileException.class, () -> files.read(file)).notice());
    }
}
