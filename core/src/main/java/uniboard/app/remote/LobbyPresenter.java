package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.app.window.Window;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.CheckedLink;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.RemoteTable;
import uniboard.remote.TableSnapshot;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.table.LobbyScreen;
import uniboard.text.Texts;

/** Before a game of several devices begins: who is there, and what can be done about it. */
public final class LobbyPresenter {
    private static final int USUAL_LEVEL = 3;
    /** What each player may be given, one after the other; 0: no clock. */
    private static final List<Integer> MINUTES = List.of(0, 5, 10, 20, 40);
    /** CSS pixels of a window's height in which the code lies below what is told. */
    private static final float ROOM_FOR_CODE = 680;
    /** Seconds within which a table that the relay knows has answered. */
    private static final int ANSWER = 10;

    private final Platform platform;
    private final Window window;
    private final Program program;
    private final TableRole role;
    private final RemoteTable remote;
    /** What is played, also as long as the table hasn't been heard of. */
    private final Game game;
    private final Consumer<String> names;
    private final Runnable announced;
    private final Runnable left;
    private final Runnable watch;
    /** Null where it can't be. */
    private final Runnable byLinks;
    private TableSnapshot now;
    private String name;
    /** Whether the link is in the clipboard. */
    private boolean isCopied;
    /** Whether the link is shown as a code in place of what is told, where there is no room for both. */
    private boolean isCodeShown;
    /** Whether the host sets it up, in place of what is told. */
    private boolean isSettingUp;
    private boolean hasLine = true;
    /** Whether rules or lessons are looked at meanwhile. */
    private boolean isRead;
    /** Since when the relay has said nothing of the table, though it is reached; in the platform's seconds. */
    private int silentSince;
    /** Since when the player here asks for a seat; in the platform's seconds. */
    private int askedSince;
    /** What is on the screen; nothing, while something else is. */
    private List<Message> shown = List.of();

    private record Deed(String name, Message label, Runnable action) {
    }

    /**
     * @param name  of the person here; may be empty
     * @param names keeps another name
     * @param announced run when this table is opened to anybody
     * @param left    run when this table is left
     * @param watch   run to look at the game of others
     * @param byLinks plays by links instead; null where that can't be
     */
    LobbyPresenter(Platform platform, Window window, Program program, TableRole role, Game game, String name, Consumer<String> names,
        Runnable announced, Runnable left, Runnable watch, Runnable byLinks) {
        this.platform = platform;
        this.window = window;
        this.program = program;
        this.role = role;
        remote = role.table();
        now = remote.snapshot();
        this.game = game;
        this.name = name;
        this.names = names;
        this.announced = announced;
        this.left = left;
        this.watch = watch;
        this.byLinks = byLinks;
        silentSince = platform.seconds();
        askedSince = silentSince;
    }

    private LobbySentences sentences() {
        return new LobbySentences(now, role, game);
    }

    /** Whether the table is known to be one of another game than this lobby's. */
    boolean isOfAnotherGame(TableSnapshot of) {
        return new LobbySentences(of, role, game).isOfAnotherGame();
    }

    private boolean isInviting() {
        return sentences().isInviting();
    }

    /** Whether nothing is known at the relay of the table, which would have answered at once. */
    private boolean isUnknown() {
        return now.phase() == null && !role.isNextHost() && platform.seconds() - silentSince >= ANSWER;
    }

    /** Whether the host, who would have answered at once, doesn't. */
    private boolean isUnanswered() {
        return role.isAsking() && platform.seconds() - askedSince >= ANSWER;
    }

    /** Shows how things stand, if that isn't on the screen yet. */
    void show(boolean isConnected) {
        now = remote.snapshot();
        hasLine = isConnected;
        if (!isConnected || now.phase() != null) silentSince = platform.seconds();
        if (!isConnected || !role.isAsking()) askedSince = platform.seconds();
        if (isRead && (isInviting() || now.phase() == null)) return;
        isRead = false;
        List<Message> told = sentences().all(new LobbySentences.Circumstances(hasLine, isSettingUp, isUnknown(),
            isUnanswered(), isCopied));
        List<Message> all = new ArrayList<>(told);
        for (Deed deed : deeds()) all.add(deed.label());
        if (isCodeShown) all.add(Message.of("far.hideCode"));
        if (all.equals(shown)) return;
        shown = all;
        window.show(game.id(), (look, layout, still) -> screen(look, layout, told));
        window.redraw();
    }

    /** Rules or lessons lie in its place until the game begins. */
    void giveWay() {
        isRead = true;
    }

    boolean isReading() {
        return isRead;
    }

    /** Something else is shown. */
    void hide() {
        shown = List.of();
        isRead = false;
    }

    private Screen screen(UiContext look, TableLayout layout, List<Message> told) {
        Texts texts = look.texts();
        boolean isToScan = isInviting() && role.isHost() && !isSettingUp;
        boolean hasRoom = layout.shape() == TableLayout.Shape.WIDE && layout.height() >= ROOM_FOR_CODE;
        boolean isScanned = isToScan && (hasRoom || isCodeShown);
        List<String> sentences = new ArrayList<>();
        if (!isScanned || hasRoom) told.forEach(each -> sentences.add(texts.say(each)));
        if (isScanned) sentences.add(texts.say("far.scan"));
        List<Deed> offered = isScanned && !hasRoom ? List.of() : deeds();
        List<ListSheet.Line> lines = new ArrayList<>();
        for (Deed deed : offered) lines.add(line(texts, deed));
        Deed turning = new Deed("control:farCode", Message.of(isCodeShown ? "far.hideCode" : "far.showCode"), this::turnCode);
        // Before the last one, which leaves.
        if (isToScan && !hasRoom) lines.add(Math.max(0, lines.size() - 1), line(texts, turning));
        return new LobbyScreen(look, layout, texts.say(title()), sentences, isScanned ? address() : "", lines, program);
    }

    private static ListSheet.Line line(Texts texts, Deed deed) {
        return new ListSheet.Line(deed.name(), texts.say(deed.label()), texts.language().direction(), deed.action());
    }

    private Message title() {
        return Message.of("far.title", Message.of("game." + game.id()));
    }

    private List<Deed> deeds() {
        List<Deed> deeds = new ArrayList<>();
        if (sentences().isOfAnotherGame()) {
            deeds.add(new Deed("control:farLeave", Message.of("far.playHere"), this::leave));
            return deeds;
        }
        if (isInviting() && isSettingUp) {
            addSettings(deeds);
            return deeds;
        }
        if (isInviting() && role.isHost()) addHostDeeds(deeds);
        boolean isSeatless = remote.takesPart() && now.ownSeat() == Position.NOBODY;
        if (isInviting() && isSeatless && !role.isHost() && !role.isAsking()) addSeats(deeds);
        if (isInviting() && remote.takesPart() && !now.isOpen()) {
            Message label = name.isEmpty() ? Message.of("far.tellName") : Message.of("far.nameIs", name);
            deeds.add(new Deed("control:farName", label, this::askForName));
        }
        if (isInviting() && !role.isHost()) addReading(deeds);
        boolean isShutOut = isSeatless && now.phase() != null && now.phase() != Phase.INVITING;
        if (isShutOut) deeds.add(new Deed("control:farWatch", Message.of("far.watch"), watch));
        deeds.add(new Deed("control:farLeave", Message.of(isShutOut || isUnknown() ? "far.playHere" : "far.leave"), this::leave));
        return deeds;
    }

    /** Invited players may not know the game yet. */
    private void addReading(List<Deed> deeds) {
        deeds.add(new Deed("control:rules", Message.of("table.rules"), () -> program.rules(game)));
        if (program.hasLessons(game)) deeds.add(new Deed("control:lessons", Message.of("learn.lessons"), () -> program.learn(game)));
    }

    private void addHostDeeds(List<Deed> deeds) {
        if (!hasLine && byLinks != null) deeds.add(new Deed("control:farLinks", Message.of("far.playByLinks"), byLinks));
        if (platform.exchange().offersSending()) deeds.add(new Deed("control:farSend", Message.of("far.send"), this::send));
        deeds.add(new Deed("control:farCopy", Message.of("far.copy"), this::copy));
        deeds.add(new Deed("control:farSettings", Message.of("far.settings"), this::turnSettings));
    }

    private void addSettings(List<Deed> deeds) {
        deeds.add(new Deed("control:farSettingsDone", Message.of("far.settings.done"), this::turnSettings));
        for (int seat = 0; seat < now.seats().size(); seat++) if (sentences().isHostsToGive(seat)) deeds.add(giving(seat));
        deeds.add(limiting());
        if (now.isOpen()) deeds.add(new Deed("control:farInviteOnly", Message.of("far.open.not"), this::inviteOnly));
        else if (platform.far().offersOpenTables()) deeds.add(new Deed("control:farOpen", Message.of("far.open"), this::announce));
    }

    private void turnSettings() {
        isSettingUp = !isSettingUp;
        showAgain();
    }

    private void announce() {
        announced.run();
        role.host().announce();
        showAgain();
    }

    private void inviteOnly() {
        role.host().inviteOnly();
        role.seat().rename(name);
        showAgain();
    }

    private Deed limiting() {
        int given = now.minutes();
        int next = MINUTES.get((MINUTES.indexOf(given) + 1) % MINUTES.size());
        Message other = next == 0 ? Message.of("far.clock.off") : Message.of("far.clock.give", Integer.toString(next));
        Message label = given == 0 ? Message.of("far.clock.none", other) : Message.of("far.clock.is", Integer.toString(given), other);
        return new Deed("control:farClock", label, () -> limit(next));
    }

    private void limit(int minutes) {
        role.host().limit(minutes);
        showAgain();
    }

    private Deed giving(int seat) {
        if (now.seats().get(seat).kind() == Occupant.Kind.BOT)
            return new Deed("control:farFree:" + seat, Message.of("far.toFriend", game.words().seatName(seat)), () ->
                place(seat, Occupant.FREE));
        Occupant bot = Occupant.bot(Math.min(USUAL_LEVEL, Bot.LEVELS));
        return new Deed("control:farBot:" + seat, Message.of("far.toBot", game.words().seatName(seat)), () -> place(seat, bot));
    }

    private void addSeats(List<Deed> deeds) {
        for (int seat = 0; seat < now.seats().size(); seat++) {
            int taken = seat;
            if (now.seats().get(seat).kind() != Occupant.Kind.FREE) continue;
            deeds.add(new Deed("control:farTake:" + seat, Message.of("far.take", game.words().seatName(seat)), () -> take(taken)));
        }
    }

    private String address() {
        return platform.exchange().addressForOthers(game.id()) + CheckedLink.fragment(remote.invitation().text());
    }

    private void send() {
        platform.exchange().send(window.say(title()), address());
    }

    private void copy() {
        platform.exchange().copy(address(), isDone -> {
            isCopied = isDone;
            showAgain();
        });
    }

    private void turnCode() {
        isCodeShown = !isCodeShown;
        showAgain();
    }

    private void place(int seat, Occupant occupant) {
        role.host().place(seat, occupant);
        role.beginIfReady();
        showAgain();
    }

    private void take(int seat) {
        role.client().take(seat);
        showAgain();
    }

    private void askForName() {
        platform.exchange().ask(window.say(Message.of("far.name.ask")), name, Occupant.LONGEST_NAME, this::rename);
    }

    private void rename(String text) {
        name = text.trim();
        names.accept(name);
        role.seat().rename(name);
        showAgain();
    }

    private void leave() {
        left.run();
        program.play(game);
    }

    /** What was done here may come after something else is shown. */
    private void showAgain() {
        if (!shown.isEmpty()) show(hasLine);
    }
}
