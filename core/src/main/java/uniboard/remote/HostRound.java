package uniboard.remote;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.SecretTurns;
import uniboard.match.TakebackRules;

/** A round as its host has it: the whole record, and what each seat has been shown of it. */
final class HostRound {
    /** Field with which the dealer opens its secret. */
    static final String DEALER = "dealer";

    private final SecureChannel channel;
    private final int number;
    private final CommitRevealDeal deal;
    /** What this device has added to the deal. */
    private final byte[] secret;
    private final boolean isInherited;
    private final Clocks clocks;
    private final Map<Integer, byte[]> signed = new LinkedHashMap<>();
    /** Of moves that were sealed, by ply. */
    private final Map<Integer, byte[]> salts = new LinkedHashMap<>();
    private final Sealing sealing = new Sealing();
    private final List<SeatRecord> seen = new ArrayList<>();
    /** What was put and refused: it isn't put again until the game has gone on. */
    private final Set<Proposal> refused = new HashSet<>();
    private SeatRecord seenByAll;
    private EventLog log;
    /** What is opened, put together once, for clients ask for it part by part; empty before, and once more has happened. */
    private String opened = "";
    /** After all moves that stand. */
    private Position position;
    private int resigned = Position.NOBODY;
    /** Null where nobody asks for anything. */
    private Proposal proposal;

    /** @param secret what the host adds to the deal */
    HostRound(SecureChannel channel, Plan plan, CommitRevealDeal deal, byte[] secret) {
        this.channel = channel;
        number = plan.round();
        this.deal = deal;
        this.secret = secret;
        isInherited = plan.host() != deal.dealer();
        clocks = new Clocks(plan.minutes(), plan.seats().size());
        deal.commit(DealTerms.HOST, deal.commitment(DealTerms.HOST, secret));
    }

    CommitRevealDeal deal() {
        return deal;
    }

    /** Deals, once all clients have opened what they had committed to. */
    void dealFor(Plan plan) {
        deal.open(DealTerms.HOST, secret);
        restore(EventLog.of(GameRecord.begin(plan.game(), plan.options(), plan.recordSeats(), deal.chance())));
    }

    private void restore(EventLog kept) {
        log = kept;
        opened = "";
        position = kept.line().replay();
        seen.clear();
        List<Integer> viewers = new ArrayList<>();
        for (int seat = 0; seat < kept.line().seats().size(); seat++) viewers.add(seat);
        viewers.add(Position.NOBODY);
        seen.addAll(SeatRecord.of(channel.crypto(), kept, viewers));
        seenByAll = seen.remove(seen.size() - 1);
        lookAtSealed();
    }

    private void lookAtSealed() {
        sealing.follow(log.line(), position, seenByAll);
    }

    /** With the moves that are sealed, as this device may show them; null before the deal. */
    GameRecord record() {
        return log == null ? null : sealing.record();
    }

    Clocks clocks() {
        return clocks;
    }

    /** What is left of a seat's time, in seconds; {@link SeatStatus#NO_CLOCK} where none is counted. */
    int timeLeft(Plan plan, int seat) {
        boolean isCounted = clocks.areOn() && !plan.seats().get(seat).isBot() && !bots().contains(seat);
        return isCounted ? clocks.left(seat) : SeatStatus.NO_CLOCK;
    }

    /**
     * Counts the time up to now.
     *
     * @param runs whether anybody's time runs
     * @param now  in seconds
     * @return the seat whose time runs; {@link Position#NOBODY} if nobody's does
     */
    int countTime(Plan plan, boolean runs, int now) {
        int mover = runs && plan.phase() == Phase.PLAYING ? toMove() : Position.NOBODY;
        int counted = mover != Position.NOBODY && timeLeft(plan, mover) != SeatStatus.NO_CLOCK ? mover : Position.NOBODY;
        clocks.run(counted, now);
        return counted;
    }

    /** How much has happened: see {@link SeatRecord}. */
    int steps() {
        return seenByAll.steps();
    }

    /** With the moves that are sealed. To look at only. */
    Position position() {
        return sealing.position();
    }

    /** Without the moves that are sealed. To look at only. */
    Position positionMade() {
        return position;
    }

    /** How many moves were made, without those that are sealed. */
    int pliesMade() {
        return log.line().plies();
    }

    /** The ply at which a seat decides unseen now, or has decided; -1 if there is none. */
    int plySealedBy(int seat) {
        return SealedMove.plyOf(seat, position, pliesMade());
    }

    /** Of all moves, those that are sealed included. */
    Line line() {
        return sealing.seenByAll().line();
    }

    /** The seat that is to decide now; {@link Position#NOBODY} if the game is over or moves await reveal. */
    int toMove() {
        return sealing.isComplete() ? Position.NOBODY : position().toMove();
    }

    Sealing sealing() {
        return sealing;
    }

    SeatRecord seen(int seat) {
        return seen.get(seat);
    }

    SeatRecord seenByAll() {
        return seenByAll;
    }

    /** A move of this device: where all decide unseen by each other, it is sealed until the last one has. */
    void play(int move) {
        if (SecretTurns.areOn(position)) {
            int ply = sealing.record().plies();
            String text = log.line().game().notation().moveText(position, move);
            sealing.commit(move, channel.commitment(number, ply, text), channel.salt(number, ply));
            settleSealed();
        } else {
            make(move, null);
        }
    }

    /** A client has decided, unseen. */
    void commit(String commitment) {
        sealing.commit(commitment);
        settleSealed();
    }

    /** Makes the sealed moves, once all have been opened. */
    void settleSealed() {
        lookAtSealed();
        boolean isMade = sealing.settle((move, salt, signature) -> {
            salts.put(log.line().plies(), salt);
            make(move, signature);
        });
        if (isMade) lookAtSealed();
    }

    /** @param signature of the client whose move it is; null for others */
    void make(int move, byte[] signature) {
        if (signature != null) signed.put(steps(), signature);
        Position before = position.copy();
        position.play(move);
        log = log.with(move, before);
        opened = "";
        SeatRecord.PublicView common = SeatRecord.PublicView.of(log.line(), position);
        for (SeatRecord each : seen) each.follow(log.line(), before, position, common);
        seenByAll.follow(log.line(), before, position, common);
        lookAtSealed();
    }

    /** The seats at which bots play on for people who are away. */
    Set<Integer> bots() {
        return seenByAll.bots();
    }

    /** What is put to all now, and what is said to it; null: nothing. */
    Proposal proposal() {
        return proposal != null && proposal.step() == steps() ? proposal : null;
    }

    /**
     * Somebody puts something to the others.
     *
     * @param seats who is asked
     * @return whether that is news: once a step something may be put, and only what can be done
     */
    boolean propose(int seat, Event event, List<Occupant> seats) {
        Proposal asked = Proposal.of(seat, steps(), event);
        boolean isOpen = proposal() != null && !proposal().isRefused();
        if (isOver() || isOpen || !isPossible(seat, event) || refused.contains(asked)) return false;
        proposal = asked;
        settle(seats);
        return true;
    }

    private boolean isPossible(int seat, Event event) {
        return switch (event.kind()) {
            case BACK -> event.number() > 0 && event.number() == TakebackRules.plies(record(), seat);
            case BOT -> !bots().contains(event.number());
            case PERSON, HOST -> false;
        };
    }

    /** Somebody is there again for whom a bot was to play on. */
    void withdraw(int absentee) {
        if (proposal != null && proposal.event().isBotFor(absentee)) proposal = null;
    }

    /**
     * Somebody answers what was put. It is done as soon as all have agreed.
     *
     * @return whether that is news
     */
    boolean answer(int seat, Proposal.Answer answer, List<Occupant> seats) {
        Proposal before = proposal();
        if (before == null) return false;
        proposal = before.answered(seat, answer);
        boolean isNews = !proposal.equals(before);
        if (proposal.isRefused()) refused.add(Proposal.of(proposal.seat(), proposal.step(), proposal.event()));
        settle(seats);
        return isNews;
    }

    private void settle(List<Occupant> seats) {
        if (proposal.isAgreed(seats, bots())) happen(proposal.event());
    }

    void happen(Event event) {
        log = log.with(event);
        opened = "";
        if (event.isBack()) position = log.line().replay();
        SeatRecord.PublicView common = SeatRecord.PublicView.of(log.line(), position);
        for (SeatRecord each : seen) each.follow(event, position, common);
        seenByAll.follow(event, position, common);
        unseal(event);
    }

    /**
     * When a player comes back to a seat, or a bot plays for it, what is sealed there is decided again, unless those who are left can open
     * it
     * together: the player who had the other half may be gone, too.
     */
    private void unseal(Event event) {
        sealing.close();
        int back = event.kind() == Event.Kind.PERSON ? plySealedBy(event.number()) : -1;
        if (sealing.isOwn(back)) sealing.withdraw(back);
        for (int bot : bots()) {
            int ply = plySealedBy(bot);
            boolean isOpenedTogether = bots().size() == 1 && sealing.canBeOpened(ply);
            if (!sealing.isOwn(ply) && !isOpenedTogether) sealing.withdraw(ply);
        }
        lookAtSealed();
    }

    /** What is sealed then is never opened. */
    void resign(int seat) {
        resigned = seat;
        sealing.clear();
        lookAtSealed();
    }

    /** The seat that has given up; {@link Position#NOBODY} if none has. */
    int resigned() {
        return resigned;
    }

    boolean isOver() {
        return log != null && (resigned != Position.NOBODY || position.outcome().over());
    }

    /** Whether another device dealt, and this one has taken the table over since. */
    boolean isInherited() {
        return isInherited;
    }

    /**
     * The dealer opens that to the device that has the table now.
     *
     * @return whether it wasn't known before
     */
    boolean hearDealer(Fields told) {
        boolean isKnown = deal.opening(DealTerms.HOST) != null;
        return !isKnown && deal.open(DealTerms.HOST, Encoded.read(told.get(DEALER), DealTerms.SECRET));
    }

    /** Whether the game was dealt as it should, where another device dealt and has told so. */
    AuditResult fairness() {
        if (!isInherited || !isOver() || deal.opening(DealTerms.HOST) == null) return AuditResult.NOT_CHECKED;
        return deal.isStartOf(log.line()) ? AuditResult.FAIR : AuditResult.NOT_FAIR;
    }

    /**
     * What is opened after the game, encoded.
     *
     * @return empty until the dealer has opened that to this device
     */
    String opened() {
        byte[] opening = isInherited ? deal.opening(DealTerms.HOST) : secret;
        boolean isNew = opening != null && opened.isEmpty();
        if (isNew) opened = Encoded.of(Encoded.utf8(new Reveal(log, opening, signed, salts).text()));
        return opened;
    }

    /**
     * Says what the round is for a client, which this device is from now on.
     *
     * @param steps of the game, that are known
     */
    void keepAsClient(Fields to, int seat, int steps) {
        to.add("secret", Encoded.of(secret));
        deal.keep(to);
        SignedMove.tell(signed, to);
        seen.get(seat).keep(to, steps);
    }

    void keep(Fields to) {
        to.add("secret", Encoded.of(secret));
        if (isInherited && deal.opening(DealTerms.HOST) != null) to.add(DEALER, Encoded.of(deal.opening(DealTerms.HOST)));
        deal.keep(to);
        SignedMove.tell(signed, to);
        SealedMove.tell(salts, to);
        sealing.keep(to);
        if (log != null) log.tell(to);
        if (resigned != Position.NOBODY) to.add("resigned", resigned);
        clocks.tell(to);
    }

    /** @return null if it isn't one */
    static HostRound kept(SecureChannel channel, Fields from, Plan plan, CommitRevealDeal deal, Catalog catalog) {
        byte[] secret = Encoded.read(from.get("secret"), DealTerms.SECRET);
        if (secret == null) return null;
        HostRound round = new HostRound(channel, plan, deal, secret);
        round.clocks.hear(from);
        round.hearDealer(from);
        round.signed.putAll(SignedMove.heard(from));
        if (from.has("record")) {
            deal.open(DealTerms.HOST, secret);
            EventLog log = EventLog.heard(from, catalog);
            if (log == null) return null;
            round.salts.putAll(SealedMove.heard(from));
            round.sealing.restore(from, log.line(), log.line().replay());
            round.restore(log);
        }
        round.resigned = from.number("resigned", Position.NOBODY);
        return round;
    }
}
