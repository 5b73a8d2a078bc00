package uniboard.far;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.NotationException;
import uniboard.game.Position;
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
        Set<Integer> bots = new HashSet<>();
        opened.course().tell(new Course.Follower() {
            @Override
            public void moved(int step, GameRecord record, Position before, Position after) {
                Occupant mover = seats.get(before.toMove());
                String text = notation.moveText(before, record.move(record.plies() - 1));
                boolean isOwnWord = mover.isGuest() && !bots.contains(before.toMove());
                boolean isSigned = SignedMove.isOf(seal, room, round, step, should.commonChain(step), text, opened.signed().get(step),
                    Encoded.read(mover.key(), Seal.KEY));
                if (isOwnWord && !isSigned) unsigned.add(step);
            }

            @Override
            public void happened(int step, Event event, Position now) {
                event.apply(bots);
            }
        });
        return unsigned;
    }
}
