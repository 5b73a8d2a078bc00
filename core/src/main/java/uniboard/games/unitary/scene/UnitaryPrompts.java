package uniboard.games.unitary.scene;

import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.match.Selection;
import uniboard.stage.scene.Prompt;

/** What to do next, in words. */
final class UnitaryPrompts {
    private UnitaryPrompts() {
    }

    static Prompt prompt(UnitaryPosition position, Selection selection, Way way) {
        int card = Preview.chosen(selection);
        if (position.phase() == UnitaryPhase.DISCARD) return discarding(position, card);
        if (card != UnitaryCard.NONE) return new Prompt(UnitaryWords.card(card), wouldMake(position, selection, way));
        boolean empty = position.handSize(position.mover()) == 0;
        return new Prompt(null, Message.of(empty ? "unitary.scene.prompt.empty" : "unitary.scene.prompt.begin"));
    }

    private static Prompt discarding(UnitaryPosition position, int card) {
        int excess = position.handSize(position.mover()) - UnitaryPosition.HAND;
        Message heading = Message.of("unitary.scene.prompt.discard", excess);
        if (card == UnitaryCard.NONE) return new Prompt(heading, Message.of("unitary.scene.prompt.chooseToDiscard"));
        return new Prompt(UnitaryWords.card(card), Message.of("unitary.scene.prompt.discardIt"));
    }

    /** What the chosen card makes as it lies, or that it can't be played so. */
    static Message wouldMake(UnitaryPosition position, Selection selection, Way way) {
        Preview preview = Preview.of(position, selection, way);
        if (!preview.isMove()) return new UnitaryGame().whyNot(position, way.playing(preview.card()));
        Message after = UnitaryWords.units(preview.after());
        return switch (UnitaryMove.kind(preview.move())) {
            case UP -> Message.of("unitary.scene.prompt.up", after);
            case DOWN -> Message.of("unitary.scene.prompt.down", after);
            default -> Message.of("unitary.scene.prompt.special", after);
        };
    }
}
