package uniboard.app.classroom;

import uniboard.match.Storage;
import uniboard.remote.SessionStore;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.TableStore;

/** What a device keeps of classes until they end. */
final class ClassStore {
    /** Followed by what the link begins with. */
    private static final String KEPT = "class.kept.";
    /** The link of the class that was taught here last. */
    private static final String TAUGHT = "class.taught";
    /** Followed by what the link begins with. */
    private static final String TABLE = "class.table.";
    private static final int KEY_SIGNS = 24;
    private static final String TEACHER = "teacher\n";
    private static final String PUPIL = "pupil\n";

    private final Storage storage;

    ClassStore(Storage storage) {
        this.storage = storage;
    }

    /** What was kept of a class that is taught at this device; null if there is none. */
    String taught(ClassLink link) {
        return kept(link, TEACHER);
    }

    /** What was kept of a pupil at this device; null if there is none. */
    String attended(ClassLink link) {
        return kept(link, PUPIL);
    }

    private String kept(ClassLink link, String kind) {
        String kept = storage.load(key(link));
        return kept != null && kept.startsWith(kind) ? kept.substring(kind.length()) : null;
    }

    private static String key(ClassLink link) {
        return KEPT + link.text().substring(1, KEY_SIGNS);
    }

    /** The class that was taught here last; null if none is kept. */
    ClassLink lastTaught() {
        String text = storage.load(TAUGHT);
        return text == null ? null : ClassLink.read(text);
    }

    /** What a pupil keeps of the table where they play. */
    Table table(ClassLink link) {
        return new Table(TABLE + link.text().substring(1, KEY_SIGNS));
    }

    /** One table of a pupil at a time. */
    final class Table {
        private final String key;

        private Table(String key) {
            this.key = key;
        }

        /** @param table as the class tells it */
        SessionStore of(String table) {
            return text -> storage.save(key, table + '\n' + text);
        }

        /** Empty: nothing was kept of that table. */
        String kept(String table) {
            String kept = storage.load(key);
            return kept != null && kept.startsWith(table + '\n') ? kept.substring(table.length() + 1) : "";
        }

        void forget() {
            storage.remove(key);
        }
    }

    /** What a teacher keeps of the tables of a class. */
    TableStore tables(ClassLink link) {
        String prefix = TABLE + link.text().substring(1, KEY_SIGNS) + '.';
        return new TableStore() {
            @Override
            public SessionStore at(int table) {
                return text -> {
                    if (text.isEmpty()) storage.remove(prefix + table);
                    else storage.save(prefix + table, text);
                };
            }

            @Override
            public String kept(int table) {
                return storage.load(prefix + table);
            }
        };
    }

    Part teacher() {
        return new Part(TEACHER);
    }

    Part pupil() {
        return new Part(PUPIL);
    }

    /** Where this device's part is kept, once it is known of which class. */
    final class Part implements SessionStore {
        private final String kind;
        private String latest;
        private String key;

        private Part(String kind) {
            this.kind = kind;
        }

        /** An empty text: nothing of it stays. */
        @Override
        public void keep(String text) {
            latest = text;
            if (key == null) return;
            if (!text.isEmpty()) {
                storage.save(key, kind + text);
                return;
            }
            storage.remove(key);
            if (kind.equals(TEACHER)) storage.remove(TAUGHT);
        }

        void open(ClassLink link) {
            key = key(link);
            if (kind.equals(TEACHER)) storage.save(TAUGHT, link.text());
            if (latest != null) keep(latest);
        }
    }
}
