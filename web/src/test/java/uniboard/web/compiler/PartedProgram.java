package uniboard.web.compiler;

import org.teavm.jso.JSBody;

/** For {@link PartedScriptsTest}: a part comes later. */
public final class PartedProgram {
    /** What the first part knows of it. */
    interface Room {
        String words(int number);
    }

    /** Leads there. */
    static final class Door {
        private Door() {
        }

        static Room open() {
            return new Late();
        }
    }

    /** Comes later. */
    static final class Late implements Room {
        private static final StringBuilder KEPT = new StringBuilder("kept by what comes later");

        @Override
        public String words(int number) {
            return KEPT.append(number).append(" said later").toString();
        }
    }

    private PartedProgram() {
    }

    public static void main(String... arguments) {
        run(arguments.length > 0 ? Door.open() : null, arguments.length);
    }

    static void run(Room room, int number) {
        show("said at first");
        if (room != null) show(room.words(number));
    }

    @JSBody(params = "words", script = "console.log(words);")
    private static native void show(String words);
}
