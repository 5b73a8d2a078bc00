package uniboard.remote;

import uniboard.known.HandledRelay;

/** Writes and opens messages with a device's keys, as it would be done by anybody who has taken the device over. */
final class Forger {
    private final Crypto crypto;
    private final Invitation invitation;
    private final SignedMessage.Hand hand;

    Forger(Crypto crypto, Invitation invitation, SignedMessage.Hand hand) {
        this.crypto = crypto;
        this.invitation = invitation;
        this.hand = hand;
    }

    /** @param kept as of {@link SessionStore#keep} */
    static Forger of(Crypto crypto, String kept) {
        Fields from = Fields.read(kept);
        byte[] seed = Encoded.read(from.get("seed"), Crypto.KEY);
        return new Forger(crypto, Invitation.read(from.get("table")), SignedMessage.Hand.of(crypto, seed));
    }

    /** Somebody who has nothing but the invitation. */
    static Forger stranger(Crypto crypto, Invitation invitation) {
        return new Forger(crypto, invitation, SignedMessage.Hand.of(crypto, crypto.random(Crypto.KEY)));
    }

    SignedMessage.Hand hand() {
        return hand;
    }

    String room() {
        return invitation.room(crypto);
    }

    private byte[] key(String topic) {
        return topic.endsWith("all") ? invitation.watchKey(crypto) : invitation.key();
    }

    /** @param end of the topic, such as {@code to/1} */
    HandledRelay.Packet message(String end, int number, Fields open, Fields secret, byte[] reader) {
        String topic = room() + end;
        return new HandledRelay.Packet(topic, SignedMessage.sealed(crypto, hand, key(topic), topic, number, open, secret, reader));
    }

    /** @return null if it is none, as {@link SignedMessage#opened} */
    SignedMessage opened(HandledRelay.Packet packet) {
        return SignedMessage.opened(crypto, hand, key(packet.topic()), packet.topic(), packet.bytes());
    }
}
