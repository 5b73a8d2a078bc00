package uniboard.games.unitar;

import uniboard.game.Bot;

/** Unitar among people: its rules need no bot. */
final class PeoplesUnitar extends UnitarGame {
    @Override
    public Bot bot(int level) {
        throw new UnsupportedOperationException("people alone");
    }
}
