package uniboard.app.remote;

import uniboard.app.platform.Platform;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.remote.ChatPhrase;
import uniboard.remote.CheckedLink;
import uniboard.remote.Phase;
import uniboard.remote.RemoteTable;
import uniboard.remote.Spectator;
import uniboard.remote.TableSnapshot;
import uniboard.remote.TakeOver;
import uniboard.sound.Sound;

/** A table of several devices on this one, in one role, from when it is joined until it is left: shows its lobby or its game. */
public final class RemoteSession {
    /** What is shown of the table. */
    private sealed interface State {
        /** The lobby, until the table has come here from another device of the same person. */
        record Joining(TakeOver takeOver, Spectator spectator, Runnable onceTaken) implements State {
        }

        /** Who is there, and what can be done about it. */
        record InLobby() implements State {
        }

        /** A game, being played or over. */
        record AtGame(SharedTable game) implements State {
        }
    }

    private static final State IN_LOBBY = new State.InLobby();

    private final Platform platform;
    private final PlayTable table;
    private final Window window;
    private final RemoteStore memory;
    private final RemoteConnection line;
    private final TableRole role;
    private final RemoteTable remote;
    private final LobbyPresenter lobby;
    private State state = IN_LOBBY;
    /** Whether the page of another game is on its way. */
    private boolean isLedOn;
    /** Of this device in the game that was shown last; nobody's before the first. */
    private int seat;

    /**
     * @param lobby of the table, as the role has it
     * @param seat  of this device in the game that was shown in another role; {@link Position#NOBODY} if none was
     */
    RemoteSession(Platform platform, PlayTable table, Window window, RemoteStore memory, RemoteConnection line, TableRole role,
        LobbyPresenter lobby, int seat) {
        this.platform = platform;
        this.table = table;
        this.window = window;
        this.memory = memory;
        this.line = line;
        this.role = role;
        this.lobby = lobby;
        this.seat = seat;
        remote = role.table();
    }

    /**
     * Waits for the table to come here.
     *
     * @param spectator of the table meanwhile
     * @param onceTaken run where another person's device has taken it before
     */
    void await(TakeOver takeOver, Spectator spectator, Runnable onceTaken) {
        state = new State.Joining(takeOver, spectator, onceTaken);
    }

    TableRole role() {
        return role;
    }

    RemoteTable remote() {
        return remote;
    }

    int seat() {
        return seat;
    }

    /** Null while the lobby is shown. */
    SharedTable game() {
        return state instanceof State.AtGame at ? at.game() : null;
    }

    /** Shows how the table stands: who is there, or the game. */
    void update(TableSnapshot now) {
        if (lobby.isOfAnotherGame(now)) {
            leadOn(now);
            showLobby();
            return;
        }
        role.beginIfReady();
        // Only a host can have begun something.
        TableSnapshot begun = role.isHost() ? remote.snapshot() : now;
        if (!begun.isDealt() || begun.isOvertaken()) {
            if (begun.isOvertaken() || game() == null || begun.phase() == Phase.DEALING) showLobby();
            return;
        }
        if (remote.takesPart() && !role.isPupil()) memory.goesOn(begun.game(), begun.phase() == Phase.PLAYING);
        if (game() == null || !game().isCurrent(begun)) begin(begun);
        catchUp();
    }

    private void begin(TableSnapshot now) {
        if (lobby.isReading()) platform.thinker().cancel();
        lobby.hide();
        SharedTable before = game();
        SharedTable game = new SharedTable(table, role, memory);
        state = new State.AtGame(game);
        game.open(remote.invitation().gameId(line.crypto(), now.round()), seat);
        game.tellWhoPlays(before);
        seat = now.ownSeat();
    }

    private void catchUp() {
        game().catchUp();
        tellNews();
        window.redraw();
    }

    void tellNews() {
        game().tellNews(line.isConnected(), line.age());
    }

    /** The invitation is to another game than the page's: its own page is opened there. */
    private void leadOn(TableSnapshot now) {
        if (isLedOn) return;
        isLedOn = true;
        platform.remote().leadTo(now.gameId(), CheckedLink.fragment(remote.invitation().text()));
    }

    private void showLobby() {
        if (game() != null) state = IN_LOBBY;
        table.clear();
        lobby.show(line.isConnected());
    }

    /** Another device has made a move, or one of this device's has come back as made. */
    void moved() {
        if (game() == null) return;
        boolean wasOwnTurn = game().isOwnTurn();
        game().catchUp();
        boolean isMissed = !wasOwnTurn && game().isOwnTurn() && platform.remote().signalTurn(window.say(Message.of("table.yourTurn")));
        if (isMissed) window.sound(Sound.STONE);
        window.redraw();
    }

    /** The player there has said something. */
    void said(int speaker, ChatPhrase phrase) {
        if (game() == null || memory.isMuted()) return;
        game().tellSaid(speaker, phrase);
        window.redraw();
    }

    /** The game has been opened and checked. */
    void checked() {
        if (game() != null) catchUp();
    }

    /**
     * Rules or lessons come in the lobby's place.
     *
     * @return whether there is a lobby, to be come back to
     */
    boolean beginReading() {
        if (game() != null) return false;
        lobby.giveWay();
        return true;
    }

    /** @return whether that led back to a lobby */
    boolean endReading() {
        if (!lobby.isReading()) return false;
        lobby.hide();
        update(remote.snapshot());
        return true;
    }

    void passTime() {
        remote.frame(line.age());
        if (state instanceof State.Joining joining) joining.takeOver().frame(line.age());
    }

    /** Once a frame, after {@link #passTime}. */
    void frame() {
        if (state instanceof State.Joining joining && joining.spectator().hasHeir()) {
            joining.onceTaken().run();
            return;
        }
        TableSnapshot now = remote.snapshot();
        closeOlder(now);
        if (game() != null) tellNews();
        else if (now.phase() != Phase.PLAYING || now.ownSeat() == Position.NOBODY) showLobby();
    }

    /** Another table of this device, in another window, is open to anybody now. */
    private void closeOlder(TableSnapshot now) {
        boolean isOlder = role.isHost() && now.isOpen() && now.phase() == Phase.INVITING && !memory.isOpen(remote.invitation());
        if (isOlder) role.host().inviteOnly();
    }

    /** An invitation to look on, for those who come too late for a seat. */
    String watchLink() {
        return remote.invitation().toWatch(line.crypto()).text();
    }

    Game played() {
        return remote.snapshot().game();
    }

    /** This device leaves the table, to which it may come back. */
    void leave() {
        if (role.seat() != null && !remote.snapshot().isOvertaken()) role.seat().leave();
    }

    /** The program ends. */
    void close() {
        if (role.seat() != null && !remote.snapshot().isOvertaken()) role.seat().close();
    }
}
