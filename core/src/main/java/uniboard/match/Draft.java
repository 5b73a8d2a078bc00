package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/** A position being edited, legal or not, with its undo history. */
public final class Draft {
    private final Game game;
    private final List<Position> steps = new ArrayList<>();
    private int at;

    public Draft(Game game, Position start) {
        this.game = game;
        steps.add(start);
    }

    public Game game() {
        return game;
    }

    public Position position() {
        return steps.get(at);
    }

    /** In the game's notation; for an illegal position, a text that only {@link Setup#read} accepts. */
    public String text() {
        return game.notation().positionText(position());
    }

    /** Does nothing if the position stays the same. */
    public void change(Position next) {
        if (game.notation().positionText(next).equals(text())) return;
        steps.subList(at + 1, steps.size()).clear();
        steps.add(next);
        at++;
    }

    public boolean canUndo() {
        return at > 0;
    }

    public void undo() {
        if (canUndo()) at--;
    }

    public boolean canRedo() {
        return at + 1 < steps.size();
    }

    public void redo() {
        if (canRedo()) at++;
    }

    /** Why it can't be played as it is; null if it can. */
    public Message problem() {
        return problem(position());
    }

    /** @return the position with what is missing added; null if it lacks nothing or can't be played even so */
    public Position completed(Setup rules, Random32 random) {
        if (problem() == null) return null;
        Position completed = rules.complete(position(), random);
        return problem(completed) == null ? completed : null;
    }

    private Message problem(Position of) {
        try {
            Position read = game.notation().position(game.notation().positionText(of));
            return read.outcome().over() ? Message.of("setup.over") : null;
        } catch (NotationException e) {
            return e.reason();
        }
    }
}
