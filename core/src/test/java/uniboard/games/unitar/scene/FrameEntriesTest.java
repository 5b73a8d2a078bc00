package uniboard.games.unitar.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.unitar.UnitarGame;
import uniboard.games.unitar.UnitarPosition;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.SecretTurns;
import uniboard.match.Selection;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneState;

/** Anybody who has decided bears a tick, and nobody else does. */
class FrameEntriesTest {
    private static final UnitarGame GAME = new UnitarGame();
    private static final int LAST = 2;

    private static List<Boolean> ticks(Position position, int supposed, Selection decided) {
        SceneState<UnitarPosition> state = new SceneState<>((UnitarPosition) position, Match.NO_MOVE, LAST, supposed, null, decided,
            Collections.nCopies(UnitarPosition.SEATS, Plate.BLANK), List.of(), List.of());
        return new FrameEntries(null, state, LAST).of(state.position().board()).stream()
            .map(entry -> entry.state() == FramesActor.State.CHOSEN).toList();
    }

    @Test
    void movesThatArentMadeBearNoTick() {
        Position start = GAME.start(Options.defaults(GAME), new Random32(1));
        Position asked = SecretTurns.of(LAST, start);
        assertEquals(List.of(true, true, false), ticks(asked, 0, null));
        assertEquals(List.of(false, false, false), ticks(asked, asked.ply() - start.ply(), null));
        start.play(SecretTurns.any(start));
        assertEquals(List.of(true, false, false), ticks(asked, asked.ply() - start.ply(), null));
    }

    @Test
    void aSeatThatDecidedBeforeItsTurnBearsOne() {
        Position start = GAME.start(Options.defaults(GAME), new Random32(1));
        Match match = new Match(GameRecord.from(GAME, Options.defaults(GAME), GAME.notation().positionText(start),
            Collections.nCopies(UnitarPosition.SEATS, Seat.HUMAN)));
        assertEquals(List.of(false, false, true), ticks(start, 0, match.selection()));
    }
}
