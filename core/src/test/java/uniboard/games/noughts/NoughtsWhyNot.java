package uniboard.games.noughts;

import uniboard.game.Message;

/** Says in one sentence why an attempt isn't a legal move. */
final class NoughtsWhyNot {
    private NoughtsWhyNot() {
    }

    /** @return null if the attempt is legal */
    static Message explain(NoughtsPosition position, int cell) {
        if (position.toMove() == NoughtsPosition.NOBODY) return Message.of("noughts.why.over");
        int owner = position.owner(cell);
        if (owner == NoughtsPosition.NOBODY) return null;
        return Message.of("noughts.why." + NoughtsWords.side(owner), NoughtsNotation.name(cell));
    }
}
