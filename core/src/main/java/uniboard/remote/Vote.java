package uniboard.remote;

import java.util.ArrayList;
import java.util.List;

/** What a client puts to the others, and how it answers what they put. */
final class Vote {
    private static final String ASKS = "asks";
    private static final String WANTS = "wants";

    private final int seat;
    private final int seats;
    /** What this seat has put last; null: nothing. */
    private Proposal asked;
    /** What this seat has answered last; null: nothing. */
    private Proposal answered;
    private Proposal.Answer answer;
    /** All that this seat has asked for, or agreed to, since so much has happened: it may be done, whatever was put after it. */
    private final List<Proposal> wanted = new ArrayList<>();
    /** As the host tells it; null: nothing. */
    private Proposal told;

    Vote(int seat, int seats) {
        this.seat = seat;
        this.seats = seats;
    }

    /** @param open what the host says to all */
    void hear(Fields open) {
        told = Proposal.heard(open, seats);
    }

    /**
     * What is put to all, and what is said to it, here included.
     *
     * @param step how many steps the game has
     * @return null: nothing
     */
    Proposal now(int step) {
        if (told == null || told.step() != step) return null;
        return told.isLike(answered) ? told.answered(seat, answer) : told;
    }

    void ask(int step, Event event) {
        asked = Proposal.of(seat, step, event);
        want(asked);
    }

    private void want(Proposal proposal) {
        wanted.removeIf(each -> each.step() != proposal.step());
        wanted.add(proposal);
    }

    /** The first answer counts. */
    void answer(int step, Proposal.Answer given) {
        Proposal now = now(step);
        if (now == null || !now.isAsked(seat)) return;
        answered = Proposal.of(now.seat(), step, now.event());
        answer = given;
        if (given == Proposal.Answer.AGREES) want(answered);
    }

    /** Whether the host hasn't taken notice yet. */
    boolean isWaiting(int step) {
        boolean isAsking = asked != null && asked.step() == step && now(step) == null;
        return isAsking || told != null && told.step() == step && told.isLike(answered) && told.isAsked(seat);
    }

    /** Whether this seat is for what has happened. */
    boolean isFor(int step, Event event) {
        if (event.kind() == Event.Kind.PERSON || event.isBotFor(seat)) return true;
        for (Proposal each : wanted) if (each.step() == step && each.event().equals(event)) return true;
        return false;
    }

    /** Says what is put and answered now. */
    void tell(Fields to, int step) {
        if (asked != null && asked.step() == step) to.add(ASKS, asked.text());
        if (answered != null && answered.step() == step) to.add(answer.word(), answered.text());
    }

    void keep(Fields to) {
        if (asked != null) to.add(ASKS, asked.text());
        if (answered != null) to.add(answer.word(), answered.text());
        wanted.forEach(each -> to.add(WANTS, each.text()));
    }

    /** Goes on with what {@link #keep} said. */
    void restore(Fields from) {
        asked = asked(from, seats);
        for (Proposal.Answer given : Proposal.Answer.values()) {
            if (!from.has(given.word())) continue;
            answered = answered(from, given, seats);
            answer = given;
        }
        for (String each : from.all(WANTS)) if (Proposal.read(each, seats) != null) wanted.add(Proposal.read(each, seats));
    }

    /**
     * What a client puts to all.
     *
     * @return null: nothing
     */
    static Proposal asked(Fields from, int seats) {
        return Proposal.read(from.get(ASKS), seats);
    }

    /**
     * What a client answers so.
     *
     * @return null: nothing
     */
    static Proposal answered(Fields from, Proposal.Answer answer, int seats) {
        return Proposal.read(from.get(answer.word()), seats);
    }
}
