package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Two games that are alike in all that somebody may know, and unlike in what is hidden from them. What is done at the first is done at the
 * second too, which must show, tell and let hear the same. They run one after the other: libGDX is one to a process.
 */
final class TwinTables {
    private enum Expected { ALIKE, UNLIKE, ANYTHING }

    private record Step(UnaryOperator<HeadlessTable> act, Expected expected, String seen) {
    }

    private final Function<String, HeadlessTable> opener;
    private final String otherRecord;
    private final List<Step> steps = new ArrayList<>();
    private HeadlessTable first;

    /** @param opener opens a table with a record */
    TwinTables(Function<String, HeadlessTable> opener, String record, String otherRecord) {
        this.opener = opener;
        this.otherRecord = otherRecord;
        first = opener.apply(record);
        areAlike();
    }

    /** The first of the two. */
    HeadlessTable first() {
        return first;
    }

    /** Does something at both tables and lets both come to rest. */
    void both(Consumer<HeadlessTable> act) {
        swap(table -> {
            act.accept(table);
            table.settle();
            return table;
        });
    }

    /** Goes on at other tables, such as those of the program started again. */
    void swap(UnaryOperator<HeadlessTable> act) {
        first = act.apply(first);
        steps.add(new Step(act, Expected.ANYTHING, ""));
    }

    /** Everything shown, told, drawn and heard since asked last must be the same. */
    void areAlike() {
        expect(Expected.ALIKE, seen(first));
    }

    /** What was shown, told, drawn and heard since asked last must not be the same. */
    void differ() {
        expect(Expected.UNLIKE, seen(first));
    }

    /** What came until now may be the same or not. */
    void passOver() {
        expect(Expected.ANYTHING, seen(first));
    }

    private void expect(Expected expected, String seen) {
        steps.add(new Step(UnaryOperator.identity(), expected, seen));
    }

    /** Does the same at the second table, and compares. */
    void compare() {
        HeadlessTable second = opener.apply(otherRecord);
        for (Step step : steps) {
            second = step.act().apply(second);
            if (step.seen().isEmpty()) continue;
            String seen = seen(second);
            if (step.expected() == Expected.ALIKE) assertEquals(step.seen(), seen);
            else if (step.expected() == Expected.UNLIKE) assertNotEquals(step.seen(), seen);
        }
        assertEquals(List.of(), second.platform.warnings());
    }

    private static String seen(HeadlessTable table) {
        FakePlatform platform = table.platform;
        String seen = platform.view() + "\n" + platform.views() + '\n' + platform.painted() + '\n' + platform.played() + '\n'
            + table.gdx.drawn();
        platform.views().clear();
        platform.painted().clear();
        platform.played().clear();
        return seen;
    }
}
