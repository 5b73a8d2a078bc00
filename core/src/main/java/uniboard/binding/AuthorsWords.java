package uniboard.binding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The program's words in English, in which authors of books are told what is wrong. */
final class AuthorsWords {
    private final Texts texts;

    /** @param assets the folder with the words' sources */
    AuthorsWords(Boxes boxes, Path assets) {
        List<String> areas = new ArrayList<>(AssetBundles.all(boxes));
        areas.removeIf(area -> !Files.exists(assets.resolve(Texts.path(area, Language.ENGLISH))));
        texts = Texts.of(Language.ENGLISH, areas, path -> read(assets.resolve(path)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String say(Message message) {
        return texts.say(message);
    }
}
