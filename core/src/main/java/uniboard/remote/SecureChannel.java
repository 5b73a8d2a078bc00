package uniboard.remote;

import java.util.Arrays;

/** One device's place in a room: its keys, the number of its last message, and how messages leave and reach it. */
final class SecureChannel {
    /** How many numbers a device skips when it comes back: it may have sent messages that it hadn't kept. */
    private static final int RETURN = 1_000;
    private static final int AHEAD = 20 * RETURN;
    private static final String TO_ALL = "all";
    /** What the relay says in place of a device whose line broke: no state, and so without a number. */
    private static final String BROKEN = "line";
    /** Between two devices of the host. */
    private static final String ASKING = "hand/ask";
    private static final String HANDING = "hand/over";

    private final Crypto crypto;
    private final Transport transport;
    private final Invitation invitation;
    private final byte[] seed;
    private final SignedMessage.Hand hand;
    private final String room;
    private int number;
    private int keptNumber;
    /** How often the table has been taken over: then its host is the heir, then the inviting device, by turns. */
    private int epoch;
    /** Of the inviting device; null as long as this device has none. */
    private SuccessorCertificate certificate;

    SecureChannel(Crypto crypto, Transport transport, Invitation invitation, byte[] seed) {
        this.crypto = crypto;
        this.transport = transport;
        this.invitation = invitation;
        this.seed = seed;
        hand = SignedMessage.Hand.of(crypto, seed);
        room = invitation.room(crypto);
    }

    Crypto crypto() {
        return crypto;
    }

    String room() {
        return room;
    }

    byte[] openKey() {
        return hand.signing().open();
    }

    SignedMessage.Hand hand() {
        return hand;
    }

    int number() {
        return number;
    }

    /** Has the relay tell the others if this device's line breaks. */
    void leaveWill() {
        String topic = room + BROKEN;
        transport.leave(topic, SignedMessage.sealed(crypto, hand, invitation.watchKey(crypto), topic, 0, new Fields(), null, null));
    }

    /** Hears whose line has broken: it may be there again by now. */
    void listenToBroken(Hearer hearer) {
        listen(BROKEN, invitation.watchKey(crypto), null, hearer);
    }

    /** Hears what is said to all. */
    void listenToAll(Hearer hearer) {
        listen(TO_ALL, invitation.watchKey(crypto), hand, hearer);
    }

    /** Hears what the host says to a seat. */
    void listenToSeat(int seat, Hearer hearer) {
        listen(toSeat(seat), invitation.key(), hand, hearer);
    }

    /** Hears the open part of what the host says to another seat. */
    void overhear(int seat, Hearer hearer) {
        listen(toSeat(seat), invitation.key(), null, hearer);
    }

    /** Hears what is said from a seat. */
    void listenFromSeat(int seat, Hearer hearer) {
        listen(fromSeat(seat), invitation.key(), hand, hearer);
    }

    private static String toSeat(int seat) {
        return "to/" + (seat + 1);
    }

    private static String fromSeat(int seat) {
        return "from/" + (seat + 1);
    }

    private void listen(String topic, byte[] key, SignedMessage.Hand reader, Hearer hearer) {
        listenAt(room + topic, key, reader, hearer);
    }

    /** Subscribes to a topic outside any table. */
    void listenOutside(String topic, byte[] key, Hearer hearer) {
        listenAt(topic, key, null, hearer);
    }

    private void listenAt(String topic, byte[] key, SignedMessage.Hand reader, Hearer hearer) {
        transport.listen(topic, packet -> {
            SignedMessage message = SignedMessage.opened(crypto, reader, key, topic, packet);
            if (message != null) hearer.hear(message);
        });
    }

    /** Publishes to a topic outside any table. */
    void tellOutside(String topic, byte[] key, Fields open) {
        sendTo(topic, key, open, null, null);
    }

    void tellAll(Fields open) {
        addEpoch(open);
        send(TO_ALL, invitation.watchKey(crypto), open, null, null);
    }

    void tellSeat(int seat, Fields open, Fields secret, byte[] reader) {
        addEpoch(open);
        send(toSeat(seat), invitation.key(), open, secret, reader);
    }

    private void addEpoch(Fields to) {
        if (epoch > 0) to.add("epoch", epoch);
        if (certificate != null && isHeirsTurn(epoch)) to.add("testament", certificate.text());
    }

    private static boolean isHeirsTurn(int epoch) {
        return epoch % 2 == 1;
    }

    /** Whether the message is from the device that hosts the table, as far as is known here. */
    boolean isFromHost(SignedMessage message) {
        return epochOf(message) == epoch && isOfEpoch(message);
    }

    /** Whether the message is from a device that has taken the table over, which isn't known here yet. */
    boolean isFromHeir(SignedMessage message) {
        return epochOf(message) > epoch && isOfEpoch(message);
    }

    /** Whether the message is from a device that hosted the table before this one took it over, and may not know it. */
    boolean isFromFormerHost(SignedMessage message) {
        return epochOf(message) < epoch && isOfEpoch(message);
    }

    /** Whether the table isn't hosted by the device that invited to it, as far as is known here. */
    boolean hasHeir() {
        return isHeirsTurn(epoch);
    }

    private static int epochOf(SignedMessage message) {
        return message.open().number("epoch", 0);
    }

    private boolean isOfEpoch(SignedMessage message) {
        if (!isHeirsTurn(epochOf(message))) return invitation.isHost(crypto, message.sender());
        SuccessorCertificate shown = SuccessorCertificate.read(message.open().get("testament"));
        return shown != null && shown.names(message.sender(), invitation, crypto);
    }

    /** From now on the sender of the message hosts the table. */
    void follow(SignedMessage message) {
        epoch = epochOf(message);
    }

    /** What lets the device with that key host the table, as long as this one does. */
    SuccessorCertificate certificateFor(byte[] heirKey) {
        return isHeirsTurn(epoch) ? null : SuccessorCertificate.of(crypto, room, hand.signing(), heirKey);
    }

    /** The host lets this device host the table. */
    void inherit(String text) {
        boolean isKnown = certificate != null && certificate.text().equals(text);
        SuccessorCertificate told = isKnown ? null : SuccessorCertificate.read(text);
        if (told != null && told.names(openKey(), invitation, crypto)) certificate = told;
    }

    /** Whether this device may host the table after its present host. */
    boolean mayHostTable() {
        return isHeirsTurn(epoch) ? invitation.isHost(crypto, openKey()) : certificate != null;
    }

    /** As {@link #keep}, of the device as the host of the table. */
    void keepAsHost(Fields to) {
        epoch++;
        keep(to);
    }

    void tellFromSeat(int seat, Fields open, Fields secret, byte[] reader) {
        send(fromSeat(seat), invitation.key(), open, secret, reader);
    }

    /** Has the relay forget what it keeps of the table. */
    void empty(int seats) {
        transport.publish(room + TO_ALL, new byte[0]);
        for (int seat = 0; seat < seats; seat++) {
            transport.publish(room + toSeat(seat), new byte[0]);
            transport.publish(room + fromSeat(seat), new byte[0]);
        }
    }

    /** Hears another device of the same person ask for the table. */
    void listenToAsking(Hearer hearer) {
        listen(ASKING, invitation.key(), hand, hearer);
    }

    void askForTable(Fields secret) {
        tellOwn(ASKING, secret);
    }

    /** Hears what another device of the same person hands on. */
    void listenToHandover(Hearer hearer) {
        listen(HANDING, invitation.key(), hand, hearer);
    }

    void handOver(Fields secret) {
        tellOwn(HANDING, secret);
    }

    private void tellOwn(String topic, Fields secret) {
        send(topic, invitation.key(), new Fields(), secret, hand.reading().open());
    }

    private void send(String topic, byte[] key, Fields open, Fields secret, byte[] reader) {
        sendTo(room + topic, key, open, secret, reader);
    }

    private void sendTo(String topic, byte[] key, Fields open, Fields secret, byte[] reader) {
        number++;
        transport.publish(topic, SignedMessage.sealed(crypto, hand, key, topic, number, open, secret, reader));
    }

    /**
     * What keeps a move that this device has sealed from being guessed. Another device with the same seat has the same.
     *
     * @param round of the table's
     * @param ply   that the move makes
     */
    byte[] salt(int round, int ply) {
        byte[] asked = Encoded.utf8("uniboard salt 1\n" + round + '\n' + ply + '\n');
        return Arrays.copyOf(crypto.hash(Encoded.joined(asked, seed)), SealedMove.SALT);
    }

    /** {@link SecretShare#LENGTH} bytes that nobody else can guess, by which a sealed move is halved. */
    byte[] blank(int round, int ply) {
        byte[][] blocks = new byte[SecretShare.LENGTH / Crypto.HASH][];
        for (int block = 0; block < blocks.length; block++) {
            byte[] asked = Encoded.utf8("uniboard share 1\n" + round + '\n' + ply + '\n' + block + '\n');
            blocks[block] = crypto.hash(Encoded.joined(asked, seed));
        }
        return Encoded.joined(blocks);
    }

    /** As others see a move that this device has sealed. */
    String commitment(int round, int ply, String text) {
        return SealedMove.commitment(crypto, room, round, ply, text, salt(round, ply));
    }

    /** Whether half of the message numbers reserved when the state was last stored are used up. */
    boolean isFarFromKept() {
        return number - keptNumber > RETURN / 2;
    }

    void keep(Fields to) {
        keptNumber = number;
        keep(to, number);
    }

    /** As {@link #keep}, for another device, whose messages are newer than all that this one may still send. */
    void keepForAnother(Fields to) {
        keep(to, number + AHEAD);
    }

    private void keep(Fields to, int from) {
        to.add("table", invitation.text()).add("seed", Encoded.of(seed)).add("number", from);
        if (epoch > 0) to.add("epoch", epoch);
        if (certificate != null) to.add("testament", certificate.text());
    }

    TablePass tablePass() {
        return new TablePass(invitation, seed);
    }

    /** What takes a seat to another device, whose messages are newer than all that this one may still send. */
    SeatPass pass(byte[] secret, int seat, int round) {
        return new SeatPass(invitation, seed, secret, seat, round, number + AHEAD);
    }

    /** As {@link #keep} does at the device that the pass comes from. */
    static void keep(SeatPass pass, Fields to) {
        to.add("table", pass.invitation().text()).add("seed", Encoded.of(pass.seed())).add("number", pass.number());
    }

    /** @return null if it isn't one */
    static SecureChannel kept(Crypto crypto, Transport transport, Fields from) {
        Invitation invitation = Invitation.read(from.get("table"));
        byte[] seed = Encoded.read(from.get("seed"), Crypto.KEY);
        if (invitation == null || seed == null) return null;
        SecureChannel channel = new SecureChannel(crypto, transport, invitation, seed);
        channel.number = from.number("number", 0) + RETURN;
        channel.keptNumber = channel.number;
        channel.epoch = from.number("epoch", 0);
        channel.inherit(from.get("testament"));
        return channel;
    }

    Invitation invitation() {
        return invitation;
    }

    boolean isOwn(SignedMessage message) {
        return Arrays.equals(message.sender(), openKey());
    }

    /** Hears messages that are whole. */
    interface Hearer {
        void hear(SignedMessage message);
    }
}
