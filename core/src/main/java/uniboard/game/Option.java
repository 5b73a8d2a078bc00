package uniboard.game;

import java.util.List;

/**
 * A choice made before a game starts.
 *
 * @param id           as records spell it
 * @param defaultValue the value taken when none is given; for records see {@link Game#checkOption}
 * @param values       all accepted values, as records spell them, in the order in which they are offered
 */
public record Option(String id, String defaultValue, List<String> values) {
    public static Option choice(String id, String defaultValue, String... values) {
        return new Option(id, defaultValue, List.of(values));
    }

    public static Option range(String id, int defaultValue, int from, int to) {
        java.util.ArrayList<String> values = new java.util.ArrayList<>();
        for (int value = from; value <= to; value++) values.add(Integer.toString(value));
        return new Option(id, Integer.toString(defaultValue), List.copyOf(values));
    }
}
