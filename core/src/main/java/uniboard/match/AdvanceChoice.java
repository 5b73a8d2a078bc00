package uniboard.match;

import uniboard.game.Position;

/**
 * The decision of the only person at this device where all decide without seeing each other's moves: nobody has to wait for the seats
 * before, whose moves are submitted first.
 */
final class AdvanceChoice {
    private final Match match;
    /** In which the person chooses now; null while they don't choose in advance. */
    private Position position;
    private int move = Match.NO_MOVE;
    /** What was chosen; null while nothing is decided. */
    private Selection decided;

    AdvanceChoice(Match match) {
        this.match = match;
    }

    /**
     * Asks the person, if others are to decide first and what they decide isn't shown.
     *
     * @return whether the person is asked
     */
    boolean ask() {
        position = isDecided() ? null : positionIn(match.position());
        return isAsked();
    }

    void stopAsking() {
        position = null;
    }

    boolean isAsked() {
        return position != null;
    }

    /** As if those before had decided; null while the person isn't asked. To look at only. */
    Position position() {
        return position;
    }

    /** Whether the person may decide before others now, and hasn't yet. */
    boolean isOpen() {
        return isOpenIn(match.position());
    }

    /** The same after others have decided. */
    boolean isOpenAfter(GameRecord further) {
        return isOpenIn(further.replay());
    }

    private boolean isOpenIn(Position now) {
        return !isDecided() && positionIn(now) != null;
    }

    private Position positionIn(Position now) {
        int person = match.onlyPerson();
        return person == Position.NOBODY ? null : SecretTurns.of(person, now);
    }

    /** @param selection by which the move was chosen */
    void decide(int newMove, Selection selection) {
        move = newMove;
        decided = selection;
        position = null;
    }

    boolean isDecided() {
        return decided != null;
    }

    /** Null while nothing is decided. */
    Selection decided() {
        return decided;
    }

    /** The move, now that it can be submitted. */
    int take() {
        decided = null;
        return move;
    }

    void forget() {
        decided = null;
    }
}
