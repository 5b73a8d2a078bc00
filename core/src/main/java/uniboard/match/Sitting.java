package uniboard.match;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * The people and bots at a match: whose turn it is, who holds the device, which position is looked at, what was asked and answered. Turns
 * what people choose into moves, asks bots for theirs, and tells the view. Knows nothing of how it looks or sounds.
 */
public final class Sitting {
    /** Shows what happens; what a view doesn't care for, it leaves out. */
    public interface View {
        /** A move was played; calls {@link Sitting#settled} when it has been shown. */
        void moved(Position before, int move, Position after);

        /** The position, the selection or what is told changed without a move to show. */
        default void refreshed() { }

        /** What the player tried was refused; {@link Sitting#answer} says why. */
        default void refused() { }

        /** The last move of the match has been shown. */
        default void ended() { }

        /** Ends a running animation at once (which calls {@link Sitting#settled}). */
        default void finishMotion() { }
    }

    /** Told whenever the record grew or shrank. */
    public interface Keeper {
        void keep(Match match);
    }

    /** Hears what people at the match are told, besides the view that shows it. */
    public interface Listener {
        void refused(Message why);

        void advised(List<String> places, Message advice);

        /** Another position of the match is looked at. */
        void browsed();
    }

    /** What is waited for. */
    public enum Waiting {
        PERSON, BOT, MOTION, NOBODY,
        /** For somebody at another device, or for one's own move to come back from there. */
        FAR,
        /** For the device to be passed to the person to move, whose secrets nobody else may see. */
        HANDOVER
    }

    private static final Message WAIT_FOR_BOT = Message.of("table.waitForBot");
    private static final Message OVER = Message.of("table.over");

    private final Match match;
    private final Thinker thinker;
    private final IntSupplier seeds;
    private final Keeper keeper;
    private final Bounds bounds;
    private final Leafing leafing;
    private final Lines lines;
    private final FarPlayers farPlayers;
    private Listener listener;
    private View view;
    private Selection selection;
    private Message answer;
    /** What the move being shown has come to, in words; null where there is nothing to tell. */
    private Message narration;
    private List<String> hinted = List.of();
    /** Where a strong player was asked last, and what it would have done: asked again, it says the same. */
    private GameRecord advisedAt;
    private int advised;
    private Waiting waiting = Waiting.NOBODY;
    /** What is waited for while an earlier move is shown once more; null while none is. */
    private Waiting beneath;
    private boolean replaysLast;
    /** Of the last thing done, if it was that: the move taken back or played again, with who made it. */
    private Undone undone;
    /** The seat of the person who holds the device. */
    private int holder = Position.NOBODY;

    /** @param seeds chance for the bots, one seed a decision */
    public Sitting(Match match, Thinker thinker, IntSupplier seeds, Keeper keeper) {
        this(match, thinker, seeds, keeper, new Bounds(Bounds.Use.PLAY));
    }

    /** @param bounds what people may do */
    public Sitting(Match match, Thinker thinker, IntSupplier seeds, Keeper keeper, Bounds bounds) {
        this.match = match;
        this.thinker = thinker;
        this.seeds = seeds;
        this.keeper = keeper;
        this.bounds = bounds;
        leafing = new Leafing(match);
        lines = new Lines(this, match, thinker);
        farPlayers = new FarPlayers(this);
    }

    /** @param allowed whether other lines may be played from earlier positions, as long as nothing is hidden in the match */
    public void allowBranches(BooleanSupplier allowed) {
        leafing.allowBranches(allowed);
    }

    /** People at other devices, who play along. */
    public FarPlayers farPlayers() {
        return farPlayers;
    }

    /** A move is on its way to or from another device. */
    void await() {
        selection = null;
        waiting = Waiting.FAR;
        if (view != null) view.refreshed();
    }

    void arrive(GameRecord further) {
        hurry();
        thinker.cancel();
        forgetAnswer();
        advance(() -> match.goOnAs(further));
    }

    /** People at several devices have agreed on it. */
    void takeBackTo(int ply) {
        interrupt();
        thinker.cancel();
        farPlayers.forgetSaid();
        GameRecord before = match.record();
        match.goBackTo(ply);
        undone = undone(Undone.Kind.TAKEN_BACK, before, ply);
        goOn(ply);
    }

    /** More is known of the match as it stands. */
    void learn(GameRecord known) {
        match.goOnAs(known);
        keeper.keep(match);
        toldAnew();
    }

    /** Nothing is played any more. */
    void end() {
        hurry();
        thinker.cancel();
        forgetAnswer();
        keeper.keep(match);
        askNext();
    }

    /** Something that is told besides the game has changed. */
    void toldAnew() {
        if (view != null && waiting != Waiting.MOTION) view.refreshed();
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

    public Waiting waiting() {
        return waiting;
    }

    /** What the person to move has chosen so far, or who plays another line from the position looked at; null when no person is asked. */
    public Selection selection() {
        return isBrowsing() ? leafing.selection() : selection;
    }

    /** Why the last attempt was refused, a hint, or whatever else the player is to be told; null once the player goes on. */
    public Message answer() {
        return narration != null ? narration : answer;
    }

    /** The places that the last hint speaks of. */
    public List<String> hinted() {
        return hinted;
    }

    /** Shows the sentence, if not null, from the next change of the view until the player's next act. */
    public void tell(Message sentence) {
        if (sentence != null) answer = sentence;
    }

    /** What was told is told no longer. */
    public void hush() {
        answer = null;
    }

    /** As {@link #tell}, at once. */
    public void announce(Message sentence) {
        tell(sentence);
        toldAnew();
    }

    /** Plies of the position shown: of the match, unless an earlier one is looked at. */
    public int shownPly() {
        return leafing.shownPly();
    }

    public boolean isBrowsing() {
        return leafing.isOn();
    }

    /** As {@link #viewer} may see it. */
    public Position shownPosition() {
        return Match.view(isBrowsing() ? match.record().replay(shownPly()) : match.position(), viewer());
    }

    /** The seat of the person who looks; {@link Position#NOBODY} while it is nobody's turn to look at what is theirs. */
    public int viewer() {
        int person = match.onlyPerson();
        return person != Position.NOBODY ? person : holder;
    }

    /** The seat whose move is being shown; {@link Position#NOBODY} while none is. */
    public int shownMover() {
        return waiting == Waiting.MOTION ? beforeShownMove().toMove() : Position.NOBODY;
    }

    /** The move that led to the position shown, or {@link Match#NO_MOVE}. */
    public int shownMove() {
        return shownPly() == 0 ? Match.NO_MOVE : match.record().move(shownPly() - 1);
    }

    /**
     * A move taken back, or played again.
     *
     * @param seat whose it is
     * @param told as the viewer may know it
     */
    public record Undone(Kind kind, int seat, Message told) {
        public enum Kind { TAKEN_BACK, PLAYED_AGAIN }
    }

    /** The move that the last thing done took back or played again; null if something else was done. */
    public Undone undone() {
        return undone;
    }

    /** Shows the sentence as long as the move being shown goes on. */
    public void narrate(Message event) {
        if (waiting == Waiting.MOTION) narration = event;
    }

    /** Begins, or goes on with, the match in this view. A move that hasn't been shown to its end is shown anew. */
    public void show(View newView) {
        view = newView;
        if (waiting == Waiting.MOTION) view.moved(beforeShownMove(), shownMove(), shownPosition());
        else if (waiting == Waiting.NOBODY) askNext();
        else if (waiting != Waiting.HANDOVER) view.refreshed();
        if (!replaysLast) return;
        replaysLast = false;
        next();
    }

    /** A tap on a place of the board or a hand. */
    public void tap(String place) {
        if (waiting == Waiting.MOTION) view.finishMotion();
        Message hint = answer;
        List<String> hintedBefore = hinted;
        forgetAnswer();
        if (bounds.objection() != null) {
            answer = bounds.objection();
        } else if (isBrowsing() && leafing.selection() == null) {
            answer = Message.of(lines.practice() == null ? "table.browsing" : "table.browsing.playOn");
        } else if (isBrowsing()) {
            tap(leafing.selection(), place, hintedBefore, hint);
            return;
        } else if (waiting == Waiting.BOT) {
            answer = WAIT_FOR_BOT;
        } else if (waiting == Waiting.FAR) {
            answer = farPlayers.whyToWait();
        } else if (match.outcome().over()) {
            answer = OVER;
        } else if (waiting == Waiting.PERSON) {
            tap(selection, place, hintedBefore, hint);
            return;
        }
        view.refreshed();
    }

    private void tap(Selection asked, String place, List<String> hintedBefore, Message hint) {
        Tap result = asked.tap(place);
        if (result instanceof Tap.Completed completed) {
            choose(completed);
            return;
        }
        if (result instanceof Tap.Advanced advanced) {
            select(advanced.selection());
            if (follows(hintedBefore)) {
                hinted = hintedBefore;
                answer = hint;
            }
        }
        if (result instanceof Tap.Refused refused) {
            answer = bounds.refusal(refused.why());
            view.refused();
            if (listener != null) listener.refused(answer);
        }
        view.refreshed();
    }

    private void choose(Tap.Completed completed) {
        if (isBrowsing()) branch(completed.move());
        else decide(completed.move());
    }

    private void select(Selection chosen) {
        if (isBrowsing()) leafing.choose(chosen);
        else selection = chosen;
    }

    /** Plays a move at an earlier position: where it was played there before, that line is shown. */
    private void branch(int move) {
        int ply = shownPly();
        int line = leafing.lineWith(move);
        if (line >= 0) {
            if (line != match.at().line()) lines.follow(line, ply);
            next();
            return;
        }
        thinker.cancel();
        match.branch(ply);
        leafing.toEnd();
        tell(Message.of("table.branched"));
        play(move);
    }

    /** Whether all that is chosen is what the hint speaks of: then it holds on, until it is carried out. */
    private boolean follows(List<String> hintedPlaces) {
        List<Step> chosen = selection().chosen();
        return !chosen.isEmpty() && chosen.stream().allMatch(step -> hintedPlaces.contains(step.place()));
    }

    /**
     * Ends the motion that is being shown.
     */
    public void hurry() {
        if (waiting == Waiting.MOTION && view != null) view.finishMotion();
    }

    /**
     * A person's whole move, chosen at once.
     *
     * @param move legal
     * @throws IllegalStateException if no person is asked
     */
    public void choose(int move) {
        if (waiting != Waiting.PERSON) throw new IllegalStateException("no person is to move");
        forgetAnswer();
        decide(move);
    }

    /** Back to the game from an earlier position, or gives up the step of the move chosen last. */
    public void back() {
        if (isBrowsing() && (leafing.selection() == null || leafing.selection().isEmpty())) {
            browse(match.record().plies());
        } else if (isBrowsing()) {
            forgetAnswer();
            leafing.choose(leafing.selection().back());
            view.refreshed();
        } else if (waiting == Waiting.PERSON) {
            forgetAnswer();
            selection = selection.back();
            view.refreshed();
        }
    }

    /** Back to the last decision of a person. */
    public void takeBack() {
        if (waiting == Waiting.MOTION) view.finishMotion();
        if (!match.canTakeBack()) return;
        forgetAnswer();
        GameRecord before = match.record();
        match.takeBack();
        int ply = match.record().plies();
        boolean isTakenBack = ply < before.plies() && before.firstPlies(ply).equals(match.record());
        if (isTakenBack) undone = undone(Undone.Kind.TAKEN_BACK, before, ply);
        goOn(ply);
    }

    /** Plays what was taken back last, up to a person's next decision. */
    public void redo() {
        if (waiting == Waiting.MOTION) view.finishMotion();
        if (!match.canRedo()) return;
        forgetAnswer();
        int ply = match.record().plies();
        match.redo();
        undone = undone(Undone.Kind.PLAYED_AGAIN, match.record(), ply);
        goOn(match.record().plies());
    }

    private Undone undone(Undone.Kind kind, GameRecord record, int ply) {
        Position before = record.replay(ply);
        int seat = before.toMove();
        Position seen = Match.view(before, viewer());
        Position after = Match.view(record.replay(ply + 1), viewer());
        return new Undone(kind, seat, match.game().told(seen, record.move(ply), after, viewer()));
    }

    /** Ends the motion that is being shown, and what was told. */
    void interrupt() {
        hurry();
        forgetAnswer();
    }

    /** Something was said of a position. */
    void remarked() {
        keeper.keep(match);
        if (waiting != Waiting.MOTION) view.refreshed();
    }

    /**
     * Goes on with a match that has changed.
     *
     * @param ply of the position shown; beyond the match's ends: the end
     */
    void goOn(int ply) {
        thinker.cancel();
        keeper.keep(match);
        leafing.to(ply);
        leafing.ask(bounds);
        askNext();
    }

    /**
     * Shows an earlier position of the match, to look at.
     *
     * @param ply how many moves had been made; beyond the match's ends: the end
     */
    public void browse(int ply) {
        if (waiting == Waiting.MOTION) view.finishMotion();
        forgetAnswer();
        leafing.to(ply);
        leafing.ask(bounds);
        view.refreshed();
        if (listener != null) listener.browsed();
    }

    /** The last move is shown once more when the match is shown first. */
    public void replayLast() {
        if (match.record().plies() == 0) return;
        leafing.to(match.record().plies() - 1);
        replaysLast = true;
    }

    /** As {@link #browse}, before it is shown first. */
    public void browseFrom(int ply) {
        leafing.to(ply);
    }

    /** Shows the move after the position shown, as it was made. */
    public void next() {
        if (waiting == Waiting.MOTION) view.finishMotion();
        if (!isBrowsing()) {
            browse(shownPly() + 1);
            return;
        }
        forgetAnswer();
        beneath = waiting;
        Position before = shownPosition();
        leafing.to(shownPly() + 1);
        waiting = Waiting.MOTION;
        view.moved(before, shownMove(), shownPosition());
        if (listener != null) listener.browsed();
    }

    /** Nothing goes on, and people's attempts come to nothing, until {@link #resume}. */
    public void pause() {
        if (beneath != null) view.finishMotion();
        bounds.pause();
        if (waiting == Waiting.BOT) thinker.cancel();
        view.refreshed();
    }

    public void resume() {
        bounds.resume();
        if (waiting == Waiting.BOT) askNext();
        else view.refreshed();
    }

    /** @param moves in notation, the only ones that people may make from now on; none: whatever is legal */
    public void allow(List<String> moves) {
        bounds.allow(moves);
        if (waiting == Waiting.PERSON) askNext();
    }

    /** Says what a strong player would do, and why. */
    public void hint() {
        if (bounds.objection() != null || isBrowsing()) return;
        hurry();
        if (waiting != Waiting.PERSON) return;
        forgetAnswer();
        answer = Message.of("table.hintThinks");
        view.refreshed();
        GameRecord asked = match.record();
        if (asked.equals(advisedAt)) {
            explain(advised);
            return;
        }
        thinker.think(match.task(Bot.LEVELS, seeds.getAsInt()), move -> {
            advisedAt = asked;
            advised = move;
            explain(move);
        });
    }

    private void explain(int move) {
        Position seen = Match.view(match.position(), match.toMove());
        Choice choice = match.game().choice(seen, move);
        hinted = choice.steps().stream().map(Step::place).toList();
        // What has to be confirmed in the end stays as it is marked, but nothing on the board that is in the way of what is advised.
        boolean isConfirmed = choice.steps().get(choice.steps().size() - 1).group() == Choice.Group.ACTIONS;
        boolean isOnBoard = selection.chosen().stream().anyMatch(each -> each.group() == Choice.Group.BOARD);
        if (!follows(hinted) && (!isConfirmed || isOnBoard)) selection = selection.cleared();
        Message why = match.game().whyPlay(seen, move);
        answer = why == null ? choice.spoken() : Message.of("table.hintWhy", choice.spoken(), why);
        view.refreshed();
        if (listener != null) listener.advised(hinted, answer);
    }

    /** Points places out to the person to move, until they go on. */
    public void point(List<String> places) {
        hinted = List.copyOf(places);
        view.refreshed();
    }

    private void forgetAnswer() {
        undone = null;
        // Besides a bot at its turn, only a hint keeps the thinker busy.
        if (waiting == Waiting.PERSON) thinker.cancel();
        answer = null;
        hinted = List.of();
    }

    /** Stops thinking and listening: another match begins. */
    public void leave() {
        thinker.cancel();
        waiting = Waiting.NOBODY;
        beneath = null;
    }

    /** The person to move has the device now. To be shown anew. */
    public void takeDevice() {
        if (waiting != Waiting.HANDOVER) return;
        holder = match.toMove();
        waiting = Waiting.NOBODY;
    }

    /** The view has shown the last move. */
    public void settled() {
        if (waiting != Waiting.MOTION) return;
        if (beneath != null) {
            waiting = beneath;
            beneath = null;
            narration = null;
            leafing.ask(bounds);
            view.refreshed();
            return;
        }
        askNext();
        if (match.outcome().over() && !isOnlyShown()) view.ended();
    }

    private void decide(int move) {
        if (!farPlayers.takesMoves()) {
            play(move);
            return;
        }
        // A bot may have decided while an earlier move is shown.
        hurry();
        await();
        farPlayers.send(move);
    }

    private void play(int move) {
        advance(() -> match.play(move));
    }

    /** Shows the one move that the deed adds to the match. */
    private void advance(Runnable deed) {
        // A bot may have decided while an earlier move is shown.
        hurry();
        leafing.toEnd();
        if (WAIT_FOR_BOT.equals(answer)) answer = null;
        Position before = Match.view(match.position(), viewer());
        farPlayers.forgetSaid();
        deed.run();
        keeper.keep(match);
        selection = null;
        waiting = Waiting.MOTION;
        // Others' moves may arrive before there is a screen to show them.
        if (view != null) view.moved(before, shownMove(), shownPosition());
    }

    private void askNext() {
        selection = null;
        narration = null;
        if (match.position().outcome().over() || isOnlyShown() || farPlayers.resignation() != null) {
            waiting = Waiting.NOBODY;
        } else if (match.isBotToMove()) {
            waiting = Waiting.BOT;
            if (!bounds.isPaused()) thinker.think(match.botTask(seeds.getAsInt()), this::decide);
        } else if (match.isFarToMove()) {
            waiting = Waiting.FAR;
        } else if (match.toMove() != holder && match.isSecretToOthers()) {
            waiting = Waiting.HANDOVER;
            return;
        } else {
            waiting = Waiting.PERSON;
            holder = match.toMove();
            selection = match.selection(bounds);
        }
        if (view != null) view.refreshed();
    }

    /** The position before the move shown last, as {@link #viewer} may see it, or null at the start. */
    public Position beforeShownMove() {
        return shownPly() == 0 ? null : Match.view(match.record().replay(shownPly() - 1), viewer());
    }
}
