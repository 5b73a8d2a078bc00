package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Game;
import uniboard.known.BriefGame;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** Every game to its end, in full motion: by taps, by keyboard alone, and by nothing but what assistive technology has to do with. */
class EveryGameTest {
    static Stream<Game> games() {
        return TestBoxes.all().games().stream();
    }

    private static HeadlessTable open(Game game, int width, int height, Language language) {
        return new HeadlessTable(width, height, new LaunchOptions(game.id(), language, BriefGame.of(game).record()), new FakePlatform());
    }

    private static void play(HeadlessTable table, Game game, Language language, Hand hand) {
        SpokenGame spoken = new SpokenGame(language.code(), new TestGames());
        new HeardGame(table, spoken, ear(game, spoken), BriefGame.of(game).player()).playToTheEnd(hand);
    }

    static Ear ear(Game game, SpokenGame spoken) {
        return switch (game.id()) {
            case "onitama" -> new SpokenOnitama(spoken);
            case "unlur" -> new SpokenUnlur(spoken);
            case "unikat" -> new SpokenUnikat(spoken);
            case "unitary" -> new SpokenUnitary(spoken);
            case "unitar" -> new SpokenUnitar(spoken);
            default -> Ear.OF_EVERY_GAME;
        };
    }

    @ParameterizedTest
    @MethodSource("games")
    void byTaps(Game game) {
        HeadlessTable table = open(game, 800, 600, Language.ENGLISH);
        play(table, game, Language.ENGLISH, Hand.pointer(table));
    }

    @ParameterizedTest
    @MethodSource("games")
    void byKeyboardAloneAndThenANewGame(Game game) {
        HeadlessTable table = open(game, 360, 640, Language.HEBREW);
        Hand keyboard = Hand.keyboard(table);
        play(table, game, Language.HEBREW, keyboard);
        String ended = table.record().text();
        keyboard.choose("control:again");
        table.settle();
        assertNotEquals(ended, table.record().text());
    }

    @ParameterizedTest
    @MethodSource("games")
    void throughTheBridgeAlone(Game game) {
        HeadlessTable table = open(game, 640, 360, Language.UKRAINIAN);
        play(table, game, Language.UKRAINIAN, Hand.bridge(table));
    }
}
