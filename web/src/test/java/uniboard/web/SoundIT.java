package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.sound.Sound;
import uniboard.sound.Synthesis;

/** What reaches the browser's audio. */
class SoundIT extends SiteTest {
    /** Keeps account of contexts made and of the samples of every buffer started. */
    private static final String ACCOUNT = """
        window.contexts = [];
        window.started = [];
        window.AudioContext = class extends AudioContext { constructor() { super(); contexts.push(this); } };
        window.reallyStart = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function() { started.push(this.buffer); reallyStart.call(this); };
        """;

    /** Asks for a sound by itself: what a test evaluates counts as a gesture. */
    private static final String SOUND_AT_START = """
        const waiting = setInterval(() => {
          if (!window.uniboard || !uniboard.ready) return;
          clearInterval(waiting);
          uniboard.play('SETTLE', 1);
          console.log('asked, contexts: ' + contexts.length);
        }, 20);
        """;

    @Test
    void everySoundIsHeardAsGeneratedOnceThePageIsTouched() {
        try (TablePage table = ownTurn()) {
            table.addInitScript(ACCOUNT + SOUND_AT_START);
            ConsoleMessage asked = table.page().waitForConsoleMessage(
                new Page.WaitForConsoleMessageOptions().setPredicate(message -> message.text().startsWith("asked")),
                () -> table.open(""));
            assertEquals("asked, contexts: 0", asked.text());
            touch(table);
            table.waitFor("contexts.length === 1 && contexts[0].state === 'running'");
            assertEquals(0, table.evaluate("started.length"), "heard late");
            for (Sound sound : Sound.values()) assertHeard(table, sound);
            assertEquals(1, table.evaluate("contexts.length"));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static void assertHeard(TablePage table, Sound sound) {
        float[] expected = Synthesis.samples(sound, 0);
        int middle = expected.length / 2;
        table.evaluate("started.length = 0; uniboard.play('" + sound.name() + "', 0.5)");
        table.waitFor("started.length === 1");
        assertEquals(expected.length, table.evaluate("started[0].length"));
        assertEquals(Synthesis.RATE, table.evaluate("started[0].sampleRate"));
        assertEquals(expected[middle], ((Number) table.evaluate("started[0].getChannelData(0)[" + middle + "]")).doubleValue(), 1e-4);
    }

    @Test
    void aMutedPlayerHasNoAudio() {
        try (TablePage table = ownTurn()) {
            table.addInitScript(ACCOUNT);
            table.store("uniboard.setting.sound", "off");
            table.openReady("");
            table.evaluate("uniboard.play('SETTLE', 0)");
            touch(table);
            touch(table);
            assertEquals(0, table.evaluate("contexts.length"));
        }
    }

    @Test
    void aBrowserWithoutAudioIsSilent() {
        try (TablePage table = ownTurn()) {
            table.addInitScript("delete window.AudioContext;");
            table.openReady("");
            touch(table);
            table.evaluate("uniboard.play('SETTLE', 1)");
            touch(table);
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theFirstSoundAfterAGestureIsNotLost() {
        try (TablePage table = ownTurn()) {
            table.addInitScript(ACCOUNT);
            table.openReady("");
            table.waitUntilWhole();
            touch(table);
            table.evaluate("uniboard.play('LIFT', 1)");
            table.waitFor("started.length === 1 && contexts[0].currentTime > 0");
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void audioThatRestsWakesForTheNextSound() {
        try (TablePage table = ownTurn()) {
            table.addInitScript(ACCOUNT);
            table.openReady("");
            table.waitUntilWhole();
            touch(table);
            table.evaluate("uniboard.play('LIFT', 1)");
            table.waitFor("started.length === 1");
            table.evaluate("contexts[0].suspend()");
            table.evaluate("uniboard.play('SETTLE', 1)");
            table.waitFor("started.length === 2 && contexts[0].state === 'running'");
            assertEquals(List.of(), table.complaints());
        }
    }

    /** A table at which nobody but the person makes a move, and so a sound. */
    private TablePage ownTurn() {
        TablePage table = page(800, 600);
        table.keep("onitama", StoredOnitama.START);
        return table;
    }

    /** A click on the bare table. */
    private static void touch(TablePage table) {
        table.page().mouse().click(3, 300);
    }
}
