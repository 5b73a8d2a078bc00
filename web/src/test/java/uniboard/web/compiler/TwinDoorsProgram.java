package uniboard.web.compiler;

import org.teavm.jso.JSBody;

/** For {@link PartedScriptsTest}: the second part has two doors, to the third and to the fourth one. */
public final class TwinDoorsProgram {
    /** What each part knows of those behind its doors. */
    interface Room {
        String words();
    }

    /** Leads to the second part. */
    static final class ADoor {
        private ADoor() {
        }

        static Room open() {
            return new Landing();
        }
    }

    /** Leads from there to the third part. */
    static final class BDoor {
        private BDoor() {
        }

        static Room open() {
            return () -> kept() + " behind the left door";
        }
    }

    /** Leads from there to the fourth part. */
    static final class CDoor {
        private CDoor() {
        }

        static Room open() {
            return () -> kept() + " behind the right door";
        }
    }

    /** Has both doors. */
    static final class Landing implements Room {
        @Override
        public String words() {
            Room room = kept().isEmpty() ? BDoor.open() : CDoor.open();
            return room.words() + " seen from the landing";
        }
    }

    private TwinDoorsProgram() {
    }

    public static void main(String... arguments) {
        if (arguments.length > 0) show(ADoor.open().words());
    }

    @JSBody(params = "words", script = "console.log(words);")
    private static native void show(String words);

    @JSBody(script = "return location.hash;")
    private static native String kept();
}
