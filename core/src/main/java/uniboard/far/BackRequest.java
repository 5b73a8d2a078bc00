package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * That somebody asks for their last move to be taken back, and what the others say to it. It holds until the game goes on.
 *
 * @param seat    that asks
 * @param step    so much had happened
 * @param agreed  the seats that are for it
 * @param refuser the seat that is against it; {@link Position#NOBODY} if none is as yet
 */
public record BackRequest(int seat, int step, List<Integer> agreed, int refuser) {
    private static final String WORD = "back";

    public BackRequest {
        agreed = List.copyOf(agreed);
    }

    static BackRequest of(int seat, int step) {
        return new BackRequest(seat, step, List.of(), Position.NOBODY);
    }

    /** What people are to answer it with. */
    enum Answer {
        AGREES, REFUSES;

        String word() {
            return this == AGREES ? "agreesBack" : "refusesBack";
        }
    }

    /** Whether it isn't settled, and the seat hasn't answered it. */
    public boolean isAsked(int other) {
        return refuser == Position.NOBODY && other != seat && !agreed.contains(other);
    }

    public boolean isRefused() {
        return refuser != Position.NOBODY;
    }

    BackRequest answered(int by, Answer answer) {
        if (!isAsked(by)) return this;
        if (answer == Answer.REFUSES) return new BackRequest(seat, step, agreed, by);
        List<Integer> more = new ArrayList<>(agreed);
        more.add(by);
        return new BackRequest(seat, step, more, refuser);
    }

    /** Whether everybody is for it. */
    boolean isAgreed(List<Occupant> seats) {
        boolean isAgreed = !isRefused();
        for (int other = 0; other < seats.size(); other++) isAgreed &= other == seat || seats.get(other).isBot() || agreed.contains(other);
        return isAgreed;
    }

    void tell(Entries to) {
        StringBuilder text = new StringBuilder().append(seat).append(' ').append(step).append(' ').append(refuser);
        for (int each : agreed) text.append(' ').append(each);
        to.add(WORD, text.toString());
    }

    /** @return null if there is none */
    static BackRequest heard(Entries from, int seats) {
        String[] parts = from.get(WORD).split(" ");
        if (parts.length < 3) return null;
        int seat = WholeNumber.read(parts[0], 0, seats - 1);
        int step = WholeNumber.read(parts[1], 0, Integer.MAX_VALUE);
        int refuser = WholeNumber.read(parts[2], Position.NOBODY, seats - 1);
        if (seat == WholeNumber.NONE || step == WholeNumber.NONE || refuser == WholeNumber.NONE) return null;
        List<Integer> agreed = new ArrayList<>();
        for (int i = 3; i < parts.length; i++) {
            int each = WholeNumber.read(parts[i], 0, seats - 1);
            if (each == WholeNumber.NONE) return null;
            agreed.add(each);
        }
        return new BackRequest(seat, step, agreed, refuser);
    }
}
