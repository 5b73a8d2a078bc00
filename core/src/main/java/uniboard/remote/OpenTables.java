package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;

/** The tables that wait for anybody, as far as they have been heard of. */
public final class OpenTables {
    /** Seconds after which every open table has been heard of, as long as no packet is lost. */
    public static final int HEARD_ALL = Lobby.BEAT + 2;

    private final Crypto crypto;
    private final Transport transport;
    private final Catalog catalog;
    /** Of this look alone. */
    private final SignedMessage.Hand hand;
    private final List<LobbySighting> places = new ArrayList<>();
    private int asked;
    private int askedAt;
    private int seconds;

    private OpenTables(Crypto crypto, Transport transport, Catalog catalog) {
        this.crypto = crypto;
        this.transport = transport;
        this.catalog = catalog;
        hand = SignedMessage.Hand.of(crypto, crypto.random(Crypto.KEY));
    }

    /** Begins to ask and to listen. */
    public static OpenTables look(Catalog catalog, Crypto crypto, Transport transport) {
        OpenTables tables = new OpenTables(crypto, transport, catalog);
        byte[] key = Lobby.key(crypto);
        for (int place = 0; place < Lobby.PLACES; place++) {
            LobbySighting sighting = new LobbySighting();
            tables.places.add(sighting);
            String topic = Lobby.topic(place);
            transport.listen(topic, packet -> {
                SignedMessage message = SignedMessage.opened(crypto, null, key, topic, packet);
                if (message != null) sighting.hear(message, tables.seconds);
            });
        }
        tables.ask();
        return tables;
    }

    private void ask() {
        asked++;
        askedAt = seconds;
        transport.publish(Lobby.ASKING, SignedMessage.sealed(crypto, hand, Lobby.key(crypto), Lobby.ASKING, asked, new Fields(), null,
            null));
    }

    /** Those with a free seat. */
    public List<OpenTable> tables() {
        List<OpenTable> tables = new ArrayList<>();
        for (int place = 0; place < places.size(); place++) {
            SignedMessage message = places.get(place).now(seconds);
            OpenTable table = message == null ? null : table(place + 1, message);
            if (table != null) tables.add(table);
        }
        return tables;
    }

    /** Null if nobody is invited, or not by that table's host. */
    private OpenTable table(int place, SignedMessage message) {
        Invitation invitation = Invitation.read(message.open().get("table"));
        Plan plan = Plan.heard(message.open(), catalog);
        boolean isOpen = invitation != null && plan != null && plan.phase() == Phase.INVITING && !plan.isFull();
        if (!isOpen || invitation.kind() != Invitation.Kind.PLAY || !invitation.isHost(crypto, message.sender())) return null;
        int free = 0;
        for (Occupant seat : plan.seats()) if (seat.isFree()) free++;
        return new OpenTable(place, invitation, plan.game(), plan.seats().size(), free);
    }

    /** @param now in seconds since it was begun to listen */
    public void frame(int now) {
        seconds = now;
        if (seconds - askedAt >= Lobby.BEAT) ask();
    }
}
