package uniboard.remote;

/**
 * Carries packets between devices that listen to the same topics. Promises nothing: packets may be lost, doubled, late, out of order, or
 * made up by anybody who knows a topic.
 */
public interface Transport {
    /** The longest packet that every relay has to carry, in bytes. */
    int LONGEST = 16 * 1024;

    /** Hears packets from now on; a relay keeps the last one of each topic for those who come later. */
    void listen(String topic, Receiver receiver);

    /** Sends a packet to all who listen to the topic, and to those who will, until the next packet of that topic. */
    void publish(String topic, byte[] packet);

    /**
     * Sets the last will, before connecting: the packet that the relay publishes if this line breaks without being closed. Not sent where
     * nobody looks at the page, since lines come and go there.
     */
    default void leave(String topic, byte[] packet) {
    }

    /** Whether a relay is reached at present, as far as is known. */
    boolean isConnected();

    /** Lets go of the relay for good. */
    void close();

    /** Called on the main loop. */
    interface Receiver {
        void received(byte[] packet);
    }
}
