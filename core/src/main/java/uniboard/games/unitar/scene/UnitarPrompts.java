package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarMove;
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
        if (chosen.isPlacement()) {
            Message both = Message.of("unitar.label.place", UnitarWords.anchor(chosen.uni()), UnitarWords.anchor(chosen.tar()));
            return new Prompt(SceneWords.of("prompt.placed"), SceneWords.of("prompt.commit", both, Message.of("unitar.commit.place")));
        }
        Message heading = SceneWords.of("prompt.place", UnitarWords.block(block));
        int other = UnitarBlock.SYMBOLS - 1 - UnitarBlock.symbol(block);
        UnitarAnchor anchor = chosen.anchor(other);
        if (anchor == null) return new Prompt(heading, SceneWords.of("prompt.anchor"));
        Message placed = SceneWords.placed(UnitarBlock.of(UnitarBlock.colour(block), other), anchor);
        return new Prompt(heading, SceneWords.of("prompt.anchorToo", placed));
    }

    Prompt intending() {
        Message round = Message.of("unitar.scene.round", Integer.toString(position.round()));
        if (chosen.isIntention()) {
            Message heading = SceneWords.of("headed", round, UnitarWords.intention(chosen.intention()));
            return new Prompt(heading, SceneWords.of("prompt.now", UnitarStory.preview(position, chosen.intention())));
        }
        return new Prompt(SceneWords.of("headed", round, chosen.isEmpty() ? secretly() : marked()), missing());
    }

    private Message secretly() {
        return position.fails() > 0 ? Message.of("unitar.event.onceMore") : SceneWords.of("prompt.secret");
    }

    private Message marked() {
        if (chosen.hasBlock()) return UnitarWords.block(chosen.block());
        List<Message> marks = new ArrayList<>();
        if (chosen.colour() != UnitarColour.NONE) marks.add(UnitarWords.colour(chosen.colour()));
        if (chosen.symbol() != UnitarBlock.NONE) marks.add(UnitarWords.symbol(chosen.symbol()));
        if (chosen.action() != null) marks.add(UnitarWords.action(chosen.action()));
        return Message.listed(marks);
    }

    /** Whether some action would change the frames of who chooses, or do nothing. */
    private boolean isForeseen() {
        int colour = position.colour(position.toMove());
        for (UnitarAction action : UnitarAction.ALL) {
            UnitarExecution execution = position.preview(UnitarMove.intention(chosen.block(), action));
            if (!execution.isDone() || execution.gain(colour) != 0) return true;
        }
        return false;
    }

    /** What is marked could mean several things: which. */
    private Message missing() {
        if (chosen.isEmpty()) return SceneWords.of(position.fails() > 0 ? "prompt.markAgain" : "prompt.mark");
        if (chosen.hasBlock()) return SceneWords.of(isForeseen() ? "prompt.foreseen" : "prompt.action");
        List<Message> meant = new ArrayList<>();
        for (int block : chosen.meant()) meant.add(UnitarWords.block(block));
        Object[] blocks = meant.toArray();
        if (chosen.colour() != UnitarColour.NONE) return SceneWords.of("prompt.symbol", blocks);
        if (chosen.symbol() != UnitarBlock.NONE) return SceneWords.of("prompt.colour", blocks);
        return SceneWords.of("prompt." + SceneWords.kind(chosen.action()));
    }
}
