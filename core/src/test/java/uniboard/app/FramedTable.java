package uniboard.app;

import java.util.List;
import java.util.Map;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.text.Language;

/** Tables in a frame of another page, and what that page hears. */
final class FramedTable {
    /** A game of Onitama between two people, after two moves. */
    static final String TWO_MOVES = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        1 Boar c1-c2
        2 Horse d5-d4
        """;

    private FramedTable() {
    }

    /**
     * @param record   of the game to show; null: a new one
     * @param exercise to ask; null: none
     */
    static HeadlessTable open(String game, String record, Map<String, String> asked, String exercise) {
        UrlParameters request = UrlParameters.of(asked, TestBoxes.all().game(game));
        FakePlatform platform = new FakePlatform().within();
        platform.stored().put("setting.motion", "reduced");
        LaunchOptions start = new LaunchOptions(game, Language.ENGLISH, record, LaunchOptions.Opening.TABLE, null, request, exercise, "");
        return new HeadlessTable(1280, 800, start, platform);
    }

    /** Events of a type, first to last. */
    static List<String> told(HeadlessTable table, String type) {
        return table.platform.told().stream().filter(event -> event.startsWith("{\"type\":\"" + type + '"')).toList();
    }

    /** The last event of a type; empty if there was none. */
    static String last(HeadlessTable table, String type) {
        List<String> told = told(table, type);
        return told.isEmpty() ? "" : told.get(told.size() - 1);
    }

    /** Has an order of the page carried out and shown; gives its answer. */
    static String obey(HeadlessTable table, String order, String... values) {
        String answer = table.program.obey(order, List.of(values));
        for (int i = 0; i < 200; i++) table.frame();
        return answer;
    }
}
