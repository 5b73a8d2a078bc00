package uniboard.remote;

import java.util.Arrays;

/** The device that hosts a table, as a client knows it by its messages. */
final class KnownHost {
    private byte[] reading;
    private byte[] key = new byte[0];
    /** The numbers of the last messages, to all and to this seat. */
    private int heard;
    private int heardSeat;

    /** With which it reads what is sealed for it; null before its first message. */
    byte[] reading() {
        return reading;
    }

    /** The open one; empty before its first message. */
    byte[] key() {
        return key;
    }

    boolean isSenderOf(SignedMessage message) {
        return Arrays.equals(message.sender(), key);
    }

    boolean isNew(SignedMessage toAll) {
        return toAll.number() > heard;
    }

    void hear(SignedMessage toAll) {
        heard = toAll.number();
        reading = toAll.reading();
        key = toAll.sender();
    }

    /** @return whether it is newer than all before */
    boolean hearSeat(SignedMessage toSeat) {
        if (toSeat.number() <= heardSeat) return false;
        heardSeat = toSeat.number();
        return true;
    }

    /** Another device hosts the table, whose messages to this seat are counted from the first. */
    void follow() {
        heardSeat = 0;
    }

    void keep(Fields to) {
        to.add("heard", heard).add("heardSeat", heardSeat);
        if (reading != null) to.add("reading", Encoded.of(reading));
        if (key.length > 0) to.add("keeper", Encoded.of(key));
    }

    /** Restores the state, so that the last message is read again. */
    static KnownHost kept(Fields from) {
        KnownHost host = new KnownHost();
        host.heard = Math.max(0, from.number("heard", 0) - 1);
        host.heardSeat = from.number("heardSeat", 0);
        host.reading = Encoded.read(from.get("reading"), Crypto.KEY);
        byte[] key = Encoded.read(from.get("keeper"), Crypto.KEY);
        if (key != null) host.key = key;
        return host;
    }
}
