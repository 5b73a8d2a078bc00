package uniboard.match;

/** Runs bots off the main loop. One task at a time: a new one replaces the one before. */
public interface Thinker {
    /** Starts thinking; {@code answer} is called once, on the main loop, unless the task is cancelled or replaced before. */
    void think(BotTask task, Answer answer);

    /** Forgets the task, if there is one. */
    void cancel();

    /** Called once a frame, for implementations that work or listen there. */
    default void frame() {
    }

    interface Answer {
        /** The bot's decision: legal in the position the task was made of. */
        void decided(int move);
    }
}
