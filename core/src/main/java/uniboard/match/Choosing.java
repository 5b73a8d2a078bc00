package uniboard.match;

import java.util.List;
import uniboard.game.Message;

/** What comes of a person's taps on places: steps of a move, a whole move, or a sentence about why neither. */
final class Choosing {
    private static final Message OVER = Message.of("table.over");

    private final Match match;
    private final Turn turn;
    private final HistoryCursor history;
    private final Feedback feedback;
    private final TablePermissions permissions;

    Choosing(Match match, Turn turn, HistoryCursor history, Feedback feedback, TablePermissions permissions) {
        this.match = match;
        this.turn = turn;
        this.history = history;
        this.feedback = feedback;
        this.permissions = permissions;
    }

    /** What is chosen so far; null while no person is asked. */
    Selection selection() {
        return history.isBrowsing() ? history.selection() : turn.selection();
    }

    private void select(Selection chosen) {
        if (history.isBrowsing()) history.choose(chosen);
        else turn.choose(chosen);
    }

    /**
     * Takes a step, or says why not.
     *
     * @param browsing what is told where an earlier position is only looked at
     * @return null if whatever is tapped comes to nothing now
     */
    Tap tap(String place, Message browsing) {
        Message hint = feedback.answer();
        List<String> hinted = feedback.hinted();
        feedback.clear();
        feedback.tell(objection(browsing));
        if (feedback.answer() != null || selection() == null) return null;
        Tap result = selection().tap(place);
        if (result instanceof Tap.Refused refused) feedback.tell(permissions.refusal(refused.why()));
        if (!(result instanceof Tap.Advanced advanced)) return result;
        select(advanced.selection());
        if (Hints.isFollowed(hinted, advanced.selection())) {
            feedback.point(hinted);
            // Where only an earlier step is left, what the table asks for is plainer than the whole hint.
            Candidate last = selection().candidate(hinted.get(hinted.size() - 1));
            if (last == null || last.role() != Candidate.Role.CHOSEN) feedback.tell(hint);
        }
        return result;
    }

    /** Gives up the step chosen last. */
    void back() {
        select(selection().back());
    }

    private Message objection(Message browsing) {
        if (permissions.objection() != null) return permissions.objection();
        if (history.isBrowsing()) return history.selection() == null ? browsing : null;
        if (turn.is(Waiting.BOT)) return Turn.WAIT_FOR_BOT;
        if (turn.is(Waiting.REMOTE)) return whyToWait();
        return match.outcome().over() ? OVER : null;
    }

    private Message whyToWait() {
        if (match.isWatched()) return Message.of("far.watching");
        if (turn.advance().isDecided()) return Message.of("far.decidedAlready");
        return Message.of(match.record().seats().size() == 2 ? "far.wait" : "far.waitForOthers");
    }
}
