package uniboard.stage.kit;

import java.util.function.DoubleSupplier;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;

/** Plays the table's sounds as loud as the player has set them. */
public final class Sounds {
    private final Speaker speaker;
    private final DoubleSupplier volume;

    /** @param volume from 0 to 1; asked for each sound */
    public Sounds(Speaker speaker, DoubleSupplier volume) {
        this.speaker = speaker;
        this.volume = volume;
    }

    /** Nothing is heard. */
    public static Sounds none() {
        return new Sounds((sound, loudness) -> { }, () -> 0);
    }

    public void play(Sound sound) {
        double loudness = volume.getAsDouble();
        if (loudness > 0) speaker.play(sound, loudness);
    }
}
