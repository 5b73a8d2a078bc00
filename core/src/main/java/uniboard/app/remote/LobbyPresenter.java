package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.CheckedLink;
import uniboard.remote.Occupant;
import uniboard.remote.Phase;
import uniboard.remote.RemoteTable;
import uniboard.remote.TableSnapshot;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;
import uniboard.stage.table.LobbyView.Button;
import uniboard.stage.table.LobbyView.Row;
import uniboard.stage.table.LobbyView.Style;
import uniboard.stage.table.SeatMarks;

/** Before a game of several devices begins: who is there, and what can be done about it. */
public final class LobbyPresenter {
    private static final String COPY = "control:farCopy";
    private static final String SEND = "control:farSend";
    private static final String WATCH = "control:farWatch";
    private static final String LINKS = "control:farLinks";
    /** Takes the first free seat. */
    private static final String SIT = "control:farSit";
    private static final String RULES = "control:rules";
    private static final String LESSONS = "control:lessons";
    /** Seconds within which a table that the relay knows has answered. */
    private static final int ANSWER = 10;

    private final Platform platform;
    private final Window window;
    private final Program program;
    private final TableRole role;
    private final RemoteTable remote;
    private final GamePresentation box;
    /** Known before the table is heard of. */
    private final Game game;
    /** Of bots, unless another one is chosen. */
    private final int level;
    private final Consumer<String> names;
    private final Runnable announced;
    private final Runnable left;
    private final Runnable watch;
    /** Null where the game can't be played by links. */
    private final Runnable byLinks;
    private TableSnapshot now;
    private LobbySentences sentences;
    private String name;
    /** The invitation's; null until it is asked for. */
    private String address;
    /** Of the seats, none until the table has been heard of. */
    private List<String> marks = List.of();
    /** Whether the link is in the clipboard. */
    private boolean isCopied;
    private boolean hasLine = true;
    /** Whether rules or lessons are looked at meanwhile. */
    private boolean isRead;
    /** Since when the relay has said nothing of the table, though it is reached; in the platform's seconds. */
    private int silentSince;
    /** Since when the player here asks for a seat; in the platform's seconds. */
    private int askedSince;
    /** What is on the screen; null while something else is. */
    private LobbyView shown;
    /** As it was made last. */
    private LobbyScreen screen;

    /**
     * @param level   of bots, unless another one is chosen
     * @param name    of the person here; may be empty
     * @param names   keeps another name
     * @param announced run when this table is opened to anybody
     * @param left    run when this table is left
     * @param watch   run to look at the game of others
     * @param byLinks plays by links instead; null where that can't be
     */
    LobbyPresenter(Platform platform, Window window, Program program, TableRole role, GamePresentation box, int level, String name,
        Consumer<String> names, Runnable announced, Runnable left, Runnable watch, Runnable byLinks) {
        this.platform = platform;
        this.window = window;
        this.program = program;
        this.role = role;
        remote = role.table();
        this.box = box;
        game = box.game();
        this.level = level;
        this.name = name;
        this.names = names;
        this.announced = announced;
        this.left = left;
        this.watch = watch;
        this.byLinks = byLinks;
        silentSince = platform.seconds();
        askedSince = silentSince;
        read();
    }

    private void read() {
        now = remote.snapshot();
        sentences = new LobbySentences(now, role, game);
    }

    /** Whether the table is known to be one of another game than this lobby's. */
    boolean isOfAnotherGame(TableSnapshot of) {
        return new LobbySentences(of, role, game).isOfAnotherGame();
    }

    private boolean isInviting() {
        return sentences.isInviting();
    }

    /** Whether the relay, which tells of a table at once, knows nothing of this one. */
    private boolean isUnknown() {
        return now.phase() == null && !role.isNextHost() && platform.seconds() - silentSince >= ANSWER;
    }

    /** Whether the host, who would answer at once, is silent. */
    private boolean isUnanswered() {
        return role.isAsking() && platform.seconds() - askedSince >= ANSWER;
    }

    /** Shows how things stand, if that isn't on the screen yet. */
    void show(boolean isConnected) {
        read();
        hasLine = isConnected;
        if (!isConnected || now.phase() != null) silentSince = platform.seconds();
        if (!isConnected || !role.isAsking()) askedSince = platform.seconds();
        if (isRead && (isInviting() || now.phase() == null)) return;
        isRead = false;
        LobbyView view = view();
        if (view.equals(shown)) return;
        boolean isOther = shown == null;
        // Having a seat is told first.
        if (!isOther && shown.seated().isEmpty() && !view.seated().isEmpty()) screen = null;
        shown = view;
        if (isOther) window.show(game.id(), (look, layout, still) -> screen(look, layout));
        else window.refresh();
        window.redraw();
    }

    private LobbyScreen screen(UiContext look, TableLayout layout) {
        screen = new LobbyScreen(look, layout, view(), this::act, program::menu, screen == null ? 0 : screen.scrolled());
        return screen;
    }

    /** Rules or lessons lie in its place until the game begins. */
    void giveWay() {
        isRead = true;
        shown = null;
    }

    boolean isReading() {
        return isRead;
    }

    /** Something else is shown. */
    void hide() {
        shown = null;
        screen = null;
        isRead = false;
    }

    private Message title() {
        return Message.of("far.title", Message.of("game." + game.id()));
    }

    private LobbyRows rows() {
        if (marks.size() != now.seats().size()) marks = SeatMarks.of(box, now.seats().size());
        return new LobbyRows(now, role, game, marks, sentences, name);
    }

    private LobbyView view() {
        List<Message> told = sentences.all(new LobbySentences.Circumstances(hasLine, isUnknown(), isUnanswered()));
        boolean isOther = sentences.isOfAnotherGame();
        boolean isHosting = isInviting() && role.isHost() && !isOther;
        boolean isKnown = !isOther && now.phase() != null && !now.isOvertaken();
        List<Button> foot = foot(isOther);
        boolean leavesBelow = false;
        for (Button button : foot) leavesBelow |= button.place().equals(LobbyScreen.LEAVE);
        Message heading = isKnown ? Message.of("far.seatsTaken", Integer.toString(sentences.taken()),
            Integer.toString(now.seats().size())) : null;
        return new LobbyView(box.game().id(), box.colour(), title(), told, isOther ? List.of() : sentences.seated(), heading,
            isKnown ? groups() : List.of(),
            isHosting ? rows().bots(level) : null, isHosting ? invite() : null, foot, note(), sentences.terms(),
            leavesBelow ? null : Message.of("far.leave.short"));
    }

    private List<List<Row>> groups() {
        LobbyRows rows = rows();
        List<List<Row>> groups = new ArrayList<>();
        groups.add(rows.seats());
        if (rows.tellsName() && now.ownSeat() == Position.NOBODY) groups.add(List.of(rows.field(null)));
        if (!isInviting()) return groups;
        List<Row> more = new ArrayList<>();
        if (role.isHost()) {
            if (!hasLine && byLinks != null) more.add(LobbyRows.leading(LINKS, "icon-letter", Message.of("far.playByLinks")));
            more.add(rows.clock());
            if (now.isOpen() || platform.remote().offersOpenTables()) more.add(rows.join());
        } else {
            // Invited players may not know the game yet.
            more.add(LobbyRows.leading(RULES, "icon-rules", Message.of("far.readRules")));
            if (program.hasLessons(game)) more.add(LobbyRows.leading(LESSONS, "icon-learn", Message.of("learn.lessons")));
        }
        groups.add(more);
        return groups;
    }

    private LobbyView.Invite invite() {
        List<Button> ways = new ArrayList<>();
        ways.add(copying(Message.of("share.copyLink")));
        if (platform.sharing().offersSending()) ways.add(sending(Message.of("share.send")));
        return new LobbyView.Invite(address(), Message.of(isCopied ? "far.copied" : "far.scan"), ways, null);
    }

    private static Button copying(Message words) {
        return new Button(COPY, "icon-copy", words, Style.PLAIN);
    }

    private static Button sending(Message words) {
        return new Button(SEND, "icon-send", words, Style.PLAIN);
    }

    private Message note() {
        if (!isInviting() || sentences.isOfAnotherGame()) return null;
        if (role.isHost()) return Message.of("far.sendIt");
        if (isCopied) return Message.of("far.copied");
        return sentences.seated().isEmpty() || !rows().tellsName() ? null : Message.of("far.tapName");
    }

    private List<Button> foot(boolean isOtherGame) {
        Message here = Message.of("far.playHere");
        if (isOtherGame || isUnknown()) return List.of(new Button(LobbyScreen.LEAVE, null, here, Style.MAIN));
        LobbyRows rows = rows();
        boolean isSeatless = remote.takesPart() && now.ownSeat() == Position.NOBODY;
        if (isSeatless && now.phase() != null && now.phase() != Phase.INVITING) {
            return List.of(new Button(LobbyScreen.LEAVE, null, here, Style.PLAIN),
                new Button(WATCH, "icon-watcher", Message.of("far.watch"), Style.MAIN));
        }
        if (rows.canTake() && rows.firstFree() != Position.NOBODY) {
            return List.of(new Button(SIT, null, Message.of("far.take", game.words().seatName(rows.firstFree())), Style.MAIN));
        }
        if (sentences.seated().isEmpty() || !remote.takesPart()) return List.of();
        Message on = Message.of("far.sendOn");
        return List.of(platform.sharing().offersSending() ? sending(on) : copying(Message.of("share.copyLink")));
    }

    /** @param place of what was chosen, or of a row's value */
    private void act(String place) {
        switch (place) {
            case LobbyScreen.LEAVE -> leave();
            case COPY -> copy();
            case SEND -> send();
            case WATCH -> watch.run();
            case LINKS -> byLinks.run();
            case SIT -> take(rows().firstFree());
            case RULES -> program.rules(game);
            case LESSONS -> program.learn(game);
            case LobbyRows.NAME -> askForName();
            default -> actOnValue(place);
        }
    }

    private void actOnValue(String place) {
        int colon = place.lastIndexOf(':');
        String of = place.substring(0, colon);
        String value = place.substring(colon + 1);
        if (place.startsWith(LobbyRows.TAKE)) take(Integer.parseInt(value));
        else if (isInviting() && role.isHost()) set(of, value);
        renew();
    }

    private void set(String row, String value) {
        if (row.equals(LobbyRows.START)) startWithBots(Integer.parseInt(value));
        else if (row.equals(LobbyRows.CLOCK)) role.host().limit(Integer.parseInt(value));
        else if (row.equals(LobbyRows.JOIN)) letJoin(value);
        else if (row.startsWith(LobbyRows.SEAT)) place(Integer.parseInt(row.substring(LobbyRows.SEAT.length())), value);
    }

    private void letJoin(String value) {
        boolean isToBeOpen = value.equals(LobbyRows.ANYBODY);
        if (isToBeOpen == now.isOpen()) return;
        if (isToBeOpen) {
            announced.run();
            role.host().announce();
        } else {
            role.host().inviteOnly();
            role.seat().rename(name);
        }
    }

    /** A seat that has been taken meanwhile stays so. */
    private void place(int seat, String value) {
        if (!sentences.isHostsToGive(seat)) return;
        role.host().place(seat, value.equals(LobbyRows.FRIEND) ? Occupant.FREE : Occupant.bot(Integer.parseInt(value)));
        role.beginIfReady();
    }

    private void startWithBots(int ofLevel) {
        for (int seat = 0; seat < now.seats().size(); seat++) {
            if (now.seats().get(seat).kind() == Occupant.Kind.FREE) role.host().place(seat, Occupant.bot(ofLevel));
        }
        role.beginIfReady();
    }

    private String address() {
        if (address == null) {
            address = platform.sharing().addressForOthers(game.id()) + CheckedLink.fragment(remote.invitation().text());
        }
        return address;
    }

    private void send() {
        platform.sharing().send(window.say(title()), address());
    }

    private void copy() {
        platform.sharing().copy(address(), isDone -> {
            isCopied = isDone;
            showAgain();
        });
    }

    private void take(int seat) {
        if (seat != Position.NOBODY) role.client().take(seat);
        showAgain();
    }

    private void askForName() {
        platform.sharing().ask(window.say(Message.of("far.name.ask")), name, Occupant.LONGEST_NAME, this::rename);
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
        if (shown != null) show(hasLine);
    }

    /** A list over the screen was closed, also where nothing else has changed. */
    private void renew() {
        LobbyView before = shown;
        showAgain();
        if (shown != null && shown.equals(before)) window.refresh();
    }
}
