package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.match.GameRecord;

/** A file that should hold a record. */
record RecordFile(Path path) {
    /** @throws BadFileException if it can't be read or holds no good record */
    GameRecord read(Catalog games) {
        return GameRecord.read(text(), games);
    }

    private String text() {
        try {
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            throw new BadFileException(path, 1, Message.of("error.file.encoding"));
        } catch (IOException e) {
            throw new BadFileException(path, 1, Message.of("error.file"));
        }
    }
}
