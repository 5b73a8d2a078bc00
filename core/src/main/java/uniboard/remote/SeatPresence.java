package uniboard.remote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who is at a table, and what they say, as its host knows it: of others from their messages. */
final class SeatPresence {
    private final List<ClientNotes> notes = new ArrayList<>();
    private Presence hostState = Presence.HERE;
    private ChatPhrase.Said hostSaid = ChatPhrase.Said.NOTHING;

    SeatPresence(int seats) {
        for (int seat = 0; seat < seats; seat++) notes.add(new ClientNotes());
    }

    /** What is noted of the device of a seat. */
    ClientNotes of(int seat) {
        return notes.get(seat);
    }

    /** Everybody sits one seat further on. */
    void changeSeats() {
        Collections.rotate(notes, 1);
    }

    void hostIs(Presence presence) {
        hostState = presence;
    }

    void hostSays(ChatPhrase phrase) {
        hostSaid = hostSaid.then(phrase);
    }

    /** What the device of a seat says of the player there. */
    Presence presence(Plan plan, int seat) {
        return switch (plan.seats().get(seat).kind()) {
            case CLIENT -> of(seat).presence(plan.round());
            case HOST -> hostState;
            default -> Presence.HERE;
        };
    }

    /**
     * Since when a seat's device hasn't been heard of, in seconds; 0 while it is there, and for seats of the host's device.
     *
     * @param now in seconds
     */
    int away(Plan plan, int seat, int now) {
        int since = now - of(seat).seenAt();
        return plan.seats().get(seat).isClient() && since >= TableHost.AWAY ? since : 0;
    }

    /** Whether a client has left, or isn't heard of. */
    boolean isAway(Plan plan, int seat, int now) {
        return plan.seats().get(seat).isClient() && (away(plan, seat, now) > 0 || presence(plan, seat) == Presence.GONE);
    }

    /** Says to all who is there, and what was said. */
    void tell(Fields to, Plan plan) {
        for (int seat = 0; seat < notes.size(); seat++) {
            Presence presence = presence(plan, seat);
            if (presence != Presence.HERE) to.add("presence", seat + " " + presence.text());
        }
        for (int seat = 0; seat < notes.size(); seat++) {
            boolean isHosts = plan.seats().get(seat).kind() == Occupant.Kind.HOST;
            QuickChat.tell(to, seat, isHosts ? hostSaid : of(seat).said());
        }
    }

    void keep(Fields to) {
        if (hostState == Presence.WANTS_ANOTHER) to.add("presence", hostState.text());
        QuickChat.tell(to, hostSaid);
        notes.forEach(each -> to.add("notes", each.text()));
    }

    /** Goes on with what {@link #keep} said. */
    void hear(Fields from) {
        hostState = Presence.read(from.get("presence"));
        hostSaid = QuickChat.heard(from);
        List<String> kept = from.all("notes");
        for (int seat = 0; seat < Math.min(kept.size(), notes.size()); seat++) of(seat).read(kept.get(seat));
    }
}
