package uniboard.relay;

/** How much the relay takes. */
final class Limits {
    /** A packet's payload of 16 KB, and its headers. */
    static final int PACKET_BYTES = 16 * 1024 + 1024;

    static final int VISITORS = 256;

    /** Topics in use and topics with kept packets, together. */
    static final int ADDRESSES = 4096;

    /** The newest packets that wait for a subscriber who doesn't read; older ones are lost to him. */
    static final int WAITING_PACKETS = 128;

    static final long TOPIC_BYTES = 8L << 20;

    static final long ALL_BYTES = 64L << 20;

    /** A visitor who says less often that he is there is gone. */
    static final int KEEP_ALIVE_SECONDS = 60;

    private Limits() {
    }
}
