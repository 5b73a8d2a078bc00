package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.known.Records;

/** Moves checked against the others that there were. */
class EvaluationTest {
    private static WeighedMove weigh(GameRecord record, int ply) {
        Match before = new Match(record.firstPlies(ply));
        BotTask task = before.weighing(record.move(ply));
        MoveList legal = new MoveList();
        task.view().replay(task.view().plies() - 1).moves(legal);
        var search = task.search();
        while (!search.step(1000)) continue;
        return WeighedMove.of(search.move(), legal);
    }

    private static WeighedMove weigh(String id, String start, String move) {
        Game game = new AllGames().game(id);
        Position position = game.notation().position(start);
        return weigh(GameRecord.read(Records.of(game, start, "human", "human"), new AllGames()).with(game.move(position, move)), 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void theBestMoveIsThePlayedOneUnlessAnotherIsBetter(String id) {
        GameRecord record = Records.withMistakes(new AllGames().game(id));
        for (int ply = 0; ply < Math.min(12, record.plies()); ply++) {
            WeighedMove weighed = weigh(record, ply);
            if (weighed.loss() > 0) assertTrue(weighed.best() != record.move(ply), "ply " + ply + ": " + weighed);
            if (weighed.lead() > 0) assertEquals(record.move(ply), weighed.best(), "ply " + ply);
            assertEquals(0, Math.min(weighed.loss(), weighed.lead()));
        }
    }

    /** Blue's master stands where Red's student would take it; only one of Blue's moves takes that student. */
    @Test
    void theOnlyMoveThatKeepsAWinIsKnown() {
        WeighedMove only = weigh("onitama", "2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b", "Boar c1-c2");
        assertTrue(only.lead() > 150, only.toString());
        assertEquals(0, only.loss());
    }

    /** Anybody who passes takes Black's side, which has become the better one: with any other move the opponent passes. */
    @Test
    void theMomentToPassInUnlurIsKnown() {
        Game game = new AllGames().game("unlur");
        Options options = Options.defaults(game).with("size", "6");
        GameRecord record = new Arena(game, options, Collections.nCopies(2, 3), 1, 0).play(0).record();
        WeighedMove pass = weigh(record, 7);
        assertEquals("pass", game.notation().moveText(record.replay(7), record.move(7)));
        assertTrue(pass.lead() > 150, pass.toString());
    }
}
