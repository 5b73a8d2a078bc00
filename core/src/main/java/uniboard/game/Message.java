package uniboard.game;

import java.util.List;

/**
 * Something to tell a player, not yet in any language: a bundle key and its arguments. Rules, records and bots speak in messages;
 * {@code uniboard.text.Texts} renders them.
 *
 * @param key       the bundle key
 * @param arguments each a {@link Message} (rendered first), an {@link Integer} (the first one chooses the plural form) or a
 *                  {@link String} (notation or quoted input, shown as it is)
 */
public record Message(String key, List<Object> arguments) {
    /** Characters of a quoted text that are enough to recognize it. */
    private static final int QUOTED = 60;

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }

    /** What a text was refused for, fit to be read: of longer texts that it quotes, only the beginning. */
    public Message shortened() {
        Object[] shortened = arguments.toArray();
        for (int i = 0; i < shortened.length; i++) shortened[i] = shortened(shortened[i]);
        return of(key, shortened);
    }

    private static Object shortened(Object argument) {
        return argument instanceof String text && text.length() > QUOTED ? text.substring(0, QUOTED) + '…' : argument;
    }

    /** One message of several, as a plain enumeration. At least one. */
    public static Message listed(List<Message> messages) {
        Message list = messages.get(0);
        for (int i = 1; i < messages.size(); i++) list = of("table.listed", list, messages.get(i));
        return list;
    }

    /** One message of several of which any may be meant: the last one after "or". At least one. */
    public static Message either(List<Message> messages) {
        int last = messages.size() - 1;
        return last == 0 ? messages.get(0) : of("table.either", listed(messages.subList(0, last)), messages.get(last));
    }
}
