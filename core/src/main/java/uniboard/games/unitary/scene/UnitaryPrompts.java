package uniboard.games.unitary.scene;

import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.scene.Prompt;

/** What to do next, in words. */
final class UnitaryPrompts {
    private UnitaryPrompts() {
    }

    /** @return null where nobody is to choose */
    static Prompt prompt(Situation now) {
        if (now.selection() == null) return null;
        UnitaryPosition position = now.position();
        int card = now.card();
        Message name = card == UnitaryCard.NONE ? null : UnitaryWords.card(card);
        int held = position.handSize(position.mover());
        if (position.phase() != UnitaryPhase.DISCARD) {
            if (card != UnitaryCard.NONE) return new Prompt(name, wouldMake(now));
            String begin = held > UnitaryPosition.HAND ? "unitary.scene.prompt.beginMany" : "unitary.scene.prompt.begin";
            return new Prompt(null, Message.of(held == 0 ? "unitary.event.empty" : begin));
        }
        if (card != UnitaryCard.NONE) return new Prompt(name, Message.of("unitary.scene.prompt.discardIt"));
        return new Prompt(Message.of("unitary.event.discard", held - UnitaryPosition.HAND),
            Message.of("unitary.scene.prompt.chooseToDiscard"));
    }

    /** What the chosen card makes as it lies, or that it can't be played so. */
    static Message wouldMake(Situation now) {
        UnitChange change = now.preview();
        if (change == null) return new UnitaryGame().words(now.position()).whyNot(now.way().playing(now.card()));
        if (change.after() == change.before()) return Message.of("unitary.scene.prompt.unchanged");
        Message after = UnitaryWords.units(change.after());
        return switch (UnitaryMove.kind(change.move())) {
            case UP -> Message.of("unitary.scene.prompt.up", after);
            case DOWN -> Message.of("unitary.scene.prompt.down", after);
            default -> Message.of("unitary.scene.prompt.special", after);
        };
    }
}
