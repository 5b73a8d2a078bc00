package uniboard.web.compiler;

import org.teavm.jso.JSBody;

/** For {@link ShorterProgramsTest}: chooses by an enum's constants, and fails in a library. */
public final class ChoosingProgram {
    /** What is chosen by; asked for in another order. */
    enum Kind { FIRST, SECOND, THIRD }

    private ChoosingProgram() {
    }

    public static void main(String... arguments) {
        if (arguments.length > 3) new com.badlogic.gdx.utils.Array<String>(0).get(arguments.length);
        show(word(Kind.values()[arguments.length]));
    }

    private static String word(Kind kind) {
        return switch (kind) {
            case THIRD -> "said of the third";
            case FIRST -> "said of the first";
            default -> "said of others";
        };
    }

    @JSBody(params = "words", script = "console.log(words);")
    private static native void show(String words);
}
