package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryGame;
import uniboard.known.FairPlayer;
import uniboard.known.HiddenTurn;
import uniboard.known.KeptUnitary;
import uniboard.known.Records;
import uniboard.text.Language;

/** Several people on one device, in every game in which they hide something: who looks learns nothing that isn't theirs to know. */
class TwinTablesTest {
    private static final int TURNS = 4;
    private static final String CURTAIN = "control:open";

    static Stream<Arguments> turns() {
        return new AllGames().games().stream().map(game -> HiddenTurn.first(game, TURNS))
            .filter(turns -> turns.stream().anyMatch(HiddenTurn::hidesSomething))
            .flatMap(turns -> IntStream.range(0, turns.size()).mapToObj(number -> Arguments.of(turns.get(number), number)));
    }

    private static Function<String, HeadlessTable> opener(int width, int height, Language language) {
        return record -> new HeadlessTable(width, height, new LaunchOptions(null, language, record), new FakePlatform());
    }

    private static Function<String, HeadlessTable> opener(int number) {
        return number % 2 == 0 ? opener(800, 600, Language.ENGLISH) : opener(360, 640, Language.HEBREW);
    }

    @ParameterizedTest
    @MethodSource("turns")
    void whoIsToMoveLearnsNothingOfTheRest(HiddenTurn turn, int number) {
        int seat = turn.position().toMove();
        TwinTables tables = new TwinTables(opener(number), turn.record(), turn.recordRedealt(seat));
        tables.both(table -> Hand.keyboard(table).choose(CURTAIN));
        tables.areAlike();
        boolean revealed = false;
        while (!revealed && tables.first().record().replay().toMove() == seat) {
            Position position = tables.first().record().replay();
            Choice choice = FairPlayer.choice(tables.first().record());
            revealed = position.reveals(choice.move());
            List<Choice.Step> steps = choice.steps();
            for (int i = 0; i < steps.size(); i++) {
                String place = steps.get(i).place();
                tables.both(table -> Hand.pointer(table).choose(place));
                if (!revealed || i < steps.size() - 1) tables.areAlike();
                else tables.passOver();
            }
        }
        boolean hangs = tables.first().places().contains(CURTAIN);
        if (hangs) {
            forgets(tables);
        } else if (!revealed) {
            browse(tables);
        }
        tables.compare();
    }

    private static void browse(TwinTables tables) {
        for (int key : new int[] {Keys.PAGE_UP, Keys.PAGE_UP, Keys.PAGE_DOWN, Keys.PAGE_DOWN}) {
            tables.both(table -> table.gdx.key(key));
            tables.areAlike();
        }
    }

    @ParameterizedTest
    @MethodSource("turns")
    void theCurtainHangsAgainAndNeitherItNorTheMenuTellsAnything(HiddenTurn turn, int number) {
        TwinTables tables = new TwinTables(opener(number), turn.record(), turn.recordRedealt(Position.NOBODY));
        tables.both(table -> table.tap(CURTAIN));
        if (turn.isOwnHidden()) tables.differ();
        else tables.passOver();
        String game = turn.game().id();
        tables.swap(table -> new HeadlessTable(360, 640, new LaunchOptions(game, Language.ENGLISH, null), table.platform));
        tables.areAlike();
        tables.both(table -> table.gdx.key(Keys.ESCAPE));
        assertTrue(tables.first().places().contains("game:" + game), tables.first().places().toString());
        tables.areAlike();
        tables.both(table -> table.tap("game:" + game));
        assertTrue(tables.first().places().contains(CURTAIN), tables.first().places().toString());
        tables.areAlike();
        tables.both(table -> table.resize(640, 360));
        tables.areAlike();
        tables.compare();
    }

    private static String unitary(String hidden) {
        return Records.of(new UnitaryGame(), KeptUnitary.position("0,1,0", hidden, "Speed,Clear/Mass", "Force"), "human", "human");
    }

    @Test
    void theOwnHiddenCardIsToldOnlyWhileItIsLookedAt() {
        TwinTables tables = new TwinTables(opener(800, 600, Language.ENGLISH), unitary("Energy/Time"), unitary("Power/Time"));
        tables.both(table -> table.tap(CURTAIN));
        tables.areAlike();
        tables.both(table -> table.tap("hidden"));
        tables.differ();
        tables.both(table -> table.tap("hidden"));
        forgets(tables);
        tables.both(table -> Hand.keyboard(table).choose("hidden"));
        tables.differ();
        tables.both(table -> table.tap("card:speed"));
        forgets(tables);
        tables.both(table -> table.tap("up"));
        tables.areAlike();
        tables.compare();
    }

    /** While something hidden is covered again it is still seen; at a table laid out once more nothing of it is. */
    private static void forgets(TwinTables tables) {
        tables.passOver();
        tables.both(table -> table.resize(820, 600));
        tables.areAlike();
    }
}
