package uniboard.web.compiler;

import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.PlainText;

/** Puts {@link PlainText} in the place of what does more than is needed, in the program, libGDX and the backend alike. */
final class PlainTextReplacer extends NewBodies {
    PlainTextReplacer() {
        give("java.lang.String", "split", body -> split(body, body.constant(0)), String.class, String[].class);
        give("java.lang.String", "split", body -> split(body, body.var(2, int.class)), String.class, int.class, String[].class);
        give("java.lang.StringBuilder", "append", body -> body.invoke(PlainText.class, "append", StringBuilder.class,
            body.var(0, StringBuilder.class), body.var(1, float.class)).returnValue(), float.class, StringBuilder.class);
    }

    private static void split(ProgramEmitter body, ValueEmitter limit) {
        body.invoke(PlainText.class, "split", String[].class, body.var(0, String.class), body.var(1, String.class), limit).returnValue();
    }

    @Override
    boolean isForEveryProgram() {
        return false;
    }
}
