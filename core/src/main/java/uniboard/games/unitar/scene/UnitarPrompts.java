package uniboard.games.unitar.scene;

import uniboard.game.Message;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.BoardScene.Prompt;

/** What to do next, in words, for the one who chooses. */
final class UnitarPrompts {
    private final UnitarPosition position;
    private final Chosen chosen;

    UnitarPrompts(UnitarPosition position, Chosen chosen) {
        this.position = position;
        this.chosen = chosen;
    }

    /** @param active the symbol of the block that is being placed */
    Prompt prompt(int active) {
        return position.phase() == UnitarPhase.PLACE ? placing(active) : intending();
    }

    private Prompt placing(int active) {
        if (chosen.isPlacement()) return new Prompt(SceneWords.of("prompt.placed"), SceneWords.of("prompt.commit"));
        Message block = UnitarWords.block(UnitarBlock.of(position.colour(position.toMove()), active));
        return new Prompt(SceneWords.of("prompt.place", block), SceneWords.of("prompt.anchor"));
    }

    private Prompt intending() {
        Message round = Message.of("unitar.scene.round", Integer.toString(position.round()));
        if (chosen.isIntention()) {
            Message heading = SceneWords.of("headed", round, UnitarWords.intention(chosen.intention()));
            return new Prompt(heading, SceneWords.of("prompt.now", UnitarStory.preview(position, chosen.intention())));
        }
        Message heading = SceneWords.of("headed", round, chosen.hasBlock() ? UnitarWords.block(chosen.block())
            : SceneWords.of(position.fails() > 0 ? "prompt.onceMore" : "prompt.secret"));
        return new Prompt(heading, SceneWords.of(missing()));
    }

    private String missing() {
        boolean colour = chosen.colour() == UnitarColour.NONE;
        boolean symbol = chosen.symbol() == UnitarBlock.NONE;
        boolean action = chosen.action() == null;
        if (colour && symbol && action) return "prompt.mark";
        if (colour) return symbol ? "prompt.colourAndSymbol" : action ? "prompt.colourAndAction" : "prompt.colour";
        if (symbol) return action ? "prompt.symbolAndAction" : "prompt.symbol";
        return "prompt.action";
    }
}
