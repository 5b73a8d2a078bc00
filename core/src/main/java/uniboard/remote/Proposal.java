package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * What somebody puts to all others at a table, and what they say to it. It holds until the game goes on.
 *
 * @param seat    that asks
 * @param step    how many steps the game had
 * @param event   that is to happen: moves are taken back, or a bot plays on for somebody
 * @param agreed  the seats that are for it
 * @param refuser the seat that is against it; {@link Position#NOBODY} if none is as yet
 */
public record Proposal(int seat, int step, Event event, List<Integer> agreed, int refuser) {
    private static final String WORD = "proposal";

    public Proposal {
        agreed = List.copyOf(agreed);
    }

    static Proposal of(int seat, int step, Event event) {
        return new Proposal(seat, step, event, List.of(), Position.NOBODY);
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
        return refuser == Position.NOBODY && other != seat && !event.isBotFor(other) && !agreed.contains(other);
    }

    public boolean isRefused() {
        return refuser != Position.NOBODY;
    }

    Proposal answered(int by, Answer answer) {
        if (!isAsked(by)) return this;
        if (answer == Answer.REFUSES) return new Proposal(seat, step, event, agreed, by);
        List<Integer> more = new ArrayList<>(agreed);
        more.add(by);
        return new Proposal(seat, step, event, more, refuser);
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
        return other != null && seat == other.seat && step == other.step && event.equals(other.event);
    }

    void tell(Fields to) {
        to.add(WORD, text());
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(seat).append(' ').append(step).append(' ').append(event.text()).append(' ').append(refuser);
        for (int each : agreed) text.append(' ').append(each);
        return text.toString();
    }

    /** @return null if there is none */
    static Proposal heard(Fields from, int seats) {
        return read(from.get(WORD), seats);
    }

    /** @return null if it isn't one's {@link #text} */
    static Proposal read(String told, int seats) {
        String[] parts = told.split(" ");
        if (parts.length < 4) return null;
        int seat = WholeNumber.read(parts[0], 0, seats - 1);
        int step = WholeNumber.read(parts[1], 0, Integer.MAX_VALUE);
        Event event = Event.read(parts[2]);
        boolean isKnown = event != null && (event.isBack() || event.number() < seats);
        List<Integer> answers = new ArrayList<>();
        for (int i = 3; i < parts.length; i++) answers.add(WholeNumber.read(parts[i], Position.NOBODY, seats - 1));
        boolean isOne = seat != WholeNumber.NONE && step != WholeNumber.NONE && isKnown && !answers.contains(WholeNumber.NONE);
        return isOne ? new Proposal(seat, step, event, answers.subList(1, answers.size()), answers.get(0)) : null;
    }
}
