package uniboard.remote;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.WholeNumber;

/**
 * A text of lines, each a word and what it says, by which devices tell each other how things stand. A word may say several things. What a
 * reader doesn't know it passes over, so that newer devices may say more.
 */
public final class Fields {
    /** More lines nobody writes: a long game's record has some thousands. */
    private static final int MOST_LINES = 20_000;

    private final Map<String, List<String>> said = new LinkedHashMap<>();
    /** Of the text, at most. */
    private int length;

    public static Fields read(String text) {
        Fields entries = new Fields();
        int from = 0;
        for (int line = 0; line < MOST_LINES && from < text.length(); line++) {
            int end = text.indexOf('\n', from);
            if (end < 0) end = text.length();
            int space = text.indexOf(' ', from);
            boolean isWordAlone = space < 0 || space > end;
            String word = text.substring(from, isWordAlone ? end : space);
            entries.add(word, isWordAlone ? "" : text.substring(space + 1, end));
            from = end + 1;
        }
        return entries;
    }

    public Fields add(String word, String what) {
        return addAll(word, List.of(what.replace('\n', ' ')));
    }

    /** @param lines without line breaks */
    public Fields addAll(String word, List<String> lines) {
        if (lines.isEmpty()) return this;
        List<String> before = said.get(word);
        if (before == null) said.put(word, new ArrayList<>(lines));
        else before.addAll(lines);
        for (String line : lines) length += word.length() + line.length() + " \n".length();
        return this;
    }

    public Fields add(String word, int number) {
        return add(word, Integer.toString(number));
    }

    public boolean has(String word) {
        return said.containsKey(word);
    }

    /** The first thing that is said by the word; empty if none is. */
    public String get(String word) {
        return has(word) ? said.get(word).get(0) : "";
    }

    /** From 0; {@code otherwise} where no such number is said. */
    public int number(String word, int otherwise) {
        int number = WholeNumber.read(get(word), 0, Integer.MAX_VALUE);
        return number == WholeNumber.NONE ? otherwise : number;
    }

    public List<String> all(String word) {
        return said.getOrDefault(word, List.of());
    }

    /** What is said of single things by the word: each beginning with its name. Of two of one name the first counts. */
    public Map<String, String> named(String word) {
        Map<String, String> named = new LinkedHashMap<>();
        for (String what : all(word)) {
            int space = what.indexOf(' ');
            named.putIfAbsent(space < 0 ? what : what.substring(0, space), space < 0 ? "" : what.substring(space + 1));
        }
        return named;
    }

    /** As {@link #named}, by numbers from 0; others are passed over. */
    public Map<Integer, String> numbered(String word) {
        Map<Integer, String> numbered = new LinkedHashMap<>();
        named(word).forEach((name, what) -> {
            int number = WholeNumber.read(name, 0, Integer.MAX_VALUE);
            if (number != WholeNumber.NONE) numbered.put(number, what);
        });
        return numbered;
    }

    /** Says a text line by line; the last one has ended. */
    public Fields addLines(String word, String lines) {
        for (String line : lines.split("\n")) add(word, line);
        return this;
    }

    /** What {@link #addLines} said. */
    public String lines(String word) {
        return String.join("\n", all(word)) + '\n';
    }

    public String text() {
        // A long game's text is written after each message.
        StringBuilder out = new StringBuilder(length);
        for (Map.Entry<String, List<String>> each : said.entrySet()) {
            for (String what : each.getValue()) {
                out.append(each.getKey());
                if (!what.isEmpty()) out.append(' ').append(what);
                out.append('\n');
            }
        }
        return out.toString();
    }
}
