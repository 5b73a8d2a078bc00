package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import uniboard.app.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** A page that goes on with a game against a bot, with what it keeps of it. */
final class KeptGame {
    private final TablePage table;
    private final String game;

    /** @param game its id */
    KeptGame(TablePage table, String game) {
        this.table = table;
        this.game = game;
    }

    /**
     * Opens the page and waits until somebody is asked.
     *
     * @param query  begins with a question mark
     * @param record laid there before the program starts, but not again when the page is loaded anew
     */
    static KeptGame open(TablePage table, String game, String query, String record) {
        table.page().addInitScript("if (location.protocol !== 'about:' && !sessionStorage.laid) { "
            + "sessionStorage.laid = 1; localStorage.setItem('" + key(game) + "', `" + record + "`); }");
        table.openReady(query + "&game=" + game);
        table.waitUntilStill();
        return new KeptGame(table, game);
    }

    /**
     * The text of a game that begins.
     *
     * @param start in the game's notation
     * @param seats {@code human} or {@code bot 1}
     */
    static String record(Game game, String start, String... seats) {
        StringBuilder record = new StringBuilder("uniboard 1\ngame " + game.id() + "\nstart " + start + '\n');
        for (int seat = 0; seat < seats.length; seat++)
            record.append("seat ").append(seat + 1).append(' ').append(seats[seat]).append('\n');
        return record.toString();
    }

    /** The text of a game just dealt to so many seats. */
    static String dealt(Game game, int seed, String... seats) {
        Options options = Options.defaults(game).with("seats", Integer.toString(seats.length));
        return record(game, game.notation().positionText(game.start(options, new Random32(seed))), seats);
    }

    private static String key(String game) {
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
        return (Integer) table.evaluate(plies(game));
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

    /** Plays random moves by clicks. */
    void playToTheEnd(int seed) {
        Random32 random = new Random32(seed);
        while (!over()) {
            List<Choice> choices = new Match(record()).choices();
            choose(choices.get(random.below(choices.size())));
        }
    }
}
