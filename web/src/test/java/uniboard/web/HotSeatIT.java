package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.FairPlayer;
import uniboard.known.Records;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** Several people on one device, in every game in which they hide something: who looks learns nothing that isn't theirs to know. */
class HotSeatIT extends SiteTest {
    private static final int TURNS = 2;

    /** A turn that begins, with what the seat to move can't know. */
    private record Turn(Game game, Position position) {
        String record() {
            return record(position);
        }

        /** As it may just as well be, for all that the viewer knows. */
        String recordRedealt(int viewer) {
            Position other = position.copy();
            other.redeal(viewer, new Random32(99));
            return record(other);
        }

        private String record(Position of) {
            return Records.of(game, game.notation().positionText(of), Collections.nCopies(of.seats(), "human").toArray(String[]::new));
        }

        boolean hidesSomething() {
            return !record().equals(recordRedealt(position.toMove()));
        }

        /** Whether the seat to move knows something that not everyone knows. */
        boolean isOwnHidden() {
            Position seen = position.copy();
            seen.redeal(position.toMove(), new Random32(1));
            Position publicly = position.copy();
            publicly.redeal(Position.NOBODY, new Random32(1));
            publicly.redeal(position.toMove(), new Random32(1));
            return !record(seen).equals(record(publicly));
        }
    }

    static Stream<String> gamesWithSecrets() {
        return new AllGames().games().stream().filter(game -> turns(game).stream().anyMatch(Turn::hidesSomething)).map(Game::id);
    }

    /** The first turns of a game among as many people as it is for. */
    private static List<Turn> turns(Game game) {
        Options options = Options.defaults(game);
        for (Option option : game.options())
            if (option.id().equals("seats")) options = options.with(option.id(), option.values().get(option.values().size() - 1));
        int seats = game.start(options, new Random32(5)).seats();
        GameRecord record = GameRecord.begin(game, options, Collections.nCopies(seats, Seat.HUMAN), new Random32(5));
        List<Turn> turns = new ArrayList<>();
        while (turns.size() < TURNS) {
            Position position = record.replay();
            boolean begins = turns.isEmpty() || turns.get(turns.size() - 1).position().toMove() != position.toMove();
            if (begins) turns.add(new Turn(game, position));
            record = record.with(FairPlayer.choice(record).move());
        }
        return turns;
    }

    private static Turn turn(String game, int number) {
        return turns(new AllGames().game(game)).get(number);
    }

    private TwinTables tables(int width, int height, String language, Turn turn, int viewer) {
        return new TwinTables(() -> page(width, height), turn.game().id(), "?lang=" + language, turn.record(), turn.recordRedealt(viewer));
    }

    @ParameterizedTest
    @MethodSource("gamesWithSecrets")
    void whoMovesFirstLearnsNothingOfTheRest(String game) {
        learnsNothing(turn(game, 0), 800, 600, "en", table -> {
            table.goTo("control:open");
            table.press("Enter");
        });
    }

    @ParameterizedTest
    @MethodSource("gamesWithSecrets")
    void whoMovesNextLearnsNothingOfTheRest(String game) {
        learnsNothing(turn(game, 1), 360, 640, "he", table -> table.tap("control:open"));
    }

    private void learnsNothing(Turn turn, int width, int height, String language, Consumer<TablePage> open) {
        int seat = turn.position().toMove();
        try (TwinTables tables = tables(width, height, language, turn, seat)) {
            tables.areAlike();
            tables.both(open);
            tables.areAlike();
            boolean revealed = false;
            while (!revealed && tables.game().record().replay().toMove() == seat) {
                tables.both(TablePage::seeAll);
                Position position = tables.game().record().replay();
                Choice choice = FairPlayer.choice(tables.game().record());
                revealed = position.reveals(choice.move());
                List<Choice.Step> steps = choice.steps();
                for (int i = 0; i < steps.size(); i++) {
                    tables.tap(steps.get(i).place());
                    boolean last = i == steps.size() - 1;
                    if (!revealed || !last) tables.areAlike();
                }
            }
            if (tables.hasPlace("control:open")) tables.areAlike();
            else leaf(tables, revealed);
            tables.complainOfNothing();
        }
    }

    private static void leaf(TwinTables tables, boolean revealed) {
        if (revealed) return;
        for (String key : List.of("PageUp", "PageUp", "PageDown", "PageDown")) {
            tables.both(table -> table.press(key));
            tables.areAlike();
        }
    }

    @ParameterizedTest
    @MethodSource("gamesWithSecrets")
    void theCurtainHangsAgainAndNeitherItNorTheFrontDoorTellsAnything(String game) {
        Turn turn = turn(game, 1);
        try (TwinTables tables = tables(360, 640, "en", turn, Position.NOBODY)) {
            tables.areAlike();
            tables.tap("control:open");
            if (turn.isOwnHidden()) tables.differ();
            tables.reload();
            tables.areAlike();
            tables.each(table -> {
                table.press("Escape");
                table.waitFor("document.getElementById('games') && document.readyState === 'complete'");
            });
            List<String> doors = new ArrayList<>();
            tables.each(table -> doors.add(table.page().locator("body").innerText()));
            assertEquals(doors.get(0), doors.get(1));
            tables.both(table -> {
                table.page().locator("[data-game=" + game + "] .play").click();
                table.waitFor(TablePage.STILL);
                table.listenToEverything();
            });
            tables.areAlike();
            tables.both(table -> table.setSize(640, 360));
            tables.areAlike();
            tables.complainOfNothing();
        }
    }
}
