package uniboard.far;

import java.util.ArrayList;
import java.util.List;

/** Announces a table to anybody, at a place of its own. */
final class Notice {
    private static final int NOWHERE = -1;

    private final Station station;
    private final List<Sighting> places = new ArrayList<>();
    /** What is announced, as long as it is. */
    private Plan plan;
    private boolean isUp;
    private int place = NOWHERE;
    private int seconds;
    private int saidAt;
    private int placedAt;

    Notice(Station station) {
        this.station = station;
    }

    boolean isUp() {
        return isUp;
    }

    /** Whether there is no place for it now. */
    boolean isCrowdedOut() {
        return isUp && place == NOWHERE;
    }

    /** @param announced the table as it stands */
    void putUp(Plan announced) {
        plan = announced;
        isUp = true;
        if (places.isEmpty()) listen();
        choosePlace();
        say();
    }

    private void listen() {
        for (int number = 0; number < OpenRoom.PLACES; number++) {
            Sighting sighting = new Sighting();
            places.add(sighting);
            station.listenOutside(OpenRoom.topic(number), OpenRoom.key(station.seal()), letter -> {
                if (!station.isOwn(letter)) sighting.hear(letter, seconds);
            });
        }
        station.listenOutside(OpenRoom.ASKING, OpenRoom.key(station.seal()), asking -> {
            if (isUp && seconds - saidAt >= OpenRoom.PAUSE) say();
        });
    }

    private void choosePlace() {
        int from = (station.seal().random(1)[0] & 0xff) % OpenRoom.PLACES;
        place = NOWHERE;
        for (int step = 0; step < OpenRoom.PLACES && place == NOWHERE; step++) {
            int next = (from + step) % OpenRoom.PLACES;
            if (places.get(next).now(seconds) == null) place = next;
        }
        placedAt = seconds;
    }

    private void say() {
        saidAt = seconds;
        if (place == NOWHERE) return;
        Entries told = new Entries().add("table", station.invitation().text()).add("since", seconds - placedAt);
        plan.tell(told);
        post(told);
    }

    private void post(Entries told) {
        station.tellOutside(OpenRoom.topic(place), OpenRoom.key(station.seal()), told);
    }

    /** Nobody is to come any more. */
    void takeDown() {
        if (!isUp) return;
        // What the relay keeps tells nobody else the way.
        if (place != NOWHERE) post(new Entries());
        isUp = false;
        place = NOWHERE;
    }

    /**
     * Says it anew.
     *
     * @param now in seconds since the table was opened here
     */
    void frame(int now, Plan announced) {
        seconds = now;
        plan = announced;
        if (!isUp || seconds - saidAt < OpenRoom.BEAT) return;
        if (place == NOWHERE || isDriven()) choosePlace();
        say();
    }

    /** Of two at one place the one stays that has been there longer, by what both said last, or else has the smaller key. */
    private boolean isDriven() {
        Letter other = places.get(place).now(seconds);
        if (other == null) return false;
        int longer = other.open().number("since", 0) - (saidAt - placedAt);
        return longer > 0 || longer == 0 && Encoded.of(other.sender()).compareTo(Encoded.of(station.openKey())) < 0;
    }
}
