package uniboard.match;

import java.util.List;
import uniboard.game.Message;

/** Hears what people at a session are told, besides the {@link SessionView} that shows it. */
public interface SessionListener {
    default void refused(Message why) { }

    void advised(List<String> places, Message advice);

    /** Another position of the match is looked at. */
    default void browsed() { }
}
