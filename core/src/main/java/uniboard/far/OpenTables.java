package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;

/** The tables that wait for anybody, as far as they have been heard of. */
public final class OpenTables {
    /** After so many seconds every table that is there has been heard of, as long as nothing is lost. */
    public static final int HEARD_ALL = OpenRoom.BEAT + 2;

    private final Seal seal;
    private final Wire wire;
    private final Catalog catalog;
    /** Of this look alone. */
    private final Letter.Hand hand;
    private final List<Sighting> places = new ArrayList<>();
    private int asked;
    private int askedAt;
    private int seconds;

    private OpenTables(Seal seal, Wire wire, Catalog catalog) {
        this.seal = seal;
        this.wire = wire;
        this.catalog = catalog;
        hand = Letter.Hand.of(seal, seal.random(Seal.KEY));
    }

    /** Begins to ask and to listen. */
    public static OpenTables look(Catalog catalog, Seal seal, Wire wire) {
        OpenTables tables = new OpenTables(seal, wire, catalog);
        byte[] key = OpenRoom.key(seal);
        for (int place = 0; place < OpenRoom.PLACES; place++) {
            Sighting sighting = new Sighting();
            tables.places.add(sighting);
            String topic = OpenRoom.topic(place);
            wire.listen(topic, packet -> {
                Letter letter = Letter.opened(seal, null, key, topic, packet);
                if (letter != null) sighting.hear(letter, tables.seconds);
            });
        }
        tables.ask();
        return tables;
    }

    private void ask() {
        asked++;
        askedAt = seconds;
        wire.publish(OpenRoom.ASKING, Letter.sealed(seal, hand, OpenRoom.key(seal), OpenRoom.ASKING, asked, new Entries(), null, null));
    }

    /** Those with a free seat. */
    public List<OpenTable> tables() {
        List<OpenTable> tables = new ArrayList<>();
        for (int place = 0; place < places.size(); place++) {
            Letter letter = places.get(place).now(seconds);
            OpenTable table = letter == null ? null : table(place + 1, letter);
            if (table != null) tables.add(table);
        }
        return tables;
    }

    /** Null if nobody is invited, or not by whoever keeps that table. */
    private OpenTable table(int place, Letter letter) {
        Invitation invitation = Invitation.read(letter.open().get("table"));
        Plan plan = Plan.heard(letter.open(), catalog);
        boolean isOpen = invitation != null && plan != null && plan.phase() == Phase.INVITING && !plan.isFull();
        if (!isOpen || invitation.kind() != Invitation.Kind.PLAY || !invitation.isKeeper(seal, letter.sender())) return null;
        int free = 0;
        for (Occupant seat : plan.seats()) if (seat.isFree()) free++;
        return new OpenTable(place, invitation, plan.game(), plan.seats().size(), free);
    }

    /** @param now in seconds since it was begun to listen */
    public void frame(int now) {
        seconds = now;
        if (seconds - askedAt >= OpenRoom.BEAT) ask();
    }
}
