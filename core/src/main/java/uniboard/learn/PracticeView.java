package uniboard.learn;

import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.SessionView;

/** Shows what happens while a learner is at a board. */
public interface PracticeView extends SessionView {
    /** The view must now show this session, by {@link GameSession#show}. */
    void begun(GameSession session);

    /** The state or the reply has changed. */
    void judged();

    /** What the learner tried was refused. */
    default void refused(Message why) { }

    /** @param byGame what the game advises; null where it is the lesson's own hint */
    default void advised(List<String> places, Message byGame) { }
}
