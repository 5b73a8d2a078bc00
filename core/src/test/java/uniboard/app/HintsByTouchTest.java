package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import uniboard.match.Match;

/** On a phone a finger reaches all that a hint points at: the words lie over none of it. */
class HintsByTouchTest {
    private static final int HINTS = 25;
    /** More frames than any hint is thought about. */
    private static final int PATIENCE = 20_000;
    private static final Pattern PLACES = Pattern.compile("\"places\":\\[([^]]*)]");

    /** The places of a hint, asked for now. */
    private static List<String> hint(HeadlessTable table) {
        int before = FramedTable.told(table, "hint").size();
        table.tap("control:hint");
        for (int frame = 0; frame < PATIENCE && FramedTable.told(table, "hint").size() == before; frame++) table.frame();
        List<String> told = FramedTable.told(table, "hint");
        Matcher places = PLACES.matcher(told.get(told.size() - 1));
        assertTrue(places.find(), told::toString);
        return List.of(places.group(1).substring(1, places.group(1).length() - 1).split("\",\""));
    }

    /** Of a game in which words of several lines point at a table that reaches to its rooms' edges. */
    @Test
    void whatIsPointedAtIsTapped() {
        HeadlessTable table = FramedTable.open("unikat", null, Map.of("seed", "3"), null);
        table.resize(360, 640);
        table.settle();
        table.tap("control:offer:play");
        for (int i = 0; i < HINTS && !new Match(table.record()).outcome().over(); i++) {
            String before = table.record().text();
            List<String> places = hint(table);
            String words = table.status();
            for (String place : places) if (table.places().contains(place)) table.tap(place);
            table.settle();
            assertTrue(!table.record().text().equals(before), () -> words + " " + places + " " + table.status() + " " + table.places());
        }
    }
}
