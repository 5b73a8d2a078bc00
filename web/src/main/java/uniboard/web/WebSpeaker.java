package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Float32Array;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;
import uniboard.sound.Synthesis;
import uniboard.sound.Takes;

/**
 * Plays by Web Audio. A browser lets nothing sound before the player has touched the page: until then, and until the first sound is
 * wanted, there is no audio at all.
 */
final class WebSpeaker implements Speaker {
    private final JSObject audio = listen();
    private final Takes<JSObject> takes = new Takes<>(samples -> buffer(audio, Float32Array.copyFromJavaArray(samples), Synthesis.RATE));

    @Override
    public void play(Sound sound, double volume) {
        if (volume > 0 && awake(audio)) start(audio, takes.next(sound), Math.min(1, volume));
    }

    /**
     * A gesture, wherever on the page, wakes the audio when it is wanted and sleeps: some browsers let it start within a gesture only, and
     * some put it to sleep now and then.
     */
    @JSBody(script = """
        var audio = { wanted: false, context: null };
        audio.wake = function() {
            try {
                if (!audio.context) audio.context = new AudioContext();
                if (audio.context.state !== 'running') audio.context.resume().catch(function() {});
            } catch (e) {
                // No audio here.
            }
        };
        var gesture = function() {
            var activation = navigator.userActivation;
            if (audio.wanted && (!activation || activation.isActive)) audio.wake();
        };
        ['pointerdown', 'pointerup', 'keydown'].forEach(function(type) { window.addEventListener(type, gesture, true); });
        return audio;""")
    private static native JSObject listen();

    /** Whether what is started now is heard now. Else it would wait, and be heard with all that waits beside it. */
    @JSBody(params = "audio", script = """
        audio.wanted = true;
        var first = !audio.context;
        var activation = navigator.userActivation;
        if (first && activation && activation.hasBeenActive) audio.wake();
        return !!audio.context && (first || audio.context.state === 'running');""")
    private static native boolean awake(JSObject audio);

    @JSBody(params = {"audio", "samples", "rate"}, script = """
        try {
            var buffer = audio.context.createBuffer(1, samples.length, rate);
            buffer.getChannelData(0).set(samples);
            return buffer;
        } catch (e) {
            return null;
        }""")
    private static native JSObject buffer(JSObject audio, Float32Array samples, int rate);

    @JSBody(params = {"audio", "buffer", "volume"}, script = """
        try {
            var source = audio.context.createBufferSource();
            var gain = audio.context.createGain();
            source.buffer = buffer;
            gain.gain.value = volume;
            source.connect(gain).connect(audio.context.destination);
            source.start();
        } catch (e) {
            // Never the only signal.
        }""")
    private static native void start(JSObject audio, JSObject buffer, double volume);
}
