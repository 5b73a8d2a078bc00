package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.TestGames;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** What every registered game must keep. */
class GameContractTest {
    private static final int GAMES = 40;
    /** Long games are fewer. */
    private static final int PLIES = 2500;
    private static final int BOT_BUDGET = 300;

    /** A game with one option set to one of its values. */
    record Variant(Game game, Options options) {
        @Override
        public String toString() {
            return game.id() + ' ' + options.given();
        }
    }

    static Stream<Game> games() {
        return new TestGames().games().stream();
    }

    static Stream<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        new TestGames().games().forEach(game -> {
            variants.add(new Variant(game, Options.defaults(game)));
            for (Option option : game.options()) {
                for (String value : option.values()) variants.add(new Variant(game, Options.defaults(game).with(option.id(), value)));
            }
        });
        return variants.stream().filter(GameContractTest::goesTogether);
    }

    /** Some values need others with them: a third seat doesn't begin where two play. */
    private static boolean goesTogether(Variant variant) {
        Position start = variant.game().start(variant.options(), new Random32(1));
        return variant.options().given().entrySet().stream()
            .allMatch(option -> variant.game().checkOption(option.getKey(), option.getValue(), start) == null);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void randomGamesKeepEveryInvariant(Variant variant) {
        Playout playout = new Playout(variant.game(), variant.options(), 1);
        int plies = 0;
        for (int i = 0; i < GAMES && plies < PLIES; i++) {
            GameRecord record = playout.play(i);
            assertTrue(record.replay().outcome().over());
            plies += record.plies();
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void dealsDependOnTheSeedAlone(Variant variant) {
        String start = start(variant, 5);
        assertEquals(start, start(variant, 5));
        assertEquals(deals(variant), Stream.of(6, 7, 8).anyMatch(seed -> !start(variant, seed).equals(start)));
    }

    private static boolean deals(Variant variant) {
        Random32 random = new Random32(5);
        variant.game().start(variant.options(), random);
        return !random.toString().equals(new Random32(5).toString());
    }

    private static String start(Variant variant, int seed) {
        return variant.game().notation().positionText(variant.game().start(variant.options(), new Random32(seed)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void seatsAreWithinTheGamesRange(Game game) {
        int seats = game.start(Options.defaults(game), new Random32(1)).seats();
        assertTrue(game.minSeats() <= seats && seats <= game.maxSeats());
    }

    @ParameterizedTest
    @MethodSource("games")
    void thereIsABotOfEveryLevel(Game game) {
        assertEquals(Bot.LEVELS, game.bots().size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsDecideByWhatTheirSeatKnowsAlone(Game game) {
        for (int level = 1; level <= Bot.LEVELS; level++) {
            for (int seed = 0; seed < 4; seed++) {
                Position position = positionAfter(game, seed, 3 + seed);
                int seat = position.toMove();
                if (seat == Position.NOBODY) continue;
                Position other = position.copy();
                other.determinize(seat, new Random32(99));
                assertEquals(decision(game, level, viewOf(position, seat), BOT_BUDGET),
                    decision(game, level, viewOf(other, seat), BOT_BUDGET));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsMoveLegallyOnAnyBudgetAndInAnySlices(Game game) {
        for (int level = 1; level <= Bot.LEVELS; level++) {
            for (int budget : new int[] {1, 10, BOT_BUDGET}) {
                Position position = positionAfter(game, budget, 4);
                if (position.toMove() == Position.NOBODY) continue;
                MoveList moves = new MoveList();
                position.moves(moves);
                int whole = decision(game, level, position.copy(), budget);
                assertTrue(moves.contains(whole));
                Search sliced = game.bot(level).search(position.copy(), budget, new Random32(4));
                assertTrue(moves.contains(sliced.move()), "a legal move from the beginning");
                while (!sliced.step(1)) assertTrue(moves.contains(sliced.move()));
                assertEquals(whole, sliced.move());
                assertTrue(sliced.nodes() <= budget);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void botTasksSurviveTheirText(Game game) {
        GameRecord record = GameRecord.begin(game, Options.defaults(game), seatsOfBots(game), new Random32(3));
        BotTask task = new Match(record).botTask(17);
        BotTask read = BotTask.read(task.text(), new TestGames());
        assertEquals(task.text(), read.text());
        assertDoesNotThrow(() -> read.search().step(50));
    }

    @ParameterizedTest
    @MethodSource("games")
    void digestIsRepeatableAndDependsOnTheSeed(Game game) {
        String digest = PlayoutDigest.digest(game, 3, 1);
        assertEquals(16, digest.length());
        assertEquals(digest, PlayoutDigest.digest(game, 3, 1));
        assertTrue(!digest.equals(PlayoutDigest.digest(game, 3, 2)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theShowcaseIsAWonGameOfALengthToWatch(Game game) {
        GameRecord record = GameRecord.read(game.showcase(), new TestGames());
        assertEquals(game.id(), record.game().id());
        assertTrue(record.replay().outcome().over());
        assertTrue(Integer.bitCount(record.replay().outcome().winners()) < record.seats().size(), "a draw is nothing to show");
        assertTrue(record.plies() >= longest(game, 12) && record.plies() <= 60, () -> record.plies() + " plies");
    }

    /** Plies of the longest of some games, which needn't be followed beyond {@code most}. */
    private static int longest(Game game, int most) {
        int longest = 0;
        for (int seed = 0; seed < GAMES; seed++) longest = Math.max(longest, positionAfter(game, seed, most).ply());
        return longest;
    }

    private static List<Seat> seatsOfBots(Game game) {
        int seats = game.start(Options.defaults(game), new Random32(3)).seats();
        return java.util.Collections.nCopies(seats, Seat.bot(2));
    }

    private static Position positionAfter(Game game, int seed, int plies) {
        RandomGame random = new RandomGame(game, Options.defaults(game), seed);
        for (int ply = 0; ply < plies; ply++) random.advance();
        return random.position();
    }

    private static Position viewOf(Position position, int seat) {
        Position view = position.copy();
        view.determinize(seat, new Random32(1));
        return view;
    }

    private static int decision(Game game, int level, Position view, int budget) {
        Search search = game.bot(level).search(view, budget, new Random32(4));
        while (!search.step(Integer.MAX_VALUE / 2)) continue;
        return search.move();
    }
}
