package uniboard.web.compiler;

import com.github.xpenatan.gdx.backends.teavm.utils.KeyCodes;
import uniboard.web.BrowserKeys;

/**
 * Puts {@link BrowserKeys} in the place of the backend's list of keys. For JavaScript: TeaVM 0.13.1's WebAssembly loses the parameter of
 * this static method once it has another body, and stops.
 */
final class KeyReplacer extends NewBodies {
    KeyReplacer() {
        give(KeyCodes.class.getName(), "keyForCode",
            body -> body.invoke(BrowserKeys.class, "key", int.class, body.var(1, int.class)).returnValue(), int.class, int.class);
    }
}
