package uniboard.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.PropertiesUtils;
import java.io.IOException;
import java.io.Reader;
import uniboard.text.Language;

/** The words of the page's failure panel. Reads the bundle by itself: what draws texts may be what failed. */
final class FailureWords {
    private final ObjectMap<String, String> words = new ObjectMap<>();

    /** @param language null if none is prepared yet: then, as for any word that can't be had, the page has its own English */
    FailureWords(Language language) {
        if (language == null) return;
        FileHandle bundle = Gdx.files.internal("text/table/" + language.code() + ".properties");
        if (!bundle.exists()) return;
        try (Reader reader = bundle.reader("UTF-8")) {
            PropertiesUtils.load(words, reader);
        } catch (IOException e) {
            words.clear();
        }
    }

    String message() {
        return words.get("table.error.text");
    }

    String copy() {
        return words.get("table.error.copy");
    }

    String reload() {
        return words.get("table.error.reload");
    }
}
