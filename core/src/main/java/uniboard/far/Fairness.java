package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.NotationException;
import uniboard.match.GameRecord;

/** Holds what a keeper has opened after a game against all that a guest was told before. */
final class Fairness {
    private final Seal seal;
    private final String room;
    private final int round;
    private final Deal deal;
    private final SeatRecord seen;
    private final List<Occupant> seats;

    Fairness(Seal seal, String room, int round, Deal deal, SeatRecord seen, List<Occupant> seats) {
        this.seal = seal;
        this.room = room;
        this.round = round;
        this.deal = deal;
        this.seen = seen;
        this.seats = seats;
    }

    /** What is wrong, each in a sentence; nothing: the game was fair. */
    List<Message> faults(Disclosure opened) {
        List<Message> faults = new ArrayList<>();
        GameRecord record = opened.course().line();
        boolean isThisGame = record.game().id().equals(seen.game().id()) && record.options().given().equals(seen.options().given())
            && record.seats().size() == seats.size();
        if (!isThisGame) return List.of(Message.of("far.fault.game"));
        SeatRecord should = SeatRecord.of(seal, opened.course(), seen.viewer());
        if (should.steps() != seen.steps()) return List.of(Message.of("far.fault.game"));
        if (!isSame(should)) faults.add(Message.of("far.fault.views"));
        if (!isDealt(record, opened.opening())) faults.add(Message.of("far.fault.deal"));
        for (int step : unsigned(opened, should)) faults.add(Message.of("far.fault.move", Integer.toString(step + 1)));
        return faults;
    }

    private boolean isDealt(GameRecord record, byte[] opening) {
        if (!deal.isSigned() || !deal.open(Dealing.KEEPER, opening) || deal.chance() == null) return false;
        try {
            return GameRecord.begin(record.game(), record.options(), record.seats(), deal.chance()).start().equals(record.start());
        } catch (NotationException | IllegalArgumentException e) {
            return false;
        }
    }

    /** Whether everything that was shown, and every move that was told, is as it was. */
    private boolean isSame(SeatRecord should) {
        for (int step = 0; step <= should.steps(); step++) if (!should.stepView(step).equals(seen.stepView(step))) return false;
        for (int step = 0; step < should.steps(); step++) if (!should.stepText(step).equals(seen.stepText(step))) return false;
        return true;
    }

    /** The steps of guests that lack their signature. */
    private List<Integer> unsigned(Disclosure opened, SeatRecord should) {
        List<Integer> unsigned = new ArrayList<>();
        Notation notation = opened.course().line().game().notation();
        for (Course.Made made : opened.course().moves()) {
            Occupant mover = seats.get(made.before().toMove());
            String text = notation.moveText(made.before(), made.move());
            boolean isSigned = !mover.isGuest() || SignedMove.isOf(seal, room, round, made.step(), should.commonChain(made.step()), text,
                opened.signed().get(made.step()), Encoded.read(mover.key(), Seal.KEY));
            if (!isSigned) unsigned.add(made.step());
        }
        return unsigned;
    }
}
