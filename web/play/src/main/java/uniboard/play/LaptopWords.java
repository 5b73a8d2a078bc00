package uniboard.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.IntStream;
import uniboard.text.Language;

/** The words of the window and of the terminal, without the program's own reader of bundles, which needs libGDX. */
final class LaptopWords {
    private static final int TROUBLES = 4;

    private final Language language;
    private final Properties lines = new Properties();

    LaptopWords(Language language) {
        this.language = language;
        String path = "/text/laptop/" + language.code() + ".properties";
        try (InputStream stream = LaptopWords.class.getResourceAsStream(path)) {
            if (stream == null) throw new IllegalStateException("The jar lacks " + path);
            lines.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Language language() {
        return language;
    }

    Set<String> keys() {
        return lines.stringPropertyNames();
    }

    /** @param argument of the line, if it has one */
    String say(String key, Object argument) {
        return say(key).replace("{0}", argument.toString());
    }

    String say(String key) {
        String line = lines.getProperty(key);
        if (line == null) throw new IllegalArgumentException(language + " lacks " + key);
        return line;
    }

    /** What to look at where a device can't get to the site. */
    List<String> troubles(int port) {
        return IntStream.rangeClosed(1, TROUBLES).mapToObj(number -> say("laptop.trouble." + number, Integer.toString(port))).toList();
    }
}
