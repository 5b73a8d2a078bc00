package uniboard.remote;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** A seat's signatures of its own moves, which others hold the game against when it is over. */
final class OwnSignatures {
    private final SecureChannel channel;
    private final int round;
    private final int dealer;
    private final SeatRecord seen;
    private final Supplier<SeatRecord> shown;
    /** By step. */
    private final Map<Integer, byte[]> signed = new LinkedHashMap<>();

    /**
     * @param round the number
     * @param seen  what this seat is told
     * @param shown with the moves that are sealed
     */
    OwnSignatures(SecureChannel channel, int round, int dealer, SeatRecord seen, Supplier<SeatRecord> shown) {
        this.channel = channel;
        this.round = round;
        this.dealer = dealer;
        this.seen = seen;
        this.shown = shown;
    }

    /** @param text of the move at that step */
    byte[] of(int step, String text) {
        return SignedMove.of(channel.crypto(), channel.room(), round, step, shown.get().commonChain(step), text, channel.hand().signing());
    }

    /** Those that were signed before. */
    void restore(Fields from) {
        signed.putAll(SignedMove.heard(from));
    }

    void keep(Fields to) {
        SignedMove.tell(signed, to);
    }

    /** Signs the moves that were made while another device hosted the table. */
    void signAll() {
        int seat = seen.viewer();
        SeatRecord told = new SeatRecord(channel.crypto(), seen.game(), seen.options(), seat, seen.position().seats());
        told.hear(seen.stepView(0));
        for (int step = 0; step < seen.steps(); step++) {
            boolean isMove = Event.read(seen.stepText(step)) == null;
            boolean isOwn = told.toMove() == seat && told.host(dealer) != seat && !told.bots().contains(seat);
            if (isMove && isOwn && !signed.containsKey(step)) signed.put(step, of(step, seen.stepText(step)));
            told.hear(seen.stepText(step), seen.stepView(step + 1));
        }
    }
}
