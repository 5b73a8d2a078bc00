package uniboard.app.remote;

import uniboard.game.Game;
import uniboard.match.Storage;
import uniboard.remote.Invitation;
import uniboard.remote.SessionStore;

/** What a device keeps of tables that are shared, and of the person at it. */
public final class RemoteStore {
    private static final String NAME = "far.name";
    /** Followed by what the invitation begins with: what is kept of that table. */
    private static final String TABLE = "far.table.";
    /** The table that is open to anybody. */
    private static final String OPEN = "far.open";
    /** What was decided before others at the table where that was done last: the table, round, ply and move. */
    private static final String AHEAD = "far.ahead";
    /** Whether what others say isn't shown. */
    private static final String MUTED = "far.muted";
    private static final int KEY_SIGNS = 24;
    private static final String HOST = "keeper\n";
    private static final String CLIENT = "guest\n";
    private static final String YES = "yes";

    private final Storage storage;
    private final LastTables last;

    RemoteStore(Storage storage) {
        this.storage = storage;
        last = new LastTables(storage);
    }

    /** Of the player here; empty if they gave none. */
    String name() {
        String name = storage.load(NAME);
        return name == null ? "" : name;
    }

    void rename(String name) {
        storage.save(NAME, name);
    }

    private static String key(Invitation invitation) {
        return TABLE + invitation.text().substring(1, KEY_SIGNS);
    }

    /** What was kept of a table that this device hosts; null if there is none. */
    String hosted(Invitation invitation) {
        return kept(invitation, HOST);
    }

    /** What was kept of a seat at a table that another device hosts; null if there is none. */
    String joined(Invitation invitation) {
        return kept(invitation, CLIENT);
    }

    private String kept(Invitation invitation, String kind) {
        String kept = storage.load(key(invitation));
        return kept != null && kept.startsWith(kind) ? kept.substring(kind.length()) : null;
    }

    /** For a table that this device hosts. */
    Part hosted() {
        return new Part(HOST);
    }

    /** For a seat at a table that another device hosts. */
    Part joined() {
        return new Part(CLIENT);
    }

    /** Where this device's part is kept, once it is known under which name. */
    final class Part implements SessionStore {
        private final String kind;
        private String latest;
        private String key;
        /** Run at the first word of the table, which may be none's. */
        private Runnable firstKept;

        private Part(String kind) {
            this.kind = kind;
        }

        @Override
        public void keep(String text) {
            latest = text;
            if (key == null) return;
            storage.save(key, kind + text);
            firstKept.run();
            firstKept = () -> { };
        }

        /** The table is the one that was shared last, as soon as there is anything to keep of it. */
        void open(Invitation invitation, Game game) {
            key = key(invitation);
            firstKept = () -> last.keep(game, invitation.text());
            if (latest != null) keep(latest);
        }
    }

    void goesOn(Game game, boolean does) {
        last.goesOn(game, does);
    }

    /** Of a device, one table at a time is open to anybody: the newest. */
    public void open(Invitation invitation) {
        storage.save(OPEN, invitation.text());
    }

    boolean isOpen(Invitation invitation) {
        return invitation.text().equals(storage.load(OPEN));
    }

    /** @param move in notation, which others may not know yet */
    void keepAhead(Invitation invitation, int round, int ply, String move) {
        storage.save(AHEAD, ahead(invitation, round, ply) + move);
    }

    /** Empty if nothing was kept. */
    String keptAhead(Invitation invitation, int round, int ply) {
        String kept = storage.load(AHEAD);
        String begin = ahead(invitation, round, ply);
        return kept != null && kept.startsWith(begin) ? kept.substring(begin.length()) : "";
    }

    private static String ahead(Invitation invitation, int round, int ply) {
        return key(invitation) + ' ' + round + ' ' + ply + ' ';
    }

    void forgetAhead() {
        if (storage.load(AHEAD) != null) storage.save(AHEAD, "");
    }

    boolean isMuted() {
        return YES.equals(storage.load(MUTED));
    }

    void mute(boolean isMuted) {
        storage.save(MUTED, isMuted ? YES : "");
    }
}
