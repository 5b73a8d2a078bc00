package uniboard.remote;

import uniboard.game.Position;
import uniboard.game.WholeNumber;
import uniboard.match.KnownRecord;

/**
 * How a table that its host has left goes on: where nobody hides anything, the other person's device hosts it from then on, and the
 * former host's is a client when it comes back.
 */
final class HostMigration {
    /** Seconds for which the host has stayed away. */
    static final int AFTER = 600;

    private final Plan plan;
    private final HostRound round;
    /** So much had happened when the heir took the table over. */
    private final int steps;

    private HostMigration(Plan plan, HostRound round, int steps) {
        this.plan = plan;
        this.round = round;
        this.steps = steps;
    }

    /** Whether there may be an heir: of two people who both see everything. */
    static boolean isOffered(Plan plan) {
        boolean isForTwo = plan.seats().size() == 2;
        for (Occupant seat : plan.seats()) isForTwo &= !seat.isBot();
        return isForTwo && plan.isHostSeated() && KnownRecord.isOpen(plan.game());
    }

    /** Whether a client may host the table from now on, its host having stayed away for long. */
    static boolean isDue(SecureChannel channel, ReportedTable table, ClientGame game) {
        boolean isPlayed = game.seen() != null && game.isPlaying() && game.ownSeat() != Position.NOBODY;
        int host = isPlayed ? table.plan().host() : Position.NOBODY;
        boolean isDeserted = host != Position.NOBODY && table.away(host) >= AFTER;
        return isDeserted && channel.mayHostTable() && isOffered(table.plan());
    }

    /**
     * A client takes the table over.
     *
     * @param formerKey the open key of the device that hosted it
     * @return what to {@link TableHost#goOn} with
     * @throws IllegalStateException if what was told of the game is none
     */
    static String inherited(SecureChannel channel, ReportedTable table, ClientGame game, byte[] formerKey) {
        Plan own = table.plan().hostedBy(game.ownSeat(), formerKey);
        Fields text = new Fields();
        if (!game.round().keepAsHost(text, own)) throw new IllegalStateException("what was told is no game");
        channel.keepAsHost(text);
        own.tell(text);
        for (int seat = 0; seat < own.seats().size(); seat++)
            if (table.timeLeft(seat) != SeatStatus.NO_CLOCK) text.add("clock", seat + " " + table.timeLeft(seat));
        return text.text();
    }

    /** Says to all since when the last heir has the table. */
    static void tell(Fields open, SeatRecord seen) {
        if (seen.host(Position.NOBODY) == Position.NOBODY) return;
        int step = seen.steps() - 1;
        while (!isSuccession(seen.stepText(step))) step--;
        open.add("since", step + " " + seen.commonChain(step));
    }

    private static boolean isSuccession(String step) {
        Event event = Event.read(step);
        return event != null && event.kind() == Event.Kind.HOST;
    }

    /**
     * What a message says, to the host, of an heir's having taken the table over.
     *
     * @param round null before the first
     * @param now   in seconds
     * @return null if that can't be: the host was there, or what the heir says to be the game isn't what it had confirmed
     */
    static HostMigration announcedBy(SignedMessage message, Plan plan, HostRound round, SeatPresence presence, int now) {
        int heir = plan.seatOf(message.sender());
        boolean isPossible = heir != Position.NOBODY && isUnderWay(plan, round, heir) && isOffered(plan)
            && message.open().number("round", 0) == plan.round();
        if (!isPossible || presence.of(heir).wasThere(now)) return null;
        String[] since = message.open().get("since").split(" ", 2);
        int steps = WholeNumber.read(since[0], 0, round.steps());
        boolean isThisGame = since.length == 2 && steps != WholeNumber.NONE && round.seenByAll().commonChain(steps).equals(since[1]);
        return isThisGame && steps >= presence.of(heir).confirmed(plan.round()) ? new HostMigration(plan, round, steps) : null;
    }

    /** Whether the game goes on, or the heir may not know of its end: that it gave up it does, and else what it has confirmed tells. */
    private static boolean isUnderWay(Plan plan, HostRound round, int heir) {
        boolean hasGivenUp = plan.phase() == Phase.OVER && round.resigned() == heir && !round.clocks().isUp(heir, 0);
        return plan.phase() == Phase.PLAYING || plan.phase() == Phase.OVER && !hasGivenUp;
    }

    /** Whether the heir hasn't got all that has happened here. */
    boolean isMoveLost() {
        return steps < round.steps();
    }

    /**
     * What {@link TableClient#comeBack} goes on with, in the former host's seat.
     *
     * @param message of the heir
     */
    String textAsClient(SecureChannel channel, SignedMessage message) {
        Fields to = new Fields();
        int seat = plan.host();
        channel.follow(message);
        channel.keep(to);
        to.add("name", plan.seats().get(seat).name()).add("wanted", seat);
        to.add("reading", Encoded.of(message.reading())).add("keeper", Encoded.of(message.sender()));
        plan.with(Phase.PLAYING, plan.round()).hostedBy(plan.seatOf(message.sender()), channel.openKey()).tell(to);
        round.keepAsClient(to, seat, steps);
        return to.text();
    }

    /** The host's word to a client that it may host the table if need be. */
    static final class Naming {
        private final SecureChannel channel;
        private String heir = "";
        private String word = "";

        Naming(SecureChannel channel) {
            this.channel = channel;
        }

        void tell(Fields secret, Plan plan, int seat) {
            if (!isOffered(plan) || plan.phase() != Phase.PLAYING) return;
            String key = plan.seats().get(seat).key();
            if (!key.equals(heir)) {
                SuccessorCertificate certificate = channel.certificateFor(Encoded.read(key, Crypto.KEY));
                heir = key;
                word = certificate == null ? "" : certificate.text();
            }
            if (!word.isEmpty()) secret.add("heir", word);
        }
    }
}
