package uniboard.web;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.AllGames;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.GameRecord;

/** Several people with hidden cards and hands of their own on one device: who looks learns nothing that isn't theirs to know. */
class UnitaryHotSeatIT extends SiteTest {
    private static final UnitaryGame GAME = new UnitaryGame();
    private static final int TURNS = 2;

    /** The game as it may just as well be, for all that the viewer knows. */
    private static String redealt(UnitaryPosition position, int viewer) {
        UnitaryPosition other = position.copy();
        other.redeal(viewer, new Random32(99));
        return GAME.notation().positionText(other);
    }

    private static String record(String start, int seats) {
        return KeptGame.record(GAME, start, Collections.nCopies(seats, "human").toArray(String[]::new));
    }

    private static UnitaryPosition position(String record) {
        return (UnitaryPosition) GameRecord.read(record, new AllGames()).replay();
    }

    private TwinTables tables(int width, int height, String query, String record, String otherRecord) {
        TwinTables tables = new TwinTables(() -> page(width, height), "unitary", query, record, otherRecord);
        tables.both(table -> table.waitFor("uniboard.places.some(({ name }) => name === 'control:open')"));
        return tables;
    }

    private static void open(TwinTables tables) {
        tables.both(table -> {
            table.tap("control:open");
            table.waitFor("uniboard.places.some(({ name }) => name === 'end')");
        });
    }

    private static void look(TwinTables tables) {
        tables.both(table -> {
            table.goTo("hidden");
            table.press("Enter");
        });
    }

    private static void holdHidden(TablePage table) {
        TablePage.Place place = table.place("hidden");
        table.page().mouse().move(place.x() + place.width() / 2, place.y() + place.height() / 2);
        table.page().mouse().down();
    }

    @ParameterizedTest
    @CsvSource({"en, js, 1280, 800, 2", "he, wasm, 360, 640, 4"})
    void whoLooksLearnsNothingOfTheRest(String language, String target, int width, int height, int seats) {
        UnitaryPosition position = position(record(KeptUnitary.dealtStart(5, seats), seats));
        for (int turn = 0; turn < TURNS; turn++) {
            String start = GAME.notation().positionText(position);
            int seat = position.toMove();
            try (TwinTables tables = tables(width, height, "?lang=" + language + "&target=" + target, record(start, seats),
                record(redealt(position, seat), seats))) {
                tables.areAlike();
                open(tables);
                tables.areAlike();
                look(tables);
                tables.areAlike();
                while (((UnitaryPosition) tables.game().record().replay()).toMove() == seat) {
                    for (Choice.Step step : FairPlayer.choice(tables.game().record()).steps()) {
                        tables.tap(step.place());
                        tables.areAlike();
                    }
                }
                tables.complainOfNothing();
                position = (UnitaryPosition) tables.game().record().replay();
            }
        }
    }

    @Test
    void theCurtainAndTheMenuTellNobodysCards() {
        UnitaryPosition position = position(record(KeptUnitary.dealtStart(7, 2), 2));
        String start = GAME.notation().positionText(position);
        try (TwinTables tables = tables(360, 640, "?lang=en", record(start, 2), record(redealt(position, Position.NOBODY), 2))) {
            tables.areAlike();
            tables.both(table -> {
                table.press("Escape");
                table.waitFor("document.title === 'Uniboard'");
            });
            tables.areAlike();
            tables.tap("game:unitary");
            tables.areAlike();
            open(tables);
            tables.differ();
            tables.complainOfNothing();
        }
    }

    @Test
    void theOwnHiddenCardIsToldOnlyWhileItIsLookedAt() {
        String energy = record(KeptUnitary.position("0,1,0", "Energy/Time", "Speed,Clear/Mass", "Square"), 2);
        String power = record(KeptUnitary.position("0,1,0", "Power/Time", "Speed,Clear/Mass", "Square"), 2);
        try (TwinTables tables = tables(1280, 800, "?lang=en", energy, power)) {
            open(tables);
            tables.areAlike();
            tables.both(UnitaryHotSeatIT::holdHidden);
            tables.showDifferently();
            tables.both(table -> table.page().mouse().up());
            tables.areAlike();
            look(tables);
            tables.differ();
            tables.tap("card:speed");
            tables.areAlike();
            tables.tap("up");
            tables.areAlike();
            tables.complainOfNothing();
        }
    }
}
