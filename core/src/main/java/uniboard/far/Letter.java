package uniboard.far;

import java.util.Arrays;

/**
 * How things stand, told by one device: a part for all at the table and one for a single reader. Signed with its table, its readers and its
 * number, so that it can't be passed off as another, and sealed. Each letter tells all anew, so that only the last one matters.
 *
 * @param sender  the open key that signed it
 * @param reading the open key with which secret parts are written to the sender
 * @param number  rises from letter to letter of a sender
 * @param open    for all who have the table's key
 * @param secret  for its reader alone; null where there is none, or it is for somebody else
 */
record Letter(byte[] sender, byte[] reading, int number, Entries open, Entries secret) {
    private static final int NUMBER = 4;
    /** Bytes of both numbers and the reading key. */
    private static final int BEFORE_TEXT = 2 * NUMBER + Seal.KEY;

    /** A device's keys, and by what it is read. */
    record Hand(Seal.Keys signing, Seal.Keys reading) {
        static Hand of(Seal seal, byte[] seed) {
            byte[] hash = seal.hash(seed);
            return new Hand(seal.signingKeys(Arrays.copyOf(hash, Seal.KEY)),
                seal.readingKeys(Arrays.copyOfRange(hash, Seal.KEY, 2 * Seal.KEY)));
        }

        boolean isOf(byte[] openKey) {
            return Arrays.equals(signing.open(), openKey);
        }
    }

    /**
     * Seals a letter.
     *
     * @param key    of those who may read the open part
     * @param topic  where it is published
     * @param reader the reading key of whom the secret part is for; null where there is none
     */
    static byte[] sealed(Seal seal, Hand hand, byte[] key, String topic, int number, Entries open, Entries secret, byte[] reader) {
        byte[] box = new byte[0];
        if (reader != null) {
            byte[] nonce = seal.random(Seal.NONCE);
            box = Encoded.joined(nonce, seal.lockFor(reader, Padding.of(Encoded.utf8(secret.text())), nonce, hand.reading()));
        }
        byte[] body = Encoded.joined(bytes(number), bytes(box.length), hand.reading().open(), Padding.of(Encoded.utf8(open.text())), box);
        byte[] signature = seal.sign(signed(topic, body), hand.signing());
        byte[] nonce = seal.random(Seal.NONCE);
        byte[] inner = Encoded.joined(hand.signing().open(), signature, body);
        return Encoded.joined(nonce, seal.lock(inner, nonce, key));
    }

    /**
     * Opens a letter.
     *
     * @param hand the reader's; null for whoever only watches
     * @return null if it is damaged, isn't for this table or topic, or its signature is wrong
     */
    static Letter opened(Seal seal, Hand hand, byte[] key, String topic, byte[] packet) {
        if (packet.length > Wire.LONGEST || packet.length < Seal.NONCE + Seal.LOCK) return null;
        byte[] inner = seal.unlock(Arrays.copyOfRange(packet, Seal.NONCE, packet.length), Arrays.copyOf(packet, Seal.NONCE), key);
        int head = Seal.KEY + Seal.SIGNATURE;
        if (inner == null || inner.length < head + BEFORE_TEXT) return null;
        byte[] sender = Arrays.copyOf(inner, Seal.KEY);
        byte[] body = Arrays.copyOfRange(inner, head, inner.length);
        if (SmallOrder.isOf(sender) || !seal.isSigned(signed(topic, body), Arrays.copyOfRange(inner, Seal.KEY, head), sender)) return null;
        int boxed = number(body, NUMBER);
        if (boxed < 0 || boxed > body.length - BEFORE_TEXT) return null;
        byte[] open = Padding.removed(Arrays.copyOfRange(body, BEFORE_TEXT, body.length - boxed));
        if (open == null) return null;
        byte[] reading = Arrays.copyOfRange(body, 2 * NUMBER, BEFORE_TEXT);
        byte[] box = Arrays.copyOfRange(body, body.length - boxed, body.length);
        return new Letter(sender, reading, number(body, 0), Entries.read(Encoded.text(open)),
            hand == null ? null : secret(seal, hand, reading, box));
    }

    private static Entries secret(Seal seal, Hand hand, byte[] writer, byte[] box) {
        if (box.length < Seal.NONCE + Seal.LOCK) return null;
        byte[] padded = seal.unlockFrom(writer, Arrays.copyOfRange(box, Seal.NONCE, box.length), Arrays.copyOf(box, Seal.NONCE),
            hand.reading());
        byte[] text = padded == null ? null : Padding.removed(padded);
        return text == null ? null : Entries.read(Encoded.text(text));
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
