package uniboard.match;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * The people and bots at a match: whose turn it is, who holds the device, and what is played. Turns what people choose into moves, asks
 * bots for theirs, submits both to a {@link MovePort}, and tells the view what became of them. Knows nothing of how it looks or sounds.
 */
public final class GameSession {
    /** Told whenever the record grew or shrank. */
    public interface Saver {
        void save(Match match);
    }

    /** Hears what people at the match are told, besides the view that shows it. */
    public interface Listener {
        void refused(Message why);

        void advised(List<String> places, Message advice);

        /** Another position of the match is looked at. */
        void browsed();
    }

    private final Match match;
    private final Thinker thinker;
    private final IntSupplier seeds;
    private final Saver saver;
    private final Bounds bounds;
    private final MovePort port;
    private final Turn turn;
    private final HistoryCursor history;
    private final Lines lines;
    private final Feedback feedback = new Feedback();
    private final Hints hints;
    private final Choosing choosing;
    private Listener listener;
    private SessionView view;
    private boolean replaysLast;
    private boolean isSubmitting;

    /**
     * A match that is played on this device alone.
     *
     * @param seeds chance for the bots, one seed a decision
     */
    public GameSession(Match match, Thinker thinker, IntSupplier seeds, Saver saver) {
        this(match, thinker, seeds, saver, new Bounds(Bounds.Use.PLAY), new LocalMoves(match));
    }

    /**
     * @param bounds what people may do
     * @param port   where moves go
     */
    public GameSession(Match match, Thinker thinker, IntSupplier seeds, Saver saver, Bounds bounds, MovePort port) {
        this.match = match;
        this.thinker = thinker;
        this.seeds = seeds;
        this.saver = saver;
        this.bounds = bounds;
        this.port = port;
        turn = new Turn(match, bounds, port);
        history = new HistoryCursor(match);
        lines = new Lines(this, match, thinker);
        hints = new Hints(match, thinker, seeds);
        choosing = new Choosing(match, turn, history, feedback, bounds);
        port.connect(new Outcomes());
    }

    /** @param allowed whether other lines may be played from earlier positions, as long as nothing is hidden in the match */
    public void allowBranches(BooleanSupplier allowed) {
        history.allowBranches(allowed);
    }

    public void listen(Listener newListener) {
        listener = newListener;
    }

    public boolean isOnlyShown() {
        return bounds.isOnlyShown();
    }

    public Match match() {
        return match;
    }

    /** Which line of the match is played, and what is said of its positions. */
    public Lines lines() {
        return lines;
    }

    public HistoryCursor history() {
        return history;
    }

    public Feedback feedback() {
        return feedback;
    }

    public Waiting waiting() {
        return turn.waiting();
    }

    /** Null as long as nobody has given up. */
    public Resignation resignation() {
        return turn.resignation();
    }

    /** What the person to move has chosen so far, or who plays another line from the position looked at; null when no person is asked. */
    public Selection selection() {
        return choosing.selection();
    }

    /** What the person here has decided before others whose moves count at the same time; null where they haven't. */
    public Selection decided() {
        return history.isBrowsing() ? null : turn.advance().decided();
    }

    /** The seat that is asked, or {@link Position#NOBODY}: where all decide unseen, a person here needn't wait for the seats before. */
    public int toMove() {
        return turn.toMove();
    }

    /** Whether a person at this device is asked for a move now, or will be once the move being shown has been. */
    public boolean isPersonAsked() {
        return turn.isPersons();
    }

    /** The position shown, as {@link #viewer} may see it. */
    public Position shownPosition() {
        return Match.view(history.isBrowsing() ? match.record().replay(history.shownPly()) : match.position(), viewer());
    }

    /** The position in which the viewer is to choose, the shown one where they aren't: as they may see it. */
    public Position askedPosition() {
        return history.isBrowsing() ? shownPosition() : Match.view(turn.position(), viewer());
    }

    /** The position before the move shown last, as {@link #viewer} may see it, or null at the start. */
    public Position beforeShownMove() {
        return history.shownPly() == 0 ? null : Match.view(match.record().replay(history.shownPly() - 1), viewer());
    }

    /** The seat of the person who looks; {@link Position#NOBODY} while it is nobody's turn to look at what is theirs. */
    public int viewer() {
        return turn.viewer();
    }

    /** The seat whose move is being shown; {@link Position#NOBODY} while none is. */
    public int shownMover() {
        return turn.is(Waiting.MOTION) ? beforeShownMove().toMove() : Position.NOBODY;
    }

    /** Shows the sentence, if not null, at once, until the player's next act. */
    public void announce(Message sentence) {
        feedback.tell(sentence);
        refresh();
    }

    /** Shows the sentence as long as the move being shown goes on. */
    public void narrate(Message event) {
        if (turn.is(Waiting.MOTION)) feedback.narrate(event);
    }

    /** Something that is told besides the game has changed. */
    public void refresh() {
        if (view != null && !turn.is(Waiting.MOTION)) view.refreshed();
    }

    /** Begins, or goes on with, the match in this view. A move that hasn't been shown to its end is shown anew. */
    public void show(SessionView newView) {
        view = newView;
        if (turn.is(Waiting.MOTION)) view.moved(beforeShownMove(), history.shownMove(), shownPosition());
        else if (turn.is(Waiting.NOBODY)) askNext();
        else if (!turn.is(Waiting.HANDOVER)) view.refreshed();
        if (!replaysLast) return;
        replaysLast = false;
        next();
    }

    /** A tap on a place of the board or a hand. */
    public void tap(String place) {
        hurry();
        stopHint();
        boolean playsOn = history.isBrowsing() && lines.practice() != null;
        Tap result = choosing.tap(place, Message.of(playsOn ? "table.browsing.playOn" : "table.browsing"));
        if (result instanceof Tap.Completed completed) {
            if (history.isBrowsing()) branch(completed.move());
            else decide(completed.move());
            return;
        }
        if (result instanceof Tap.Refused) {
            view.refused();
            if (listener != null) listener.refused(feedback.answer());
        }
        view.refreshed();
    }

    /** Plays a move at an earlier position: where it was played there before, that line is shown. */
    private void branch(int move) {
        int ply = history.shownPly();
        int line = history.lineWith(move);
        if (line >= 0) {
            if (line != match.at().line()) lines.follow(line, ply);
            next();
            return;
        }
        thinker.cancel();
        match.branch(ply);
        history.toEnd();
        feedback.tell(Message.of("table.branched"));
        submit(move);
    }

    /** Ends the motion that is being shown. */
    public void hurry() {
        if (turn.is(Waiting.MOTION) && view != null) view.finishMotion();
    }

    /**
     * A person's whole move, chosen at once.
     *
     * @param move legal
     * @throws IllegalStateException if no person is asked
     */
    public void choose(int move) {
        if (!turn.is(Waiting.PERSON)) throw new IllegalStateException("no person is to move");
        forgetFeedback();
        decide(move);
    }

    private void decide(int move) {
        if (!turn.advance().isAsked()) {
            submit(move);
            return;
        }
        turn.decideInAdvance(move);
        view.refreshed();
    }

    private void submit(int move) {
        // A bot may have decided while an earlier move is shown.
        hurry();
        turn.await();
        isSubmitting = true;
        port.submit(move);
        isSubmitting = false;
        if (turn.is(Waiting.REMOTE)) refresh();
    }

    /** Back to the game from an earlier position, or gives up the step of the move chosen last. */
    public void back() {
        boolean isAsked = history.isBrowsing() ? selection() != null && !selection().isEmpty() : turn.is(Waiting.PERSON);
        if (isAsked) {
            forgetFeedback();
            choosing.back();
            view.refreshed();
        } else if (history.isBrowsing()) {
            browse(match.record().plies());
        }
    }

    /** Back to the last decision of a person. */
    public void takeBack() {
        hurry();
        if (!match.canTakeBack()) return;
        forgetFeedback();
        GameRecord before = match.record();
        match.takeBack();
        int ply = match.record().plies();
        boolean isTakenBack = ply < before.plies() && before.firstPlies(ply).equals(match.record());
        if (isTakenBack) feedback.undo(Feedback.Undone.of(Feedback.Undone.Kind.TAKEN_BACK, before, ply, viewer()));
        goOn(ply);
    }

    /** Plays what was taken back last, up to a person's next decision. */
    public void redo() {
        hurry();
        if (!match.canRedo()) return;
        forgetFeedback();
        int ply = match.record().plies();
        match.redo();
        feedback.undo(Feedback.Undone.of(Feedback.Undone.Kind.PLAYED_AGAIN, match.record(), ply, viewer()));
        goOn(match.record().plies());
    }

    /** Ends the motion that is being shown, and what was told. */
    void interrupt() {
        hurry();
        forgetFeedback();
    }

    /** Something was said of a position. */
    void annotated() {
        saver.save(match);
        refresh();
    }

    /**
     * Goes on with a match that has changed.
     *
     * @param ply of the position shown; beyond the match's ends: the end
     */
    void goOn(int ply) {
        thinker.cancel();
        saver.save(match);
        history.to(ply);
        history.ask(bounds);
        askNext();
    }

    /**
     * Shows an earlier position of the match, to look at.
     *
     * @param ply how many moves had been made; beyond the match's ends: the end
     */
    public void browse(int ply) {
        interrupt();
        history.to(ply);
        history.ask(bounds);
        view.refreshed();
        if (listener != null) listener.browsed();
    }

    /** The last move is shown once more when the match is shown first. */
    public void replayLast() {
        if (match.record().plies() == 0) return;
        history.to(match.record().plies() - 1);
        replaysLast = true;
    }

    /** As {@link #browse}, before it is shown first. */
    public void browseFrom(int ply) {
        history.to(ply);
    }

    /** Shows the move after the position shown, as it was made. */
    public void next() {
        hurry();
        if (!history.isBrowsing()) {
            browse(history.shownPly() + 1);
            return;
        }
        forgetFeedback();
        Position before = shownPosition();
        turn.showAgain();
        history.to(history.shownPly() + 1);
        view.moved(before, history.shownMove(), shownPosition());
        if (listener != null) listener.browsed();
    }

    /** Nothing goes on, and people's attempts come to nothing, until {@link #resume}. */
    public void pause() {
        if (turn.isShownAgain()) view.finishMotion();
        bounds.pause();
        if (turn.is(Waiting.BOT)) thinker.cancel();
        view.refreshed();
    }

    public void resume() {
        bounds.resume();
        if (turn.is(Waiting.BOT)) askNext();
        else view.refreshed();
    }

    /** @param moves in notation, the only ones that people may make from now on; none: whatever is legal */
    public void allow(List<String> moves) {
        bounds.allow(moves);
        if (turn.is(Waiting.PERSON)) askNext();
    }

    /** Says what a strong player would do, and why. */
    public void hint() {
        if (bounds.objection() != null || history.isBrowsing()) return;
        hurry();
        if (!turn.is(Waiting.PERSON)) return;
        forgetFeedback();
        feedback.tell(Message.of("table.hintThinks"));
        view.refreshed();
        hints.ask(hint -> {
            turn.choose(hint.keepIn(turn.selection()));
            feedback.tell(hint.told());
            point(hint.places());
            if (listener != null) listener.advised(hint.places(), hint.told());
        });
    }

    /** Points places out to the person to move, until they go on. */
    public void point(List<String> places) {
        feedback.point(places);
        view.refreshed();
    }

    private void forgetFeedback() {
        stopHint();
        feedback.clear();
    }

    /** Besides a bot at its turn, only a hint keeps the thinker busy. */
    private void stopHint() {
        if (turn.is(Waiting.PERSON)) thinker.cancel();
    }

    /** Stops thinking and listening: another match begins. */
    public void leave() {
        thinker.cancel();
        turn.leave();
    }

    /** The person to move has the device now. To be shown anew. */
    public void takeDevice() {
        if (turn.is(Waiting.HANDOVER)) turn.takeDevice();
    }

    /** The view has shown the last move. */
    public void settled() {
        if (!turn.is(Waiting.MOTION)) return;
        if (turn.isShownAgain()) {
            turn.endShowingAgain();
            feedback.narrate(null);
            history.ask(bounds);
            view.refreshed();
            return;
        }
        askNext();
        if (match.outcome().over() && !isOnlyShown()) view.ended();
    }

    private void askNext() {
        feedback.narrate(null);
        turn.next();
        if (turn.is(Waiting.BOT) && !bounds.isPaused()) thinker.think(match.botTask(seeds.getAsInt()), this::submit);
        if (turn.is(Waiting.PERSON) && turn.advance().isDecided()) submit(turn.advance().take());
        else if (!turn.is(Waiting.HANDOVER)) refresh();
    }

    /** What becomes of the game, as the port tells it. */
    private final class Outcomes implements MovePort.Listener {
        @Override
        public void advanced(GameRecord further) {
            hurry();
            if (!isSubmitting && turn.advance().isAsked() && turn.advance().isOpenAfter(further)) {
                growUnseen(further);
                return;
            }
            if (!isSubmitting) interruptAll();
            history.toEnd();
            feedback.hush(Turn.WAIT_FOR_BOT);
            Position before = Match.view(match.position(), viewer());
            match.goOnAs(further);
            saver.save(match);
            turn.showMove();
            // Others' moves may arrive before there is a screen to show them.
            if (view != null) view.moved(before, history.shownMove(), shownPosition());
        }

        /** Somebody has decided of whom nothing is shown yet: the person who is choosing meanwhile isn't disturbed. */
        private void growUnseen(GameRecord further) {
            Selection chosen = turn.selection();
            match.goOnAs(further);
            saver.save(match);
            askNext();
            if (turn.selection() != null) turn.choose(turn.selection().choosing(chosen));
            refresh();
        }

        @Override
        public void knownBetter(GameRecord record) {
            match.goOnAs(record);
            saver.save(match);
            refresh();
        }

        @Override
        public void takenBack(int ply) {
            interruptAll();
            turn.advance().forget();
            GameRecord before = match.record();
            match.goBackTo(ply);
            feedback.undo(Feedback.Undone.of(Feedback.Undone.Kind.TAKEN_BACK, before, ply, viewer()));
            goOn(ply);
        }

        @Override
        public void ended(Resignation by) {
            interruptAll();
            turn.end(by);
            saver.save(match);
            askNext();
        }

        @Override
        public void refused(Message reason) {
            feedback.tell(reason);
            askNext();
        }

        private void interruptAll() {
            interrupt();
            thinker.cancel();
        }
    }
}
