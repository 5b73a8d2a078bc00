package uniboard.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;
import uniboard.sound.Synthesis;
import uniboard.sound.Takes;

/** Mixes what sounds at the same time, on a thread of its own. Holds its output only while something sounds and a little longer. */
final class MixingSpeaker implements Speaker {
    /** In samples: about six milliseconds. */
    private static final int BLOCK = 256;
    private static final int MOST_AT_ONCE = 8;
    /** Blocks of silence after which the output is given back: three seconds, so that the next move finds it open. */
    private static final int PATIENCE = 3 * Synthesis.RATE / BLOCK;

    private final Callable<? extends AudioOutput> outputs;
    private final BlockingQueue<Request> asked = new ArrayBlockingQueue<>(MOST_AT_ONCE);
    private final Takes<float[]> takes = new Takes<>(samples -> samples);
    private Thread thread;

    private record Request(Sound sound, double volume) {
    }

    /** @param outputs opens one; may fail: then what was asked for isn't heard, and the next sound tries again */
    MixingSpeaker(Callable<? extends AudioOutput> outputs) {
        this.outputs = outputs;
    }

    /** A sound too many is left out. */
    @Override
    public void play(Sound sound, double volume) {
        if (!(volume > 0)) return;
        if (thread == null) {
            thread = new Thread(this::run, "sound");
            thread.setDaemon(true);
            thread.start();
        }
        asked.offer(new Request(sound, Math.min(1, volume)));
    }

    private void run() {
        while (true) {
            try {
                Request first = asked.take();
                try (AudioOutput output = outputs.call()) {
                    playUntilSilent(first, output);
                }
            } catch (InterruptedException e) {
                return;
            } catch (Exception | LinkageError e) {
                // No loudspeaker, or a Java without sound: never the only signal, so nobody need be told.
                asked.clear();
            }
        }
    }

    private void playUntilSilent(Request first, AudioOutput output) {
        List<Voice> voices = new ArrayList<>();
        voices.add(voice(first));
        for (int silence = 0; silence < PATIENCE; silence++) {
            float[] block = new float[BLOCK];
            for (Voice voice : voices) voice.addTo(block);
            voices.removeIf(Voice::ended);
            output.write(block);
            while (voices.size() < MOST_AT_ONCE && !asked.isEmpty()) voices.add(voice(asked.remove()));
            if (!voices.isEmpty()) silence = 0;
        }
    }

    private Voice voice(Request request) {
        return new Voice(takes.next(request.sound()), (float) request.volume());
    }

    /** A sound, somewhere between its beginning and its end. */
    private static final class Voice {
        private final float[] samples;
        private final float volume;
        private int next;

        Voice(float[] samples, float volume) {
            this.samples = samples;
            this.volume = volume;
        }

        void addTo(float[] block) {
            for (int i = 0; i < block.length && !ended(); i++) block[i] += volume * samples[next++];
        }

        boolean ended() {
            return next == samples.length;
        }
    }
}
