package uniboard.remote;

import java.util.Arrays;

/**
 * How things stand, told by one device: a part for all at the table and one for a single reader. Signed with its table, its readers and its
 * number, so that it can't be passed off as another, and sealed. Each message tells all again, so that only the last one matters.
 *
 * @param sender  the open key that signed it
 * @param reading the open key with which secret parts are written to the sender
 * @param number  rises from message to message of a sender
 * @param open    for all who have the table's key
 * @param secret  for its reader alone; null where there is none, or it is for somebody else
 */
public record SignedMessage(byte[] sender, byte[] reading, int number, Fields open, Fields secret) {
    private static final int NUMBER = 4;
    /** Bytes of both numbers and the reading key. */
    private static final int BEFORE_TEXT = 2 * NUMBER + Crypto.KEY;

    /** A device's keys, and by what it is read. */
    public record Hand(Crypto.Keys signing, Crypto.Keys reading) {
        /** @param seed {@link Crypto#KEY} bytes: the same seed makes the same keys */
        public static Hand of(Crypto crypto, byte[] seed) {
            byte[] hash = crypto.hash(seed);
            return new Hand(crypto.signingKeys(Arrays.copyOf(hash, Crypto.KEY)),
                crypto.readingKeys(Arrays.copyOfRange(hash, Crypto.KEY, 2 * Crypto.KEY)));
        }

        public boolean isOf(byte[] openKey) {
            return Arrays.equals(signing.open(), openKey);
        }
    }

    /**
     * Seals a message.
     *
     * @param key    of those who may read the open part
     * @param topic  where it is published
     * @param reader the reading key of whom the secret part is for; null where there is none
     */
    public static byte[] sealed(Crypto crypto, Hand hand, byte[] key, String topic, int number, Fields open, Fields secret, byte[] reader) {
        byte[] box = new byte[0];
        if (reader != null) {
            byte[] nonce = crypto.random(Crypto.NONCE);
            box = Encoded.joined(nonce, crypto.lockFor(reader, Padding.of(Encoded.utf8(secret.text())), nonce, hand.reading()));
        }
        byte[] body = Encoded.joined(bytes(number), bytes(box.length), hand.reading().open(), Padding.of(Encoded.utf8(open.text())), box);
        byte[] signature = crypto.sign(signed(topic, body), hand.signing());
        byte[] nonce = crypto.random(Crypto.NONCE);
        byte[] inner = Encoded.joined(hand.signing().open(), signature, body);
        return Encoded.joined(nonce, crypto.lock(inner, nonce, key));
    }

    /**
     * Opens a message.
     *
     * @param hand the reader's; null for a spectator
     * @return null if it is damaged, isn't for this table or topic, or its signature is wrong
     */
    public static SignedMessage opened(Crypto crypto, Hand hand, byte[] key, String topic, byte[] packet) {
        if (packet.length > Transport.LONGEST || packet.length < Crypto.NONCE + Crypto.LOCK) return null;
        byte[] inner = crypto.unlock(Arrays.copyOfRange(packet, Crypto.NONCE, packet.length), Arrays.copyOf(packet, Crypto.NONCE), key);
        int head = Crypto.KEY + Crypto.SIGNATURE;
        if (inner == null || inner.length < head + BEFORE_TEXT) return null;
        byte[] sender = Arrays.copyOf(inner, Crypto.KEY);
        byte[] body = Arrays.copyOfRange(inner, head, inner.length);
        if (LowOrderPoints.isOf(sender) || !crypto.isSigned(signed(topic, body), Arrays.copyOfRange(inner, Crypto.KEY, head),
            sender)) return null;
        int boxed = number(body, NUMBER);
        if (boxed < 0 || boxed > body.length - BEFORE_TEXT) return null;
        byte[] open = Padding.removed(Arrays.copyOfRange(body, BEFORE_TEXT, body.length - boxed));
        if (open == null) return null;
        byte[] reading = Arrays.copyOfRange(body, 2 * NUMBER, BEFORE_TEXT);
        byte[] box = Arrays.copyOfRange(body, body.length - boxed, body.length);
        return new SignedMessage(sender, reading, number(body, 0), Fields.read(Encoded.text(open)),
            hand == null ? null : secret(crypto, hand, reading, box));
    }

    private static Fields secret(Crypto crypto, Hand hand, byte[] writer, byte[] box) {
        if (box.length < Crypto.NONCE + Crypto.LOCK) return null;
        byte[] padded = crypto.unlockFrom(writer, Arrays.copyOfRange(box, Crypto.NONCE, box.length), Arrays.copyOf(box, Crypto.NONCE),
            hand.reading());
        byte[] text = padded == null ? null : Padding.removed(padded);
        return text == null ? null : Fields.read(Encoded.text(text));
    }

    /** The topic holds the room and for whom it is. */
    private static byte[] signed(String topic, byte[] body) {
        return Encoded.joined(Encoded.utf8("uniboard letter 1\n" + topic + "\n"), body);
    }

    private static byte[] bytes(int number) {
        return new byte[] { (byte) (number >>> 24), (byte) (number >>> 16), (byte) (number >>> 8), (byte) number };
    }

    private static int number(byte[] from, int at) {
        return from[at] << 24 | (from[at + 1] & 0xff) << 16 | (from[at + 2] & 0xff) << 8 | from[at + 3] & 0xff;
    }
}
