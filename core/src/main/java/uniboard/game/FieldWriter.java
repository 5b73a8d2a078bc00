package uniboard.game;

import java.util.function.IntFunction;

/** Writes a text of {@code key=value} fields, in their order, as {@link FieldReader} reads it. */
public final class FieldWriter {
    private final String[] keys;
    private int written;
    private final StringBuilder out = new StringBuilder();

    public FieldWriter(String... keys) {
        this.keys = keys;
    }

    /** Writes the next field. */
    public FieldWriter value(Object value) {
        if (written > 0) out.append(' ');
        out.append(keys[written++]).append('=').append(value);
        return this;
    }

    /** Writes the next field, whose value is a list as of {@link #listed}. */
    public FieldWriter list(int count, char separator, IntFunction<?> element) {
        return value(listed(count, separator, element));
    }

    /**
     * A list; without elements {@link FieldReader#NONE}.
     *
     * @param element by index
     */
    public static String listed(int count, char separator, IntFunction<?> element) {
        if (count == 0) return FieldReader.NONE;
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < count; i++) {
            if (i > 0) list.append(separator);
            list.append(element.apply(i));
        }
        return list.toString();
    }

    /** All that is written. */
    @Override
    public String toString() {
        return out.toString();
    }
}
