package uniboard.text;

import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.PropertiesUtils;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import uniboard.game.Message;

/** The words of one language: renders {@link Message}s from the bundles. */
public final class Texts {
    private final Language language;
    private final List<String> bundles = new ArrayList<>();
    private final ObjectMap<String, String> lines = new ObjectMap<>();

    private Texts(Language language) {
        this.language = language;
    }

    /**
     * Reads some bundles.
     *
     * @param bundles  {@code table}, and the id of each game whose words are needed
     * @param resource gives the content of the file at a path of the assets
     */
    public static Texts of(Language language, List<String> bundles, Function<String, String> resource) {
        Texts texts = new Texts(language);
        for (String bundle : bundles) texts.add(bundle, resource);
        return texts;
    }

    /** Adds the words of a bundle; screens that hold these texts can say them, too. */
    public void add(String bundle, Function<String, String> resource) {
        String path = path(bundle, language);
        try {
            PropertiesUtils.load(lines, new StringReader(resource.apply(path)));
        } catch (IOException e) {
            throw new IllegalStateException(path, e);
        }
        bundles.add(bundle);
    }

    /** Where the assets have the words of a bundle. */
    public static String path(String bundle, Language language) {
        return "text/" + bundle + '/' + language.code() + ".properties";
    }

    public Language language() {
        return language;
    }

    /** Whose words these are: {@code table}, and the id of each game whose words have been brought. */
    public List<String> bundles() {
        return Collections.unmodifiableList(bundles);
    }

    public String say(String key, Object... arguments) {
        return say(Message.of(key, arguments));
    }

    /** The message in this language; the bare key where the bundle lacks it (a test sees to it that none does). */
    public String say(Message message) {
        String pattern = pattern(message);
        StringBuilder out = new StringBuilder(pattern.length() + 16);
        int from = 0;
        while (true) {
            int open = pattern.indexOf('{', from);
            int close = pattern.indexOf('}', open + 1);
            if (open < 0 || close < 0) return out.append(pattern, from, pattern.length()).toString();
            out.append(pattern, from, open);
            int index = Integer.parseInt(pattern.substring(open + 1, close));
            Object argument = message.arguments().get(index);
            out.append(argument instanceof Message inner ? say(inner) : argument.toString());
            from = close + 1;
        }
    }

    private String pattern(Message message) {
        for (Object argument : message.arguments()) {
            if (argument instanceof Integer number) {
                String plural = lines.get(message.key() + '.' + PluralForm.of(language, number).suffix());
                if (plural != null) return plural;
                break;
            }
        }
        return lines.get(message.key(), message.key());
    }
}
