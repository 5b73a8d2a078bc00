package uniboard.web.compiler;

import uniboard.web.BrowserBits;

/**
 * Puts {@link BrowserBits} in the place of what {@code Integer} counts bits with. For JavaScript: WebAssembly has instructions of its own.
 */
final class BitReplacer extends NewBodies {
    BitReplacer() {
        replace("numberOfTrailingZeros", "trailingZeros");
        replace("bitCount", "count");
    }

    private void replace(String name, String replacement) {
        give("java.lang.Integer", name,
            body -> body.invoke(BrowserBits.class, replacement, int.class, body.var(1, int.class)).returnValue(), int.class, int.class);
    }

    @Override
    boolean isForEveryProgram() {
        return false;
    }
}
