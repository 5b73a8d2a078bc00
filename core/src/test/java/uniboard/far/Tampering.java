package uniboard.far;

import java.util.Arrays;
import uniboard.known.HandledRelay;

/** Changes a keeper's letters with its own keys, before they come to whom they are for. */
final class Tampering implements HandledRelay.Hand {
    private final HandledTable table;
    private final Change change;

    /** What is told in place of something. */
    interface Change {
        /**
         * Of one part of a letter.
         *
         * @param to   the seat whose device hears it
         * @param end  of the topic, such as {@code to/2}
         * @param told lines, as {@link Entries} reads them
         * @return null if the letter is not to be told at all
         */
        String of(int to, String end, String told);
    }

    Tampering(HandledTable table, Change change) {
        this.table = table;
        this.change = change;
    }

    @Override
    public HandledRelay.Packet pass(int to, HandledRelay.Packet packet) {
        Letter letter = to == 0 ? null : table.forger(to).opened(packet);
        Forger keeper = table.forger(0);
        if (letter == null || !Arrays.equals(letter.sender(), keeper.hand().signing().open())) return packet;
        String end = packet.topic().substring(keeper.room().length());
        String open = letter.open().text();
        String secret = letter.secret() == null ? "" : letter.secret().text();
        String newOpen = change.of(to, end, open);
        String newSecret = letter.secret() == null ? "" : change.of(to, end, secret);
        if (newOpen == null || newSecret == null) return null;
        if (newOpen.equals(open) && newSecret.equals(secret)) return packet;
        byte[] reader = letter.secret() == null ? null : table.forger(to).hand().reading().open();
        return keeper.letter(end, letter.number(), Entries.read(newOpen), letter.secret() == null ? null : Entries.read(newSecret), reader);
    }
}
