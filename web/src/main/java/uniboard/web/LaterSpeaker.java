package uniboard.web;

import uniboard.sound.Sound;
import uniboard.sound.Speaker;

/** What makes sounds comes after the first board: until it begins it is silent, for a sound that is heard late is worse than none. */
final class LaterSpeaker implements Speaker {
    /** Whether sounds are to come. */
    private boolean isWanted;
    /** Null before it begins. */
    private Speaker speaker;

    void begin() {
        speaker = new WebSpeaker();
        if (isWanted) speaker.prepare();
    }

    @Override
    public void prepare() {
        isWanted = true;
        if (speaker != null) speaker.prepare();
    }

    @Override
    public void play(Sound sound, double volume) {
        if (speaker != null) speaker.play(sound, volume);
        else if (volume > 0) isWanted = true;
    }
}
