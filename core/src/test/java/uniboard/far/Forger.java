package uniboard.far;

import uniboard.known.HandledRelay;

/** Writes and opens letters with a device's keys, as it would be done by whoever has taken the device over. */
final class Forger {
    private final Seal seal;
    private final Invitation invitation;
    private final Letter.Hand hand;

    Forger(Seal seal, Invitation invitation, Letter.Hand hand) {
        this.seal = seal;
        this.invitation = invitation;
        this.hand = hand;
    }

    /** @param kept as of {@link Safe#keep} */
    static Forger of(Seal seal, String kept) {
        Entries from = Entries.read(kept);
        byte[] seed = Encoded.read(from.get("seed"), Seal.KEY);
        return new Forger(seal, Invitation.read(from.get("table")), Letter.Hand.of(seal, seed));
    }

    /** Somebody who has nothing but the invitation. */
    static Forger stranger(Seal seal, Invitation invitation) {
        return new Forger(seal, invitation, Letter.Hand.of(seal, seal.random(Seal.KEY)));
    }

    Letter.Hand hand() {
        return hand;
    }

    String room() {
        return invitation.room(seal);
    }

    private byte[] key(String topic) {
        return topic.endsWith("all") ? invitation.watchKey(seal) : invitation.key();
    }

    /** @param end of the topic, such as {@code to/1} */
    HandledRelay.Packet letter(String end, int number, Entries open, Entries secret, byte[] reader) {
        String topic = room() + end;
        return new HandledRelay.Packet(topic, Letter.sealed(seal, hand, key(topic), topic, number, open, secret, reader));
    }

    /** @return null if it is none, as {@link Letter#opened} */
    Letter opened(HandledRelay.Packet packet) {
        return Letter.opened(seal, hand, key(packet.topic()), packet.topic(), packet.bytes());
    }
}
