package uniboard.sound;

/** One sound in the making: strokes and rustles laid over each other. All times are in milliseconds from its start. */
final class Take {
    /** In milliseconds: so long does the end fade, whatever still rings. */
    private static final double FADE = 12;
    /** How much of paper's rustle comes and goes with its fibres, and how quickly (of white noise, per sample). */
    private static final double GRAIN = 0.5;
    private static final double GRAIN_PACE = 0.01;
    /** The lower, the narrower the band of a rustle. */
    private static final double BREADTH = 1.1;

    private final double[] samples;
    private final double pitch;
    private final Noise noise;

    /** @param pitch factor of all frequencies */
    Take(double length, double pitch, Noise noise) {
        samples = new double[count(length)];
        this.pitch = pitch;
        this.noise = noise;
    }

    private static int count(double milliseconds) {
        return (int) (milliseconds * Synthesis.RATE / 1000);
    }

    /**
     * A body is struck.
     *
     * @param contact how long striker and body touch: the longer, the softer
     * @param peak    of this stroke alone
     */
    Take strike(Body body, double at, double contact, double peak) {
        double[] touch = hump(count(contact));
        double[] ringing = new double[samples.length - count(at)];
        for (int i = 0; i < body.ratios().length; i++) {
            ring(ringing, touch, body.pitch() * body.ratios()[i] * pitch, body.gains()[i], body.quality());
        }
        return add(ringing, at, peak);
    }

    /** Adds a mode's answer to the touch: a resonator with two poles, and two zeros that keep the touch's mere pressure out. */
    private static void ring(double[] ringing, double[] touch, double frequency, double gain, double quality) {
        double angle = 2 * Math.PI * frequency / Synthesis.RATE;
        double radius = Math.exp(-angle / (2 * quality));
        double feedback = 2 * radius * Math.cos(angle);
        double last = 0;
        double beforeLast = 0;
        for (int i = 0; i < ringing.length; i++) {
            double now = feedback * last - radius * radius * beforeLast + gain * (at(touch, i) - at(touch, i - 2));
            ringing[i] += now;
            beforeLast = last;
            last = now;
        }
    }

    private static double at(double[] touch, int i) {
        return i >= 0 && i < touch.length ? touch[i] : 0;
    }

    /**
     * Paper rubs: a band of noise that swells and fades.
     *
     * @param from where the band lies at first, in hertz
     * @param to   where it lies at the end
     * @param peak of this rustle alone
     */
    Take rustle(double at, double swell, double fade, double from, double to, double peak) {
        double[] rubbing = new double[count(swell + fade)];
        Band first = new Band();
        Band second = new Band();
        double grain = 0;
        double[] rise = hump(2 * count(swell));
        double[] fall = hump(2 * (rubbing.length - count(swell)));
        for (int i = 0; i < rubbing.length; i++) {
            double frequency = (from + (to - from) * i / rubbing.length) * pitch;
            double tuning = 2 * Math.sin(Math.PI * frequency / Synthesis.RATE);
            grain += GRAIN_PACE * (noise.next() - grain);
            double loudness = 1 - GRAIN + GRAIN * Math.min(1, Math.abs(grain) * 14);
            double envelope = i < rise.length / 2 ? rise[i] : fall[fall.length / 2 + i - rise.length / 2];
            rubbing[i] = second.pass(first.pass(noise.next(), tuning), tuning) * loudness * envelope;
        }
        return add(rubbing, at, peak);
    }

    /** Lets a band of frequencies through: a state variable filter. */
    private static final class Band {
        private double low;
        private double band;

        double pass(double sample, double tuning) {
            low += tuning * band;
            band += tuning * (sample - low - BREADTH * band);
            return band;
        }
    }

    private Take add(double[] voice, double at, double peak) {
        double factor = peak / peak(voice);
        int start = count(at);
        for (int i = 0; i < voice.length && start + i < samples.length; i++) samples[start + i] += voice[i] * factor;
        return this;
    }

    /** The whole, faded out at its end and brought to a peak. */
    float[] finished(double peak) {
        int fade = count(FADE);
        double[] hump = hump(2 * fade);
        for (int i = 0; i < fade; i++) samples[samples.length - fade + i] *= hump[fade + i];
        double factor = peak / peak(samples);
        float[] finished = new float[samples.length];
        for (int i = 0; i < finished.length; i++) finished[i] = (float) (samples[i] * factor);
        return finished;
    }

    private static double peak(double[] samples) {
        double peak = 0;
        for (double sample : samples) peak = Math.max(peak, Math.abs(sample));
        return peak;
    }

    /** From 0 softly up to 1 and back. */
    private static double[] hump(int length) {
        double[] hump = new double[length];
        for (int i = 0; i < length; i++) hump[i] = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / length);
        return hump;
    }
}
