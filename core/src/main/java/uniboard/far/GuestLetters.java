package uniboard.far;

import java.util.Map;
import java.util.function.Predicate;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.match.SecretTurns;

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

    /** @return whether the guest has made a move, or sealed one */
    boolean hearMove(Round round, Plan plan, int seat, Letter letter) {
        if (letter.secret() == null) return false;
        if (SecretTurns.areOn(round.position()))
            return round.sealing().isComplete() ? hearOpening(round, plan, seat, letter) : hearSealed(round, seat, letter);
        Position position = round.position();
        int step = round.steps();
        if (position.toMove() != seat || letter.secret().number("step", -1) != step) return false;
        int move = signedMove(plan, position, step, round.seenByAll(), letter);
        if (move < 0 || isTimeUp(round, seat, letter)) return false;
        round.make(move, signature(letter));
        return true;
    }

    private static boolean isTimeUp(Round round, int seat, Letter letter) {
        round.clocks().arrived(letter.secret().number("thought", Integer.MAX_VALUE));
        return round.clocks().isUp(seat, 0);
    }

    private static byte[] signature(Letter letter) {
        return Encoded.read(letter.secret().get("signed"), Seal.SIGNATURE);
    }

    /** @return negative if the letter doesn't say a legal move that its sender has signed for that step */
    private int signedMove(Plan plan, Position position, int step, SeatRecord seen, Letter letter) {
        String text = letter.secret().get("move");
        String before = seen.commonChain(step);
        boolean isSigned = SignedMove.isOf(station.seal(), station.room(), plan.round(), step, before, text, signature(letter),
            letter.sender());
        if (!isSigned) return -1;
        try {
            int move = plan.game().move(position, text);
            return plan.game().notation().moveText(position, move).equals(text) ? move : -1;
        } catch (NotationException e) {
            return -1;
        }
    }

    private static boolean hearSealed(Round round, int seat, Letter letter) {
        String[] told = letter.open().get(Commitments.DECIDED).split(" ", -1);
        boolean isNow = round.toMove() == seat && told.length == 2 && told[0].equals(Integer.toString(round.record().plies()));
        if (!isNow || !SealedMove.isCommitment(told[1]) || isTimeUp(round, seat, letter)) return false;
        int ply = round.record().plies();
        round.seal(told[1]);
        round.sealing().share(ply, Share.read(letter.secret().get(Share.WORD)));
        return true;
    }

    /** Notes of which sealed moves the guest has halves. */
    void hearHeld(Round round, Letter letter) {
        letter.open().numbered(Share.HELD).keySet().forEach(round.sealing()::split);
    }

    /** Takes the halves of moves over whose makers have gone. */
    void hearHalves(Round round, Plan plan, Letter letter) {
        Sealing sealing = round.sealing();
        if (letter.secret() == null || !sealing.isComplete()) return;
        Map<Integer, String> yielded = letter.secret().numbered(Share.YIELDED);
        for (int bot : round.bots()) {
            int ply = round.plySealedBy(bot);
            byte[] opened = sealing.opened(ply, Share.read(yielded.getOrDefault(ply, "")));
            if (opened != null) openTogether(round, plan, ply, opened);
        }
    }

    private void openTogether(Round round, Plan plan, int ply, byte[] opened) {
        byte[] salt = Share.salt(opened);
        String text = Share.text(opened);
        if (!isAsSealed(round, plan, ply, text, salt)) return;
        try {
            round.sealing().open(ply, plan.game().move(round.positionMade(), text), salt, null);
            round.settleSealed();
        } catch (NotationException e) {
            // What was sealed is no move: whoever sealed it has to come back.
        }
    }

    private boolean isAsSealed(Round round, Plan plan, int ply, String text, byte[] salt) {
        String commitment = SealedMove.commitment(station.seal(), station.room(), plan.round(), ply, text, salt);
        return commitment.equals(round.sealing().commitment(ply));
    }

    private boolean hearOpening(Round round, Plan plan, int seat, Letter letter) {
        Sealing sealing = round.sealing();
        int ply = round.plySealedBy(seat);
        if (ply < 0 || sealing.isOpened(ply)) return false;
        int step = round.steps() + ply - round.pliesMade();
        byte[] salt = Encoded.read(letter.secret().get(SealedMove.WORD), SealedMove.SALT);
        int move = letter.secret().number("step", -1) == step && salt != null
            ? signedMove(plan, round.positionMade(), step, sealing.seenByAll(), letter) : -1;
        String text = letter.secret().get("move");
        if (move < 0 || !isAsSealed(round, plan, ply, text, salt)) return false;
        sealing.open(ply, move, salt, signature(letter));
        round.settleSealed();
        return true;
    }
}
