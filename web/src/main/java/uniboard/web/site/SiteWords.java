package uniboard.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.AssetBundles;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The words of all pages, with those that only the site has. */
final class SiteWords {
    private static final String SITE = "site";
    private static final String EMBED = "embed";
    /** What a page says when its program can't. */
    private static final String PAGE = "page";

    private final Map<Language, Texts> texts = new EnumMap<>(Language.class);

    SiteWords() {
        List<String> bundles = new ArrayList<>(AssetBundles.all(new AllGames()));
        bundles.add(SITE);
        bundles.add(EMBED);
        bundles.add(PAGE);
        for (Language language : Language.values()) texts.put(language, Texts.of(language, bundles, SiteWords::resource));
    }

    static String resource(String path) {
        try (InputStream stream = SiteWords.class.getClassLoader().getResourceAsStream(path)) {
            if (stream == null) throw new IllegalStateException("The assets lack " + path);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Texts in(Language language) {
        return texts.get(language);
    }
}
