package uniboard.app.remote;

import java.util.function.UnaryOperator;
import uniboard.remote.ClientCommands;
import uniboard.remote.HostCommands;
import uniboard.remote.Occupant;
import uniboard.remote.RemoteTable;
import uniboard.remote.SeatCommands;
import uniboard.remote.Spectator;
import uniboard.remote.TableClient;
import uniboard.remote.TableHost;

/**
 * What this device is at a shared table, and what it can do there.
 *
 * @param seat   null for a spectator
 * @param host   null unless it hosts the table
 * @param client null unless another device does and this one has, or may take, a seat
 * @param names  puts what the table calls somebody into words
 */
public record TableRole(Kind kind, RemoteTable table, SeatCommands seat, HostCommands host, ClientCommands client,
    UnaryOperator<String> names) {
    enum Kind {
        HOST, CLIENT, SPECTATOR,
        /** A spectator until the table comes here from another device of the same person. */
        NEXT_HOST,
        /** A client whose seat was given to it in a class. */
        PUPIL
    }

    static TableRole of(TableHost host) {
        return new TableRole(Kind.HOST, host, host, host, null, UnaryOperator.identity());
    }

    static TableRole of(TableClient client) {
        return new TableRole(Kind.CLIENT, client, client, null, client, UnaryOperator.identity());
    }

    /** @param kind one of a spectator */
    static TableRole of(Spectator spectator, Kind kind) {
        return new TableRole(kind, spectator, null, null, null, UnaryOperator.identity());
    }

    static TableRole ofPupil(TableClient client, UnaryOperator<String> names) {
        return new TableRole(Kind.PUPIL, client, client, null, client, names);
    }

    boolean isPupil() {
        return kind == Kind.PUPIL;
    }

    /** What somebody at the table is called; may be empty. */
    String called(Occupant occupant) {
        return names.apply(occupant.name());
    }

    boolean isHost() {
        return kind == Kind.HOST;
    }

    boolean isNextHost() {
        return kind == Kind.NEXT_HOST;
    }

    /** Whether a seat has been asked for and the table hasn't answered yet. */
    boolean isSeatLost() {
        return client != null && client.isSeatLost();
    }

    boolean isAsking() {
        return client != null && client.isAsking();
    }

    /** Whether this device may host the table from now on, its host having stayed away for long. */
    boolean canHostTable() {
        return client != null && client.canHostTable();
    }

    /** What takes this device's part to another one, in place of an invitation; empty where it can't go. */
    String pass() {
        return seat == null ? "" : seat.pass();
    }

    /** As a host, begins what all are ready for. */
    void beginIfReady() {
        if (host != null) host.beginIfReady();
    }
}
