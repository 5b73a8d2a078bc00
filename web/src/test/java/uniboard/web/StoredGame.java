package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.match.GameRecord;

/** A page that goes on with a game against a bot, with what it keeps of it. */
final class StoredGame {
    private final Table table;
    private final String game;

    /** @param game its id */
    StoredGame(Table table, String game) {
        this.table = table;
        this.game = game;
    }

    /**
     * Opens the page and waits until somebody is asked.
     *
     * @param query  begins with a question mark
     * @param record laid there before the program starts, but not again when the page is loaded again
     */
    static StoredGame open(Table table, String game, String query, String record) {
        table.keep(game, record);
        table.openReady(query + "&game=" + game);
        table.waitUntilStill();
        return new StoredGame(table, game);
    }

    /** Under which the page's storage has the game's record. */
    static String key(String game) {
        return "uniboard.record." + game;
    }

    /** JavaScript: plies of the record kept. */
    static String plies(String game) {
        return "localStorage.getItem('" + key(game) + "').split('\\n').filter(line => /^\\d/.test(line)).length";
    }

    GameRecord record() {
        return GameRecord.read((String) table.evaluate("localStorage.getItem('" + key(game) + "')"), new AllGames());
    }

    int plies() {
        return ((Number) table.evaluate(plies(game))).intValue();
    }

    boolean over() {
        return record().replay().outcome().over();
    }

    /** Waits until the person's move has been shown and bots have answered it, or the game is over and the last move has been shown. */
    void waitForAnswer(int pliesBefore) {
        table.waitUntilStill();
        assertTrue(plies() > pliesBefore, () -> "no move was made: " + table.status());
    }

    /** Clicks the choice's steps and waits until the bot has answered and nothing moves. */
    void choose(Choice choice) {
        int before = plies();
        for (Choice.Step step : choice.steps()) table.tap(step.place());
        waitForAnswer(before);
    }
}
