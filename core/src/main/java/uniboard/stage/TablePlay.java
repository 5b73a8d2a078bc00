package uniboard.stage;

import java.util.function.IntSupplier;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.match.Tap;
import uniboard.match.Thinker;

/** A match on the table: turns taps into moves, asks the bot when it is its turn, and tells the view. Knows nothing of how it looks. */
public final class TablePlay {
    /** Shows what happens. */
    public interface View {
        /** A move was played; calls {@link TablePlay#settled} when it has been shown. */
        void moved(Position before, int move, Position after);

        /** The position, the selection or what is told changed without a move to show. */
        void changed();

        /** Ends a running animation at once (which calls {@link TablePlay#settled}). */
        void finishMotion();
    }

    /** Told whenever the record grew or shrank. */
    public interface Keeper {
        void keep(Match match);
    }

    /** What the table waits for. */
    public enum Waiting { PERSON, BOT, MOTION, NOBODY }

    private final Match match;
    private final Thinker thinker;
    private final IntSupplier seeds;
    private final Keeper keeper;
    private View view;
    private Selection selection;
    private Message objection;
    private Waiting waiting = Waiting.NOBODY;

    /** @param seeds chance for the bots, one seed a decision */
    public TablePlay(Match match, Thinker thinker, IntSupplier seeds, Keeper keeper) {
        this.match = match;
        this.thinker = thinker;
        this.seeds = seeds;
        this.keeper = keeper;
    }

    public Match match() {
        return match;
    }

    public Waiting waiting() {
        return waiting;
    }

    /** What the person to move has chosen so far; null when no person is asked. */
    public Selection selection() {
        return selection;
    }

    /** Why the last attempt was refused, or whatever else the player is to be told; null once the player goes on. */
    public Message objection() {
        return objection;
    }

    /** Shows the sentence, if not null, from the next change of the view until the player's next act. */
    public void tell(Message sentence) {
        if (sentence != null) objection = sentence;
    }

    /** Begins, or goes on with, the match in this view. */
    public void show(View newView) {
        view = newView;
        if (waiting == Waiting.NOBODY || waiting == Waiting.MOTION) askNext();
        else view.changed();
    }

    /** A tap on a place of the board or a hand. */
    public void tap(String place) {
        if (waiting == Waiting.MOTION) view.finishMotion();
        objection = null;
        switch (waiting) {
            case PERSON -> {
                Tap result = selection.tap(place);
                if (result instanceof Tap.Completed completed) {
                    play(completed.move());
                    return;
                }
                if (result instanceof Tap.Refused refused) objection = refused.why();
            }
            case BOT -> objection = Message.of("table.waitForBot");
            default -> { }
        }
        view.changed();
    }

    /** Gives up the step of the move chosen last. */
    public void back() {
        if (waiting != Waiting.PERSON) return;
        objection = null;
        selection.back();
        view.changed();
    }

    /** Back to the last decision of a person. */
    public void takeBack() {
        if (waiting == Waiting.MOTION) view.finishMotion();
        if (!match.canTakeBack()) return;
        thinker.cancel();
        objection = null;
        match.takeBack();
        keeper.keep(match);
        askNext();
    }

    /** Stops thinking and listening: the table is being laid for another match. */
    public void leave() {
        thinker.cancel();
        waiting = Waiting.NOBODY;
    }

    /** The view has shown the last move. */
    public void settled() {
        if (waiting == Waiting.MOTION) askNext();
    }

    private void play(int move) {
        Position before = match.position().copy();
        match.play(move);
        keeper.keep(match);
        selection = null;
        waiting = Waiting.MOTION;
        view.moved(before, move, match.position());
    }

    private void askNext() {
        selection = null;
        if (match.position().outcome().over()) {
            waiting = Waiting.NOBODY;
        } else if (match.isBotToMove()) {
            waiting = Waiting.BOT;
            thinker.think(match.botTask(seeds.getAsInt()), this::play);
        } else {
            waiting = Waiting.PERSON;
            selection = match.selection();
        }
        view.changed();
    }
}
