package uniboard.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.far.CheckedLink;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Listener;
import uniboard.far.Occupant;
import uniboard.far.OpenTables;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.TakeOver;
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
    private static final float BEAT = 1;

    private final Platform platform;
    private final Boxes boxes;
    private final PlayTable table;
    private final Window window;
    private final Program program;
    private final Consumer<Message> teller;
    private final ByLinks byLinks;
    private final FarMemory memory;
    /** All null while no table is shared. */
    private FarLine line;
    private FarSides sides;
    private FarSide side;
    private FarLobby lobby;
    /** The game on the table; null while the lobby is shown. */
    private SharedTable shown;
    /** Of a table that is on its way from another device of the person here; null if none is. */
    private TakeOver takeOver;
    private WatcherSide awaited;
    /** Run where another person's device has taken it before. */
    private Runnable onceTaken;
    /** Whether the page of another game is on its way. */
    private boolean isLedOn;
    /** While one is looked for; else null. */
    private OpenTableList openTables;
    /** Of this device in the game that was shown last; nobody's before the first. */
    private int seat = Position.NOBODY;

    FarTables(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, Consumer<Message> teller) {
        this.platform = platform;
        this.boxes = boxes;
        this.table = table;
        this.window = window;
        this.program = program;
        this.teller = teller;
        byLinks = new ByLinks(platform, table);
        memory = new FarMemory(platform.storage());
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
        seats.set(Math.max(0, match.onlyPerson()), Occupant.keeper(memory.name()));
        GameRecord like = match.record();
        platform.far().connect(there -> {
            if (there == null) {
                if (byLinks.isOffered(like.game())) byLinks.begin(Message.of("far.linksInstead"));
                else teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            sit(sides.invite(like, seats), like.game());
        });
    }

    private void inviteElsewhere(Game game) {
        if (!opensPage(game)) {
            byLinks.begin(Message.of("far.byLinks"));
            return;
        }
        platform.exchange().openPage(platform.exchange().address(game.id()));
        table.session().announce(Message.of("far.pageOpens", Message.of("far.invite")));
    }

    private void begin(FarDevice.Line there) {
        leave();
        line = new FarLine(there, platform::seconds, this::passTime);
        sides = new FarSides(platform.far(), line, boxes, memory, new News());
        window.beat(BEAT);
    }

    private void sit(FarSide newSide, Game game) {
        side = newSide;
        Runnable instead = byLinks.isOffered(game) ? this::playByLinks : null;
        lobby = new FarLobby(platform, window, program, side, game, memory.name(), memory::rename,
            () -> memory.open(side.invitation()), this::leave,
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
    void come(String link, Game game) {
        String text = CheckedLink.read(link);
        Invitation invitation = text == null ? null : Guest.invitation(text);
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
            takeOver = TakeOver.with(text, line.seal(), line.wire(), kept -> taken(kept, invitation, game));
            if (takeOver != null) {
                awaited = sides.awaitTable(invitation);
                onceTaken = () -> come(invitation.text(), game);
                sit(awaited, game);
                return;
            }
            FarSide found = sides.come(invitation, text, game);
            if (found == null) playInstead(game, Message.of("far.lost"));
            else sit(found, game);
        });
    }

    /** The table has come from another device of the person here. */
    private void taken(String kept, Invitation invitation, Game game) {
        takeOver = null;
        awaited = null;
        FarSide keeper = sides.keepOn(kept, invitation, game);
        if (keeper == null) {
            leave();
            playInstead(game, Message.of("far.lost"));
            return;
        }
        sit(keeper, game);
    }

    @Override
    public boolean canKeepTable() {
        return shown != null && side.canKeepTable();
    }

    @Override
    public void keepTable() {
        Game game = side.game();
        resit(sides.keepOn(side.keepTable(), side.invitation(), game), game);
        if (shown != null) shown.tellKept();
        window.redraw();
    }

    /** Another device has become the keeper of the table, which whoever sits here goes on at. */
    private void becomeGuest(String kept) {
        boolean isMoveLost = side.isMoveLost();
        Game game = side.game();
        resit(sides.comeBack(kept, side.invitation(), game), game);
        if (shown != null) shown.tellKeptElsewhere(isMoveLost);
        window.redraw();
    }

    /** The game on the table is shown as the new side has it. */
    private void resit(FarSide newSide, Game game) {
        shown = null;
        // Who has been away until now is so at once.
        newSide.frame(line.age());
        sit(newSide, game);
    }

    private void playInstead(Game game, Message reason) {
        program.play(game);
        teller.accept(reason);
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
            boolean wasOwnTurn = shown.isOwnTurn();
            shown.catchUp();
            boolean isMissed = !wasOwnTurn && shown.isOwnTurn() && platform.far().signalTurn(window.say(Message.of("table.yourTurn")));
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
            shown.tellNews(line.isConnected(), line.age());
            window.redraw();
        }
    }

    /** Shows what is to be shown by now: who is there, or the game. */
    private void changed() {
        if (side == null) return;
        if (side.asGuest() != null) {
            becomeGuest(side.asGuest());
            return;
        }
        if (lobby.isOfAnotherGame()) {
            leadOn();
            showLobby();
            return;
        }
        side.advance();
        boolean isDealt = side.record() != null && (side.phase() == Phase.PLAYING || side.phase() == Phase.OVER);
        if (!isDealt || side.isOvertaken()) {
            if (side.isOvertaken() || shown == null || side.phase() == Phase.DEALING) showLobby();
            return;
        }
        if (side.takesPart()) memory.goesOn(side.game(), side.phase() == Phase.PLAYING);
        if (shown == null || !shown.isCurrent()) {
            if (lobby.isReading()) platform.thinker().cancel();
            lobby.hide();
            SharedTable before = shown;
            shown = new SharedTable(table, side, side.invitation().gameId(line.seal(), side.round()), seat);
            shown.tellWhoPlays(before);
            seat = side.ownSeat();
        }
        shown.catchUp();
        shown.tellNews(line.isConnected(), line.age());
        window.redraw();
    }

    /** The invitation is to another game than the page's: its own page is opened there. */
    private void leadOn() {
        if (isLedOn) return;
        isLedOn = true;
        platform.far().leadTo(side.gameId(), CheckedLink.fragment(side.invitation().text()));
    }

    private void showLobby() {
        shown = null;
        table.clear();
        lobby.show(line.isConnected());
    }

    /**
     * Rules or lessons come in the lobby's place.
     *
     * @return whether there is a lobby, to be come back to
     */
    boolean beginReading() {
        if (lobby == null || shown != null) return false;
        lobby.giveWay();
        return true;
    }

    /** @return whether that led back to a lobby */
    boolean endReading() {
        if (lobby == null || !lobby.isReading()) return false;
        lobby.hide();
        changed();
        return true;
    }

    /** The table is shared no longer here; it can be come back to. */
    void leave() {
        if (side != null && !side.isOvertaken()) side.leave();
        if (line != null) line.wire().close();
        line = null;
        sides = null;
        side = null;
        lobby = null;
        shown = null;
        takeOver = null;
        awaited = null;
        isLedOn = false;
        openTables = null;
        seat = Position.NOBODY;
        window.beat(Screen.NOTHING_DUE);
        platform.far().keepAddress("");
    }

    /** The program ends. */
    void close() {
        if (side != null && !side.isOvertaken()) side.close();
    }

    private void passTime() {
        if (side != null) side.frame(line.age());
        if (takeOver != null) takeOver.frame(line.age());
    }

    /** Lets time go by. */
    void frame() {
        passTime();
        if (openTables != null) openTables.frame(line.age());
        if (side == null) return;
        if (awaited != null && awaited.isTableTaken()) {
            onceTaken.run();
            return;
        }
        closeOlder();
        if (shown != null) shown.tellNews(line.isConnected(), line.age());
        else if (side.phase() != Phase.PLAYING || side.ownSeat() == Position.NOBODY) showLobby();
    }

    /** Another table of this device, in another window, is open to anybody now. */
    private void closeOlder() {
        boolean isOlder = side.isKeeper() && side.isOpen() && side.phase() == Phase.INVITING && !memory.isOpen(side.invitation());
        if (isOlder) side.inviteOnly();
    }

    @Override
    public boolean offersOpenTables() {
        return platform.far().isOffered() && platform.far().offersOpenTables() && !isShared() && table.match() != null;
    }

    @Override
    public void findTable() {
        Game game = table.match().game();
        platform.far().connect(there -> {
            if (there == null) {
                teller.accept(Message.of("far.unreachable"));
                return;
            }
            begin(there);
            table.clear();
            OpenTables tables = OpenTables.look(boxes, line.seal(), line.wire());
            openTables = new OpenTableList(window, program, game, tables, chosen -> come(chosen.invitation().text(), game), this::leave);
            openTables.frame(line.age());
        });
    }

    @Override
    public boolean offersReturn() {
        return platform.far().isOffered() && !isShared() && table.match() != null && memory.last(table.match().game()) != null;
    }

    /** Whether a game at a shared table, which this one isn't, waits to be come back to. */
    boolean isMissed() {
        return offersReturn() && memory.goesOn(table.match().game());
    }

    @Override
    public void comeBack() {
        come(memory.last(table.match().game()), table.match().game());
    }

    @Override
    public boolean isShared() {
        return side != null && table.isShared();
    }

    @Override
    public void inviteToWatch() {
        handOn(side.invitation().toWatch(line.seal()).text(), "far.watchCopied");
    }

    @Override
    public boolean canMoveSeat() {
        return isShared() && !side.pass().isEmpty();
    }

    @Override
    public void moveSeat() {
        handOn(side.pass(), side.isKeeper() ? "far.tableCopied" : "far.seatCopied");
    }

    @Override
    public String seatLink() {
        return link(side.pass());
    }

    private String link(String text) {
        return platform.exchange().addressForOthers(side.game().id()) + CheckedLink.fragment(text);
    }

    /** @param told once the link is in the clipboard */
    private void handOn(String text, String told) {
        Game game = side.game();
        String link = link(text);
        if (platform.exchange().offersSending()) {
            platform.exchange().send(window.say(Message.of("game." + game.id())), link);
            return;
        }
        platform.exchange().copy(link, isCopied -> {
            if (isCopied) teller.accept(Message.of(told));
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
        return memory.isMuted();
    }

    @Override
    public void mute(boolean isMutedNow) {
        memory.mute(isMutedNow);
        teller.accept(Message.of(isMutedNow ? "far.muted" : "far.unmuted"));
    }

    @Override
    public boolean canAskBack() {
        return shown != null && shown.canAskBack();
    }

    @Override
    public void askBack() {
        shown.askBack();
        window.redraw();
    }

    @Override
    public Map<Integer, Message> absentees() {
        return shown == null ? Map.of() : shown.absentees();
    }

    @Override
    public void askForBot(int absentee) {
        shown.askForBot(absentee);
        window.redraw();
    }

    @Override
    public Question question() {
        return shown == null ? null : shown.question();
    }

    @Override
    public void answer(boolean isAgreed) {
        side.answer(isAgreed);
        changed();
    }

    @Override
    public boolean hasClocks() {
        return shown != null && shown.clocks().areOn();
    }

    @Override
    public void tellTime() {
        shown.tellTime();
        window.redraw();
    }

    @Override
    public boolean canResign() {
        return shown != null && shown.canResign();
    }

    @Override
    public void resign() {
        side.resign();
        shown.tellNews(line.isConnected(), line.age());
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
        shown.tellNews(line.isConnected(), line.age());
    }
}
