package uniboard.match;

import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;

/** Which line of a session's match is played, what is said of its positions, and what could be played on from there. */
public final class Variations {
    private final GameSession session;
    private final Match match;
    private final Thinker thinker;
    /** Of the line reviewed last; null while none was. */
    private GameReview review;

    /** @param thinker of the session */
    Variations(GameSession session, Match match, Thinker thinker) {
        this.session = session;
        this.match = match;
        this.thinker = thinker;
    }

    /**
     * Another line of the match is played from now on.
     *
     * @param line of its tree
     * @param ply  the position of the line that is looked at; beyond its ends: the end
     */
    public void follow(int line, int ply) {
        session.interrupt();
        match.follow(line);
        session.goOn(ply);
    }

    /** Makes the line that is played the main one. */
    public void promote() {
        session.interrupt();
        match.promote();
        session.goOn(session.history().shownPly());
    }

    /** Throws away the line that is played, if it isn't the main one. What was deleted comes back by {@link MatchHistory#takeBack}. */
    public void delete() {
        session.interrupt();
        match.deleteLine();
        session.feedback().tell(Message.of("table.lineDeleted", Message.of("table.takeBack")));
        session.goOn(match.record().plies());
    }

    /** Whether a line that was tried elsewhere may be kept beside those of the match: nobody plays it any more, or one person alone. */
    public boolean offersKeeping() {
        return (match.outcome().over() || match.isPlayedAlone()) && match.canBranch() && KnownRecord.isOpen(match.game());
    }

    /**
     * Keeps a line that was tried elsewhere, and shows its end.
     *
     * @param ply   after which of the moves that are played it begins
     * @param moves legal one after the other
     */
    public void keep(int ply, List<Integer> moves) {
        session.interrupt();
        if (ply < match.record().plies()) match.branch(ply);
        for (int move : moves) match.play(move);
        session.goOn(match.record().plies());
    }

    /** Says this, and nothing else, of the position shown. */
    public void annotate(List<Annotation> said) {
        match.annotate(session.history().shownPly(), said);
        session.annotated();
    }

    /** Names the player there; with an empty name nobody. */
    public void name(int seat, String name) {
        match.name(seat, name);
        session.annotated();
    }

    /** What is said of the position shown. */
    public List<Annotation> annotations() {
        return match.annotations(session.history().shownPly());
    }

    /** Whether bots may look at the moves: once the game is over, or as long as people alone play and hide nothing. */
    public boolean offersReview() {
        GameRecord record = match.record();
        if (record.game().analysis().evaluator() == null || record.plies() == 0 || session.isOnlyShown() || !record.isWhole()) return false;
        if (match.outcome().over()) return true;
        return record.isOfPeopleHere() && KnownRecord.isOpen(record);
    }

    /**
     * Whether a review would call a legal move of the person to move a mistake: by what they can know.
     *
     * @param isMistake told once, unless the thinker has something else to do before
     */
    public void judge(int move, Consumer<Boolean> isMistake) {
        GameRecord made = match.record().with(move);
        Position position = made.replay();
        if (!position.outcome().over()) {
            MoveList replies = new MoveList();
            position.moves(replies);
            made = made.with(replies.get(0));
        }
        new GameReview(made, Position.NOBODY, thinker, new HashMap<>()).judge(match.record().plies(), isMistake);
    }

    /** Of the line that is played, as far as it has come. */
    public GameReview review() {
        if (review == null || !review.record().equals(match.record())) {
            review = new GameReview(match.record(), match.onlyPerson(), thinker, match.weighed());
        }
        return review;
    }

    /** What the review has found out is kept with the game. */
    public void keepReview() {
        session.annotated();
    }

    /**
     * Points a move out at an earlier position.
     *
     * @param move legal there
     * @param told what is said of it
     */
    public void advise(int ply, int move, Message told) {
        session.history().browse(ply);
        session.feedback().tell(told);
        Choice choice = match.game().words(session.seen().shown()).choice(move);
        session.point(choice.places());
    }

    /**
     * A game of its own from the position shown on: after the end of the match from any of its positions, dealt again where something was
     * hidden then from the viewer; before, from an earlier position of a match in which nothing is hidden.
     *
     * @return null where there is none
     */
    public GameRecord practice() {
        GameRecord shown = match.record().firstPlies(session.history().shownPly());
        if (shown.replay().outcome().over() || !session.history().isBrowsing() || session.isOnlyShown()) return null;
        KnownRecord known = KnownRecord.of(shown, session.turn().viewer());
        return known.isWhole() || match.outcome().over() ? known.record() : null;
    }
}
