package uniboard.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values given to a game's options, checked against what the game accepts. Immutable. */
public final class Options {
    private final List<Option> accepted;
    private final Map<String, String> given;

    private Options(List<Option> accepted, Map<String, String> given) {
        this.accepted = accepted;
        this.given = given;
    }

    /** No option given: every one has its default. */
    public static Options defaults(Game game) {
        return new Options(game.options(), Map.of());
    }

    /**
     * These options with one more given.
     *
     * @throws NotationException if the game has no such option, doesn't accept the value, or the option was given before
     */
    public Options with(String id, String value) {
        Option option = find(id);
        if (option == null) throw new NotationException(Message.of("error.option.unknown", id, acceptedIds()));
        if (!option.values().contains(value)) {
            throw new NotationException(Message.of("error.option.value", id, value, String.join(", ", option.values())));
        }
        Map<String, String> more = new LinkedHashMap<>(given);
        if (more.put(id, value) != null) throw new NotationException(Message.of("error.option.twice", id));
        return new Options(accepted, more);
    }

    /** The value given, or else the default. */
    public String get(String id) {
        String value = given.get(id);
        return value != null ? value : find(id).defaultValue();
    }

    public int getInt(String id) {
        return Integer.parseInt(get(id));
    }

    /** What was given, in the order in which it was given. */
    public Map<String, String> given() {
        return java.util.Collections.unmodifiableMap(given);
    }

    private Option find(String id) {
        for (Option option : accepted) if (option.id().equals(id)) return option;
        return null;
    }

    private String acceptedIds() {
        if (accepted.isEmpty()) return "-";
        List<String> ids = new ArrayList<>();
        for (Option option : accepted) ids.add(option.id());
        return String.join(", ", ids);
    }
}
