package uniboard.game;

import static uniboard.game.NotationException.wrong;

import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Reads a text of {@code key=value} fields that stand in a fixed order, one space between two; values may hold spaces themselves. */
public final class FieldReader {
    /** An empty list, or nothing where something may be. */
    public static final String NONE = "-";

    private final String text;
    private final String[] keys;
    private int read;
    /** Where the next field begins. */
    private int at;

    public FieldReader(String text, String... keys) {
        this.text = text;
        this.keys = keys;
    }

    /**
     * The next field's value.
     *
     * @throws NotationException if another field stands there, or none
     */
    public String value() {
        String name = keys[read++] + '=';
        if (!text.startsWith(name, at)) throw wrong("error.field", name, text.substring(Math.min(at, text.length())));
        int from = at + name.length();
        int end = text.length();
        if (read < keys.length) {
            String next = keys[read] + '=';
            end = text.indexOf(' ' + next, from);
            if (end < 0) throw wrong("error.field", next, text.substring(from));
        }
        at = end + 1;
        return text.substring(from, end);
    }

    /** The key of the field read last. */
    public String key() {
        return keys[read - 1];
    }

    /**
     * The next field's value, which is a whole number.
     *
     * @throws NotationException as {@link #value} does, and if it is no number from one to the other
     */
    public int number(int from, int to) {
        String value = value();
        return number(key(), value, from, to);
    }

    /**
     * The next field's value, which is one of a few.
     *
     * @param text how they are spelt
     * @param otherwise the key of what is wrong with any other, which it is told
     * @throws NotationException as {@link #value} does, and if it is none of them
     */
    public <T> T oneOf(T[] all, Function<T, String> text, String otherwise) {
        String value = value();
        for (T each : all) if (text.apply(each).equals(value)) return each;
        throw wrong(otherwise, value);
    }

    /**
     * A list of what is read as numbers, without any for {@link #NONE}.
     *
     * @param element reads one
     */
    public static int[] list(String value, String separator, ToIntFunction<String> element) {
        if (value.equals(NONE)) return new int[0];
        String[] texts = value.split(separator, -1);
        int[] list = new int[texts.length];
        for (int i = 0; i < list.length; i++) list[i] = element.applyAsInt(texts[i]);
        return list;
    }

    /**
     * A whole number that is a part of a field.
     *
     * @throws NotationException if the part is no number from one to the other
     */
    public static int number(String key, String part, int from, int to) {
        int number = WholeNumber.read(part, from, to);
        if (number == WholeNumber.NONE) throw wrong("error.number", key, part, Integer.toString(from), Integer.toString(to));
        return number;
    }
}
