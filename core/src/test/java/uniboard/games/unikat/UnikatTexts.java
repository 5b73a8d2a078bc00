package uniboard.games.unikat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The words that Unikat's table speaks. */
final class UnikatTexts {
    private UnikatTexts() {
    }

    static Texts of(Language language) {
        return Texts.of(language, List.of("table", "unikat", "rest"), path -> {
            try (InputStream in = UnikatTexts.class.getResourceAsStream('/' + path)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(path, e);
            }
        });
    }
}
