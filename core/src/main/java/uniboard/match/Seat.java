package uniboard.match;

import uniboard.game.Bot;
import uniboard.game.Message;
import uniboard.game.NotationException;

/**
 * Who decides for a seat.
 *
 * @param level 0: a human; {@link #AWAY}: somebody at another device; else the level of a bot
 */
public record Seat(int level) {
    public static final Seat HUMAN = new Seat(0);
    private static final int AWAY = -1;
    /** A player at another device; to records a human like any other. */
    public static final Seat REMOTE = new Seat(AWAY);

    private static final String HUMAN_TEXT = "human";
    private static final String BOT_TEXT = "bot ";

    public Seat {
        if (level < AWAY || level > Bot.LEVELS) throw new IllegalArgumentException("level " + level);
    }

    /** @param level from 1 to {@link Bot#LEVELS} */
    public static Seat bot(int level) {
        if (level <= 0) throw new IllegalArgumentException("level " + level);
        return new Seat(level);
    }

    /** @throws NotationException if the text isn't {@code human} or {@code bot 1} to {@code bot 5} */
    public static Seat read(String text) {
        if (text.equals(HUMAN_TEXT)) return HUMAN;
        for (int level = 1; level <= Bot.LEVELS; level++) if (text.equals(BOT_TEXT + level)) return bot(level);
        throw new NotationException(Message.of("record.seat", text));
    }

    public boolean isHuman() {
        return level == 0;
    }

    public boolean isRemote() {
        return level == AWAY;
    }

    public boolean isBot() {
        return level > 0;
    }

    /** As records spell it. */
    public String text() {
        return isBot() ? BOT_TEXT + level : HUMAN_TEXT;
    }
}
