package uniboard.games.unikat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** Records kept beside the tests. */
record UnikatRecords(String text) {
    /** A round that ended because nobody could draw or lay. */
    static UnikatRecords blocked() {
        return named("blocked");
    }

    static UnikatRecords named(String name) {
        try (InputStream in = UnikatRecords.class.getResourceAsStream(name + ".uniboard")) {
            return new UnikatRecords(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The key of why the last round ended, which is told before the penalties. */
    static String end(Position over) {
        return ((Message) new UnikatGame().words(over).ending().arguments().get(0)).key();
    }

    GameRecord record() {
        return GameRecord.read(text, () -> List.of(new UnikatGame()));
    }

    String lastPosition() {
        return UnikatNotation.INSTANCE.positionText(record().replay());
    }
}
