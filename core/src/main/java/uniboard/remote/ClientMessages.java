package uniboard.remote;

import java.util.Map;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.match.SecretTurns;

/** Takes over what clients' messages say, as far as the host finds it right. */
final class ClientMessages {
    private final SecureChannel channel;
    private final HostedTable table;

    /** @param channel the host's */
    ClientMessages(SecureChannel channel, HostedTable table) {
        this.channel = channel;
        this.table = table;
    }

    /**
     * What a message has brought.
     *
     * @param isForAll whether others are to know it
     * @param isMove   whether a move was made with it, or sealed
     * @param said     null: nothing
     */
    record News(boolean isAny, boolean isForAll, boolean isMove, ChatPhrase said) {
        private static final News NONE = new News(false, false, false, null);
        private static final News FOR_ALL = new News(true, true, false, null);
    }

    News hear(int seat, SignedMessage message) {
        Plan plan = table.plan();
        Occupant occupant = plan.seats().get(seat);
        // A device that still speaks of an earlier game doesn't know yet that people have changed seats.
        boolean isOfRound = message.open().number("round", plan.round()) == plan.round();
        boolean isInviting = plan.phase() == Phase.INVITING;
        boolean isNew = occupant.isFree() && isInviting && plan.seatOf(message.sender()) < 0
            && message.open().number("seat", 0) == seat + 1 && isOfRound;
        boolean isSeated = occupant.isClient() && occupant.key().equals(Encoded.of(message.sender()));
        boolean isLeaving = message.open().has("leaves") && isInviting && plan.isHostSeated();
        if (isNew ? isLeaving : !isSeated) return News.NONE;
        ClientNotes notes = table.presence().of(seat);
        Presence before = notes.presence(plan.round());
        boolean isThereAgain = notes.find(message);
        // What it said last, said once more on a new line.
        if (!notes.hear(message, table.seconds())) return isThereAgain ? News.FOR_ALL : News.NONE;
        if (isLeaving) {
            table.plan(plan.with(seat, Occupant.FREE));
            return News.FOR_ALL;
        }
        boolean isNamed = plan.isHostSeated() && (isInviting || plan.phase() == Phase.DEALING);
        Occupant client = isNamed ? Occupant.client(message.sender(), plan.isOpen() ? "" : message.open().get("name")) : occupant;
        ChatPhrase said = notes.hasJustSpoken() ? notes.said().phrase() : null;
        boolean isForAll = said != null || !client.equals(occupant) || notes.presence(plan.round()) != before;
        table.plan(plan.with(seat, client));
        if (table.round() == null) return new News(true, isForAll, false, said);
        if (isOfRound && message.secret() != null) isForAll |= table.round().hearDealer(message.secret());
        isForAll |= hearOfReturn(seat);
        if (message.open().number("round", 0) != plan.round()) return new News(true, isForAll, false, said);
        boolean isNews = hearOfRound(table.round(), seat, message);
        boolean isMove = !isNews && table.isPlaying() && !table.isPaused() && hearMoves(table.round(), seat, message);
        return new News(true, isForAll || isNews, isMove, said);
    }

    /** A player who was away is there. */
    private boolean hearOfReturn(int seat) {
        if (!table.isPlaying() || table.isGone(seat)) return false;
        table.round().withdraw(seat);
        if (!table.bots().contains(seat)) return false;
        table.round().happen(Event.person(seat));
        return true;
    }

    /** @return whether others are to know it */
    private boolean hearOfRound(HostRound round, int seat, SignedMessage message) {
        if (table.isPlaying()) hearHeld(round, message);
        return switch (table.plan().phase()) {
            case DEALING -> hearOfDeal(round, seat, message);
            case PLAYING -> hearResignation(round, seat, message) || hearOfProposals(round, table.plan(), seat, message.open());
            default -> false;
        };
    }

    private boolean hearResignation(HostRound round, int seat, SignedMessage message) {
        if (message.secret() == null || !message.secret().has("resigns")) return false;
        round.resign(seat);
        table.advance(Phase.OVER);
        return true;
    }

    private boolean hearMoves(HostRound round, int seat, SignedMessage message) {
        int plies = round.pliesMade();
        hearHalves(round, table.plan(), message);
        return hearMove(round, table.plan(), seat, message) || round.pliesMade() > plies;
    }

    /** Others wait until all have committed, signed or opened; the end of the last is told with the deal itself. */
    private static boolean hearOfDeal(HostRound round, int seat, SignedMessage message) {
        boolean wasCommitted = round.deal().isCommitted();
        boolean wasSigned = round.deal().isSigned();
        String who = CommitRevealDeal.name(seat);
        Fields open = message.open();
        round.deal().commit(who, open.get("commit"));
        round.deal().sign(who, Encoded.read(open.get("sign"), Crypto.SIGNATURE), message.sender());
        if (round.deal().isSigned()) round.deal().open(who, Encoded.read(open.get("opening"), DealTerms.SECRET));
        return round.deal().isCommitted() != wasCommitted || round.deal().isSigned() != wasSigned;
    }

    /** Puts to all what a client asks for, and has it answer what was put. */
    private boolean hearOfProposals(HostRound round, Plan plan, int seat, Fields open) {
        int seats = plan.seats().size();
        Proposal asked = Vote.asked(open, seats);
        boolean isNow = asked != null && asked.seat() == seat && asked.step() == round.steps();
        boolean isNews = isNow && table.canPropose(asked.event()) && round.propose(seat, asked.event(), plan.seats());
        for (Proposal.Answer answer : Proposal.Answer.values()) {
            Proposal answered = Vote.answered(open, answer, seats);
            isNews |= answered != null && answered.isLike(round.proposal()) && round.answer(seat, answer, plan.seats());
        }
        return isNews;
    }

    /** @return whether the client has made a move, or sealed one */
    private boolean hearMove(HostRound round, Plan plan, int seat, SignedMessage message) {
        if (message.secret() == null) return false;
        if (SecretTurns.areOn(round.position()))
            return round.sealing().isComplete() ? hearOpening(round, plan, seat, message) : hearSealed(round, seat, message);
        Position position = round.position();
        int step = round.steps();
        if (position.toMove() != seat || message.secret().number("step", -1) != step) return false;
        int move = signedMove(plan, position, step, round.seenByAll(), message);
        if (move < 0 || isTimeUp(round, seat, message)) return false;
        round.make(move, signature(message));
        return true;
    }

    private static boolean isTimeUp(HostRound round, int seat, SignedMessage message) {
        round.clocks().arrived(message.secret().number("thought", Integer.MAX_VALUE));
        return round.clocks().isUp(seat, 0);
    }

    private static byte[] signature(SignedMessage message) {
        return Encoded.read(message.secret().get("signed"), Crypto.SIGNATURE);
    }

    /** @return negative if the message doesn't say a legal move that its sender has signed for that step */
    private int signedMove(Plan plan, Position position, int step, SeatRecord seen, SignedMessage message) {
        String text = message.secret().get("move");
        String before = seen.commonChain(step);
        boolean isSigned = SignedMove.isOf(channel.crypto(), channel.room(), plan.round(), step, before, text, signature(message),
            message.sender());
        if (!isSigned) return -1;
        try {
            int move = plan.game().move(position, text);
            return plan.game().notation().moveText(position, move).equals(text) ? move : -1;
        } catch (NotationException e) {
            return -1;
        }
    }

    private static boolean hearSealed(HostRound round, int seat, SignedMessage message) {
        String[] told = message.open().get(Commitments.DECIDED).split(" ", -1);
        boolean isNow = round.toMove() == seat && told.length == 2 && told[0].equals(Integer.toString(round.record().plies()));
        if (!isNow || !SealedMove.isCommitment(told[1]) || isTimeUp(round, seat, message)) return false;
        int ply = round.record().plies();
        round.commit(told[1]);
        round.sealing().share(ply, SecretShare.read(message.secret().get(SecretShare.WORD)));
        return true;
    }

    /** Notes of which sealed moves the client has halves. */
    private static void hearHeld(HostRound round, SignedMessage message) {
        message.open().numbered(SecretShare.HELD).keySet().forEach(round.sealing()::split);
    }

    /** Takes the halves of moves over whose makers have gone. */
    private void hearHalves(HostRound round, Plan plan, SignedMessage message) {
        Sealing sealing = round.sealing();
        if (message.secret() == null || !sealing.isComplete()) return;
        Map<Integer, String> yielded = message.secret().numbered(SecretShare.YIELDED);
        for (int bot : round.bots()) {
            int ply = round.plySealedBy(bot);
            byte[] opened = sealing.opened(ply, SecretShare.read(yielded.getOrDefault(ply, "")));
            if (opened != null) openTogether(round, plan, ply, opened);
        }
    }

    private void openTogether(HostRound round, Plan plan, int ply, byte[] opened) {
        byte[] salt = SecretShare.salt(opened);
        String text = SecretShare.text(opened);
        if (!isAsSealed(round, plan, ply, text, salt)) return;
        try {
            round.sealing().open(ply, plan.game().move(round.positionMade(), text), salt, null);
            round.settleSealed();
        } catch (NotationException e) {
            // What was sealed is no move: anybody who sealed it has to come back.
        }
    }

    private boolean isAsSealed(HostRound round, Plan plan, int ply, String text, byte[] salt) {
        String commitment = SealedMove.commitment(channel.crypto(), channel.room(), plan.round(), ply, text, salt);
        return commitment.equals(round.sealing().commitment(ply));
    }

    private boolean hearOpening(HostRound round, Plan plan, int seat, SignedMessage message) {
        Sealing sealing = round.sealing();
        int ply = round.plySealedBy(seat);
        if (ply < 0 || sealing.isOpened(ply)) return false;
        int step = round.steps() + ply - round.pliesMade();
        byte[] salt = Encoded.read(message.secret().get(SealedMove.WORD), SealedMove.SALT);
        int move = message.secret().number("step", -1) == step && salt != null
            ? signedMove(plan, round.positionMade(), step, sealing.seenByAll(), message) : -1;
        String text = message.secret().get("move");
        if (move < 0 || !isAsSealed(round, plan, ply, text, salt)) return false;
        sealing.open(ply, move, salt, signature(message));
        round.settleSealed();
        return true;
    }
}
