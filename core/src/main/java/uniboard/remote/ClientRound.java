package uniboard.remote;

import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.WholeNumber;
import uniboard.match.GameRecord;

/** A round as a client has it: its part in the deal, what its seat has been shown, and what it wants. */
final class ClientRound {
    private final SecureChannel channel;
    private final int number;
    private final int seat;
    private final CommitRevealDeal deal;
    private final byte[] secret;
    private final Vote vote;
    /** Whether another device had the seat when the round began. */
    private boolean isTakenOver;
    private final SeatRecord seen;
    private final ClientSealing sealing;
    private final OwnSignatures signatures;
    /** Of the device that hosts the table now. */
    private byte[] hostKey = new byte[0];
    private final ProtocolViolations violations = new ProtocolViolations();
    private final RevealParts revealed;
    private final SeatIntent intent = new SeatIntent();
    private int resigned = Position.NOBODY;
    private int stepsTold;
    private final CommonClaims claims;

    /** What a message has brought. */
    record News(boolean isAnew, int moves, boolean isPart, boolean isChecked) {
        static final News NONE = new News(false, 0, false, false);

        boolean isAny() {
            return isAnew || moves > 0 || isPart;
        }
    }

    ClientRound(SecureChannel channel, Plan plan, int seat, Catalog catalog) {
        this(channel, plan, seat, catalog, channel.crypto().random(DealTerms.SECRET), CommitRevealDeal.of(channel, plan));
    }

    /** @param secret what this seat had added to the deal at another device */
    static ClientRound takenOver(SecureChannel channel, Plan plan, int seat, Catalog catalog, byte[] secret) {
        ClientRound round = new ClientRound(channel, plan, seat, catalog, secret, CommitRevealDeal.of(channel, plan));
        round.isTakenOver = true;
        return round;
    }

    private ClientRound(SecureChannel channel, Plan plan, int seat, Catalog catalog, byte[] secret, CommitRevealDeal deal) {
        this.channel = channel;
        this.seat = seat;
        this.secret = secret;
        number = plan.round();
        this.deal = deal;
        int seats = plan.seats().size();
        vote = new Vote(seat, seats);
        revealed = new RevealParts(catalog);
        seen = new SeatRecord(channel.crypto(), plan.game(), plan.options(), seat, seats);
        sealing = new ClientSealing(channel, number, deal, seen);
        signatures = new OwnSignatures(channel, number, deal.dealer(), seen, sealing::shown);
        claims = new CommonClaims(seen);
    }

    /** @param key the open one of the device that hosts the table */
    void hostedBy(byte[] key) {
        hostKey = key;
    }

    /** Whether this device has dealt; another one hosts the table by now. */
    boolean isDealer() {
        return seat == deal.dealer();
    }

    int number() {
        return number;
    }

    byte[] secret() {
        return secret;
    }

    /** With the moves that are sealed: that they were made, and this seat's own. */
    SeatRecord seen() {
        return sealing.shown();
    }

    /** Whether all have decided unseen by each other, and the moves are still to be opened. */
    boolean areMovesSealed() {
        return sealing.isComplete();
    }

    /**
     * Takes over what the host says of moves that are sealed.
     *
     * @param message its number
     * @return whether there is something to answer at once
     */
    boolean hearSealed(Fields open, int message) {
        if (!sealing.hear(open, message)) return false;
        lookAtSealed();
        return true;
    }

    /** @return whether another client's message holds something to be kept */
    boolean hearClient(int from, SignedMessage message) {
        return sealing.hearClient(from, message);
    }

    private void lookAtSealed() {
        Message fault = sealing.follow();
        if (fault != null) violations.add(fault);
        intent.recover(sealing.own());
    }

    List<Message> faults() {
        return violations.all();
    }

    GameRecord opened() {
        return revealed.whole() == null ? null : revealed.whole().log().line();
    }

    int resigned() {
        return resigned;
    }

    AuditResult fairness() {
        if (!violations.isEmpty()) return AuditResult.NOT_FAIR;
        return revealed.whole() == null ? AuditResult.NOT_CHECKED : AuditResult.FAIR;
    }

    /** @return whether there is something to answer at once */
    boolean hearAll(Fields open, Plan plan) {
        if (!deal.isFor(plan, seat, channel)) {
            blameTerms();
            return false;
        }
        boolean wasCommitted = deal.isCommitted();
        boolean wasSigned = deal.isSigned();
        boolean wasHeld = deal.holds(who(), secret);
        deal.hear(open);
        int gaveUp = open.number("resigned", Position.NOBODY);
        resigned = gaveUp < plan.seats().size() ? gaveUp : Position.NOBODY;
        boolean isTimeUp = plan.minutes() > 0 && open.numbered("clock").getOrDefault(resigned, "").equals("0");
        if (resigned == seat && !intent.resigns() && !isTakenOver && !isTimeUp) violations.add("far.fault.notMine");
        vote.hear(open);
        stepsTold = open.number("steps", 0);
        compare(Position.NOBODY, open.get("chain"));
        if (deal.isCommitted() && !deal.holds(who(), secret)) violations.add("far.fault.commitment");
        return plan.phase() == Phase.DEALING
            && (!wasHeld || deal.isCommitted() != wasCommitted || deal.isSigned() != wasSigned || !deal.isOpened() && deal.isSigned());
    }

    /** The seats or options of a deal must stay. */
    void blameTerms() {
        violations.add("far.fault.terms");
    }

    /**
     * What everyone may know must be the same for all.
     *
     * @param to          the seat that the host says it to; {@link Position#NOBODY}: to all
     * @param stepAndChain what it says
     */
    void compare(int to, String stepAndChain) {
        if (claims.isWrong(to, stepAndChain)) violations.add("far.fault.common");
    }

    private void compare() {
        if (claims.isWrong()) violations.add("far.fault.common");
    }

    private String who() {
        return deal.who(seat);
    }

    /**
     * Takes in what the host tells this seat alone.
     *
     * @param chain what it says to all of its views
     */
    News hearSeat(Fields told, String chain) {
        // Nothing may be seen of a deal to which this device hasn't added.
        if (!deal.isOpened()) return News.NONE;
        boolean isAnew = false;
        int moves = 0;
        try {
            if (told.has("begin") && !seen.isDealt()) {
                seen.hear(told.get("begin"));
                isAnew = true;
            } else if (told.has("begin") && !seen.stepView(0).equals(told.get("begin"))) {
                violations.add("far.fault.rollback");
            }
            if (!seen.isDealt()) return News.NONE;
            for (String step : told.all("step")) if (hearStep(step.split("\t", -1))) moves++;
        } catch (NotationException e) {
            violations.add("far.fault.garbled");
        }
        for (String text : told.all("text")) hearText(text.split("\t", -1));
        // A view must be among those that the host has announced to all.
        boolean isAnnounced = WholeNumber.read(chain.split(" ", 2)[0], seen.steps(), Integer.MAX_VALUE) != WholeNumber.NONE;
        if (!isAnnounced) violations.add("far.fault.common");
        compare(seat, chain);
        if (moves > 0 || isAnew) lookAtSealed();
        RevealParts.News part = revealed.hear(told.get("opened"));
        boolean isChecked = part == RevealParts.News.WHOLE || part == RevealParts.News.GARBLED;
        if (part == RevealParts.News.GARBLED) violations.add("far.fault.garbled");
        if (part == RevealParts.News.WHOLE) audit().faults(revealed.whole()).forEach(violations::add);
        return new News(isAnew, moves, part != RevealParts.News.NONE, isChecked);
    }

    /** @return whether it is new */
    private boolean hearStep(String[] parts) {
        int step = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
        if (parts.length != 3 || step == WholeNumber.NONE || step > seen.steps()) return false;
        if (step < seen.steps()) {
            if (!seen.stepView(step + 1).equals(parts[2]) || !seen.hearAgain(step, parts[1])) violations.add("far.fault.rollback");
            return false;
        }
        if (revealed.whole() != null) {
            violations.add("far.fault.rollback");
            return false;
        }
        Event event = Event.read(parts[1]);
        if (event != null) {
            hearEvent(event, parts);
            return true;
        }
        boolean isOwn = seen.toMove() == seat;
        seen.hear(parts[1], parts[2]);
        // What another device did here isn't known; that it was this seat's shows by its signature at the end.
        boolean isByBot = seen.bots().contains(seat);
        if (isOwn && !isTakenOver && !isByBot && !parts[1].equals(intent.move())) violations.add("far.fault.notMine");
        if (isOwn) intent.forgetMove();
        compare();
        return true;
    }

    private void hearEvent(Event event, String[] parts) {
        // A host without a seat lets bots play on by itself.
        boolean isHosts = deal.dealer() == Position.NOBODY && !event.isBack();
        // What another device was for isn't known here, nor what nobody asked for where a bot played on.
        boolean isFor = isHosts || vote.isFor(seen.steps(), event) || isTakenOver || seen.bots().contains(seat);
        // The present host may not have heard that this seat hosted in between.
        boolean isHeir = event.kind() == Event.Kind.HOST && event.number() != seat;
        boolean isChange = event.kind() == Event.Kind.BOT || event.kind() == Event.Kind.PERSON && seen.bots().contains(event.number());
        seen.hear(parts[1], parts[2]);
        if (!isFor && !isHeir) violations.add(event.isBack() ? "far.fault.back" : "far.fault.bot");
        if (event.isBack()) intent.forgetMove();
        // The host is always there.
        if (isChange && event.number() != deal.dealer()) sealing.changePlayer(event);
        compare();
    }

    /** What is put to all now, and what is said to it; null: nothing. */
    Proposal proposal() {
        return seen.isDealt() ? vote.now(seen.steps()) : null;
    }

    void propose(Event event) {
        sealing.rely();
        vote.ask(seen.steps(), event);
    }

    void answer(Proposal.Answer given) {
        sealing.rely();
        vote.answer(seen.steps(), given);
    }

    private void hearText(String[] parts) {
        int step = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
        boolean isTold = parts.length == 2 && step != WholeNumber.NONE && step < seen.steps();
        if (isTold && !seen.hearAgain(step, parts[1])) violations.add("far.fault.rollback");
    }

    private Audit audit() {
        byte[] dealersKey = isDealer() ? channel.openKey() : hostKey;
        return new Audit(channel.crypto(), channel.room(), number, deal, seen, dealersKey, sealing.agreed());
    }

    /** Whether what is opened comes in parts, and some are missing. */
    boolean isIncomplete() {
        return revealed.isIncomplete() || seen.isDealt() && seen.steps() < stepsTold;
    }

    /** What this seat wants now. */
    SeatIntent intent() {
        return intent;
    }

    /** Whether an answer is missing. */
    boolean isWaiting(Plan plan) {
        if (plan.phase() == Phase.PLAYING && vote.isWaiting(seen.steps())) return true;
        boolean isMoveWaiting = plan.phase() == Phase.PLAYING && intent.hasMove() && !sealing.isWaiting();
        return plan.phase() == Phase.DEALING || isMoveWaiting || isIncomplete() || intent.resigns() && plan.phase() == Phase.PLAYING
            || plan.phase() == Phase.OVER && revealed.whole() == null || plan.phase() == Phase.PLAYING && !seen.isDealt();
    }

    void tell(Fields open, Fields secretly) {
        open.add("round", number).add("commit", deal.commitment(who(), secret));
        if (deal.isCommitted()) open.add("sign", Encoded.of(deal.signature(channel.hand().signing())));
        if (deal.isSigned() && violations.isEmpty()) open.add("opening", Encoded.of(secret));
        open.add("got", revealed.got());
        if (intent.wantsAnother()) open.add("another", number);
        if (fairness() != AuditResult.NOT_CHECKED) open.add("verdict", fairness().text());
        if (seen.isDealt()) {
            int steps = seen.steps();
            open.add("have", steps);
            vote.tell(open, steps);
            secretly.add("chain", seen.chain(steps)).add("texts", String.join(" ", seen.textHashes(steps)));
        }
        sealing.tellKnown(open);
        if (violations.isEmpty()) sealing.handOn(secretly);
        if (intent.hasMove() && sealing.isDecidedUnseen()) tellSealed(open, secretly);
        else if (intent.hasMove()) tellMove(secretly, seen.steps());
        if (intent.resigns()) secretly.add("resigns", "");
        if (isDealer()) secretly.add(HostRound.DEALER, Encoded.of(secret));
    }

    private void tellMove(Fields secretly, int step) {
        String move = intent.move();
        secretly.add("step", step).add("move", move).add("signed", Encoded.of(signatures.of(step, move))).add("thought", intent.thought());
    }

    /** The move itself once all have decided. */
    private void tellSealed(Fields open, Fields secretly) {
        sealing.commit(open, secretly, intent.move());
        if (violations.isEmpty() && sealing.mayBeOpened(intent.move())) tellMove(secretly, sealing.open(secretly));
        else secretly.add("thought", intent.thought());
    }

    /**
     * Says what the round is for a host, which this device is from now on.
     *
     * @param plan of the table as this device keeps it
     * @return whether all can be told
     */
    boolean keepAsHost(Fields to, Plan plan) {
        EventLog log = EventLog.of(seen, plan.recordSeats());
        if (log == null) return false;
        to.add("secret", Encoded.of(secret));
        deal.keep(to);
        signatures.signAll();
        signatures.keep(to);
        log = log.with(Event.host(seat));
        (intent.hasMove() ? withPendingMove(log, plan) : log).tell(to);
        return true;
    }

    /** What was on its way is made here at once. */
    private EventLog withPendingMove(EventLog log, Plan plan) {
        return log.with(plan.game().move(log.line().replay(), intent.move()));
    }

    void keep(Fields to) {
        to.add("secret", Encoded.of(secret));
        if (isTakenOver) to.add("takenOver", "");
        deal.keep(to);
        signatures.keep(to);
        seen.keep(to, seen.steps());
        sealing.keep(to);
        vote.keep(to);
        intent.keep(to);
        violations.keep(to);
    }

    /** @return null if it isn't one */
    static ClientRound kept(SecureChannel channel, Plan plan, int seat, Fields from, Catalog catalog) {
        byte[] secret = Encoded.read(from.get("secret"), DealTerms.SECRET);
        if (secret == null || seat == Position.NOBODY) return null;
        ClientRound round = new ClientRound(channel, plan, seat, catalog, secret, CommitRevealDeal.kept(channel, plan, from));
        round.isTakenOver = from.has("takenOver");
        round.signatures.restore(from);
        round.violations.restore(from);
        try {
            if (from.has("begin")) round.seen.hear(from.get("begin"));
            for (String step : from.all("step")) {
                String[] parts = step.split("\t", -1);
                if (parts.length != 3) return null;
                round.seen.hear(parts[1], parts[2]);
            }
        } catch (NotationException e) {
            return null;
        }
        round.sealing.restore(from);
        round.vote.restore(from);
        round.intent.restore(from);
        return round;
    }
}
