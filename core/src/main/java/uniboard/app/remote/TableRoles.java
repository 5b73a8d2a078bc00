package uniboard.app.remote;

import java.util.List;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.remote.CheckedLink;
import uniboard.remote.Invitation;
import uniboard.remote.Listener;
import uniboard.remote.Occupant;
import uniboard.remote.Spectator;
import uniboard.remote.TableClient;
import uniboard.remote.TableHost;

/** Makes this device a host, a client or a spectator of a table that its line leads to. */
public final class TableRoles {
    private final RemotePlatform device;
    private final RemoteConnection line;
    private final Boxes boxes;
    private final RemoteStore memory;
    private final Listener listener;

    /** @param listener hears of whichever table it is */
    TableRoles(RemotePlatform device, RemoteConnection line, Boxes boxes, RemoteStore memory, Listener listener) {
        this.device = device;
        this.line = line;
        this.boxes = boxes;
        this.memory = memory;
        this.listener = listener;
    }

    /** Hosts a new table. */
    TableRole invite(Game game, Options options, List<Occupant> seats) {
        RemoteStore.Part part = memory.hosted();
        TableHost host = TableHost.invite(game, options, seats, line.crypto(), line.transport(), part, listener);
        open(part, host.invitation(), game);
        return TableRole.of(host);
    }

    /** Goes on hosting a table; null if what was kept of it can't be read. */
    TableRole hostAgain(String kept, Invitation invitation, Game game) {
        RemoteStore.Part part = memory.hosted();
        open(part, invitation, game);
        TableHost host = TableHost.goOn(kept, boxes, line.crypto(), line.transport(), part, listener);
        return host == null ? null : TableRole.of(host);
    }

    /** Comes back to a seat at a table that another device hosts now. */
    TableRole comeBack(String kept, Invitation invitation, Game game) {
        RemoteStore.Part part = memory.joined();
        open(part, invitation, game);
        return TableRole.of(TableClient.comeBack(kept, boxes, line.crypto(), line.transport(), part, listener));
    }

    /** Looks on until the table comes from another device of the person here. */
    Spectator awaitTable(Invitation invitation) {
        return Spectator.come(invitation.toWatch(line.crypto()), boxes, line.crypto(), line.transport(), new Listener() { });
    }

    /**
     * Follows an invitation, also one to a table that this device has been at.
     *
     * @param text of the invitation, or of what takes a seat here
     * @return null if what was kept of the table can't be read
     */
    TableRole come(Invitation invitation, String text, Game game) {
        if (invitation.kind() == Invitation.Kind.WATCH) {
            showAddress(invitation);
            return TableRole.of(Spectator.come(invitation, boxes, line.crypto(), line.transport(), listener), TableRole.Kind.SPECTATOR);
        }
        String hosted = memory.hosted(invitation);
        if (hosted != null) return hostAgain(hosted, invitation, game);
        RemoteStore.Part part = memory.joined();
        String kept = memory.joined(invitation);
        open(part, invitation, game);
        String name = memory.name();
        TableClient client = kept == null ? null : TableClient.comeBack(kept, boxes, line.crypto(), line.transport(), part, listener);
        if (client == null) client = TableClient.takeOver(text, name, boxes, line.crypto(), line.transport(), part, listener);
        if (client == null) client = TableClient.come(invitation, name, boxes, line.crypto(), line.transport(), part, listener);
        return TableRole.of(client);
    }

    /** Sits down at a seat that was given to this device, or comes back to it. */
    TableRole sit(GivenSeat given) {
        TableClient client = given.kept().isEmpty() ? null
            : TableClient.comeBack(given.kept(), boxes, line.crypto(), line.transport(), given.store()::accept, listener);
        if (client == null) {
            client = TableClient.takeOver(given.pass(), "", boxes, line.crypto(), line.transport(), given.store()::accept, listener);
        }
        return TableRole.ofPupil(client, given.names());
    }

    private void open(RemoteStore.Part part, Invitation invitation, Game game) {
        part.open(invitation, game);
        showAddress(invitation);
    }

    private void showAddress(Invitation invitation) {
        device.keepAddress(CheckedLink.fragment(invitation.text()));
    }
}
