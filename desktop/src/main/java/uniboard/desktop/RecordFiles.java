package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import uniboard.game.Catalog;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;

/** Reads records from files. */
final class RecordFiles {
    private final Catalog games;
    private final Sentences sentences;

    /** @param sentences tells what is wrong with a file */
    RecordFiles(Catalog games, Sentences sentences) {
        this.games = games;
        this.sentences = sentences;
    }

    /** @throws BadFileException if the file can't be read or holds no good record */
    GameRecord read(Path file) {
        try {
            return GameRecord.read(Files.readString(file, StandardCharsets.UTF_8), games);
        } catch (RecordException e) {
            throw new BadFileException(file + ":" + e.line() + ": " + sentences.say(e.reason()));
        } catch (NoSuchFileException e) {
            throw new BadFileException(file + ": There is no such file.");
        } catch (CharacterCodingException e) {
            throw new BadFileException(file + ": The file is not UTF-8.");
        } catch (IOException e) {
            throw new BadFileException(file + ": The file can't be read (" + e.getMessage() + ").");
        }
    }
}
