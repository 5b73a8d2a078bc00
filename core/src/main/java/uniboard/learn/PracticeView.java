package uniboard.learn;

import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.SessionListener;
import uniboard.match.SessionView;

/** Shows what happens while a learner is at a board. */
public interface PracticeView extends SessionView, SessionListener {
    /** The view must now show this session, by {@link GameSession#show}. */
    void begun(GameSession session);

    /** The state or the reply has changed. */
    void judged();

    /** @param byGame what the game advises; null where it is the lesson's own hint */
    @Override
    default void advised(List<String> places, Message byGame) { }
}
