package uniboard.remote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.Seat;

/**
 * What is played at a table, and by whom.
 *
 * @param round   the number of the deal: rises with every game and with every deal that came to nothing
 * @param minutes that each person has for a game; 0: as many as they like
 * @param isOpen  whether anybody may come: then nobody tells their name
 */
record Plan(Game game, Options options, List<Occupant> seats, Phase phase, int round, int minutes, boolean isOpen) {
    /** More nobody is given. */
    static final int MOST_MINUTES = 24 * 60;

    Plan {
        seats = List.copyOf(seats);
    }

    Plan with(int seat, Occupant occupant) {
        List<Occupant> others = new ArrayList<>(seats);
        others.set(seat, occupant);
        return new Plan(game, options, others, phase, round, minutes, isOpen);
    }

    /** Everybody sits one seat further on. */
    Plan withSeatsChanged() {
        List<Occupant> moved = new ArrayList<>(seats);
        Collections.rotate(moved, 1);
        return new Plan(game, options, moved, phase, round, minutes, isOpen);
    }

    Plan withSeats(List<Occupant> otherSeats) {
        return new Plan(game, options, otherSeats, phase, round, minutes, isOpen);
    }

    /**
     * The same table, hosted by another device: its former host is a client.
     *
     * @param heir      the seat that hosts it from now on
     * @param formerKey the open key of the device that hosted it
     */
    Plan hostedBy(int heir, byte[] formerKey) {
        Occupant former = seats.get(host());
        return with(host(), Occupant.client(formerKey, former.name())).with(heir, Occupant.host(seats.get(heir).name()));
    }

    /** The seat of the host. */
    int host() {
        return host(seats);
    }

    /** @return {@link Position#NOBODY} if none of the seats is the host's */
    static int host(List<Occupant> seats) {
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).kind() == Occupant.Kind.HOST) return seat;
        return Position.NOBODY;
    }

    /** Whether the host plays along; else seats are given out beforehand, and kept for those who got them. */
    boolean isHostSeated() {
        return host() != Position.NOBODY;
    }

    Plan with(Phase newPhase, int newRound) {
        return new Plan(game, options, seats, newPhase, newRound, minutes, isOpen);
    }

    Plan withMinutes(int newMinutes) {
        return new Plan(game, options, seats, phase, round, newMinutes, isOpen);
    }

    /** For anybody. */
    Plan opened() {
        List<Occupant> nameless = new ArrayList<>();
        for (Occupant seat : seats) nameless.add(seat.nameless());
        return new Plan(game, options, nameless, phase, round, minutes, true);
    }

    /** For those alone who are invited. */
    Plan closed() {
        return new Plan(game, options, seats, phase, round, minutes, false);
    }

    boolean isFull() {
        for (Occupant seat : seats) if (seat.isFree()) return false;
        return true;
    }

    /** Whether it is the same table, the player there. */
    boolean isLike(Plan other) {
        return game.id().equals(other.game.id()) && options.given().equals(other.options.given()) && seats.size() == other.seats.size();
    }

    /** @return -1 if the device has none */
    int seatOf(byte[] key) {
        return seatOf(Encoded.of(key));
    }

    /** @param encoded the device's key, as {@link Encoded#of} */
    int seatOf(String encoded) {
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isClient()
            && seats.get(seat).key().equals(encoded)) return seat;
        return -1;
    }

    /** As records know them. */
    List<Seat> recordSeats() {
        List<Seat> all = new ArrayList<>();
        for (Occupant seat : seats) all.add(seat.kind() == Occupant.Kind.BOT ? Seat.bot(seat.level()) : Seat.HUMAN);
        return all;
    }

    String terms(String room, byte[] host) {
        return DealTerms.terms(room, round, game.id(), options.given(), seats, minutes, host);
    }

    void tell(Fields to) {
        ProtocolVersion.tell(to);
        to.add("game", game.id());
        for (Map.Entry<String, String> option : options.given().entrySet()) to.add("option", option.getKey() + ' ' + option.getValue());
        seats.forEach(seat -> to.add("seat", seat.text()));
        to.add("phase", phase.text()).add("round", round);
        if (minutes > 0) to.add("minutes", minutes);
        if (isOpen) to.add("anybody", "");
    }

    /** @return null if it isn't one */
    static Plan heard(Fields from, Catalog catalog) {
        try {
            Game game = catalog.game(from.get("game"));
            Options options = Options.defaults(game);
            for (String option : from.all("option")) {
                int space = Math.max(0, option.indexOf(' '));
                options = options.with(option.substring(0, space), option.substring(space).strip());
            }
            List<Occupant> seats = new ArrayList<>();
            for (String seat : from.all("seat")) seats.add(Occupant.read(seat));
            Phase phase = Phase.read(from.get("phase"));
            boolean isCount = seats.size() == game.start(options, new Random32(0)).seats();
            if (phase == null || !isCount || seats.contains(null)) return null;
            int minutes = Math.min(MOST_MINUTES, from.number("minutes", 0));
            return new Plan(game, options, seats, phase, from.number("round", 0), minutes, from.has("anybody"));
        } catch (NotationException e) {
            return null;
        }
    }
}
