package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** Sentences of the book, one by one, that no other test has in view. */
class UnlurStatedRulesTest {
    @Proves("stay")
    @Test
    void aStoneStaysWhereItIsAndAsItIs() {
        MoveList moves = new MoveList();
        for (int seed = 0; seed < 100; seed++) {
            Random32 random = new Random32(seed);
            UnlurPosition position = UnlurRulesTest.start(4);
            String before = cells(position);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                int move = moves.get(random.below(moves.size()));
                position.play(move);
                String after = cells(position);
                int changed = 0;
                for (int cell = 0; cell < after.length(); cell++) {
                    if (before.charAt(cell) == after.charAt(cell)) continue;
                    assertEquals('.', before.charAt(cell), before + " to " + after);
                    changed++;
                }
                assertEquals(move == UnlurMove.PASS ? 0 : 1, changed);
                before = after;
            }
        }
    }

    /** A sign a cell. */
    private static String cells(UnlurPosition position) {
        StringBuilder cells = new StringBuilder();
        for (char sign : UnlurNotation.INSTANCE.positionText(position).split(" ")[0].replace("/", "").toCharArray()) {
            cells.append(Character.isDigit(sign) ? ".".repeat(sign - '0') : String.valueOf(sign));
        }
        return cells.toString();
    }
}
