package uniboard.far;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who is at a table, and what they say, as its keeper knows it: of others from their letters. */
final class Attendance {
    private final List<GuestNotes> notes = new ArrayList<>();
    /** Of whoever keeps the table. */
    private Presence keepers = Presence.HERE;
    private Phrase.Said keepersSaid = Phrase.Said.NOTHING;

    Attendance(int seats) {
        for (int seat = 0; seat < seats; seat++) notes.add(new GuestNotes());
    }

    /** What is noted of the device of a seat. */
    GuestNotes of(int seat) {
        return notes.get(seat);
    }

    /** Everybody sits one seat further on. */
    void changeSeats() {
        Collections.rotate(notes, 1);
    }

    void keeperIs(Presence presence) {
        keepers = presence;
    }

    void keeperSays(Phrase phrase) {
        keepersSaid = keepersSaid.then(phrase);
    }

    /** What the device of a seat says of whoever sits there. */
    Presence presence(Plan plan, int seat) {
        return switch (plan.seats().get(seat).kind()) {
            case GUEST -> of(seat).presence(plan.round());
            case KEEPER -> keepers;
            default -> Presence.HERE;
        };
    }

    /**
     * Since when a seat's device hasn't been heard of, in seconds; 0 while it is there, and for seats of the keeper's device.
     *
     * @param now in seconds
     */
    int away(Plan plan, int seat, int now) {
        int since = now - of(seat).seenAt();
        return plan.seats().get(seat).isGuest() && since >= Keeper.AWAY ? since : 0;
    }

    /** Whether a guest has left, or isn't heard of. */
    boolean isAway(Plan plan, int seat, int now) {
        return plan.seats().get(seat).isGuest() && (away(plan, seat, now) > 0 || presence(plan, seat) == Presence.GONE);
    }

    /** Says to all who is there, and what was said. */
    void tell(Entries to, Plan plan) {
        for (int seat = 0; seat < notes.size(); seat++) {
            Presence presence = presence(plan, seat);
            if (presence != Presence.HERE) to.add("presence", seat + " " + presence.text());
        }
        for (int seat = 0; seat < notes.size(); seat++) {
            boolean isKeepers = plan.seats().get(seat).kind() == Occupant.Kind.KEEPER;
            Talk.tell(to, seat, isKeepers ? keepersSaid : of(seat).said());
        }
    }

    void keep(Entries to) {
        if (keepers == Presence.WANTS_ANOTHER) to.add("presence", keepers.text());
        Talk.tell(to, keepersSaid);
        notes.forEach(each -> to.add("notes", each.text()));
    }

    /** Goes on with what {@link #keep} said. */
    void hear(Entries from) {
        keepers = Presence.read(from.get("presence"));
        keepersSaid = Talk.heard(from);
        List<String> kept = from.all("notes");
        for (int seat = 0; seat < Math.min(kept.size(), notes.size()); seat++) of(seat).read(kept.get(seat));
    }
}
