package uniboard.match;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * The people and bots at a match: whose turn it is, who holds the device, and what is played. Submits what people and bots choose to a
 * {@link MovePort}, and tells the view what became of it.
 */
public final class GameSession {
    private final Match match;
    private final Thinker thinker;
    private final IntSupplier seeds;
    private final Consumer<Match> saver;
    private final TablePermissions permissions;
    private final MovePort port;
    private final Turn turn;
    private final HistoryCursor cursor;
    private final SeenPositions seen;
    private final MatchHistory history;
    private final Variations variations;
    private final Feedback feedback = new Feedback();
    private final Hints hints;
    private final Choosing choosing;
    private final PlayControl control;
    private SessionListener listener;
    private SessionView view;
    private boolean isSubmitting;
    /** Null: every move is made at once. */
    private MoveGuard guard;

    /**
     * A match that is played on this device alone.
     *
     * @param seeds chance for the bots, one seed a decision
     * @param saver told whenever the record grew or shrank
     */
    public GameSession(Match match, Thinker thinker, IntSupplier seeds, Consumer<Match> saver) {
        this(match, thinker, seeds, saver, new TablePermissions(TablePermissions.Use.PLAY), new LocalMoves(match));
    }

    /**
     * @param permitted what people may do
     * @param port      where moves go
     */
    public GameSession(Match match, Thinker thinker, IntSupplier seeds, Consumer<Match> saver, TablePermissions permitted, MovePort port) {
        this.match = match;
        this.thinker = thinker;
        this.seeds = seeds;
        this.saver = saver;
        permissions = permitted;
        this.port = port;
        turn = new Turn(match, permitted, port);
        cursor = new HistoryCursor(match);
        seen = new SeenPositions(match, turn, cursor);
        history = new MatchHistory(this, match, cursor);
        variations = new Variations(this, match, thinker);
        hints = new Hints(match, thinker, seeds);
        choosing = new Choosing(match, turn, cursor, feedback, permitted);
        control = new PlayControl(turn, feedback, thinker, permitted, () -> view, this::askNext);
        port.connect(new Outcomes());
    }

    public void listen(SessionListener newListener) {
        listener = newListener;
    }

    public void guard(MoveGuard newGuard) {
        guard = newGuard;
    }

    /** Makes a person's move that was held back. */
    public void make(int move) {
        submit(move);
    }

    public boolean isOnlyShown() {
        return permissions.isOnlyShown();
    }

    public Match match() {
        return match;
    }

    /** Which line of the match is played, and what is said of its positions. */
    public Variations variations() {
        return variations;
    }

    public MatchHistory history() {
        return history;
    }

    public Feedback feedback() {
        return feedback;
    }

    /** Stops, narrows and guides what people and bots do. */
    public PlayControl control() {
        return control;
    }

    /** Who is asked for the next move. */
    public Turn turn() {
        return turn;
    }

    /** What the person to move has chosen so far, or who plays another line from the position looked at; null when no person is asked. */
    public Selection selection() {
        return choosing.selection();
    }

    /** What the person here has decided before others whose moves count at the same time; null where they haven't. */
    public Selection decided() {
        return cursor.isBrowsing() ? null : turn.advance().decided();
    }

    /** The match's positions, as {@link Turn#viewer} may see them. */
    public SeenPositions seen() {
        return seen;
    }

    /** Shows the sentence, if not null, at once, until the player's next act. */
    public void announce(Message sentence) {
        feedback.tell(sentence);
        notice();
    }

    /** Shows the sentence as long as the move being shown goes on. */
    public void narrate(Message event) {
        if (turn.is(Waiting.MOTION)) feedback.narrate(event);
    }

    /** What is shown has changed without a move. */
    public void refresh() {
        if (view != null && !turn.is(Waiting.MOTION)) view.refreshed();
    }

    /** A notice beside the game has changed, though the player here did nothing. */
    public void notice() {
        if (view != null && !turn.is(Waiting.MOTION)) view.noticed();
    }

    /** Begins, or goes on with, the match in this view. A move that hasn't been shown to its end is shown again. */
    public void show(SessionView newView) {
        view = newView;
        if (turn.is(Waiting.MOTION)) view.moved(seen.beforeShownMove(), cursor.shownMove(), seen.shown());
        else if (turn.is(Waiting.NOBODY)) askNext();
        else if (!turn.is(Waiting.HANDOVER)) view.refreshed();
        history.begun();
    }

    /** A tap on a place of the board or a hand. */
    public void tap(String place) {
        hurry();
        stopHint();
        boolean playsOn = cursor.isBrowsing() && variations.practice() != null;
        Tap result = choosing.tap(place, Message.of(playsOn ? "table.browsing.playOn" : "table.browsing"));
        if (result instanceof Tap.Completed completed) {
            if (cursor.isBrowsing()) history.branch(completed.move());
            else decide(completed.move());
            return;
        }
        if (result instanceof Tap.Refused) view.refused();
        boolean isRefused = result == null || result instanceof Tap.Refused;
        if (isRefused && feedback.answer() != null && listener != null) listener.refused(feedback.answer());
        view.refreshed();
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
        if (turn.advance().isAsked()) {
            turn.decideInAdvance(move);
            view.refreshed();
        } else if (guard == null || !guard.holds(move)) {
            submit(move);
        }
    }

    void submit(int move) {
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
        boolean isAsked = cursor.isBrowsing() ? selection() != null && !selection().isEmpty() : turn.is(Waiting.PERSON);
        if (isAsked) {
            forgetFeedback();
            choosing.back();
            view.refreshed();
        } else if (cursor.isBrowsing()) {
            history.browse(match.record().plies());
        }
    }

    /** Ends the motion that is being shown, and what was told. */
    void interrupt() {
        hurry();
        forgetFeedback();
    }

    /** Another line is played from an earlier position: nobody thinks about this one any more. */
    void leaveLine() {
        thinker.cancel();
        cursor.toEnd();
    }

    /** Something was said of a position. */
    void annotated() {
        saver.accept(match);
        refresh();
    }

    /**
     * Goes on with a match that has changed.
     *
     * @param ply of the position shown; beyond the match's ends: the end
     */
    void goOn(int ply) {
        thinker.cancel();
        saver.accept(match);
        cursor.to(ply);
        cursor.ask(permissions);
        askNext();
    }

    /** Shows an earlier position of the match. */
    void lookAt(int ply) {
        cursor.to(ply);
        cursor.ask(permissions);
        view.refreshed();
        if (listener != null) listener.browsed();
    }

    /** Shows the move after the position shown, as it was made. */
    void showNext() {
        forgetFeedback();
        Position before = seen.shown();
        turn.showAgain();
        cursor.to(cursor.shownPly() + 1);
        view.moved(before, cursor.shownMove(), seen.shown());
        if (listener != null) listener.browsed();
    }

    /** Says what a strong player would do, and why. */
    public void hint() {
        if (permissions.objection() != null || cursor.isBrowsing()) return;
        hurry();
        if (!turn.is(Waiting.PERSON)) return;
        forgetFeedback();
        feedback.tell(Message.of("table.hintThinks"));
        view.refreshed();
        hints.ask(hint -> {
            turn.choose(Hints.keepIn(turn.selection(), hint.choice()));
            feedback.tell(hint.message());
            point(hint.places());
            if (listener != null) listener.advised(hint.places(), hint.message());
        });
    }

    /** Points places out to the person to move, until they go on. */
    public void point(List<String> places) {
        feedback.point(places);
        view.noticed();
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

    /** The person to move has the device now. To be shown again. */
    public void takeDevice() {
        if (turn.is(Waiting.HANDOVER)) turn.takeDevice();
    }

    /** The view has shown the last move. */
    public void settled() {
        if (!turn.is(Waiting.MOTION)) return;
        if (turn.isShownAgain()) {
            turn.endShowingAgain();
            feedback.narrate(null);
            cursor.ask(permissions);
            view.refreshed();
            return;
        }
        askNext();
        if (match.outcome().over() && !isOnlyShown()) view.ended();
    }

    private void askNext() {
        feedback.narrate(null);
        turn.next();
        if (turn.is(Waiting.BOT) && !permissions.isPaused()) thinker.think(match.botTask(seeds.getAsInt()), this::submit);
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
            if (!isSubmitting) {
                interrupt();
                thinker.cancel();
            }
            cursor.toEnd();
            feedback.hush(Turn.WAIT_FOR_BOT);
            Position before = Match.view(match.position(), turn.viewer());
            match.goOnAs(further);
            saver.accept(match);
            turn.showMove();
            // Others' moves may arrive before there is a screen to show them.
            if (view != null) view.moved(before, cursor.shownMove(), seen.shown());
        }

        /** Somebody has decided of whom nothing is shown yet: the person who is choosing meanwhile isn't disturbed. */
        private void growUnseen(GameRecord further) {
            Selection chosen = turn.selection();
            match.goOnAs(further);
            saver.accept(match);
            askNext();
            if (turn.selection() != null) turn.choose(turn.selection().choosing(chosen));
            refresh();
        }

        @Override
        public void knownBetter(GameRecord record) {
            match.goOnAs(record);
            saver.accept(match);
            notice();
        }

        @Override
        public void takenBack(int ply) {
            interrupt();
            turn.advance().forget();
            GameRecord before = match.record();
            match.goBackTo(ply);
            feedback.undo(Feedback.Undone.of(Feedback.Undone.Kind.TAKEN_BACK, before, ply, turn.viewer()));
            goOn(ply);
        }

        @Override
        public void ended(Resignation by) {
            interrupt();
            thinker.cancel();
            turn.end(by);
            saver.accept(match);
            askNext();
        }

        @Override
        public void refused(Message reason) {
            feedback.tell(reason);
            askNext();
        }
    }
}
