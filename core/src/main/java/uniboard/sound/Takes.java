package uniboard.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The variants of every sound, played in turn, each prepared for a platform when it is first wanted and kept.
 *
 * @param <T> what the platform plays
 */
public final class Takes<T> {
    private final Function<float[], T> prepare;
    private final List<List<T>> prepared = new ArrayList<>();
    private final int[] played = new int[Sound.values().length];

    /** @param prepare from mono samples, {@link Synthesis#RATE} a second */
    public Takes(Function<float[], T> prepare) {
        this.prepare = prepare;
        for (int i = 0; i < played.length; i++) prepared.add(new ArrayList<>());
    }

    public T next(Sound sound) {
        int variant = played[sound.ordinal()]++ % Synthesis.VARIANTS;
        List<T> takes = prepared.get(sound.ordinal());
        if (takes.size() <= variant) takes.add(prepare.apply(Synthesis.samples(sound, variant)));
        return takes.get(variant);
    }
}
