package uniboard.far;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.TakingBack;

/** A round as its keeper has it: the whole record, and what each seat has been shown of it. */
final class Round {
    private final Seal seal;
    private final Deal deal;
    private final byte[] secret;
    private final Map<Integer, byte[]> signed = new LinkedHashMap<>();
    private final List<SeatRecord> seen = new ArrayList<>();
    private SeatRecord seenByAll;
    private Course course;
    /** After all moves that stand. */
    private Position position;
    private int resigned = Position.NOBODY;
    /** Null where nobody asks for anything. */
    private BackRequest backRequest;

    /** @param secret what the keeper adds to the deal */
    Round(Seal seal, Deal deal, byte[] secret) {
        this.seal = seal;
        this.deal = deal;
        this.secret = secret;
        deal.commit(Dealing.KEEPER, deal.commitment(Dealing.KEEPER, secret));
    }

    Deal deal() {
        return deal;
    }

    /** Deals, once all guests have opened what they had committed to. */
    void dealFor(Plan plan) {
        deal.open(Dealing.KEEPER, secret);
        restore(Course.of(GameRecord.begin(plan.game(), plan.options(), plan.recordSeats(), deal.chance())));
    }

    private void restore(Course kept) {
        course = kept;
        position = kept.line().replay();
        seen.clear();
        for (int seat = 0; seat < kept.line().seats().size(); seat++) seen.add(SeatRecord.of(seal, kept, seat));
        seenByAll = SeatRecord.of(seal, kept, Position.NOBODY);
    }

    /** @return null before the deal */
    GameRecord record() {
        return course == null ? null : course.line();
    }

    /** How much has happened: moves, and that moves were taken back. */
    int steps() {
        return seenByAll.steps();
    }

    /** To look at only. */
    Position position() {
        return position;
    }

    SeatRecord seen(int seat) {
        return seen.get(seat);
    }

    SeatRecord seenByAll() {
        return seenByAll;
    }

    /** @param signature of the guest whose move it is; null for others */
    void play(int move, byte[] signature) {
        if (signature != null) signed.put(steps(), signature);
        Position before = position.copy();
        position.play(move);
        course = course.with(move);
        seen.forEach(each -> each.follow(course.line(), before, position));
        seenByAll.follow(course.line(), before, position);
    }

    /** What is asked to be taken back now, and what is said to it; null: nothing. */
    BackRequest backRequest() {
        return backRequest != null && backRequest.step() == steps() ? backRequest : null;
    }

    /** @return whether that is news: once a step it may be asked for, and only if there is something to take back */
    boolean askBack(int seat) {
        if (isOver() || backRequest() != null || TakingBack.plies(record(), seat) == 0) return false;
        backRequest = BackRequest.of(seat, steps());
        return true;
    }

    /**
     * Somebody answers what is asked. Moves are taken back as soon as all have agreed.
     *
     * @param seats who is to be asked
     * @return whether that is news
     */
    boolean answerBack(int seat, BackRequest.Answer answer, List<Occupant> seats) {
        BackRequest before = backRequest();
        if (before == null) return false;
        backRequest = before.answered(seat, answer);
        if (backRequest.isAgreed(seats)) takeBack(TakingBack.plies(record(), before.seat()));
        return !backRequest.equals(before);
    }

    /** @param plies the last moves that stand */
    private void takeBack(int plies) {
        course = course.takingBack(plies);
        position = course.line().replay();
        seen.forEach(each -> each.followBack(plies, position));
        seenByAll.followBack(plies, position);
    }

    void resign(int seat) {
        resigned = seat;
    }

    /** The seat that has given up; {@link Position#NOBODY} if none has. */
    int resigned() {
        return resigned;
    }

    boolean isOver() {
        return course != null && (resigned != Position.NOBODY || position.outcome().over());
    }

    Disclosure disclosure() {
        return new Disclosure(course, secret, signed);
    }

    void keep(Entries to) {
        to.add("secret", Encoded.of(secret));
        deal.tell(to);
        SignedMove.tell(signed, to);
        if (course != null) course.tell(to);
        if (resigned != Position.NOBODY) to.add("resigned", resigned);
    }

    /** @return null if it isn't one */
    static Round kept(Seal seal, Entries from, Plan plan, Deal deal, Catalog catalog) {
        byte[] secret = Encoded.read(from.get("secret"), Dealing.SECRET);
        if (secret == null) return null;
        Round round = new Round(seal, deal, secret);
        deal.hear(from, plan.seats());
        round.signed.putAll(SignedMove.heard(from));
        if (from.has("record")) {
            deal.open(Dealing.KEEPER, secret);
            Course course = Course.heard(from, catalog);
            if (course == null) return null;
            round.restore(course);
        }
        round.resigned = from.number("resigned", Position.NOBODY);
        return round;
    }
}
