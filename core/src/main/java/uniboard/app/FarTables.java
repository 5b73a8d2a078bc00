package uniboard.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import uniboard.far.Fairly;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Keeper;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Safe;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.Sitting;
import uniboard.match.Storage;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.shelf.FarDesk;
import uniboard.stage.table.LobbyScreen;
import uniboard.text.Texts;

/** Tables on several devices: brings together what other devices say and what lies on the table here. */
final class FarTables implements FarDesk {
    private static final String NAME = "far.name";
    /** Followed by what the invitation begins with: what is kept of that table. */
    private static final String TABLE = "far.table.";
    /** Of a game: the invitation to the table that was shared last. */
    private static final String LAST = "far.last.";
    private static final int KEY_SIGNS = 24;
    private static final String KEEPER = "keeper\n";
    private static final String GUEST = "guest\n";
    /** So many seconds without a line are not worth a word. */
    private static final int PATIENCE = 3;
    private static final float BEAT = 1;
    private static final int SECONDS_A_MINUTE = 60;

    private final Platform platform;
    private final Boxes boxes;
    private final PlayTable table;
    private final Window window;
    private final Program program;
    private final Consumer<Message> teller;
    private FarDevice.Line line;
    private FarSide side;
    /** The round that lies on the table; 0: none. */
    private int shownRound;
    private int openedAt;
    private int connectedAt;
    private boolean isWaitingForAnother;
    private boolean isToldEnd;
    private boolean isCopied;
    private List<Message> shownLobby = List.of();

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
        int own = Math.max(0, match.onlyPerson());
        List<Occupant> seats = new ArrayList<>(Collections.nCopies(match.record().seats().size(), Occupant.FREE));
        seats.set(own, Occupant.keeper(name()));
        GameRecord like = match.record();
        platform.far().connect(there -> {
            if (there == null) {
                teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            Box box = new Box();
            Keeper keeper = Keeper.invite(like.game(), like.options(), seats, there.seal(), there.wire(), box, keeperEvents());
            side = new KeeperSide(keeper);
            box.open(KEEPER, keeper.invitation(), like.game());
            showLobby();
        });
    }

    private void begin(FarDevice.Line there) {
        leave();
        line = there;
        openedAt = platform.seconds();
        connectedAt = openedAt;
        window.beat(BEAT);
    }

    /** Follows an invitation, or comes back to a table that was shared. */
    void come(String text, Game game) {
        Invitation invitation = Invitation.read(text);
        if (invitation == null || invitation.kind() != Invitation.Kind.PLAY) {
            program.play(game);
            teller.accept(Message.of("link.damaged"));
            return;
        }
        platform.far().connect(there -> {
            if (there == null) {
                program.play(game);
                teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            come(invitation, game);
        });
    }

    private void come(Invitation invitation, Game game) {
        Box box = new Box();
        String kept = platform.storage().load(key(invitation));
        if (kept != null && kept.startsWith(KEEPER)) {
            box.open(KEEPER, invitation, game);
            Keeper keeper = Keeper.goOn(kept.substring(KEEPER.length()), boxes, line.seal(), line.wire(), box, keeperEvents());
            side = keeper == null ? null : new KeeperSide(keeper);
        } else {
            box.open(GUEST, invitation, game);
            Guest guest = kept == null ? null
                : Guest.comeBack(kept.substring(GUEST.length()), boxes, line.seal(), line.wire(), box, guestEvents());
            if (guest == null) guest = Guest.come(invitation, name(), boxes, line.seal(), line.wire(), box, guestEvents());
            side = new GuestSide(guest, invitation);
        }
        if (side == null) {
            leave();
            program.play(game);
            teller.accept(Message.of("far.lost"));
            return;
        }
        changed();
    }

    private static String key(Invitation invitation) {
        return TABLE + invitation.text().substring(1, KEY_SIGNS);
    }

    /** Where this device's part is kept, once it is known under which name. */
    private final class Box implements Safe {
        private String latest;
        private String key;
        private String kind;

        @Override
        public void keep(String text) {
            latest = text;
            if (key != null) platform.storage().save(key, kind + text);
        }

        void open(String ofKind, Invitation invitation, Game game) {
            key = key(invitation);
            kind = ofKind;
            Storage storage = platform.storage();
            if (latest != null) keep(latest);
            storage.save(LAST + game.id(), invitation.text());
            platform.far().keepAddress(Invitation.FRAGMENT + invitation.text());
        }
    }

    private Keeper.Listener keeperEvents() {
        return new Keeper.Listener() {
            @Override
            public void changed() {
                FarTables.this.changed();
            }

            @Override
            public void dealt() {
                FarTables.this.changed();
            }

            @Override
            public void moved() {
                catchUp();
            }
        };
    }

    private Guest.Listener guestEvents() {
        return new Guest.Listener() {
            @Override
            public void changed() {
                FarTables.this.changed();
            }

            @Override
            public void dealt() {
                FarTables.this.changed();
            }

            @Override
            public void moved() {
                catchUp();
            }

            @Override
            public void checked() {
                tellFairness();
            }
        };
    }

    /** Shows what is to be shown by now: who is there, or the game. */
    private void changed() {
        if (side == null) return;
        if (side instanceof KeeperSide keeper) keeper.beginIfReady();
        boolean isDealt = side.record() != null && (side.phase() == Phase.PLAYING || side.phase() == Phase.OVER);
        if (!isDealt || side.isOvertaken()) {
            if (side.isOvertaken() || shownRound == 0 || side.phase() == Phase.DEALING) showLobby();
            return;
        }
        if (shownRound != side.round()) sit();
        catchUp();
        tellNews();
    }

    private void sit() {
        shownRound = side.round();
        isWaitingForAnother = false;
        isToldEnd = false;
        Match match = new Match(side.record());
        List<Occupant> seats = side.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean isNamed = seat != side.ownSeat() && seats.get(seat).kind() != Occupant.Kind.BOT;
            if (isNamed) match.name(seat, seats.get(seat).name());
        }
        table.share(match, side);
    }

    /** Shows the moves that others have made. */
    private void catchUp() {
        if (side == null || shownRound == 0 || shownRound != side.round() || table.match() == null || !table.isShared()) return;
        GameRecord record = side.record();
        while (table.match().record().plies() < record.plies()) table.sitting().arrive(record.move(table.match().record().plies()));
        window.redraw();
    }

    private void tellNews() {
        if (!table.isShared()) return;
        Sitting sitting = table.sitting();
        int resigned = side.resigned();
        if (resigned != Position.NOBODY && !isToldEnd) {
            isToldEnd = true;
            boolean isOwn = resigned == side.ownSeat();
            Message told = isOwn ? Message.of("far.youResigned") : Message.of("far.resigned", who(resigned));
            sitting.end(new Sitting.Resignation(resigned, told));
        }
        sitting.tellFar(news());
        window.redraw();
    }

    private Message who(int seat) {
        return FarLobby.named(side.seats().get(seat));
    }

    /** What is to be known while another device is waited for; null: nothing. */
    private Message news() {
        if (!isConnected()) return Message.of("far.offline");
        int mover = table.match().toMove();
        int away = mover == Position.NOBODY || mover == side.ownSeat() ? 0 : side.away(mover);
        return away == 0 ? null : Message.of("far.away", Integer.toString(away / SECONDS_A_MINUTE), who(mover));
    }

    private boolean isConnected() {
        return line.wire().isConnected() || platform.seconds() - connectedAt < PATIENCE;
    }

    private void tellFairness() {
        if (!table.isShared()) return;
        Fairly fairness = side.fairness();
        if (fairness == Fairly.NOT_CHECKED) return;
        boolean isFair = fairness == Fairly.FAIR;
        Message checked = isFair ? Message.of("far.fair") : Message.of("far.unfair", Message.listed(side.faults()));
        Match match = table.match();
        Message told = match.outcome().over() ? Message.of("far.ended", match.game().ending(match.position(), side.ownSeat()), checked)
            : checked;
        table.sitting().announce(told);
    }

    private void showLobby() {
        FarLobby lobby = new FarLobby(side, name(), isConnected(), isCopied);
        List<FarLobby.Deed> deeds = lobby.deeds(new LobbyDeeds());
        List<Message> shown = new ArrayList<>(lobby.told());
        for (FarLobby.Deed deed : deeds) shown.add(deed.label());
        if (shown.equals(shownLobby)) return;
        shownLobby = shown;
        shownRound = 0;
        table.clear();
        Game game = side.game() == null ? boxes.games().get(0) : side.game();
        window.show(game.id(), (look, layout, still) -> lobby(look, layout, lobby.told(), deeds));
        window.redraw();
    }

    private Screen lobby(Look look, TableLayout layout, List<Message> told,
        List<FarLobby.Deed> deeds) {
        Texts texts = look.texts();
        List<ListSheet.Line> lines = new ArrayList<>();
        for (FarLobby.Deed deed : deeds)
            lines.add(new ListSheet.Line(deed.name(), texts.say(deed.label()), texts.language().direction(), deed.action()));
        String title = texts.say("far.title", texts.say("game." + (side.game() == null ? boxes.games().get(0) : side.game()).id()));
        return new LobbyScreen(look, layout, title, told.stream().map(texts::say).toList(), lines, program);
    }

    /** What people do before a game. */
    private final class LobbyDeeds implements FarLobby.Deeds {
        @Override
        public boolean offersSending() {
            return platform.exchange().offersSending();
        }

        private String address() {
            return platform.exchange().address(side.game().id()) + Invitation.FRAGMENT + side.invitation().text();
        }

        @Override
        public void send() {
            platform.exchange().send(window.say(Message.of("far.title", Message.of("game." + side.game().id()))), address());
        }

        @Override
        public void copy() {
            platform.exchange().copy(address(), isDone -> {
                isCopied = isDone;
                if (side != null && shownRound == 0) showLobby();
            });
        }

        @Override
        public void place(int seat, Occupant occupant) {
            ((KeeperSide) side).keeper().place(seat, occupant);
            changed();
        }

        @Override
        public void take(int seat) {
            ((GuestSide) side).guest().take(seat);
        }

        @Override
        public void askForName() {
            platform.exchange().ask(window.say(Message.of("far.name.ask")), name(), Occupant.LONGEST_NAME, this::rename);
        }

        private void rename(String text) {
            platform.storage().save(NAME, text.strip());
            if (side instanceof KeeperSide keeper) keeper.keeper().rename(text);
            if (side instanceof GuestSide guest) guest.guest().rename(text);
            showLobby();
        }

        @Override
        public void leave() {
            Game game = side.game() == null ? boxes.games().get(0) : side.game();
            if (side instanceof GuestSide guest) guest.guest().leave();
            FarTables.this.leave();
            program.play(game);
        }
    }

    private String name() {
        String name = platform.storage().load(NAME);
        return name == null ? "" : name;
    }

    /** The table is shared no longer here; it can be come back to. */
    void leave() {
        if (line != null) line.wire().close();
        line = null;
        side = null;
        shownRound = 0;
        isCopied = false;
        shownLobby = List.of();
        window.beat(Screen.NOTHING_DUE);
        platform.far().keepAddress("");
    }

    /** Lets time go by. */
    void frame() {
        if (side == null) return;
        int now = platform.seconds();
        if (line.wire().isConnected()) connectedAt = now;
        side.frame(now - openedAt);
        if (side == null) return;
        if (shownRound == 0 && side.phase() != Phase.PLAYING) showLobby();
        else if (table.isShared() && !same(news(), table.sitting().farNews())) tellNews();
    }

    private static boolean same(Message one, Message other) {
        return one == null ? other == null : one.equals(other);
    }

    @Override
    public boolean offersReturn() {
        return platform.far().isOffered() && !isShared() && table.match() != null && last() != null;
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
        return isShared() && side.phase() == Phase.PLAYING;
    }

    @Override
    public void resign() {
        side.resign();
        tellNews();
    }

    @Override
    public boolean canPlayAgain() {
        return isShared() && side.phase() == Phase.OVER && !isWaitingForAnother;
    }

    @Override
    public void playAgain() {
        if (!canPlayAgain()) return;
        isWaitingForAnother = true;
        table.sitting().announce(Message.of("far.again"));
        side.playAgain();
    }
}
