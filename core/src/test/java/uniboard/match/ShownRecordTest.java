package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.TestGames;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;

/** A seat that is shown a game view by view sees what it would see at the table where the game is played. */
class ShownRecordTest {
    private static final int GAMES = 2;
    /** Words are compared now and then. */
    private static final int EVERY = 97;

    static Stream<GameContractTest.Variant> variants() {
        return GameContractTest.variants().filter(variant -> !KnownRecord.isOpen(played(variant.game(), variant.options(), 3)));
    }

    private static GameRecord played(Game game, Options options, int seed) {
        RandomGame random = new RandomGame(game, options, seed);
        while (random.advance()) continue;
        return random.record();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void viewsTellWhatTheTableTells(GameContractTest.Variant variant) {
        for (int i = 0; i < GAMES; i++) {
            GameRecord record = played(variant.game(), variant.options(), 3 + i);
            for (int viewer = Position.NOBODY; viewer < record.seats().size(); viewer++) compare(record, viewer);
        }
    }

    /** Ply by ply as another device would be shown it, with what each ply opens. */
    private static void compare(GameRecord whole, int viewer) {
        GameRecord shown = begun(whole, viewer);
        GameRecord now = whole.firstPlies(0);
        for (int ply = 0; ply < whole.plies(); ply++) {
            now = now.with(whole.move(ply));
            List<String> told = now.moveTexts(viewer);
            String view = viewText(now.replay(), viewer, now.game());
            List<String> before = shown.moveTexts();
            int same = 0;
            while (same < ply && before.get(same).equals(told.get(same))) same++;
            shown = shown.firstPlies(same);
            while (shown.plies() < ply) shown = again(shown, whole, told, viewer);
            shown = shown.withShown(told.get(ply), view);
            comparePositions(now, shown, viewer);
            if (ply % EVERY == 0 || ply + 1 == whole.plies()) compareWords(now, shown, viewer);
        }
        assertEquals(whole.plies(), shown.plies());
    }

    private static GameRecord begun(GameRecord whole, int viewer) {
        String view = viewText(whole.replay(0), viewer, whole.game());
        return GameRecord.shown(whole.game(), whole.options(), view, whole.seats());
    }

    private static GameRecord again(GameRecord shown, GameRecord whole, List<String> told, int viewer) {
        int ply = shown.plies();
        return shown.withShown(told.get(ply), viewText(whole.replay(ply + 1), viewer, whole.game()));
    }

    private static String viewText(Position position, int viewer, Game game) {
        return game.notation().positionText(Match.view(position, viewer));
    }

    private static void comparePositions(GameRecord whole, GameRecord shown, int viewer) {
        Game game = whole.game();
        Position here = whole.replay();
        Position there = shown.replay();
        assertEquals(here.ply(), there.ply());
        assertEquals(viewText(here, viewer, game), viewText(there, viewer, game));
        assertEquals(game.words(here).scores(), game.words(there).scores());
        if (viewer != Position.NOBODY) assertEquals(TakebackRules.plies(whole, viewer), TakebackRules.plies(shown, viewer));
        Position seenHere = Match.view(here, viewer);
        Position seenThere = Match.view(there, viewer);
        assertEquals(game.words(seenHere).describe(viewer), game.words(seenThere).describe(viewer));
        assertEquals(game.words(seenHere).objective(viewer), game.words(seenThere).objective(viewer));
        assertEquals(endings(game, seenHere, viewer), endings(game, seenThere, viewer));
    }

    private static Message endings(Game game, Position position, int viewer) {
        return position.outcome().over() ? game.words(position).ending(viewer) : null;
    }

    private static void compareWords(GameRecord whole, GameRecord shown, int viewer) {
        assertEquals(rows(whole, viewer), rows(shown, viewer));
        assertEquals(lastTold(whole, viewer), lastTold(shown, viewer));
    }

    private static Message lastTold(GameRecord record, int viewer) {
        int last = record.plies() - 1;
        Position before = Match.view(record.replay(last), viewer);
        return record.game().words(before).describeMove(record.move(last), Match.view(record.replay(), viewer), viewer);
    }

    private static List<List<Object>> rows(GameRecord record, int viewer) {
        List<List<Object>> rows = new ArrayList<>();
        for (MoveRow row : MoveRow.of(new Match(record), viewer))
            rows.add(Arrays.asList(row.heading(), row.seat(), row.plies(), row.words(), row.notation()));
        return rows;
    }

    private static GameRecord unitar() {
        Game game = new TestGames().game("unitar");
        return played(game, Options.defaults(game), 5);
    }

    @Test
    void whatIsOnlyShownIsWrittenAsItsPosition() {
        GameRecord whole = unitar().firstPlies(4);
        GameRecord shown = begun(whole, 0);
        List<String> told = whole.moveTexts(0);
        while (shown.plies() < whole.plies()) shown = again(shown, whole, told, 0);
        assertFalse(shown.isWhole());
        GameRecord written = GameRecord.read(shown.text(), new TestGames());
        assertEquals(0, written.plies());
        assertEquals(written, KnownRecord.of(shown, 0).record());
        assertFalse(KnownRecord.of(shown, 0).isWhole());
        assertEquals(whole.game().notation().viewText(whole.replay(), 0), whole.game().notation().viewText(written.replay(), 0));
        GameRecord read = shown;
        assertThrows(IllegalStateException.class, () -> read.with(whole.move(0)));
        assertThrows(NotationException.class, () -> read.withShown("?", "nothing"));
    }

    /** Names and annotations stay when it turns out what had been played. */
    @Test
    void openedMovesTakeTheirPlaces() {
        GameRecord whole = unitar().firstPlies(3);
        GameRecord early = begun(whole, 0);
        List<String> hidden = whole.firstPlies(2).moveTexts(0);
        while (early.plies() < 2) early = again(early, whole, hidden, 0);
        Match match = new Match(early);
        match.name(1, "Noa");
        match.annotate(2, List.of(new Annotation(Annotation.Kind.COMMENT, "Well hidden")));
        assertEquals("?", early.moveTexts().get(1));
        List<String> opened = whole.moveTexts(0);
        GameRecord late = begun(whole, 0);
        while (late.plies() < 3) late = again(late, whole, opened, 0);
        assertTrue(late.firstPlies(2).tellsMoreThan(early));
        match.goOnAs(late);
        assertEquals(whole.move(1), match.record().move(1));
        assertEquals("Noa", match.name(1));
        assertEquals(1, match.annotations(2).size());
        assertTrue(whole.withSeats(Collections.nCopies(3, Seat.REMOTE)).tellsMoreThan(late));
        match.goOnAs(whole);
        assertTrue(match.record().isWhole());
        assertEquals(1, match.annotations(2).size());
    }
}
