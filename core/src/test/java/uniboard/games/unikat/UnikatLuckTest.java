package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;

/** What is told of luck in games played at random. */
class UnikatLuckTest {
    private static final int GAMES = 40;

    private final UnikatGame game = new UnikatGame();

    @Test
    void aCardThatIsCalledLuckyCameFromTheBagAndWasLaidAtTheNextOpportunity() {
        int told = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            List<UnikatPosition> positions = new ArrayList<>();
            int[] moves = play(seed, positions);
            for (int ply = 0; ply < moves.length; ply++) {
                Message luck = game.analysis().luck(positions.get(ply).copy(), IntStream.of(moves).skip(ply).toArray());
                if (luck == null) continue;
                told++;
                check(luck, positions, moves, ply);
            }
        }
        assertTrue(told > GAMES, told + " are too few");
    }

    private static void check(Message luck, List<UnikatPosition> positions, int[] moves, int ply) {
        UnikatPosition before = positions.get(ply);
        int seat = before.mover();
        assertEquals(UnikatWords.seat(seat), luck.arguments().get(0));
        assertEquals(Integer.toString(before.bagSize()), luck.arguments().get(2));
        assertEquals(before.bagSize() - 1, positions.get(ply + 1).bagSize());
        assertFalse(rack(before, seat).contains(luck.arguments().get(1)));
        assertTrue(rack(positions.get(ply + 1), seat).contains(luck.arguments().get(1)));
        int turns = 0;
        for (int later = ply + 1; ; later++) {
            UnikatPosition position = positions.get(later);
            if (position.mover() == seat && position.phase() == UnikatPhase.TURN && positions.get(later - 1).mover() != seat) turns++;
            assertTrue(turns <= 1, "laid too late");
            boolean isLaid = position.mover() == seat && UnikatMove.kind(moves[later]) == UnikatMove.Kind.LAY
                && UnikatWords.the(UnikatMove.card(moves[later])).equals(luck.arguments().get(1));
            if (isLaid) return;
        }
    }

    private static List<Message> rack(UnikatPosition position, int seat) {
        return IntStream.range(0, position.rackSize(seat)).mapToObj(i -> UnikatWords.the(position.rackCard(seat, i))).toList();
    }

    private int[] play(int seed, List<UnikatPosition> positions) {
        Random32 random = new Random32(seed);
        UnikatPosition position = game.start(Options.defaults(game).with("seats", "2"), random);
        List<Integer> moves = new ArrayList<>();
        MoveList legal = new MoveList();
        for (position.moves(legal); !legal.isEmpty(); position.moves(legal)) {
            positions.add(position.copy());
            moves.add(game.randomMove(legal, random));
            position.play(moves.get(moves.size() - 1));
        }
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }
}
