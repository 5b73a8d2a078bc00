package uniboard.web.compiler;

import org.teavm.jso.JSBody;

/** For {@link CompilationTest}. */
public final class SmallProgram {
    private SmallProgram() {
    }

    public static void main(String... arguments) {
        show(Integer.bitCount(number()));
    }

    @JSBody(params = "number", script = "console.log('number ' + number);")
    private static native void show(int number);

    @JSBody(script = "return screen.width;")
    private static native int number();

    /** Called by nobody. */
    @JSBody(script = "return screen.height;")
    static native int other();
}
