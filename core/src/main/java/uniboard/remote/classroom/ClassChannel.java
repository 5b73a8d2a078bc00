package uniboard.remote.classroom;

import java.util.Arrays;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;
import uniboard.remote.Fields;
import uniboard.remote.GivenTable;
import uniboard.remote.Invitation;
import uniboard.remote.SignedMessage;
import uniboard.remote.Transport;

/** One device's place in a class: its keys, the number of its last message, and how messages leave and reach it. */
final class ClassChannel {
    static final String ALL = "all";
    static final String DOOR = "from/door";
    /** Bytes of a packet, at most: less than a relay has to carry. */
    static final int LONGEST = 12 * 1024;
    /** How many numbers a device skips when it comes back: it may have sent messages that it hadn't kept. */
    private static final int RETURN = 1_000;
    /** Of a topic that nobody can guess. */
    private static final int TOPIC_BYTES = 16;

    private final Crypto crypto;
    private final Transport transport;
    private final byte[] door;
    private final byte[] seed;
    private final SignedMessage.Hand hand;
    private final String room;
    private int number;
    private int keptNumber;

    ClassChannel(Crypto crypto, Transport transport, byte[] door, byte[] seed) {
        this.crypto = crypto;
        this.transport = transport;
        this.door = door.clone();
        this.seed = seed.clone();
        hand = SignedMessage.Hand.of(crypto, seed);
        room = ClassLink.room(crypto, door);
    }

    Crypto crypto() {
        return crypto;
    }

    byte[] door() {
        return door;
    }

    byte[] openKey() {
        return hand.signing().open();
    }

    int number() {
        return number;
    }

    /** The name of a topic that nobody can guess. */
    String newTopic() {
        return Encoded.of(crypto.random(TOPIC_BYTES));
    }

    static boolean isTopic(String name) {
        return Encoded.read(name, TOPIC_BYTES) != null;
    }

    static String to(String name) {
        return "to/" + name;
    }

    static String from(String name) {
        return "from/" + name;
    }

    /**
     * Hears packets of a topic as they come; {@link #opened} opens them.
     *
     * @param end of the topic, behind the room
     */
    void listen(String end, Transport.Receiver receiver) {
        transport.listen(room + end, receiver);
    }

    /** @return null if it isn't a message of this class and topic */
    SignedMessage opened(String end, byte[] packet) {
        return SignedMessage.opened(crypto, hand, door, room + end, packet);
    }

    /** @param reader of the secret part; null where there is none */
    byte[] sealed(String end, Fields open, Fields secret, byte[] reader) {
        number++;
        byte[] packet = SignedMessage.sealed(crypto, hand, door, room + end, number, open, secret, reader);
        if (packet.length > LONGEST) throw new IllegalStateException(end + ": " + packet.length + " bytes");
        return packet;
    }

    void publish(String end, byte[] packet) {
        transport.publish(room + end, packet);
    }

    /** Has the relay forget what it keeps of a topic. */
    void empty(String end) {
        publish(end, new byte[0]);
    }

    boolean isOwn(SignedMessage message) {
        return hand.isOf(message.sender());
    }

    /** Whether half of the numbers that were set aside when the state was kept are used up. */
    boolean isFarFromKept() {
        return number - keptNumber > RETURN / 2;
    }

    void keep(Fields to) {
        keptNumber = number;
        to.add("doorKey", Encoded.of(door)).add("seed", Encoded.of(seed)).add("number", number);
    }

    /** @return null if the text has no keys */
    static ClassChannel kept(Crypto crypto, Transport transport, Fields from) {
        byte[] door = Encoded.read(from.get("doorKey"), Crypto.KEY);
        byte[] seed = Encoded.read(from.get("seed"), Crypto.KEY);
        if (door == null || seed == null) return null;
        ClassChannel channel = new ClassChannel(crypto, transport, door, seed);
        channel.number = from.number("number", 0) + RETURN;
        channel.keptNumber = channel.number;
        return channel;
    }

    /** With what this device sits down at a table where a seat was given to it; the other devices there know it by the same key. */
    String passTo(Invitation table, int seat) {
        return GivenTable.pass(table, seat, seed, crypto);
    }

    /** Nothing can be said or opened after that. */
    void forget() {
        Arrays.fill(seed, (byte) 0);
        Arrays.fill(door, (byte) 0);
        Arrays.fill(hand.signing().secret(), (byte) 0);
        Arrays.fill(hand.reading().secret(), (byte) 0);
    }
}
