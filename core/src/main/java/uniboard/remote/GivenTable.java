package uniboard.remote;

import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.Match;

/**
 * A table whose host has no seat: each seat was assigned to a device's key before the device came. The host deals, plays for bots, and lets
 * a bot play on for a player who is away.
 */
public final class GivenTable {
    private final TableHost host;

    private GivenTable(TableHost host) {
        this.host = host;
    }

    /**
     * @param seats   bots, and who has each of the others: see {@link Occupant#client}
     * @param minutes that each of these has for a game; 0: no limit
     */
    public static GivenTable open(Game game, Options options, List<Occupant> seats, int minutes, Crypto crypto, Transport transport,
        SessionStore store, Listener listener) {
        TableHost host = TableHost.invite(game, options, seats, crypto, transport, store, listener);
        if (minutes > 0) host.limit(minutes);
        return new GivenTable(host);
    }

    /** @return null if the text isn't one's that was given to {@link SessionStore#keep} */
    public static GivenTable goOn(String kept, Catalog catalog, Crypto crypto, Transport transport, SessionStore store,
        Listener listener) {
        TableHost host = TableHost.goOn(kept, catalog, crypto, transport, store, listener);
        return host == null ? null : new GivenTable(host);
    }

    /** What a device that has a seat sits down with, as {@link TableClient#takeOver} takes it. */
    public static String pass(Invitation invitation, int seat, byte[] seed, Crypto crypto) {
        return SeatPass.toGiven(crypto, invitation, seed, seat).text();
    }

    public TableSnapshot snapshot() {
        return host.snapshot();
    }

    public Invitation invitation() {
        return host.invitation();
    }

    /** @param seconds since the page was opened */
    public void frame(int seconds) {
        host.frame(seconds);
    }

    /** @return whether a game has begun that all are there for */
    public boolean beginIfAllAreHere() {
        if (host.snapshot().phase() != Phase.INVITING || !isEverybodyHere()) return false;
        host.begin();
        return true;
    }

    private boolean isEverybodyHere() {
        HostedTable table = host.table();
        for (int seat = 0; seat < table.plan().seats().size(); seat++) {
            boolean isClient = table.plan().seats().get(seat).isClient();
            if (isClient && (table.presence().of(seat).reading() == null || table.isAway(seat))) return false;
        }
        return true;
    }

    /** The moves that stand; null before the game is dealt. */
    Line line() {
        return snapshot().played().line();
    }

    /** The game, if a bot is to move; else null. */
    Match awaitsBot() {
        if (host.table().isPaused() || !host.table().isPlaying() || !host.table().isHostsMove()) return null;
        TableSnapshot now = snapshot();
        boolean isAsked = now.proposal() != null && !now.proposal().isRefused();
        return isAsked || now.played().areMovesSealed() ? null : new Match(now.record());
    }

    /** No moves are taken until it goes on; players' devices say theirs again. */
    public void pause() {
        host.table().pause();
    }

    public void goOn() {
        host.table().goOn();
    }

    /** A bot has decided. */
    void play(int move) {
        host.play(move);
    }

    /** Whether a seat has won, alone or with others; all seats: a draw. */
    public boolean wins(int seat) {
        TableSnapshot now = snapshot();
        if (now.phase() != Phase.OVER) return false;
        int resigned = now.played().resigned();
        return resigned == Position.NOBODY ? now.record().replay().outcome().wins(seat) : resigned != seat;
    }

    /** Has a bot play on for a player until they are back; the others aren't asked. */
    public void standIn(int seat) {
        HostedTable table = host.table();
        if (!table.isPlaying() || !table.plan().seats().get(seat).isClient() || table.bots().contains(seat)) return;
        table.round().happen(Event.bot(seat));
        host.publishChange();
    }

    /** Nothing of the table stays, here or at the relay. */
    public void forget() {
        host.forget();
    }
}
