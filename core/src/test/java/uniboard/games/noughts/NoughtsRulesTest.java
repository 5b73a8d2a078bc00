package uniboard.games.noughts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.PlayoutDigest;
import uniboard.search.Perft;

class NoughtsRulesTest {
    private static final String DRAWN = """
        uniboard 1
        game noughts
        start .../.../...
        seat 1 human
        seat 2 bot 5
        1 b2
        2 a1
        3 a3
        4 c1
        5 b1
        6 b3
        7 a2
        8 c2
        9 c3
        result 1+2
        """;

    private final NoughtsGame game = new NoughtsGame();

    @ParameterizedTest
    @CsvSource({"1, 9", "2, 72", "3, 504", "4, 3024", "5, 15120", "6, 56160", "7, 154944", "8, 255168", "9, 255168"})
    void leavesAreCounted(int depth, double leaves) {
        assertEquals(leaves, Perft.count(position(".../.../..."), depth));
    }

    /** Games that crosses win, noughts win, nobody wins. */
    @Test
    void allGamesAreCounted() {
        int[] games = new int[4];
        playAll(position(".../.../..."), games);
        assertArrayEquals(new int[] {0, 131_184, 77_904, 46_080}, games);
    }

    private static void playAll(NoughtsPosition position, int[] games) {
        MoveList moves = new MoveList();
        position.moves(moves);
        if (moves.isEmpty()) games[position.outcome().winners()]++;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            playAll(position, games);
            position.undo();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "xxx/oo./..., 1, crosses", "oo./xxx/..., 1, crosses", "oo./.../xxx, 1, crosses", "xo./xo./x.., 1, crosses",
        "ox./ox./.x., 1, crosses", "o.x/o.x/..x, 1, crosses", "xo./ox./..x, 1, crosses", "oox/.x./x.., 1, crosses",
        "ooo/xx./x.., 2, noughts", "xxx/xoo/xoo, 1, crosses", "xox/xoo/oxx, 3, draw"})
    void endsAreDecided(String text, int winners, String ending) {
        NoughtsPosition position = position(text);
        assertEquals(winners, position.outcome().winners());
        assertEquals(Position.NOBODY, position.toMove());
        assertEquals("noughts.over." + ending, game.words(position).ending().key());
    }

    @Test
    void undoStopsAtTheStart() {
        NoughtsPosition position = position("x../.../...");
        position.play(game.move(position, "b2"));
        position.undo();
        assertEquals("x../.../...", NoughtsNotation.INSTANCE.positionText(position));
        assertThrows(IllegalStateException.class, position::undo);
    }

    @Test
    void goldenRecordSurvivesReading() {
        GameRecord record = GameRecord.read(DRAWN, () -> List.of(game));
        assertEquals(DRAWN, record.text());
        assertEquals("oxx/xxo/oox", NoughtsNotation.INSTANCE.positionText(record.replay()));
    }

    /** Changes whenever the order of moves, hashes or texts do: records and shared links depend on all but the hashes. */
    @Test
    void digestStays() {
        assertEquals("20aee8190f0068f5", PlayoutDigest.digest(game, 20, 1));
    }

    private static NoughtsPosition position(String text) {
        return NoughtsNotation.INSTANCE.position(text);
    }
}
