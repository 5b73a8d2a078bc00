package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.scene.BlockShape.Stone;

/** Holds two parts of a block together that share no side. */
record Rod(Stone from, Stone to) {
    /** As few and as short ones as join all parts. */
    static List<Rod> of(BlockShape shape) {
        List<Rod> rods = new ArrayList<>();
        List<Stone> apart = new ArrayList<>(shape.stones());
        List<Stone> joined = new ArrayList<>();
        spread(apart.get(0), apart, joined);
        while (!apart.isEmpty()) {
            Rod shortest = shortest(joined, apart);
            rods.add(shortest);
            spread(shortest.to, apart, joined);
        }
        return rods;
    }

    /** A stone and all that hang together with it by their sides are joined. */
    private static void spread(Stone stone, List<Stone> apart, List<Stone> joined) {
        if (!apart.remove(stone)) return;
        joined.add(stone);
        for (Stone next : List.copyOf(apart)) {
            if (Math.abs(next.x() - stone.x()) + Math.abs(next.y() - stone.y()) == 1) spread(next, apart, joined);
        }
    }

    private static Rod shortest(List<Stone> joined, List<Stone> apart) {
        Rod shortest = null;
        for (Stone from : joined) {
            for (Stone to : apart) {
                Rod rod = new Rod(from, to);
                if (shortest == null || rod.squareLength() < shortest.squareLength()) shortest = rod;
            }
        }
        return shortest;
    }

    private int squareLength() {
        int x = to.x() - from.x();
        int y = to.y() - from.y();
        return x * x + y * y;
    }
}
