package uniboard.match;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;

/** Asks a strong player what it would do in place of the person to move. */
final class Hints {
    private final Match match;
    private final Thinker thinker;
    private final IntSupplier seeds;
    /** Where the strong player was asked last, and its move: asked again, it says the same. */
    private GameRecord askedAt;
    private int move;

    Hints(Match match, Thinker thinker, IntSupplier seeds) {
        this.match = match;
        this.thinker = thinker;
        this.seeds = seeds;
    }

    /** What to do, and why. */
    record Hint(Choice choice, Message message) {
        List<String> places() {
            return choice.places();
        }
    }

    /**
     * What stays chosen when a move is advised: steps of the move itself, and everything if the move is a button, or confirms several
     * marks, as long as nothing on the board is in the way. One card of the hand takes the place of another.
     */
    static Selection keepIn(Selection chosen, Choice advised) {
        List<Step> steps = advised.steps();
        boolean isConfirmed = steps.get(steps.size() - 1).group() == Choice.Group.ACTIONS;
        boolean isOneCard = steps.get(0).group() == Choice.Group.HAND && steps.get(1).group() != Choice.Group.HAND;
        return isFollowed(advised.places(), chosen) || isConfirmed && !isOneCard && !isOnBoard(chosen) ? chosen : chosen.cleared();
    }

    private static boolean isOnBoard(Selection chosen) {
        for (Choice.Step step : chosen.chosen()) if (step.group() == Choice.Group.BOARD) return true;
        return false;
    }

    /** Whether something is chosen, and all of it is what the hint speaks of: then the hint stays until it is carried out. */
    static boolean isFollowed(List<String> hinted, Selection selection) {
        for (Choice.Step step : selection.chosen()) if (!hinted.contains(step.place())) return false;
        return !selection.isEmpty();
    }

    void ask(Consumer<Hint> receiver) {
        GameRecord now = match.record();
        if (now.equals(askedAt)) {
            receiver.accept(hint());
            return;
        }
        thinker.think(match.task(Bot.LEVELS, seeds.getAsInt()), decided -> {
            askedAt = now;
            move = decided;
            receiver.accept(hint());
        });
    }

    private Hint hint() {
        Position seen = Match.view(match.position(), match.toMove());
        Choice choice = match.game().words(seen).choice(move);
        Message why = match.game().words(seen).whyPlay(move);
        return new Hint(choice, why == null ? choice.spoken() : Message.of("table.hintWhy", choice.spoken(), why));
    }
}
