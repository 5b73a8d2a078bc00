package uniboard.web.compiler;

/** As {@link PartedProgram}, with more behind the door. */
public final class LargerProgram {
    /** Leads there. */
    static final class Door {
        private Door() {
        }

        static PartedProgram.Room open() {
            return new More(new PartedProgram.Late());
        }
    }

    private record More(PartedProgram.Room before) implements PartedProgram.Room {
        private static final String[] MANY = {"one more room", "another one", "and yet another"};

        @Override
        public String words(int number) {
            StringBuilder words = new StringBuilder();
            for (String each : MANY) words.append(each).append(before.words(number));
            return words.reverse().toString();
        }
    }

    private LargerProgram() {
    }

    public static void main(String... arguments) {
        PartedProgram.run(arguments.length > 0 ? Door.open() : null, arguments.length);
    }
}
