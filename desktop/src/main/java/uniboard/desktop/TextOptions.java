package uniboard.desktop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Option;
import uniboard.match.Seat;

/** {@code --text} of {@code play}, and what only goes with it. */
final class TextOptions {
    private static final int USUAL_LEVEL = 3;

    @Option(names = "--text", required = true, description = "Plays in the terminal: choices and sentences, line by line.")
    @SuppressWarnings("unused") // Its being given is what counts.
    private boolean text;

    @Option(names = "--seats", split = ",", paramLabel = "SEAT", converter = SeatConverter.class,
        description = "With --text: who plays, h for a person or a bot's level, as in h,3.")
    private List<Seat> seats;

    boolean nameSeats() {
        return seats != null;
    }

    /**
     * Who plays: as given, or else a person against bots of the middle level.
     *
     * @throws IllegalArgumentException if more or fewer are given than the game has seats
     */
    List<Seat> seats(int count) {
        if (seats == null) {
            List<Seat> usual = new ArrayList<>(Collections.nCopies(count, Seat.bot(USUAL_LEVEL)));
            usual.set(0, Seat.HUMAN);
            return usual;
        }
        if (seats.size() != count) throw new IllegalArgumentException("--seats names " + seats.size() + " seats; the game has " + count);
        return seats;
    }
}
