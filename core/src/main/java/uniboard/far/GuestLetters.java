package uniboard.far;

import java.util.function.Predicate;
import uniboard.game.NotationException;
import uniboard.game.Position;

/** Takes over what guests' letters say of a round, as far as the keeper finds it right. */
final class GuestLetters {
    private final Station station;

    /** @param station the keeper's */
    GuestLetters(Station station) {
        this.station = station;
    }

    /** @return whether others are to know it */
    boolean hearOfDeal(Round round, int seat, Letter letter) {
        Entries before = new Entries();
        round.deal().tell(before);
        String who = Deal.name(seat);
        Entries open = letter.open();
        round.deal().commit(who, open.get("commit"));
        round.deal().sign(who, Encoded.read(open.get("sign"), Seal.SIGNATURE), letter.sender());
        if (round.deal().isSigned()) round.deal().open(who, Encoded.read(open.get("opening"), Dealing.SECRET));
        Entries after = new Entries();
        round.deal().tell(after);
        return !after.text().equals(before.text());
    }

    /**
     * Puts to all what a guest asks for, and has it answer what was put.
     *
     * @param isPossible of what may be put now
     * @return whether others are to know it
     */
    boolean hearOfProposals(Round round, Plan plan, int seat, Entries open, Predicate<Event> isPossible) {
        int seats = plan.seats().size();
        Proposal asked = Vote.asked(open, seats);
        boolean isNow = asked != null && asked.seat() == seat && asked.step() == round.steps();
        boolean isNews = isNow && isPossible.test(asked.event()) && round.propose(seat, asked.event(), plan.seats());
        for (Proposal.Answer answer : Proposal.Answer.values()) {
            Proposal answered = Vote.answered(open, answer, seats);
            isNews |= answered != null && answered.isLike(round.proposal()) && round.answer(seat, answer, plan.seats());
        }
        return isNews;
    }

    /** @return whether the guest has made a move */
    boolean hearMove(Round round, Plan plan, int seat, Letter letter) {
        Entries secret = letter.secret();
        Position position = round.position();
        int step = round.steps();
        if (secret == null || position.toMove() != seat || secret.number("step", -1) != step) return false;
        String text = secret.get("move");
        byte[] signature = Encoded.read(secret.get("signed"), Seal.SIGNATURE);
        String before = round.seenByAll().commonChain(step);
        if (!SignedMove.isOf(station.seal(), station.room(), plan.round(), step, before, text, signature, letter.sender())) return false;
        try {
            int move = plan.game().move(position, text);
            if (!plan.game().notation().moveText(position, move).equals(text)) return false;
            round.clocks().arrived(secret.number("thought", Integer.MAX_VALUE));
            if (round.clocks().isUp(seat, 0)) return false;
            round.play(move, signature);
            return true;
        } catch (NotationException e) {
            return false;
        }
    }
}
