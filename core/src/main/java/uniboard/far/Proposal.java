package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * What somebody puts to all others at a table, and what they say to it. It holds until the game goes on.
 *
 * @param seat    that asks
 * @param step    so much had happened
 * @param what    is to be done
 * @param agreed  the seats that are for it
 * @param refuser the seat that is against it; {@link Position#NOBODY} if none is as yet
 */
public record Proposal(int seat, int step, What what, List<Integer> agreed, int refuser) {
    private static final String WORD = "proposal";

    public Proposal {
        agreed = List.copyOf(agreed);
    }

    /**
     * What is to be done.
     *
     * @param absentee the seat at which a bot is to play on, its player being away; {@link Position#NOBODY}: the last move of whoever asks
     *                 is to be taken back
     */
    public record What(int absentee) {
        static final What BACK = new What(Position.NOBODY);

        public boolean isBack() {
            return absentee == Position.NOBODY;
        }
    }

    static Proposal of(int seat, int step, What what) {
        return new Proposal(seat, step, what, List.of(), Position.NOBODY);
    }

    /** What people are to answer it with. */
    enum Answer {
        AGREES, REFUSES;

        String word() {
            return this == AGREES ? "agrees" : "refuses";
        }
    }

    /** Whether it isn't settled, and the seat is to answer and hasn't. */
    public boolean isAsked(int other) {
        return refuser == Position.NOBODY && other != seat && other != what.absentee && !agreed.contains(other);
    }

    public boolean isRefused() {
        return refuser != Position.NOBODY;
    }

    Proposal answered(int by, Answer answer) {
        if (!isAsked(by)) return this;
        if (answer == Answer.REFUSES) return new Proposal(seat, step, what, agreed, by);
        List<Integer> more = new ArrayList<>(agreed);
        more.add(by);
        return new Proposal(seat, step, what, more, refuser);
    }

    /**
     * Whether everybody is for it.
     *
     * @param bots play on for people who needn't be asked
     */
    boolean isAgreed(List<Occupant> seats, Set<Integer> bots) {
        boolean isAgreed = !isRefused();
        for (int other = 0; other < seats.size(); other++)
            isAgreed &= !isAsked(other) || seats.get(other).isBot() || bots.contains(other);
        return isAgreed;
    }

    /** Whether it is the same, whatever has been said to it. */
    boolean isLike(Proposal other) {
        return other != null && seat == other.seat && step == other.step && what.equals(other.what);
    }

    void tell(Entries to) {
        to.add(WORD, text());
    }

    String text() {
        StringBuilder text = new StringBuilder().append(seat).append(' ').append(step).append(' ').append(what.absentee).append(' ')
            .append(refuser);
        for (int each : agreed) text.append(' ').append(each);
        return text.toString();
    }

    /** @return null if there is none */
    static Proposal heard(Entries from, int seats) {
        return read(from.get(WORD), seats);
    }

    /** @return null if it isn't one's {@link #text} */
    static Proposal read(String told, int seats) {
        String[] parts = told.split(" ");
        if (parts.length < 4) return null;
        int step = WholeNumber.read(parts[1], 0, Integer.MAX_VALUE);
        List<Integer> read = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) if (i != 1) read.add(WholeNumber.read(parts[i], Position.NOBODY, seats - 1));
        boolean isOne = step != WholeNumber.NONE && !read.contains(WholeNumber.NONE) && read.get(0) != Position.NOBODY;
        return isOne ? new Proposal(read.get(0), step, new What(read.get(1)), read.subList(3, read.size()), read.get(2)) : null;
    }
}
