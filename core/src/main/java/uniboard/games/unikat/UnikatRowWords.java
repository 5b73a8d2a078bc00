package uniboard.games.unikat;

import uniboard.game.Message;

/** Moves in few words, as the list of moves has them: a turn in one row, of a chain the first card and then what changes. */
final class UnikatRowWords {
    private UnikatRowWords() {
    }

    /** @return null for a move that needs no words after those of its turn before it */
    static Message of(UnikatPosition before, int move) {
        boolean opens = before.ply() == 0 || before.phase() == UnikatPhase.TURN;
        return switch (UnikatMove.kind(move)) {
            case LAY -> lay(before, UnikatMove.card(move), opens);
            case SWAP -> swap(UnikatMove.card(move), UnikatMove.taken(move), opens ? "unikat.row.swap" : "unikat.row.thenSwap");
            case DRAW -> draw(UnikatMove.taken(move));
            case END -> opens ? Message.of("unikat.row.end") : null;
            case PASS -> Message.of("unikat.row.pass");
        };
    }

    private static Message lay(UnikatPosition before, int card, boolean opens) {
        if (opens) return Message.of("unikat.row.lay", UnikatWords.plain(card));
        if (!before.hasLast()) return Message.of("unikat.row.extra", UnikatWords.plain(card));
        return switch (UnikatCard.differences(card, before.cardAt(before.lastX(), before.lastY()))) {
            case UnikatCard.CARD_COLOUR -> Message.of("unikat.row.ground", UnikatWords.cardColour(card));
            case UnikatCard.FIGURE_COLOUR -> UnikatWords.figureColour(card);
            case UnikatCard.SIZE -> UnikatWords.size(card);
            default -> Message.of("unikat.row." + UnikatWords.figure(card));
        };
    }

    private static Message swap(int given, int taken, String key) {
        if (taken == UnikatMove.BAG) return Message.of(key + "Bag", UnikatWords.plain(given));
        return Message.of(key, UnikatWords.plain(given), UnikatWords.plain(taken));
    }

    private static Message draw(int taken) {
        return taken == UnikatMove.BAG ? Message.of("unikat.row.drawBag") : Message.of("unikat.row.draw", UnikatWords.plain(taken));
    }
}
