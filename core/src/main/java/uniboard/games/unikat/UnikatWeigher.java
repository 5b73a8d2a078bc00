package uniboard.games.unikat;

import uniboard.game.ChanceScale;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Weigher;
import uniboard.game.Weighing;

/** Weighs moves by the turns that begin with them and what they leave for the seat's next one. */
final class UnikatWeigher implements Weigher {
    private static final int NODES = 160_000;
    private static final UnikatStrength STRENGTH = new UnikatStrength(UnikatHoldings.RACK, 10, 0, 12);
    private static final int UNIT = 1000;
    /** What a card more on the racks of the others is worth, on average. */
    private static final int CARD = 40;
    private static final ChanceScale CHANCES = new ChanceScale(
        -388, 352, -156, 368, -9, 375, 85, 396, 138, 402, 188, 464, 242, 469, 320, 512, 409, 569, 481, 625, 586, 649, 883, 688,
        1155, 835, 1391, 849);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Weighing weigh(Position view, int played, int nodes, Random32 random) {
        UnikatPosition position = (UnikatPosition) view;
        MoveList moves = new MoveList();
        position.moves(moves);
        UnikatSearch search = new UnikatSearch(position, STRENGTH, nodes, random);
        search.askFor(played);
        return new Found(search, played, lead(position));
    }

    /** Of the others' racks, as they are before the move. */
    private static int lead(UnikatPosition position) {
        int cards = 0;
        int seat = position.mover();
        for (int each = 0; each < position.seats(); each++) if (each != seat) cards += position.rackSize(each) + position.penalties(each);
        return CARD * cards / (position.seats() - 1) - CARD * position.penalties(seat);
    }

    private record Found(UnikatSearch search, int played, int lead) implements Weighing {
        @Override
        public boolean step(int nodes) {
            return search.step(nodes);
        }

        @Override
        public int nodes() {
            return search.nodes();
        }

        @Override
        public int best() {
            return search.worthOfBest() > search.worthOfAsked() ? search.move() : played;
        }

        @Override
        public int measureOfBest() {
            return lead + (int) (UNIT * Math.max(search.worthOfBest(), search.worthOfAsked()));
        }

        @Override
        public int measureOfPlayed() {
            return lead + (int) (UNIT * search.worthOfAsked());
        }
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
