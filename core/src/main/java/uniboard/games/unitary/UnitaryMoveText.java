package uniboard.games.unitary;

import uniboard.game.Message;
import uniboard.game.Position;

/** Moves that were made, in words. */
final class UnitaryMoveText {
    private UnitaryMoveText() {
    }

    /** With the card that the viewer drew, if it is they whose turn begins. */
    static Message describe(UnitaryPosition before, int move, UnitaryPosition after, int viewer) {
        Message said = move == UnitaryMove.END ? end(before, after) : card(before, move, after);
        boolean isTheirTurn = viewer != Position.NOBODY && after.toMove() == viewer && after.turns() > before.turns();
        if (!isTheirTurn || after.handSize(viewer) == before.handSize(viewer)) return said;
        return Message.of("unitary.told.thenDrawn", said, UnitaryWords.card(after.handCard(viewer, after.handSize(viewer) - 1)));
    }

    private static Message end(UnitaryPosition before, UnitaryPosition after) {
        String name = "unitary.told." + name(before, UnitaryMove.END);
        if (after.phase() != UnitaryPhase.DISCARD) return Message.of(name);
        return Message.of(name + "ThenDiscard", after.handSize(after.mover()) - UnitaryPosition.HAND);
    }

    private static Message card(UnitaryPosition before, int move, UnitaryPosition after) {
        int card = UnitaryMove.card(move);
        boolean isSpecial = UnitaryMove.kind(move) == UnitaryMove.Kind.SPECIAL;
        String name = isSpecial ? UnitaryCard.key(card) : name(before, move);
        return Message.of("unitary.told." + name, UnitaryWords.card(card), UnitaryWords.units(after.units()));
    }

    /** @return null for the end of a turn in which something was played: that its row ends says it */
    static Message listed(UnitaryPosition before, int move) {
        if (move == UnitaryMove.END) return before.isWithinTurn() ? null : Message.of("unitary.listed.nothing");
        return Message.of("unitary.listed." + name(before, move), UnitaryWords.card(UnitaryMove.card(move)));
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
}
