package uniboard.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Keeper;
import uniboard.far.Listener;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Safe;
import uniboard.far.Watcher;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.sound.Sound;
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
    /** Whether what others say isn't shown. */
    private static final String MUTED = "far.muted";
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
    private final ByLinks byLinks;
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
        byLinks = new ByLinks(platform, table);
    }

    @Override
    public boolean offersInviting() {
        Match match = table.match();
        if (match == null || isShared()) return false;
        return platform.far().isOffered() || opensPage(match.game()) || byLinks.isOffered(match.game());
    }

    /** Whether others are invited on the game's page. */
    private boolean opensPage(Game game) {
        return platform.exchange().opensPages() && !platform.exchange().address(game.id()).isEmpty();
    }

    @Override
    public void invite() {
        Match match = table.match();
        if (!platform.far().isOffered()) {
            inviteElsewhere(match.game());
            return;
        }
        List<Occupant> seats = new ArrayList<>(Collections.nCopies(match.record().seats().size(), Occupant.FREE));
        seats.set(Math.max(0, match.onlyPerson()), Occupant.keeper(name()));
        GameRecord like = match.record();
        platform.far().connect(there -> {
            if (there == null) {
                if (byLinks.isOffered(like.game())) byLinks.begin(Message.of("far.linksInstead"));
                else teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            Box box = new Box(KEEPER);
            Keeper keeper = Keeper.invite(like.game(), like.options(), seats, line.seal(), line.wire(), box, new News());
            box.open(keeper.invitation(), like.game());
            sit(new KeeperSide(keeper), like.game());
        });
    }

    private void inviteElsewhere(Game game) {
        if (!opensPage(game)) {
            byLinks.begin(Message.of("far.byLinks"));
            return;
        }
        platform.exchange().openPage(platform.exchange().address(game.id()));
        table.sitting().announce(Message.of("far.pageOpens", Message.of("far.invite")));
    }

    private void begin(FarDevice.Line there) {
        leave();
        line = new FarLine(there, platform::seconds);
        window.beat(BEAT);
    }

    private void sit(FarSide newSide, Game game) {
        side = newSide;
        Runnable instead = byLinks.isOffered(game) ? this::playByLinks : null;
        lobby = new FarLobby(platform, window, program, side, game, name(), name -> platform.storage().save(NAME, name), this::leave,
            this::watch, instead);
        changed();
    }

    /** Whoever comes too late for a seat can look on. */
    private void watch() {
        come(side.invitation().toWatch(line.seal()).text(), side.game());
    }

    private void playByLinks() {
        Game game = side.game();
        leave();
        program.play(game);
        byLinks.begin(Message.of("far.linksInstead"));
    }

    /** Follows an invitation, or comes back to a table that was shared. */
    void come(String text, Game game) {
        Invitation invitation = Invitation.read(text);
        if (invitation == null) {
            playInstead(game, Message.of("link.damaged"));
            return;
        }
        if (!platform.far().isOffered()) {
            playInstead(game, Message.of("far.unreachable"));
            return;
        }
        platform.far().connect(there -> {
            if (there == null) {
                playInstead(game, Message.of("far.unreachable"));
                return;
            }
            begin(there);
            FarSide found = found(invitation, game);
            if (found == null) playInstead(game, Message.of("far.lost"));
            else sit(found, game);
        });
    }

    private void playInstead(Game game, Message reason) {
        program.play(game);
        teller.accept(reason);
    }

    /** Null if what was kept of the table can't be read. */
    private FarSide found(Invitation invitation, Game game) {
        if (invitation.kind() == Invitation.Kind.WATCH) {
            platform.far().keepAddress(Invitation.FRAGMENT + invitation.text());
            return new WatcherSide(Watcher.come(invitation, boxes, line.seal(), line.wire(), new News()), invitation);
        }
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
            boolean isMissed = shown.isOwnTurn() && platform.far().signalTurn(window.say(Message.of("table.yourTurn")));
            if (isMissed) window.sound(Sound.STONE);
            window.redraw();
        }

        @Override
        public void said(int seat, Phrase phrase) {
            if (shown == null || isMuted()) return;
            shown.tellSaid(seat, phrase);
            window.redraw();
        }

        @Override
        public void checked() {
            if (shown == null) return;
            shown.catchUp();
            shown.tellNews(line.isConnected());
            window.redraw();
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
        if (side.takesPart()) platform.storage().save(GOES_ON + side.game().id(), side.phase() == Phase.PLAYING ? YES : "");
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
    public void inviteToWatch() {
        Game game = side.game();
        String link = platform.exchange().address(game.id()) + Invitation.FRAGMENT + side.invitation().toWatch(line.seal()).text();
        if (platform.exchange().offersSending()) {
            platform.exchange().send(window.say(Message.of("game." + game.id())), link);
            return;
        }
        platform.exchange().copy(link, isCopied -> {
            if (isCopied) teller.accept(Message.of("far.watchCopied"));
        });
    }

    @Override
    public boolean canSpeak() {
        return shown != null && side.takesPart();
    }

    @Override
    public List<String> phrases(boolean areSigns) {
        return Arrays.stream(Phrase.values()).filter(phrase -> phrase.isSign() == areSigns).map(Phrase::text).toList();
    }

    @Override
    public void say(String phrase) {
        Phrase said = Phrase.read(phrase);
        side.say(said);
        shown.tellSaid(side.ownSeat(), said);
        window.redraw();
    }

    @Override
    public boolean isMuted() {
        return YES.equals(platform.storage().load(MUTED));
    }

    @Override
    public void mute(boolean isMutedNow) {
        platform.storage().save(MUTED, isMutedNow ? YES : "");
        teller.accept(Message.of(isMutedNow ? "far.muted" : "far.unmuted"));
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
