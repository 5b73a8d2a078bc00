package uniboard.remote;

import java.util.Arrays;
import uniboard.known.HandledRelay;

/** Changes a host's messages with its own keys, before they come to whom they are for. */
final class Tampering implements HandledRelay.Hand {
    private final HandledTable table;
    private final Change change;

    /** What is told in place of something. */
    interface Change {
        /**
         * Of one part of a message.
         *
         * @param to   the seat whose device hears it
         * @param end  of the topic, such as {@code to/2}
         * @param told lines, as {@link Fields} reads them
         * @return null if the message is not to be told at all
         */
        String of(int to, String end, String told);
    }

    Tampering(HandledTable table, Change change) {
        this.table = table;
        this.change = change;
    }

    @Override
    public HandledRelay.Packet pass(int to, HandledRelay.Packet packet) {
        SignedMessage message = to == 0 ? null : table.forger(to).opened(packet);
        Forger host = table.forger(0);
        if (message == null || !Arrays.equals(message.sender(), host.hand().signing().open())) return packet;
        String end = packet.topic().substring(host.room().length());
        String open = message.open().text();
        String secret = message.secret() == null ? "" : message.secret().text();
        String newOpen = change.of(to, end, open);
        String newSecret = message.secret() == null ? "" : change.of(to, end, secret);
        if (newOpen == null || newSecret == null) return null;
        if (newOpen.equals(open) && newSecret.equals(secret)) return packet;
        byte[] reader = message.secret() == null ? null : table.forger(to).hand().reading().open();
        return host.message(end, message.number(), Fields.read(newOpen), message.secret() == null ? null : Fields.read(newSecret), reader);
    }
}
