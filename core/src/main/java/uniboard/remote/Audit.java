package uniboard.remote;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** Holds what a host has opened after a game against all that a client was told before. */
final class Audit {
    private final Crypto crypto;
    private final String room;
    private final int round;
    private final CommitRevealDeal deal;
    private final SeatRecord seen;
    private final byte[] dealersKey;
    private final Map<Integer, String> agreed;

    /**
     * @param dealersKey the open key of the device that dealt
     * @param agreed     as of {@link Commitments}
     */
    Audit(Crypto crypto, String room, int round, CommitRevealDeal deal, SeatRecord seen, byte[] dealersKey, Map<Integer, String> agreed) {
        this.crypto = crypto;
        this.room = room;
        this.round = round;
        this.deal = deal;
        this.seen = seen;
        this.dealersKey = dealersKey;
        this.agreed = agreed;
    }

    /** What is wrong, each in a sentence; nothing: the game was fair. */
    List<Message> faults(Reveal opened) {
        List<Message> faults = new ArrayList<>();
        GameRecord record = opened.log().line();
        boolean isThisGame = record.game().id().equals(seen.game().id()) && record.options().given().equals(seen.options().given())
            && record.seats().size() == deal.seats().size();
        if (!isThisGame) return List.of(Message.of("far.fault.game"));
        SeatRecord should = SeatRecord.of(crypto, opened.log(), seen.viewer());
        if (should.steps() != seen.steps()) return List.of(Message.of("far.fault.game"));
        if (!isSame(should)) faults.add(Message.of("far.fault.views"));
        if (!deal.open(DealTerms.HOST, opened.opening()) || !deal.isStartOf(record)) faults.add(Message.of("far.fault.deal"));
        for (int ply : changed(opened, record)) faults.add(Commitments.fault(ply));
        for (int step : unsigned(opened, should)) faults.add(Message.of("far.fault.move", Integer.toString(step + 1)));
        return faults;
    }

    /** Whether everything that was shown, and every move that was told, is as it was. */
    private boolean isSame(SeatRecord should) {
        for (int step = 0; step <= should.steps(); step++) if (!should.stepView(step).equals(seen.stepView(step))) return false;
        for (int step = 0; step < should.steps(); step++) if (!should.stepText(step).equals(seen.stepText(step))) return false;
        return true;
    }

    /** The plies at which another move was made than the one that had been sealed. */
    private List<Integer> changed(Reveal opened, GameRecord record) {
        List<Integer> changed = new ArrayList<>();
        agreed.forEach((ply, commitment) -> {
            byte[] salt = opened.salts().get(ply);
            boolean isAsSealed = salt != null && ply < record.plies()
                && SealedMove.commitment(crypto, room, round, ply, textAt(record, ply), salt).equals(commitment);
            if (ply < record.plies() && !isAsSealed) changed.add(ply);
        });
        return changed;
    }

    private static String textAt(GameRecord record, int ply) {
        return record.game().notation().moveText(record.replay(ply), record.move(ply));
    }

    private byte[] keyOf(int seat) {
        return seat == deal.dealer() ? dealersKey : Encoded.read(deal.seats().get(seat).key(), Crypto.KEY);
    }

    /** The steps of the player who didn't host the table that lack their signature. */
    private List<Integer> unsigned(Reveal opened, SeatRecord should) {
        List<Integer> unsigned = new ArrayList<>();
        Notation notation = opened.log().line().game().notation();
        Set<Integer> bots = new HashSet<>();
        int[] host = {deal.dealer()};
        opened.log().tell(new EventLog.Follower() {
            @Override
            public void moved(int step, GameRecord record, Position before, Position after) {
                int mover = before.toMove();
                String text = notation.moveText(before, record.move(record.plies() - 1));
                boolean isOwnWord = mover != host[0] && !deal.seats().get(mover).isBot() && !bots.contains(mover);
                boolean isSigned = isOwnWord && SignedMove.isOf(crypto, room, round, step, should.commonChain(step), text,
                    opened.signed().get(step), keyOf(mover));
                if (isOwnWord && !isSigned) unsigned.add(step);
            }

            @Override
            public void happened(int step, Event event, Position now) {
                event.apply(bots);
                if (event.kind() == Event.Kind.HOST) host[0] = event.number();
            }
        });
        return unsigned;
    }
}
