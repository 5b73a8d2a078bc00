package uniboard.relay;

/**
 * How much the relay takes.
 *
 * @param visitors  at a time
 * @param addresses topics in use and topics with kept packets, together
 * @param allBytes  of all packets that are kept or on their way
 */
record Limits(int visitors, int addresses, long allBytes) {
    /** Enough for a classroom. */
    static final Limits USUAL = new Limits(256, 4096, 64L << 20);

    /** A packet's payload of 16 KB, and its headers. */
    static final int PACKET_BYTES = 16 * 1024 + 1024;

    /** The newest packets that wait for a subscriber who doesn't read; older ones are lost to him. */
    static final int WAITING_PACKETS = 128;

    static final long TOPIC_BYTES = 8L << 20;

    /** A visitor who says less often that he is there is gone. */
    static final int KEEP_ALIVE_SECONDS = 60;
}
