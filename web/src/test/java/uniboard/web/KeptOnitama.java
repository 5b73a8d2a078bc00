package uniboard.web;

import uniboard.app.Games;
import uniboard.match.GameRecord;

/** A page that goes on with a game of Onitama, with what it keeps of it. */
final class KeptOnitama {
    static final String START = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 1
        """;
    /** JavaScript: plies of the record kept. */
    static final String PLIES = "localStorage.getItem('uniboard.record.onitama').split('\\n').filter(line => /^\\d/.test(line)).length";
    /** JavaScript: the person is asked, or the game is over. */
    static final String SETTLED = "(uniboard.places.some(place => place.state === 'OFF')"
        + " || localStorage.getItem('uniboard.record.onitama').includes('\\nresult'))";

    private static final String KEY = "uniboard.record.onitama";

    private final TablePage table;

    KeptOnitama(TablePage table) {
        this.table = table;
    }

    /**
     * Opens the page.
     *
     * @param query  begins with a question mark
     * @param record laid there before the program starts, but not again when the page is loaded anew
     */
    static KeptOnitama open(TablePage table, String query, String record) {
        table.page().addInitScript("if (location.protocol !== 'about:' && !sessionStorage.laid) { sessionStorage.laid = 1; localStorage.setItem('" + KEY + "', `" + record + "`); }");
        table.openReady(query + "&game=onitama");
        table.waitFor(SETTLED);
        return new KeptOnitama(table);
    }

    GameRecord record() {
        return GameRecord.read((String) table.evaluate("localStorage.getItem('" + KEY + "')"), new Games());
    }

    int plies() {
        return (Integer) table.evaluate(PLIES);
    }

    boolean over() {
        return record().replay().outcome().over();
    }

    /** Waits until the bot has answered the person's move, or the game is over and the last move has been shown. */
    void waitForAnswer(int pliesBefore) {
        table.waitFor("localStorage.getItem('" + KEY + "').includes('\\nresult') || " + PLIES + " >= " + (pliesBefore + 2));
        table.waitFor(SETTLED);
        if (over()) table.waitUntilStill();
    }
}
