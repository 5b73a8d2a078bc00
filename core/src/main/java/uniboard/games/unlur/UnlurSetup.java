package uniboard.games.unlur;

import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Setup;

/** How a position of Unlur is set up: stones on cells, and the contract or a game in which it is Black's or White's turn. */
public final class UnlurSetup implements Setup {
    private static final Piece BLACK = new Piece("stone-black", Message.of("unlur.setup.black"));
    private static final Piece WHITE = new Piece("stone-white", Message.of("unlur.setup.white"));

    @Override
    public List<Piece> pieces() {
        return List.of(BLACK, WHITE, NOTHING);
    }

    @Override
    public Position put(Position at, String place, Piece piece) {
        UnlurPosition unlur = (UnlurPosition) at;
        int[] colours = colours(unlur);
        for (int cell = 0; cell < colours.length; cell++) {
            if (!unlur.board().name(cell).equals(place)) continue;
            colours[cell] = piece.equals(BLACK) ? UnlurPosition.BLACK : piece.equals(WHITE) ? UnlurPosition.WHITE : UnlurPosition.EMPTY;
        }
        return new UnlurPosition(unlur.board(), colours, unlur.mover(), unlur.black());
    }

    private static int[] colours(UnlurPosition at) {
        int[] colours = new int[at.board().cells()];
        for (int cell = 0; cell < colours.length; cell++) colours[cell] = at.colour(cell);
        return colours;
    }

    @Override
    public Message missing(Position at) {
        UnlurPosition unlur = (UnlurPosition) at;
        if (!unlur.isContract()) return null;
        for (int colour : colours(unlur)) {
            if (colour == UnlurPosition.WHITE) return Message.of("unlur.setup.whiteInContract", Message.of("setup.turn"));
        }
        return null;
    }

    @Override
    public Position read(String text) {
        return UnlurPositionReader.readUnfinished(text);
    }

    @Override
    public Message mover(Position at) {
        UnlurPosition unlur = (UnlurPosition) at;
        if (unlur.isContract()) return UnlurWords.seat(unlur.mover());
        return Message.of(unlur.colourToPut() == UnlurPosition.BLACK ? "unlur.black" : "unlur.white");
    }

    /** From the contract of the first player to that of the second one, to Black's turn, to White's, and round again. */
    @Override
    public Position passTurn(Position at) {
        UnlurPosition unlur = (UnlurPosition) at;
        boolean isBlacks = unlur.mover() == unlur.black();
        int mover = isBlacks || unlur.isContract() && unlur.mover() == 0 ? 1 - unlur.mover() : 0;
        boolean isPlay = isBlacks || unlur.isContract() && unlur.mover() == 1;
        int black = isPlay ? unlur.isContract() ? mover : unlur.black() : Position.NOBODY;
        return new UnlurPosition(unlur.board(), colours(unlur), mover, black);
    }
}
