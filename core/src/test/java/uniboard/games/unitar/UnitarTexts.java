package uniboard.games.unitar;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The words that Unitar's table speaks. */
final class UnitarTexts {
    private UnitarTexts() {
    }

    static Texts of(Language language) {
        return Texts.of(language, List.of("table", "unitar", "rest"), path -> {
            try (InputStream in = UnitarTexts.class.getResourceAsStream('/' + path)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(path, e);
            }
        });
    }
}
