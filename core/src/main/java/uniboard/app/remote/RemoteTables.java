package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.registry.Boxes;
import uniboard.app.share.ByLinks;
import uniboard.app.table.NewGame;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Seat;
import uniboard.remote.ChatPhrase;
import uniboard.remote.CheckedLink;
import uniboard.remote.Invitation;
import uniboard.remote.Listener;
import uniboard.remote.Occupant;
import uniboard.remote.OpenTables;
import uniboard.remote.Spectator;
import uniboard.remote.TableSnapshot;
import uniboard.remote.TakeOver;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.library.SharedGameActions;

/** Behind the door to tables on several devices. */
final class RemoteTables implements SharedTables {
    private static final float BEAT = 1;

    private final Platform platform;
    private final Boxes boxes;
    private final PlayTable table;
    private final Window window;
    private final Program program;
    private final Consumer<Message> teller;
    private final ByLinks byLinks;
    private final RemoteStore memory;
    private final SharedPlay play;
    /** The line to other devices, and what this one can be there; null while none is open. */
    private RemoteConnection line;
    private TableRoles roles;
    /** Null while no table is shared. */
    private RemoteSession session;
    /** Run once the table has been left. */
    private Runnable left = () -> { };
    /** While a table is looked for; else null. */
    private OpenTableList openTables;

    RemoteTables(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, Consumer<Message> teller) {
        this.platform = platform;
        this.boxes = boxes;
        this.table = table;
        this.window = window;
        this.program = program;
        this.teller = teller;
        byLinks = new ByLinks(platform, table);
        memory = new RemoteStore(platform.storage());
        play = new SharedPlay(window, memory, teller, () -> session, this::showNow, this::leave);
    }

    @Override
    public void invite(Game game) {
        platform.remote().connect(there -> {
            if (there == null) {
                table.fill();
                if (byLinks.isOffered(game)) byLinks.begin(Message.of("far.linksInstead"));
                else teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            NewGame next = table.next();
            sit(roles.invite(game, next.options(game), occupants(next.withFriends(game))), game);
        });
    }

    private List<Occupant> occupants(List<Seat> seats) {
        List<Occupant> occupants = new ArrayList<>();
        for (Seat seat : seats) {
            if (seat.isBot()) occupants.add(Occupant.bot(seat.level()));
            else occupants.add(seat.isRemote() ? Occupant.FREE : Occupant.host(memory.name()));
        }
        return occupants;
    }

    private void begin(RemotePlatform.Line there) {
        leave();
        line = new RemoteConnection(there, platform::seconds, this::passTime);
        roles = new TableRoles(platform.remote(), line, boxes, memory, new News());
        window.beat(BEAT);
    }

    private void sit(TableRole role, Game game) {
        session = session(role, game, Position.NOBODY);
        showNow();
    }

    private RemoteSession session(TableRole role, Game game, int seatBefore) {
        Runnable instead = byLinks.isOffered(game) ? this::playByLinks : null;
        LobbyPresenter lobby = new LobbyPresenter(platform, window, program, role, boxes.box(game), table.next().level(game),
            memory.name(), memory::rename, () -> memory.open(role.table().invitation()), this::leave, this::watch, instead);
        return new RemoteSession(platform, table, window, memory, line, role, lobby, seatBefore);
    }

    @Override
    public void sit(GivenSeat given) {
        begin(given.line());
        left = given.left();
        sit(roles.sit(given), given.game());
    }

    /** For those who come too late for a seat. */
    private void watch() {
        come(session.watchLink(), session.played());
    }

    private void playByLinks() {
        Game game = session.played();
        leave();
        program.play(game);
        byLinks.begin(Message.of("far.linksInstead"));
    }

    @Override
    public void come(String link, Game game) {
        String text = CheckedLink.read(link);
        Invitation invitation = text == null ? null : Invitation.toTableOf(text);
        if (invitation == null) {
            playInstead(game, Message.of("link.damaged"));
            return;
        }
        if (!platform.remote().isOffered()) {
            playInstead(game, Message.of("far.unreachable"));
            return;
        }
        platform.remote().connect(there -> {
            if (there == null) {
                playInstead(game, Message.of("far.unreachable"));
                return;
            }
            begin(there);
            TakeOver takeOver = TakeOver.with(text, line.crypto(), line.transport(), kept -> taken(kept, invitation, game));
            if (takeOver != null) {
                Spectator spectator = roles.awaitTable(invitation);
                session = session(TableRole.of(spectator, TableRole.Kind.NEXT_HOST), game, Position.NOBODY);
                session.await(takeOver, spectator, () -> come(invitation.text(), game));
                showNow();
                return;
            }
            TableRole found = roles.come(invitation, text, game);
            if (found == null) playInstead(game, Message.of("far.lost"));
            else sit(found, game);
        });
    }

    /** The table has come from another device of the person here. */
    private void taken(String kept, Invitation invitation, Game game) {
        TableRole host = roles.hostAgain(kept, invitation, game);
        if (host == null) {
            leave();
            playInstead(game, Message.of("far.lost"));
            return;
        }
        sit(host, game);
    }

    @Override
    public boolean canHostTable() {
        return game() != null && session.role().canHostTable();
    }

    @Override
    public void hostTable() {
        Game game = session.played();
        resit(roles.hostAgain(session.role().client().hostTable(), session.remote().invitation(), game), game);
        if (game() != null) game().tellHosted();
        window.redraw();
    }

    /** Another device hosts the table by now; the player here goes on there. */
    private void becomeClient(String kept) {
        boolean isMoveLost = session.role().host().isMoveLost();
        Game game = session.played();
        resit(roles.comeBack(kept, session.remote().invitation(), game), game);
        if (game() != null) game().tellHostedElsewhere(isMoveLost);
        window.redraw();
    }

    /** The game on the table is shown as another role of this device has it. */
    private void resit(TableRole role, Game game) {
        session = session(role, game, session.seat());
        // A player who was away before is shown as away at once.
        role.table().frame(line.age());
        showNow();
    }

    private void playInstead(Game game, Message reason) {
        program.play(game);
        teller.accept(reason);
    }

    /** Shows what other devices have done. */
    private final class News implements Listener {
        @Override
        public void changed(TableSnapshot now) {
            if (session != null) show(now);
        }

        @Override
        public void moved(TableSnapshot now) {
            if (session != null) session.moved();
        }

        @Override
        public void said(int seat, ChatPhrase phrase) {
            if (session != null) session.said(seat, phrase);
        }

        @Override
        public void checked(TableSnapshot now) {
            if (session != null) session.checked();
        }
    }

    private void show(TableSnapshot now) {
        TableRole role = session.role();
        String kept = role.isHost() ? role.host().asClient() : null;
        if (kept == null) session.update(now);
        else becomeClient(kept);
    }

    private void showNow() {
        show(session.remote().snapshot());
    }

    /** The game that is shown; null while none is. */
    private SharedTable game() {
        return session == null ? null : session.game();
    }

    @Override
    public boolean beginReading() {
        return session != null && session.beginReading();
    }

    @Override
    public boolean endReading() {
        return session != null && session.endReading();
    }

    @Override
    public void leave() {
        if (line == null) return;
        if (session != null) session.leave();
        line.transport().close();
        line = null;
        roles = null;
        session = null;
        openTables = null;
        window.beat(Screen.NOTHING_DUE);
        platform.remote().keepAddress("");
        Runnable then = left;
        left = () -> { };
        then.run();
    }

    @Override
    public void close() {
        if (session != null) session.close();
    }

    private void passTime() {
        if (session != null) session.passTime();
    }

    @Override
    public void frame() {
        passTime();
        if (openTables != null) openTables.frame(line.age());
        if (session != null) session.frame();
    }

    @Override
    public void findTable(Game game) {
        platform.remote().connect(there -> {
            if (there == null) {
                teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            table.clear();
            OpenTables tables = OpenTables.look(boxes, line.crypto(), line.transport());
            openTables = new OpenTableList(window, program, boxes.box(game), tables, chosen -> come(chosen.invitation().text(), game),
                this::leave);
            openTables.frame(line.age());
        });
    }

    @Override
    public boolean isShared() {
        return session != null && table.isShared();
    }

    @Override
    public void inviteToWatch() {
        handOn(session.watchLink(), "far.watchCopied");
    }

    @Override
    public boolean canMoveSeat() {
        return isShared() && !session.role().isPupil() && !session.role().pass().isEmpty();
    }

    @Override
    public void moveSeat() {
        handOn(session.role().pass(), session.role().isHost() ? "far.tableCopied" : "far.seatCopied");
    }

    @Override
    public String seatLink() {
        return link(session.role().pass());
    }

    private String link(String text) {
        return platform.sharing().addressForOthers(session.played().id()) + CheckedLink.fragment(text);
    }

    /** @param told once the link is in the clipboard */
    private void handOn(String text, String told) {
        Game game = session.played();
        String link = link(text);
        if (platform.sharing().offersSending()) {
            platform.sharing().send(window.say(Message.of("game." + game.id())), link);
            return;
        }
        platform.sharing().copy(link, isCopied -> {
            if (isCopied) teller.accept(Message.of(told));
        });
    }

    @Override
    public SharedGameActions play() {
        return play;
    }
}
