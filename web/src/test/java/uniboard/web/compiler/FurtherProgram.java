package uniboard.web.compiler;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** For {@link PartedScriptsTest}: behind what comes later there is a further door. */
public final class FurtherProgram {
    /** What the first part knows of what is behind the first door, and that part of what is behind the second one. */
    interface Room {
        String words(Guest guest);
    }

    /** Called by the page. */
    @JSFunctor
    interface Bell extends JSObject {
        void ring(int times);
    }

    /** Can do more once there is more to ask of it. */
    interface Guest {
        String atFirst();

        String later();

        String atLast();
    }

    /** Of two kinds, so that it is found by the object's class what they do. */
    static final class Adult implements Guest {
        private static final StringBuilder SEEN = new StringBuilder("seen at first");

        @Override
        public String atFirst() {
            return SEEN.append(" by an adult at first").toString();
        }

        @Override
        public String later() {
            return SEEN.append(" by an adult later").toString();
        }

        @Override
        public String atLast() {
            return SEEN.append(" by an adult at last").toString();
        }
    }

    static final class Child implements Guest {
        @Override
        public String atFirst() {
            return "a child at first";
        }

        @Override
        public String later() {
            return "a child later";
        }

        @Override
        public String atLast() {
            return "a child at last";
        }
    }

    /** Leads to the second part. */
    static final class Door {
        private Door() {
        }

        static Room open() {
            return new Hall(Kept.length());
        }
    }

    /** Leads on from there to the third one. */
    static final class InnerDoor {
        private InnerDoor() {
        }

        static Room open(Hall hall) {
            return new Attic(hall);
        }
    }

    /** Has a state of its own. */
    static final class Kept {
        static StringBuilder words;

        private Kept() {
        }

        static int length() {
            if (words == null) words = new StringBuilder("kept in the hall");
            return words.length();
        }
    }

    static final class Hall implements Room {
        private final int length;
        private Room attic;

        Hall(int length) {
            this.length = length;
        }

        @Override
        public String words(Guest guest) {
            ring(times -> show("rung in the hall " + times));
            if (length == Kept.length()) attic = InnerDoor.open(this);
            return guest.later() + " said in the hall" + (attic == null ? "" : attic.words(guest));
        }
    }

    static final class Attic implements Room {
        private static final StringBuilder KEPT = new StringBuilder("kept in the attic");
        private final Hall hall;

        Attic(Hall hall) {
            this.hall = hall;
        }

        @Override
        public String words(Guest guest) {
            ring(times -> show("rung in the attic " + times + (hall.attic == this)));
            Kept.words = new StringBuilder(KEPT).append(Kept.words);
            return guest.atLast() + " said in the attic" + Kept.words;
        }
    }

    private FurtherProgram() {
    }

    public static void main(String... arguments) {
        Guest guest = arguments.length > 1 ? new Child() : new Adult();
        show("said at first " + guest.atFirst());
        if (arguments.length > 0) show(Door.open().words(guest));
    }

    @JSBody(params = "words", script = "console.log(words);")
    private static native void show(String words);

    @JSBody(params = "bell", script = "bell(3);")
    private static native void ring(Bell bell);
}
