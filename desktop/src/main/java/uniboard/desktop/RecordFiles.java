package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;
import uniboard.text.Texts;

/** Reads records from files. */
final class RecordFiles {
    private final Catalog games;
    private final Texts texts;

    /** @param texts tell what is wrong with a file */
    RecordFiles(Catalog games, Texts texts) {
        this.games = games;
        this.texts = texts;
    }

    /** @throws BadFileException if the file can't be read or holds no good record */
    GameRecord read(Path file) {
        try {
            return GameRecord.read(Files.readString(file, StandardCharsets.UTF_8), games);
        } catch (RecordException e) {
            throw new BadFileException(file + ":" + e.line() + ": " + texts.say(e.reason()));
        } catch (NoSuchFileException e) {
            throw new BadFileException(file + ": There is no such file.");
        } catch (CharacterCodingException e) {
            throw new BadFileException(file + ": The file is not UTF-8.");
        } catch (IOException e) {
            throw new BadFileException(file + ": The file can't be read (" + e.getMessage() + ").");
        }
    }

    /**
     * @throws ParameterException if it is a record of another game than the one the command was given
     * @throws BadFileException   as above
     */
    GameRecord read(Path file, Game game, CommandSpec command) {
        GameRecord record = read(file);
        if (record.game().id().equals(game.id())) return record;
        throw new ParameterException(command.commandLine(), file + " is a record of " + record.game().id() + ", not of " + game.id());
    }
}
