package uniboard.games.unlur;

import uniboard.game.Message;

/** Says in one sentence why an attempt isn't a legal move. */
final class UnlurWhyNot {
    private UnlurWhyNot() {
    }

    /** @return null if the attempt is legal */
    static Message explain(UnlurPosition position, int attempt) {
        if (position.toMove() == UnlurPosition.NOBODY) return Message.of("unlur.why.over");
        if (UnlurMove.isPass(attempt)) return position.isContract() ? null : Message.of("unlur.why.noPass");
        UnlurBoard board = position.board();
        int cell = UnlurMove.cell(board, attempt);
        if (cell < 0) return Message.of("unlur.why.offBoard", UnlurMove.text(attempt));
        if (position.isOpen(cell)) return null;
        if (position.mustPass()) return Message.of("unlur.why.mustPass");
        return switch (position.colour(cell)) {
            case UnlurPosition.BLACK -> Message.of("unlur.why.blackStone", board.name(cell));
            case UnlurPosition.WHITE -> Message.of("unlur.why.whiteStone", board.name(cell));
            default -> Message.of("unlur.why.edge", board.name(cell), UnlurSides.names(board.sides(cell)));
        };
    }
}
