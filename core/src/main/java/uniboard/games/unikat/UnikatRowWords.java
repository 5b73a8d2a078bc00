package uniboard.games.unikat;

import uniboard.game.Message;

/** Moves in few words, as the list of moves has them: a turn in one row, of a chain every card. */
final class UnikatRowWords {
    private UnikatRowWords() {
    }

    /** @return null for a move that needs no words after those of its turn before it */
    static Message of(UnikatPosition before, int move) {
        boolean opens = before.ply() == 0 || before.phase() == UnikatPhase.TURN;
        return switch (UnikatMove.kind(move)) {
            case LAY -> lay(before, UnikatMove.card(move), opens);
            case SWAP -> swap(UnikatMove.card(move), UnikatMove.taken(move), opens ? "unikat.event.swap" : "unikat.event.thenSwap");
            case DRAW -> draw(UnikatMove.taken(move));
            case END -> opens ? Message.of("unikat.row.end") : null;
            case PASS -> Message.of("unikat.event.passed");
        };
    }

    /** A move that no other ones of its turn stand beside; null for one whose whole sentence is as short. */
    static Message alone(int move) {
        Message card = UnikatWords.the(UnikatMove.card(move));
        int taken = UnikatMove.taken(move);
        return switch (UnikatMove.kind(move)) {
            case LAY -> Message.of("unikat.row.lay", card);
            case SWAP -> taken == UnikatMove.BAG ? Message.of("unikat.event.swapBag", card)
                : Message.of("unikat.event.swap", card, UnikatWords.the(taken));
            default -> null;
        };
    }

    private static Message lay(UnikatPosition before, int card, boolean opens) {
        if (opens) return Message.of("unikat.row.lay", UnikatWords.plain(card));
        return before.hasLast() ? UnikatWords.plain(card) : Message.of("unikat.event.thenExtra", UnikatWords.plain(card));
    }

    private static Message swap(int given, int taken, String key) {
        if (taken == UnikatMove.BAG) return Message.of(key + "Bag", UnikatWords.plain(given));
        return Message.of(key, UnikatWords.plain(given), UnikatWords.plain(taken));
    }

    private static Message draw(int taken) {
        return taken == UnikatMove.BAG ? Message.of("unikat.row.drawBag") : Message.of("unikat.row.draw", UnikatWords.plain(taken));
    }
}
