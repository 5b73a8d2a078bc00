package uniboard.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Keeper;
import uniboard.far.Listener;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Safe;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.shelf.FarDesk;

/** Tables on several devices: invites, follows invitations, comes back, and shows the lobby or the game. */
final class FarTables implements FarDesk {
    private static final String NAME = "far.name";
    /** Followed by what the invitation begins with: what is kept of that table. */
    private static final String TABLE = "far.table.";
    /** Of a game: the invitation to the table that was shared last. */
    private static final String LAST = "far.last.";
    /** Of a game: whether the one at that table goes on, as far as is known here. */
    private static final String GOES_ON = "far.goesOn.";
    private static final int KEY_SIGNS = 24;
    private static final String KEEPER = "keeper\n";
    private static final String GUEST = "guest\n";
    private static final String YES = "yes";
    private static final float BEAT = 1;

    private final Platform platform;
    private final Boxes boxes;
    private final PlayTable table;
    private final Window window;
    private final Program program;
    private final Consumer<Message> teller;
    /** All null while no table is shared. */
    private FarLine line;
    private FarSide side;
    private FarLobby lobby;
    /** The game on the table; null while the lobby is shown. */
    private SharedTable shown;

    FarTables(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, Consumer<Message> teller) {
        this.platform = platform;
        this.boxes = boxes;
        this.table = table;
        this.window = window;
        this.program = program;
        this.teller = teller;
    }

    @Override
    public boolean offersInviting() {
        Match match = table.match();
        return platform.far().isOffered() && match != null && !isShared() && hidesNothing(match.record());
    }

    private static boolean hidesNothing(GameRecord record) {
        return KnownRecord.of(record.firstPlies(0), Position.NOBODY).isWhole();
    }

    @Override
    public void invite() {
        Match match = table.match();
        List<Occupant> seats = new ArrayList<>(Collections.nCopies(match.record().seats().size(), Occupant.FREE));
        seats.set(Math.max(0, match.onlyPerson()), Occupant.keeper(name()));
        GameRecord like = match.record();
        platform.far().connect(there -> {
            if (there == null) {
                teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            Box box = new Box(KEEPER);
            Keeper keeper = Keeper.invite(like.game(), like.options(), seats, line.seal(), line.wire(), box, new News());
            box.open(keeper.invitation(), like.game());
            sit(new KeeperSide(keeper), like.game());
        });
    }

    private void begin(FarDevice.Line there) {
        leave();
        line = new FarLine(there, platform::seconds);
        window.beat(BEAT);
    }

    private void sit(FarSide newSide, Game game) {
        side = newSide;
        lobby = new FarLobby(platform, window, program, side, game, name(), name -> platform.storage().save(NAME, name), this::leave);
        changed();
    }

    /** Follows an invitation, or comes back to a table that was shared. */
    void come(String text, Game game) {
        Invitation invitation = Invitation.read(text);
        if (invitation == null || invitation.kind() != Invitation.Kind.PLAY) {
            playInstead(game, "link.damaged");
            return;
        }
        platform.far().connect(there -> {
            if (there == null) {
                playInstead(game, "far.unreachable");
                return;
            }
            begin(there);
            FarSide found = found(invitation, game);
            if (found == null) playInstead(game, "far.lost");
            else sit(found, game);
        });
    }

    private void playInstead(Game game, String reason) {
        program.play(game);
        teller.accept(Message.of(reason));
    }

    /** Null if what was kept of the table can't be read. */
    private FarSide found(Invitation invitation, Game game) {
        String kept = platform.storage().load(key(invitation));
        boolean isKeeper = kept != null && kept.startsWith(KEEPER);
        Box box = new Box(isKeeper ? KEEPER : GUEST);
        box.open(invitation, game);
        if (isKeeper) {
            Keeper keeper = Keeper.goOn(kept.substring(KEEPER.length()), boxes, line.seal(), line.wire(), box, new News());
            return keeper == null ? null : new KeeperSide(keeper);
        }
        Guest guest = kept == null ? null
            : Guest.comeBack(kept.substring(GUEST.length()), boxes, line.seal(), line.wire(), box, new News());
        if (guest == null) guest = Guest.come(invitation, name(), boxes, line.seal(), line.wire(), box, new News());
        return new GuestSide(guest, invitation);
    }

    private static String key(Invitation invitation) {
        return TABLE + invitation.text().substring(1, KEY_SIGNS);
    }

    /** Where this device's part is kept, once it is known under which name. */
    private final class Box implements Safe {
        private final String kind;
        private String latest;
        private String key;

        /** @param kind {@link #KEEPER} or {@link #GUEST} */
        Box(String kind) {
            this.kind = kind;
        }

        @Override
        public void keep(String text) {
            latest = text;
            if (key != null) platform.storage().save(key, kind + text);
        }

        void open(Invitation invitation, Game game) {
            key = key(invitation);
            if (latest != null) keep(latest);
            platform.storage().save(LAST + game.id(), invitation.text());
            platform.far().keepAddress(Invitation.FRAGMENT + invitation.text());
        }
    }

    /** What other devices have done is shown. */
    private final class News implements Listener {
        @Override
        public void changed() {
            FarTables.this.changed();
        }

        @Override
        public void moved() {
            if (shown == null) return;
            shown.catchUp();
            if (shown.isOwnTurn()) platform.far().signalTurn(window.say(Message.of("table.yourTurn")));
            window.redraw();
        }

        @Override
        public void checked() {
            if (shown != null) shown.tellNews(line.isConnected());
        }
    }

    /** Shows what is to be shown by now: who is there, or the game. */
    private void changed() {
        if (side == null) return;
        side.advance();
        boolean isDealt = side.record() != null && (side.phase() == Phase.PLAYING || side.phase() == Phase.OVER);
        if (!isDealt || side.isOvertaken()) {
            if (side.isOvertaken() || shown == null || side.phase() == Phase.DEALING) showLobby();
            return;
        }
        platform.storage().save(GOES_ON + side.game().id(), side.phase() == Phase.PLAYING ? YES : "");
        if (shown == null || !shown.isCurrent()) {
            lobby.hide();
            shown = new SharedTable(table, side, side.invitation().gameId(line.seal(), side.round()));
        }
        shown.catchUp();
        shown.tellNews(line.isConnected());
        window.redraw();
    }

    private void showLobby() {
        shown = null;
        table.clear();
        lobby.show(line.isConnected());
    }

    private String name() {
        String name = platform.storage().load(NAME);
        return name == null ? "" : name;
    }

    /** The table is shared no longer here; it can be come back to. */
    void leave() {
        if (side != null && !side.isOvertaken()) side.leave();
        if (line != null) line.wire().close();
        line = null;
        side = null;
        lobby = null;
        shown = null;
        window.beat(Screen.NOTHING_DUE);
        platform.far().keepAddress("");
    }

    /** The program ends. */
    void close() {
        if (side != null && !side.isOvertaken()) side.close();
    }

    /** Lets time go by. */
    void frame() {
        if (side == null) return;
        side.frame(line.age());
        if (shown != null) shown.tellNews(line.isConnected());
        else if (side.phase() != Phase.PLAYING || side.ownSeat() == Position.NOBODY) showLobby();
    }

    @Override
    public boolean offersReturn() {
        return platform.far().isOffered() && !isShared() && table.match() != null && last() != null;
    }

    /** Whether a game at a shared table, which this one isn't, waits to be come back to. */
    boolean isMissed() {
        return offersReturn() && YES.equals(platform.storage().load(GOES_ON + table.match().game().id()));
    }

    private String last() {
        return platform.storage().load(LAST + table.match().game().id());
    }

    @Override
    public void comeBack() {
        come(last(), table.match().game());
    }

    @Override
    public boolean isShared() {
        return side != null && table.isShared();
    }

    @Override
    public boolean canResign() {
        return shown != null && shown.canResign();
    }

    @Override
    public void resign() {
        side.resign();
        shown.tellNews(line.isConnected());
        window.redraw();
    }

    @Override
    public boolean canPlayAgain() {
        return shown != null && shown.canPlayAgain();
    }

    @Override
    public void playAgain() {
        if (shown == null) return;
        shown.playAgain();
        // What comes instead of the table comes once whoever asks has done with it.
        shown.tellNews(line.isConnected());
    }
}
