package uniboard.games.unitary;

import uniboard.game.Message;

/** Moves that were made, in words. */
final class UnitaryTold {
    private UnitaryTold() {
    }

    /** With the card that the viewer drew, if it is they whose turn begins. */
    static Message told(UnitaryPosition before, int move, UnitaryPosition after, int viewer) {
        Message said = Message.of("unitary.told." + name(before, move), UnitaryWords.card(card(move)),
            UnitaryWords.units(after.units()));
        boolean isTurnOver = after.turns() > before.turns();
        boolean hasDrawn = isTurnOver && after.toMove() == viewer && after.handSize(viewer) > before.handSize(viewer);
        if (!hasDrawn) return said;
        return Message.of("unitary.told.thenDrawn", said, UnitaryWords.card(after.handCard(viewer, after.handSize(viewer) - 1)));
    }

    /** @return null for the end of a turn in which something was played: that its row ends says it */
    static Message listed(UnitaryPosition before, int move) {
        if (move == UnitaryMove.END) return before.isWithinTurn() ? null : Message.of("unitary.listed.nothing");
        return Message.of("unitary.listed." + name(before, move), UnitaryWords.card(card(move)));
    }

    private static String name(UnitaryPosition before, int move) {
        return switch (UnitaryMove.kind(move)) {
            case UP -> "up";
            case DOWN -> "down";
            case DISCARD -> "discard";
            case END -> before.isWithinTurn() ? "end" : "nothing";
            default -> "special";
        };
    }

    /** Some card where the move has none: it isn't said. */
    private static int card(int move) {
        return move == UnitaryMove.END ? 0 : UnitaryMove.card(move);
    }
}
