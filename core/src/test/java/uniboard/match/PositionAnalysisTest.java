package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.known.Records;

class PositionAnalysisTest {
    private final Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);

    private static GameRecord at(String id, String start) {
        return GameRecord.read(Records.of(new AllGames().game(id), start, "human", "human"), new AllGames());
    }

    private static List<String> notated(GameRecord record, PositionAnalysis.Line line) {
        List<String> moves = new ArrayList<>();
        GameRecord played = record;
        for (int move : line.moves()) {
            moves.add(record.game().notation().moveText(played.replay(), move));
            played = played.with(move);
        }
        return moves;
    }

    /** Rounds of an analysis in which all moves, then half of them and so on are weighed. */
    private void look(PositionAnalysis analysis) {
        analysis.run(() -> { });
        while (analysis.isRunning()) thinker.frame();
    }

    /** Blue's master stands where Red's student would take it; only one of Blue's moves takes that student. */
    @Test
    void theOnlyGoodMoveIsFirstAndHowItGoesOnIsTold() {
        GameRecord record = at("onitama", "2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b");
        PositionAnalysis analysis = new PositionAnalysis(record, thinker, true);
        look(analysis);
        assertTrue(analysis.isDone());
        List<PositionAnalysis.Line> best = analysis.best();
        List<String> line = notated(record, best.get(0));
        assertEquals("Boar c1-c2", line.get(0));
        assertEquals(3, line.size(), "its answer and the next move");
        assertTrue(best.get(0).chance() - best.get(1).chance() > 150, best.toString());
    }

    @Test
    void aLineEndsWhereTheGameDoes() {
        GameRecord record = at("onitama", "5/2m2/2M2/5/5 Tiger,Boar/Crab,Horse/Ox b");
        PositionAnalysis analysis = new PositionAnalysis(record, thinker, true);
        look(analysis);
        PositionAnalysis.Line first = analysis.best().get(0);
        assertEquals(1, first.moves().size(), notated(record, first)::toString);
        assertEquals(1000, first.chance());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void stoppedAnalysisGoesOnWhereItWas(String id) {
        Game game = new AllGames().game(id);
        GameRecord record = Records.withMistakes(game).firstPlies(2);
        PositionAnalysis analysis = new PositionAnalysis(record, thinker, false);
        analysis.run(() -> { });
        while (analysis.done() < 1) thinker.frame();
        analysis.stop();
        assertEquals(1, analysis.best().size());
        assertFalse(analysis.isRunning());
        for (int i = 0; i < 20; i++) thinker.frame();
        assertEquals(1, analysis.done(), "nothing is thought while it is stopped");
        analysis.run(() -> { });
        while (analysis.isRunning() && analysis.best().size() < 2) thinker.frame();
        Position position = record.replay();
        for (PositionAnalysis.Line line : analysis.best()) {
            Position after = position.copy();
            after.play(line.moves().get(0));
            Outcome outcome = after.outcome();
            assertFalse(outcome.over() && line.chance() == 0 && outcome.wins(position.toMove()), "a won move isn't told as lost");
        }
        analysis.stop();
    }
}
