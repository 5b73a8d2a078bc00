package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;

/** Has the relay forget topics, a few each second, so that it doesn't take the device for a flood. */
final class Emptying {
    private static final int MOST_A_SECOND = 8;

    private final ClassChannel channel;
    private final List<String> left;

    Emptying(ClassChannel channel, List<String> topics) {
        this.channel = channel;
        left = new ArrayList<>(topics);
    }

    /**
     * Goes on, once a second.
     *
     * @return whether all are empty
     */
    boolean isFinished() {
        for (int count = 0; count < MOST_A_SECOND && !left.isEmpty(); count++) channel.empty(left.remove(left.size() - 1));
        return left.isEmpty();
    }
}
