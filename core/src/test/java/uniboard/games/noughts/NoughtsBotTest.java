package uniboard.games.noughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Bot;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;

class NoughtsBotTest {
    private final NoughtsGame game = new NoughtsGame();

    @ParameterizedTest
    @CsvSource({"xx./oo./..., a3", "x.x/oo./x.., b3", "xo./.x./o.., c3"})
    void takesAWinInOne(String text, String move) {
        for (int level = 3; level <= Bot.LEVELS; level++) {
            for (int seed = 0; seed < 20; seed++) {
                assertEquals(move, NoughtsNotation.name(decision(NoughtsNotation.INSTANCE.position(text), level, seed)));
            }
        }
    }

    /** Whatever the other side plays. */
    @ParameterizedTest
    @ValueSource(ints = {NoughtsPosition.CROSSES, NoughtsPosition.NOUGHTS})
    void strongestLevelNeverLoses(int seat) {
        playAll(game.start(Options.defaults(game), new Random32(1)), seat);
    }

    private void playAll(NoughtsPosition position, int seat) {
        assertFalse(position.outcome().winners() == 1 << 1 - seat, NoughtsNotation.INSTANCE.positionText(position));
        MoveList moves = new MoveList();
        position.moves(moves);
        if (position.toMove() == seat) {
            moves.clear();
            moves.add(decision(position, Bot.LEVELS, 1));
        }
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            playAll(position, seat);
            position.undo();
        }
    }

    private int decision(NoughtsPosition position, int level, int seed) {
        Bot bot = game.bot(level);
        Search search = bot.search(position.copy(), bot.nodes(), new Random32(seed));
        while (!search.step(1000)) continue;
        return search.move();
    }
}
