package uniboard.sound;

/** Plays sounds. Where there is nothing to play them on it is silent. */
public interface Speaker {
    /** Sounds are to come: what takes long is done ahead of the first one. May be left out. */
    default void prepare() {
    }

    /**
     * Returns at once and never throws; sounds may overlap.
     *
     * @param volume factor of the sound's own, modest level, 0 to 1; at 0 nothing happens
     */
    void play(Sound sound, double volume);
}
