package uniboard.remote;

import java.util.ArrayList;
import java.util.List;

/** Announces a table to anybody, at a place of its own. */
final class LobbyNotice {
    private static final int NOWHERE = -1;

    private final SecureChannel channel;
    private final List<LobbySighting> places = new ArrayList<>();
    /** What is announced, as long as it is. */
    private Plan plan;
    private boolean isUp;
    private int place = NOWHERE;
    private int seconds;
    private int saidAt;
    private int placedAt;

    LobbyNotice(SecureChannel channel) {
        this.channel = channel;
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
        for (int number = 0; number < Lobby.PLACES; number++) {
            LobbySighting sighting = new LobbySighting();
            places.add(sighting);
            channel.listenOutside(Lobby.topic(number), Lobby.key(channel.crypto()), message -> {
                if (!channel.isOwn(message)) sighting.hear(message, seconds);
            });
        }
        channel.listenOutside(Lobby.ASKING, Lobby.key(channel.crypto()), asking -> {
            if (isUp && seconds - saidAt >= Lobby.PAUSE) say();
        });
    }

    private void choosePlace() {
        int from = (channel.crypto().random(1)[0] & 0xff) % Lobby.PLACES;
        place = NOWHERE;
        for (int step = 0; step < Lobby.PLACES && place == NOWHERE; step++) {
            int next = (from + step) % Lobby.PLACES;
            if (places.get(next).now(seconds) == null) place = next;
        }
        placedAt = seconds;
    }

    private void say() {
        saidAt = seconds;
        if (place == NOWHERE) return;
        Fields told = new Fields().add("table", channel.invitation().text()).add("since", seconds - placedAt);
        plan.tell(told);
        post(told);
    }

    private void post(Fields told) {
        channel.tellOutside(Lobby.topic(place), Lobby.key(channel.crypto()), told);
    }

    /** Nobody is to come any more. */
    void takeDown() {
        if (!isUp) return;
        // What the relay keeps tells nobody else the way.
        if (place != NOWHERE) post(new Fields());
        isUp = false;
        place = NOWHERE;
    }

    /**
     * Says it again.
     *
     * @param now in seconds since the table was opened here
     */
    void frame(int now, Plan announced) {
        seconds = now;
        plan = announced;
        if (!isUp || seconds - saidAt < Lobby.BEAT) return;
        if (place == NOWHERE || isDriven()) choosePlace();
        say();
    }

    /** Of two at one place the one stays that has been there longer, by what both said last, or else has the smaller key. */
    private boolean isDriven() {
        SignedMessage other = places.get(place).now(seconds);
        if (other == null) return false;
        int longer = other.open().number("since", 0) - (saidAt - placedAt);
        return longer > 0 || longer == 0 && Encoded.of(other.sender()).compareTo(Encoded.of(channel.openKey())) < 0;
    }
}
