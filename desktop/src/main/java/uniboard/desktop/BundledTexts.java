package uniboard.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AssetBundles;
import uniboard.game.Catalog;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The words of the table and of all games, from the bundles in the program's own jar: for commands, which run without libGDX. */
final class BundledTexts {
    private BundledTexts() {
    }

    static Texts of(Language language, Catalog games) {
        return Texts.of(language, AssetBundles.all(games), BundledTexts::content);
    }

    /** With the words of a game in the terminal too. */
    static Texts forTerminal(Language language, Catalog games) {
        List<String> bundles = new ArrayList<>(AssetBundles.all(games));
        bundles.add("terminal");
        return Texts.of(language, bundles, BundledTexts::content);
    }

    /** With the words of pages with boards, too. */
    static Texts forPages(Language language, Catalog games) {
        List<String> bundles = new ArrayList<>(AssetBundles.all(games));
        bundles.add("embed");
        return Texts.of(language, bundles, BundledTexts::content);
    }

    /** @param path in the program's jar */
    static String content(String path) {
        try (InputStream in = BundledTexts.class.getResourceAsStream('/' + path)) {
            if (in == null) throw new IllegalStateException("The program is incomplete: " + path + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
