package uniboard.app;

import java.util.List;
import uniboard.app.platform.LaunchOptions;
import uniboard.library.SavedGame;
import uniboard.match.Match;
import uniboard.text.Language;

/** What tests of the games that a device keeps have in common. */
abstract class SavedGamesTest {
    static final String OVER = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Tiger,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        """;

    final FakePlatform platform = new FakePlatform();

    HeadlessTable open() {
        return open(1280, 800);
    }

    HeadlessTable open(int width, int height) {
        return new HeadlessTable(width, height, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
    }

    static void play(HeadlessTable table) {
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
    }

    void keep(int number, String record) {
        String id = "00000000000000" + (number < 16 ? "0" : "") + Integer.toHexString(number);
        SavedGame game = new SavedGame(id, 1, number, number, 0, "", "", 0, List.of(), null, "", record);
        platform.keptGames().texts.put(id, game.text());
    }

    List<SavedGame> kept() {
        return platform.keptGames().games();
    }
}
