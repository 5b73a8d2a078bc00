package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.xpenatan.gdx.backends.teavm.utils.KeyCodes;
import org.junit.jupiter.api.Test;

class BrowserKeysTest {
    @Test
    void keysAreThoseOfTheBackend() {
        for (int code = -1; code <= 300; code++) assertEquals(KeyCodes.keyForCode(code), BrowserKeys.key(code), "key code " + code);
    }
}
