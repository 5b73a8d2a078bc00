package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Float32Array;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;
import uniboard.sound.Synthesis;
import uniboard.sound.Takes;

/**
 * Plays by Web Audio. A browser lets nothing sound before the player has touched the page: until then, and until a sound is wanted, there
 * is no audio at all. After a while of silence it rests, so as not to drain a battery.
 */
final class WebSpeaker implements Speaker {
    private final JSObject audio = listen();
    private final Takes<JSObject> takes = new Takes<>(samples -> buffer(audio, Float32Array.copyFromJavaArray(samples), Synthesis.RATE));

    @Override
    public void prepare() {
        hasContext(audio);
    }

    @Override
    public void play(Sound sound, double volume) {
        if (volume > 0 && hasContext(audio)) start(audio, takes.next(sound), Math.min(1, volume));
    }

    /** Wakes the audio at gestures, wherever on the page: some browsers let it start within a gesture only. */
    @JSBody(script = """
        var audio = { wanted: false, context: null, rest: 0 };
        audio.wake = function() {
            if (!audio.context) audio.context = new AudioContext();
            clearTimeout(audio.rest);
            audio.rest = setTimeout(function() { audio.context.suspend().catch(function() {}); }, 20000);
            return audio.context.resume();
        };
        var gesture = function() {
            var activation = navigator.userActivation;
            if (!audio.wanted || activation && !activation.isActive) return;
            try {
                audio.wake().catch(function() {});
            } catch (e) {
                // No audio here.
            }
        };
        ['pointerdown', 'pointerup', 'keydown'].forEach(function(type) { window.addEventListener(type, gesture, true); });
        return audio;""")
    private static native JSObject listen();

    /** Makes one if there is none and the browser allows it now. */
    @JSBody(params = "audio", script = """
        audio.wanted = true;
        var activation = navigator.userActivation;
        if (!audio.context && activation && activation.hasBeenActive) {
            try {
                audio.wake().catch(function() {});
            } catch (e) {
                // No audio here.
            }
        }
        return !!audio.context;""")
    private static native boolean hasContext(JSObject audio);

    /** May give null. */
    @JSBody(params = {"audio", "samples", "rate"}, script = """
        try {
            var buffer = audio.context.createBuffer(1, samples.length, rate);
            buffer.getChannelData(0).set(samples);
            return buffer;
        } catch (e) {
            return null;
        }""")
    private static native JSObject buffer(JSObject audio, Float32Array samples, int rate);

    /** Where the audio wakes too late, the sound is left out: it would be heard with all that waits beside it. */
    @JSBody(params = {"audio", "buffer", "volume"}, script = """
        var asked = performance.now();
        audio.wake().then(function() {
            if (performance.now() - asked > 300) return;
            var source = audio.context.createBufferSource();
            var gain = audio.context.createGain();
            source.buffer = buffer;
            gain.gain.value = volume;
            source.connect(gain).connect(audio.context.destination);
            source.start();
        }).catch(function() {});""")
    private static native void start(JSObject audio, JSObject buffer, double volume);
}
