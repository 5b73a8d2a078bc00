package uniboard.remote;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;

/** What one device has seen of how a deal came about: see {@link DealTerms}. */
final class CommitRevealDeal {
    private static final String SEATS = "dealt";

    private final Crypto crypto;
    private final String terms;
    private final List<Occupant> seats;
    /** All devices, the host first, then the clients in the order of their seats. */
    private final List<String> devices;
    private final Map<String, String> commitments = new LinkedHashMap<>();
    private final Map<String, byte[]> signatures = new LinkedHashMap<>();
    private final Map<String, byte[]> openings = new LinkedHashMap<>();

    CommitRevealDeal(Crypto crypto, String terms, List<Occupant> seats) {
        this.crypto = crypto;
        this.terms = terms;
        this.seats = List.copyOf(seats);
        devices = devices(seats);
    }

    private static List<String> devices(List<Occupant> seats) {
        List<String> devices = new ArrayList<>();
        devices.add(DealTerms.HOST);
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isClient()) devices.add(name(seat));
        return devices;
    }

    /**
     * Begins to.
     *
     * @param plan of the table as it is dealt for
     */
    static CommitRevealDeal of(SecureChannel channel, Plan plan) {
        return new CommitRevealDeal(channel.crypto(), terms(channel, plan), plan.seats());
    }

    /**
     * Goes on with one that was kept.
     *
     * @param plan of the table by now
     */
    static CommitRevealDeal kept(SecureChannel channel, Plan plan, Fields from) {
        List<Occupant> dealt = new ArrayList<>();
        for (String seat : from.all(SEATS)) dealt.add(Occupant.read(seat));
        boolean isWhole = dealt.size() == plan.seats().size() && !dealt.contains(null);
        CommitRevealDeal deal = of(channel, isWhole ? plan.withSeats(dealt) : plan);
        deal.hear(from);
        return deal;
    }

    /** Says what {@link #kept} goes on with. */
    void keep(Fields to) {
        tell(to);
        seats.forEach(seat -> to.add(SEATS, seat.text()));
    }

    /**
     * Whether the table is the one that was dealt for, its host by now.
     *
     * @param seat    of this device
     * @param channel of this device
     */
    boolean isFor(Plan plan, int seat, SecureChannel channel) {
        if (seat != dealer()) return terms(channel, plan).equals(terms);
        int heir = plan.host();
        boolean isElsewhere = heir != Position.NOBODY && heir != seat;
        Plan dealt = plan.withSeats(seats);
        return isElsewhere && terms(channel, dealt).equals(terms)
            && terms(channel, dealt.hostedBy(heir, channel.openKey())).equals(terms(channel, plan));
    }

    private static String terms(SecureChannel channel, Plan plan) {
        return plan.terms(channel.room(), channel.invitation().host());
    }

    /** Who sat where when it was dealt. */
    List<Occupant> seats() {
        return seats;
    }

    /** The seat of the dealer. */
    int dealer() {
        return Plan.host(seats);
    }

    /** What the device at a seat adds to the deal as. */
    String who(int seat) {
        return seat == dealer() ? DealTerms.HOST : name(seat);
    }

    /** What the device at a seat is called. */
    static String name(int seat) {
        return Integer.toString(seat + 1);
    }

    /** What a device is to commit to. */
    String commitment(String who, byte[] secret) {
        return DealTerms.commitment(crypto, terms, who, secret);
    }

    /** The first one counts. */
    void commit(String who, String commitment) {
        if (devices.contains(who) && Encoded.read(commitment, Crypto.HASH) != null) commitments.putIfAbsent(who, commitment);
    }

    boolean isCommitted() {
        return commitments.size() == devices.size();
    }

    /** What everybody has committed to, in the order of devices. */
    private byte[] list() {
        Map<String, String> ordered = new LinkedHashMap<>();
        for (String device : devices) ordered.put(device, commitments.get(device));
        return DealTerms.list(terms, ordered);
    }

    byte[] signature(Crypto.Keys signer) {
        return crypto.sign(list(), signer);
    }

    /** @return whether it signs what is committed to here */
    boolean sign(String who, byte[] signature, byte[] openKey) {
        if (!isCommitted() || signature == null || !devices.contains(who)) return false;
        // There is but one list: anybody who has signed it needn't do so again.
        if (signatures.containsKey(who)) return true;
        if (!crypto.isSigned(list(), signature, openKey)) return false;
        signatures.put(who, signature);
        return true;
    }

    /** Whether all clients have signed; the host signs every list that it sends. */
    boolean isSigned() {
        return signatures.size() == devices.size() - 1;
    }

    /** @return whether that is what the device had committed to */
    boolean open(String who, byte[] secret) {
        if (secret == null || secret.length != DealTerms.SECRET || !commitment(who, secret).equals(commitments.get(who))) return false;
        openings.put(who, secret);
        return true;
    }

    /** Whether all clients have opened. */
    boolean isOpened() {
        for (String device : devices) if (!device.equals(DealTerms.HOST) && !openings.containsKey(device)) return false;
        return true;
    }

    /** The clients' devices on which it waits, by seat: for their part in the list, then their signatures, then their openings. */
    List<Integer> awaited() {
        Map<String, ?> come = !isCommitted() ? commitments : !isSigned() ? signatures : openings;
        List<Integer> awaited = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isClient() && !come.containsKey(name(seat))) awaited.add(seat);
        return awaited;
    }

    /** Whether a game begins as it was dealt; not as long as somebody hasn't opened. */
    boolean isStartOf(GameRecord record) {
        Random32 chance = isSigned() ? chance() : null;
        try {
            return chance != null
                && GameRecord.begin(record.game(), record.options(), record.seats(), chance).start().equals(record.start());
        } catch (NotationException | IllegalArgumentException e) {
            return false;
        }
    }

    /** What a device has opened; null as long as it hasn't. */
    byte[] opening(String who) {
        return openings.get(who);
    }

    /** @return the deal's chance; null as long as somebody hasn't opened */
    Random32 chance() {
        List<byte[]> secrets = new ArrayList<>();
        for (String device : devices) {
            if (!openings.containsKey(device)) return null;
            secrets.add(openings.get(device));
        }
        return DealTerms.chance(crypto, terms, secrets);
    }

    /** Says what everybody may know before the game is over: not what the host committed to. */
    void tell(Fields to) {
        commitments.forEach((who, commitment) -> to.add("commit", who + ' ' + commitment));
        signatures.forEach((who, signature) -> to.add("sign", who + ' ' + Encoded.of(signature)));
        openings.forEach((who, secret) -> {
            if (!who.equals(DealTerms.HOST)) to.add("opening", who + ' ' + Encoded.of(secret));
        });
    }

    /** Takes over what {@link #tell} said, as far as it is right. */
    void hear(Fields from) {
        from.named("commit").forEach(this::commit);
        Map<String, String> signed = from.named("sign");
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!seats.get(seat).isClient()) continue;
            byte[] key = Encoded.read(seats.get(seat).key(), Crypto.KEY);
            sign(name(seat), Encoded.read(signed.getOrDefault(name(seat), ""), Crypto.SIGNATURE), key);
        }
        from.named("opening").forEach((who, secret) -> open(who, Encoded.read(secret, DealTerms.SECRET)));
    }

    /** Whether a device's own commitment stands in the list. */
    boolean holds(String who, byte[] secret) {
        return commitment(who, secret).equals(commitments.get(who));
    }
}
