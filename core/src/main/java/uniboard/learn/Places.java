package uniboard.learn;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/** The places of a position to find, and those found. */
final class Places {
    private final Set<String> wanted = new LinkedHashSet<>();
    private final Set<String> found = new LinkedHashSet<>();

    Places(Game game, Task.Find task, Position position) {
        for (int move : task.pattern().among(game, position)) {
            List<Choice.Step> steps = game.words(position).choice(move).steps();
            if (task.step() <= steps.size()) wanted.add(steps.get(task.step() - 1).place());
        }
    }

    Set<String> wanted() {
        return wanted;
    }

    boolean isWanted(String place) {
        return wanted.contains(place);
    }

    /** @return whether it wasn't found before */
    boolean find(String place) {
        return found.add(place);
    }

    List<String> found() {
        return List.copyOf(found);
    }

    /** How many are found, of how many. */
    Message count() {
        return Message.of("learn.found", found.size(), wanted.size());
    }

    boolean areAllFound() {
        return found.equals(wanted);
    }

    /** One that isn't found yet; none once all are. */
    List<String> next() {
        return wanted.stream().filter(place -> !found.contains(place)).limit(1).toList();
    }
}
