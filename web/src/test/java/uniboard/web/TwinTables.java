package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Two pages with games that are alike in all that somebody may know, and unlike in what is hidden from them. Whatever is done at both, both
 * must show and tell the same.
 */
final class TwinTables implements AutoCloseable {
    private final List<TablePage> tables;
    private final List<StoredGame> games;

    /** @param query begins with a question mark */
    TwinTables(Supplier<TablePage> pages, String game, String query, String record, String otherRecord) {
        tables = List.of(pages.get(), pages.get());
        games = List.of(StoredGame.open(tables.get(0), game, query, record), StoredGame.open(tables.get(1), game, query, otherRecord));
        beginAlike();
    }

    /** When the later script comes to a page is told by nothing that is in its game. */
    private void beginAlike() {
        tables.forEach(TablePage::waitUntilWhole);
        both(TablePage::listenToEverything);
    }

    /** The first of the two games. */
    StoredGame game() {
        return games.get(0);
    }

    /** Does something after which there may be no table to wait for. */
    void each(Consumer<TablePage> act) {
        tables.forEach(act);
    }

    /** Acts at both tables, and waits until nothing moves at either. */
    void both(Consumer<TablePage> act) {
        tables.forEach(act);
        tables.forEach(TablePage::waitUntilStill);
    }

    void tap(String place) {
        both(table -> table.tap(place));
    }

    /** As one comes back to a page. */
    void reload() {
        for (TablePage table : tables) {
            table.reload();
            table.waitUntilReady();
        }
        beginAlike();
    }

    /** Everything told now, everything that has been told on the way, and every pixel. */
    void areAlike() {
        assertEquals(tables.get(0).told(), tables.get(1).told());
        assertEquals(heard(tables.get(0)), heard(tables.get(1)));
        assertArrayEquals(tables.get(0).page().screenshot(), tables.get(1).page().screenshot(), "the pictures differ");
    }

    /** Both what is told and what is seen. */
    void differ() {
        assertFalse(tables.get(0).told().equals(tables.get(1).told()), "both tell the same");
        showDifferently();
    }

    /** Whatever they tell. */
    void showDifferently() {
        assertFalse(Arrays.equals(tables.get(0).page().screenshot(), tables.get(1).page().screenshot()), "both show the same");
        for (TablePage table : tables) heard(table);
    }

    /** Without an order, for how many steps lead to a picture is a matter of the machine's speed. */
    private static Set<String> heard(TablePage table) {
        return new TreeSet<>(List.of(table.heard().split("\n")));
    }

    void complainOfNothing() {
        for (TablePage table : tables) assertEquals(List.of(), table.complaints());
    }

    @Override
    public void close() {
        tables.forEach(TablePage::close);
    }
}
