package uniboard.games.unlur;

import uniboard.game.Message;

/** Says what speaks for a move. */
final class UnlurAdvice {
    private UnlurAdvice() {
    }

    /** @return null if nothing particular does, or if the move's own sentence says it */
    static Message whyPlay(UnlurPosition position, int move) {
        if (UnlurMove.isPass(move)) return null;
        int cell = position.board().cell(UnlurMove.row(move), UnlurMove.column(move));
        int colour = position.colourToPut();
        if (UnlurFigure.of(colour, position.stones().sidesWith(cell, colour)) != UnlurFigure.NONE) return null;
        int other = colour == UnlurPosition.BLACK ? UnlurPosition.WHITE : UnlurPosition.BLACK;
        if (UnlurFigure.of(other, position.stones().sidesWith(cell, other)) == UnlurFigure.OWN) {
            return Message.of(other == UnlurPosition.BLACK ? "unlur.hint.stopsY" : "unlur.hint.stopsLine");
        }
        int joined = groupsBeside(position, cell, colour);
        return joined > 1 ? Message.of("unlur.hint.joins", joined) : null;
    }

    private static int groupsBeside(UnlurPosition position, int cell, int colour) {
        int[] groups = new int[UnlurBoard.DIRECTIONS];
        int count = 0;
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int neighbour = position.board().neighbour(cell, direction);
            if (neighbour == position.board().cells() || position.colour(neighbour) != colour) continue;
            int group = position.group(neighbour);
            boolean known = false;
            for (int i = 0; i < count; i++) known |= groups[i] == group;
            if (!known) groups[count++] = group;
        }
        return count;
    }
}
