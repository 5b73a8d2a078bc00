package uniboard.games.unitary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import uniboard.match.GameRecord;

/** Records kept beside the tests. */
record UnitaryRecords(String text) {
    static UnitaryRecords named(String name) {
        try (InputStream in = UnitaryRecords.class.getResourceAsStream(name + ".uniboard")) {
            return new UnitaryRecords(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    GameRecord record() {
        return GameRecord.read(text, () -> List.of(new UnitaryGame()));
    }
}
