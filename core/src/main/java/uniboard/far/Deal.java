package uniboard.far;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Random32;

/** What one device has seen of how a deal came about: see {@link Dealing}. */
final class Deal {
    private final Seal seal;
    private final String terms;
    /** All devices, the keeper first, then the guests in the order of their seats. */
    private final List<String> devices;
    private final Map<String, String> commitments = new LinkedHashMap<>();
    private final Map<String, byte[]> signatures = new LinkedHashMap<>();
    private final Map<String, byte[]> openings = new LinkedHashMap<>();

    Deal(Seal seal, String terms, List<Occupant> seats) {
        this.seal = seal;
        this.terms = terms;
        devices = devices(seats);
    }

    private static List<String> devices(List<Occupant> seats) {
        List<String> devices = new ArrayList<>();
        devices.add(Dealing.KEEPER);
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isGuest()) devices.add(name(seat));
        return devices;
    }

    /** What the device at a seat is called. */
    static String name(int seat) {
        return Integer.toString(seat + 1);
    }

    String terms() {
        return terms;
    }

    /** What a device is to commit to. */
    String commitment(String who, byte[] secret) {
        return Dealing.commitment(seal, terms, who, secret);
    }

    /** The first one counts. */
    void commit(String who, String commitment) {
        if (devices.contains(who) && Encoded.read(commitment, Seal.HASH) != null) commitments.putIfAbsent(who, commitment);
    }

    boolean isCommitted() {
        return commitments.size() == devices.size();
    }

    /** What everybody has committed to, in the order of devices. */
    private byte[] list() {
        Map<String, String> ordered = new LinkedHashMap<>();
        for (String device : devices) ordered.put(device, commitments.get(device));
        return Dealing.list(terms, ordered);
    }

    byte[] signature(Seal.Keys signer) {
        return seal.sign(list(), signer);
    }

    /** @return whether it signs what is committed to here */
    boolean sign(String who, byte[] signature, byte[] openKey) {
        if (!isCommitted() || signature == null || !devices.contains(who)) return false;
        // There is but one list: whoever has signed it needn't do so again.
        if (signatures.containsKey(who)) return true;
        if (!seal.isSigned(list(), signature, openKey)) return false;
        signatures.put(who, signature);
        return true;
    }

    /** Whether all guests have signed; the keeper signs every list that it sends. */
    boolean isSigned() {
        return signatures.size() == devices.size() - 1;
    }

    /** @return whether that is what the device had committed to */
    boolean open(String who, byte[] secret) {
        if (secret == null || secret.length != Dealing.SECRET || !commitment(who, secret).equals(commitments.get(who))) return false;
        openings.put(who, secret);
        return true;
    }

    /** Whether all guests have opened. */
    boolean isOpened() {
        for (String device : devices) if (!device.equals(Dealing.KEEPER) && !openings.containsKey(device)) return false;
        return true;
    }

    /** The guests' devices on which it waits, by seat: for their part in the list, then their signatures, then their openings. */
    List<Integer> awaited(List<Occupant> seats) {
        Map<String, ?> come = !isCommitted() ? commitments : !isSigned() ? signatures : openings;
        List<Integer> awaited = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).isGuest() && !come.containsKey(name(seat))) awaited.add(seat);
        return awaited;
    }

    /** @return the deal's chance; null as long as somebody hasn't opened */
    Random32 chance() {
        List<byte[]> secrets = new ArrayList<>();
        for (String device : devices) {
            if (!openings.containsKey(device)) return null;
            secrets.add(openings.get(device));
        }
        return Dealing.chance(seal, terms, secrets);
    }

    /** Says what everybody may know before the game is over: not what the keeper committed to. */
    void tell(Entries to) {
        commitments.forEach((who, commitment) -> to.add("commit", who + ' ' + commitment));
        signatures.forEach((who, signature) -> to.add("sign", who + ' ' + Encoded.of(signature)));
        openings.forEach((who, secret) -> {
            if (!who.equals(Dealing.KEEPER)) to.add("opening", who + ' ' + Encoded.of(secret));
        });
    }

    /**
     * Takes over what {@link #tell} said, as far as it is right.
     *
     * @param seats with the guests' keys
     */
    void hear(Entries from, List<Occupant> seats) {
        from.named("commit").forEach(this::commit);
        Map<String, String> signed = from.named("sign");
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!seats.get(seat).isGuest()) continue;
            byte[] key = Encoded.read(seats.get(seat).key(), Seal.KEY);
            sign(name(seat), Encoded.read(signed.getOrDefault(name(seat), ""), Seal.SIGNATURE), key);
        }
        from.named("opening").forEach((who, secret) -> open(who, Encoded.read(secret, Dealing.SECRET)));
    }

    /** Whether a device's own commitment stands in the list. */
    boolean holds(String who, byte[] secret) {
        return commitment(who, secret).equals(commitments.get(who));
    }
}
