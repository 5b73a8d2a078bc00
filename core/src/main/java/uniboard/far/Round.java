package uniboard.far;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Catalog;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** A round as its keeper has it: the whole record, and what each seat has been shown of it. */
final class Round {
    private final Seal seal;
    private final Deal deal;
    private final byte[] secret;
    private final Map<Integer, byte[]> signed = new LinkedHashMap<>();
    private final List<SeatRecord> seen = new ArrayList<>();
    private SeatRecord seenByAll;
    private GameRecord record;
    /** After all moves of the record. */
    private Position position;
    private int resigned = Position.NOBODY;

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
        restore(GameRecord.begin(plan.game(), plan.options(), plan.recordSeats(), deal.chance()));
    }

    private void restore(GameRecord kept) {
        record = kept;
        position = kept.replay();
        seen.clear();
        for (int seat = 0; seat < kept.seats().size(); seat++) seen.add(SeatRecord.of(seal, kept, seat));
        seenByAll = SeatRecord.of(seal, kept, Position.NOBODY);
    }

    /** @return null before the deal */
    GameRecord record() {
        return record;
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
        if (signature != null) signed.put(record.plies(), signature);
        Position before = position.copy();
        position.play(move);
        record = record.with(move);
        seen.forEach(each -> each.follow(record, before, position));
        seenByAll.follow(record, before, position);
    }

    void resign(int seat) {
        resigned = seat;
    }

    /** The seat that has given up; {@link Position#NOBODY} if none has. */
    int resigned() {
        return resigned;
    }

    boolean isOver() {
        return record != null && (resigned != Position.NOBODY || position.outcome().over());
    }

    Disclosure disclosure() {
        return new Disclosure(record, secret, signed);
    }

    void keep(Entries to) {
        to.add("secret", Encoded.of(secret));
        deal.tell(to);
        SignedMove.tell(signed, to);
        if (record != null) to.addLines("record", record.text());
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
            round.restore(GameRecord.read(from.lines("record"), catalog));
        }
        round.resigned = from.number("resigned", Position.NOBODY);
        return round;
    }
}
