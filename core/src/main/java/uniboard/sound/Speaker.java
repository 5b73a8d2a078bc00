package uniboard.sound;

/** Plays sounds. Where there is nothing to play them on it is silent. */
public interface Speaker {
    /**
     * Returns at once and never throws; sounds may overlap.
     *
     * @param volume factor of the sound's own, modest level, 0 to 1; at 0 nothing happens
     */
    void play(Sound sound, double volume);
}
