package uniboard.games.unitar.scene;

import uniboard.game.Message;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.scene.Prompt;

/** What to do next, in words, for the one who chooses. */
final class UnitarPrompts {
    private final UnitarPosition position;
    private final Chosen chosen;

    UnitarPrompts(UnitarPosition position, Chosen chosen) {
        this.position = position;
        this.chosen = chosen;
    }

    /** @param block that is placed next */
    Prompt placing(int block) {
        if (chosen.isPlacement()) return new Prompt(SceneWords.of("prompt.placed"), SceneWords.of("prompt.commit"));
        return new Prompt(SceneWords.of("prompt.place", UnitarWords.block(block)), SceneWords.of("prompt.anchor"));
    }

    Prompt intending() {
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
