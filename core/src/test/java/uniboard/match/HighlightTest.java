package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.Options;

/** What is found to be praised in games that were played. */
class HighlightTest {
    private static Map<Integer, Message> highlights(GameRecord record) {
        Map<Integer, Message> highlights = new TreeMap<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            int[] moves = new int[record.plies() - ply];
            for (int i = 0; i < moves.length; i++) moves[i] = record.move(ply + i);
            Highlight highlight = record.game().analysis().highlight(record.replay(ply), moves);
            if (highlight != null) highlights.put(ply, highlight.message());
        }
        return highlights;
    }

    private static GameRecord showcase(String id) {
        return GameRecord.read(new AllGames().game(id).showcase(), new AllGames());
    }

    @Test
    void longChainsOfUnikat() {
        Map<Integer, Message> expected = Map.of(14, Message.of("unikat.highlight.laid", 6), 23, Message.of("unikat.highlight.laid", 8));
        assertEquals(expected, highlights(showcase("unikat")));
    }

    @Test
    void aFullCancelOfUnitary() {
        assertEquals(Map.of(5, Message.of("unitary.highlight.cancelled", 6)), highlights(showcase("unitary")));
    }

    @Test
    void anAllianceOfUnitarThatPaid() {
        Game game = new AllGames().game("unitar");
        GameRecord record = new Arena(game, Options.defaults(game), Collections.nCopies(3, 4), 1, 0).play(0).record();
        assertEquals(Map.of(8, Message.of("unitar.highlight.alliance", 1, Message.of("side.yellow"))), highlights(record));
    }
}
