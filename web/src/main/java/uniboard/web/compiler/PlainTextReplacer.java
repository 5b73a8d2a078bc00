package uniboard.web.compiler;

import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.PlainText;

/** Puts {@link PlainText} in the place of {@code String.split}, in the program, libGDX and the backend alike. */
final class PlainTextReplacer extends NewBodies {
    PlainTextReplacer() {
        give("java.lang.String", "split", body -> split(body, body.constant(0)), String.class, String[].class);
        give("java.lang.String", "split", body -> split(body, body.var(2, int.class)), String.class, int.class, String[].class);
    }

    private static void split(ProgramEmitter body, ValueEmitter limit) {
        body.invoke(PlainText.class, "split", String[].class, body.var(0, String.class), body.var(1, String.class), limit).returnValue();
    }

    @Override
    boolean isForEveryProgram() {
        return false;
    }
}
