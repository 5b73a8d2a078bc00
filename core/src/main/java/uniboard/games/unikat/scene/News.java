package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;

/**
 * What somebody else has given and taken since the viewer's last move.
 *
 * @param given lies on the display since; {@link UnikatCard#NONE} for a draw
 * @param taken a card of the display, {@link UnikatMove#BAG}, or {@link UnikatMove#OPEN} if nothing was
 */
record News(int seat, int given, int taken) {
    static News of(int seat, int move) {
        return switch (UnikatMove.kind(move)) {
            case SWAP -> new News(seat, UnikatMove.card(move), UnikatMove.taken(move));
            case DRAW -> new News(seat, UnikatCard.NONE, UnikatMove.taken(move));
            default -> new News(seat, UnikatCard.NONE, UnikatMove.OPEN);
        };
    }
}
