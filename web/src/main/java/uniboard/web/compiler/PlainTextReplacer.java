package uniboard.web.compiler;

import java.nio.charset.Charset;
import java.util.Locale;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import uniboard.web.PlainText;
import uniboard.web.PlainUtf8;

/** Puts {@link PlainText} in the place of what does more than is needed, in the program, libGDX and the backend alike. */
final class PlainTextReplacer extends NewBodies {
    private static final String TEXT = String.class.getName();

    PlainTextReplacer() {
        give(TEXT, "split", body -> split(body, body.constant(0)), String.class, String[].class);
        give(TEXT, "split", body -> split(body, body.var(2, int.class)), String.class, int.class, String[].class);
        give(TEXT, "strip", body -> body.invoke(PlainText.class, "strip", String.class, body.var(0, String.class)).returnValue(),
            String.class);
        give("java.lang.StringBuilder", "append", body -> body.invoke(PlainText.class, "append", StringBuilder.class,
            body.var(0, StringBuilder.class), body.var(1, float.class)).returnValue(), float.class, StringBuilder.class);
        give(TEXT, "toLowerCase", body -> body.invoke(PlainText.class, "lowerCase", String.class, body.var(0, String.class)).returnValue(),
            Locale.class, String.class);
        give("java.lang.Character", "toLowerCase", body -> body.invoke(PlainText.class, "lowerCase", int.class, body.var(1, int.class))
            .returnValue(), int.class, int.class);
        give("java.lang.Character", "digit", body -> body.invoke(PlainText.class, "digit", int.class, body.var(1, int.class),
            body.var(2, int.class)).returnValue(), int.class, int.class, int.class);
        give(TEXT, "getBytes", body -> body.invoke(PlainUtf8.class, "bytes", byte[].class, body.var(0, String.class)).returnValue(),
            Charset.class, byte[].class);
        give(TEXT, "<init>", body -> {
            body.var(0, String.class).invokeSpecial("<init>", body.invoke(PlainUtf8.class, "characters", char[].class,
                body.var(1, byte[].class)));
            body.exit();
        }, byte[].class, Charset.class, void.class);
    }

    private static void split(ProgramEmitter body, ValueEmitter limit) {
        body.invoke(PlainText.class, "split", String[].class, body.var(0, String.class), body.var(1, String.class), limit).returnValue();
    }

    @Override
    boolean isForEveryProgram() {
        return false;
    }
}
