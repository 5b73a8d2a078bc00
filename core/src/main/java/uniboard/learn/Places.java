package uniboard.learn;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/** The places of a position to find, and those found. */
final class Places {
    private final Set<String> wanted = new LinkedHashSet<>();
    private final Set<String> found = new LinkedHashSet<>();

    Places(Game game, Task.Find task, Position position) {
        wanted.addAll(task.places(game, position));
    }

    Set<String> wanted() {
        return wanted;
    }

    List<String> found() {
        return List.copyOf(found);
    }

    /** How many are found, of how many. */
    private Message count() {
        return Message.of("learn.found", found.size(), wanted.size());
    }

    /** One that isn't found yet; none once all are. */
    List<String> next() {
        for (String place : wanted) if (!found.contains(place)) return List.of(place);
        return List.of();
    }

    /**
     * The learner has tapped a place.
     *
     * @param pointer points places out
     */
    void tap(String place, TaskProgress progress, Consumer<List<String>> pointer) {
        progress.tried(place);
        if (!wanted.contains(place)) {
            progress.miss();
            // In turns, so that no wrong tap stays without an answer of its own.
            boolean isHint = progress.isHintDue() && !progress.reply().equals(Replies.HINT);
            progress.reply(isHint ? Replies.HINT : Replies.WRONG);
            if (progress.isSolutionDue()) pointer.accept(next());
        } else if (found.add(place)) {
            progress.reply("");
            progress.remark(count());
            pointer.accept(List.of());
            if (found.equals(wanted)) progress.finish();
        }
    }
}
