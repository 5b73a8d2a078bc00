package uniboard.remote;

import uniboard.game.Bot;
import uniboard.game.WholeNumber;

/**
 * Who sits at a seat of a table that stands on several devices.
 *
 * @param key   of a client, encoded; else empty
 * @param name  of a person; empty where they gave none
 * @param level of a bot; else 0
 */
public record Occupant(Kind kind, String key, String name, int level) {
    /** Characters of the longest name. */
    public static final int LONGEST_NAME = 20;
    public static final Occupant FREE = new Occupant(Kind.FREE, "", "", 0);

    /** What sits there. */
    public enum Kind { FREE, HOST, CLIENT, BOT }

    public static Occupant bot(int level) {
        return new Occupant(Kind.BOT, "", "", level);
    }

    public static Occupant host(String name) {
        return new Occupant(Kind.HOST, "", fit(name), 0);
    }

    /** Somebody at the device with that open key; at a table whose host has no seat nobody else may take the seat. */
    public static Occupant client(byte[] key, String name) {
        return new Occupant(Kind.CLIENT, Encoded.of(key), fit(name), 0);
    }

    /**
     * What of a name is kept: one line of at most {@link #LONGEST_NAME} characters, without those that change the direction of the text
     * around it.
     */
    static String fit(String name) {
        StringBuilder fit = new StringBuilder();
        int length = 0;
        for (int at = 0; at < name.length() && length < LONGEST_NAME; at++) {
            char sign = name.charAt(at);
            boolean isPair = Character.isHighSurrogate(sign) && at + 1 < name.length() && Character.isLowSurrogate(name.charAt(at + 1));
            if (!isPair && (isUnseen(sign) || Character.isSurrogate(sign))) continue;
            fit.append(sign);
            if (isPair) fit.append(name.charAt(++at));
            length++;
        }
        return fit.toString().trim();
    }

    /** Control characters, and invisible ones that change direction or join letters: Unicode's Cc and Cf. */
    private static boolean isUnseen(char sign) {
        if (sign < 0x20 || sign >= 0x7f && sign < 0xa0 || sign == 0xad || sign == 0x61c || sign == 0x180e) return true;
        return sign >= 0x200b && sign <= 0x200f || sign >= 0x2028 && sign <= 0x202e || sign >= 0x2060 && sign <= 0x206f || sign == 0xfeff
            || sign >= 0xfff9 && sign <= 0xfffb;
    }

    Occupant nameless() {
        return new Occupant(kind, key, "", level);
    }

    boolean isClient() {
        return kind == Kind.CLIENT;
    }

    boolean isBot() {
        return kind == Kind.BOT;
    }

    boolean isFree() {
        return kind == Kind.FREE;
    }

    /** As messages spell it. */
    String text() {
        return switch (kind) {
            case FREE -> "free";
            case BOT -> "bot " + level;
            case HOST -> "keeper " + name;
            case CLIENT -> "guest " + key + ' ' + name;
        };
    }

    /** @return null if it is nobody's text */
    static Occupant read(String text) {
        String[] parts = text.split(" ", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        return switch (parts[0]) {
            case "free" -> FREE;
            case "keeper" -> host(rest);
            case "bot" -> readBot(rest);
            case "guest" -> readClient(rest.split(" ", 2));
            default -> null;
        };
    }

    private static Occupant readBot(String text) {
        int level = WholeNumber.read(text, 1, Bot.LEVELS);
        return level == WholeNumber.NONE ? null : bot(level);
    }

    private static Occupant readClient(String[] parts) {
        byte[] key = Encoded.read(parts[0], Crypto.KEY);
        return key == null ? null : client(key, parts.length > 1 ? parts[1] : "");
    }
}
