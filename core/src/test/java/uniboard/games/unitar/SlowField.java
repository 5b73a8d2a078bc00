package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The rules once more, written down as they are read, without a thought of speed: blocks are objects, fields pairs of x and y, and
 * whatever comes first is sorted for.
 */
final class SlowField {
    private record Cell(int x, int y) {
        boolean exists() {
            return Math.abs(x) <= 5 && Math.abs(y) <= 5 && Math.abs(x) + Math.abs(y) <= 8;
        }

        int distance(Cell other) {
            return Math.abs(x - other.x) + Math.abs(y - other.y);
        }
    }

    private static final class Block {
        final List<Integer> names = new ArrayList<>();
        Map<Integer, Cell> captains = new TreeMap<>();
        Map<Cell, Integer> stones = new HashMap<>();

        int largest() {
            return names.stream().max(Comparator.comparingInt(UnitarBlock::size)).orElseThrow();
        }

        /** The name whose captain is nearest, or null without captains. */
        Integer nearest(Cell cell) {
            return captains.keySet().stream().min(Comparator.<Integer>comparingInt(name -> captains.get(name).distance(cell))
                .thenComparingInt(name -> -UnitarBlock.size(name))).orElse(null);
        }

        int distance(Cell cell) {
            Integer nearest = nearest(cell);
            return nearest == null ? 0 : captains.get(nearest).distance(cell);
        }
    }

    private static final Comparator<Cell> NORTH_THEN_WEST = Comparator.<Cell>comparingInt(cell -> -cell.y).thenComparingInt(cell -> cell.x);

    private final List<Block> blocks = new ArrayList<>();

    SlowField(UnitarBoard board) {
        for (int root = 0; root < UnitarBlock.COUNT; root++) {
            if (board.root(root) != root) continue;
            Block block = new Block();
            for (int name : board.united(root)) {
                block.names.add(name);
                if (board.captain(name) != UnitarField.NONE) block.captains.put(name, cell(board.captain(name)));
            }
            for (int field : board.fields(root)) block.stones.put(cell(field), board.frame(root, field));
            blocks.add(block);
        }
    }

    private static Cell cell(int field) {
        return new Cell(UnitarField.x(field), UnitarField.y(field));
    }

    void carryOut(int intention) {
        int name = UnitarMove.block(intention);
        Block block = blocks.stream().filter(each -> each.names.contains(name)).findFirst().orElseThrow();
        UnitarAction action = UnitarMove.action(intention);
        switch (action) {
            case UNITE -> unite(block);
            case ELIMINATE -> eliminate(block);
            case CLOCKWISE, ANTICLOCKWISE -> turn(block, block.captains.get(name), action);
            default -> transform(block, cell -> new Cell(cell.x + action.east(), cell.y + action.north()));
        }
    }

    private void turn(Block block, Cell pivot, UnitarAction action) {
        if (pivot == null) return;
        if (action == UnitarAction.CLOCKWISE) transform(block, cell -> new Cell(pivot.x + cell.y - pivot.y, pivot.y - cell.x + pivot.x));
        else transform(block, cell -> new Cell(pivot.x - cell.y + pivot.y, pivot.y + cell.x - pivot.x));
    }

    private void transform(Block block, UnaryOperator<Cell> to) {
        if (!block.stones.keySet().stream().map(to).allMatch(Cell::exists)) return;
        Map<Cell, Integer> stones = new HashMap<>();
        block.stones.forEach((cell, colour) -> stones.put(to.apply(cell), colour));
        block.stones = stones;
        block.captains.replaceAll((name, cell) -> to.apply(cell));
    }

    /** The blocks that overlap, from the smallest to the biggest. */
    private List<Block> overlapping(Block block) {
        return blocks.stream().filter(other -> other != block && !shared(block, other).isEmpty())
            .sorted(Comparator.<Block>comparingInt(other -> other.stones.size())
                .thenComparingInt(other -> UnitarBlock.size(other.largest()))).toList();
    }

    private static List<Cell> shared(Block one, Block other) {
        return new ArrayList<>(one.stones.keySet().stream().filter(other.stones::containsKey).toList());
    }

    private void eliminate(Block block) {
        List<Block> others = overlapping(block);
        if (others.isEmpty()) return;
        Block other = others.get(others.size() - 1);
        List<Cell> shared = shared(block, other);
        for (Block each : List.of(block, other)) {
            each.stones.keySet().removeAll(shared);
            each.captains.values().removeAll(shared);
        }
    }

    private void unite(Block first) {
        List<Block> others = overlapping(first);
        if (others.isEmpty()) return;
        Block second = others.get(0);
        List<Cell> shared = shared(first, second);
        int fields = first.stones.size() + second.stones.size() - shared.size();
        int seconds = fields / 2;
        int firsts = fields - seconds;
        shared.sort(Comparator.<Cell>comparingInt(second::distance).thenComparing(NORTH_THEN_WEST));
        for (Cell cell : shared) {
            boolean isSeconds = second.stones.size() - remaining(shared, cell) < seconds;
            (isSeconds ? first : second).stones.remove(cell);
        }
        while (first.stones.size() > firsts) changeOver(first, second);
        while (second.stones.size() > seconds) changeOver(second, first);
        blocks.remove(second);
        first.names.addAll(second.names);
        first.stones.putAll(second.stones);
        first.captains.putAll(second.captains);
    }

    /** How many shared fields, from this one on, aren't given to a side yet. */
    private static int remaining(List<Cell> shared, Cell from) {
        return shared.size() - shared.indexOf(from);
    }

    /** Gives one field away, for good. */
    private void changeOver(Block giver, Block receiver) {
        Cell cell = giver.stones.keySet().stream().min(Comparator.<Cell, Boolean>comparing(each -> giver.captains.containsValue(each))
            .thenComparingInt(receiver::distance).thenComparing(NORTH_THEN_WEST)).orElseThrow();
        Integer nearest = receiver.nearest(cell);
        giver.stones.remove(cell);
        receiver.stones.put(cell, UnitarBlock.colour(nearest == null ? receiver.largest() : nearest));
    }

    /** As {@link HandMade#text(UnitarBoard)} writes it. */
    String text() {
        UnitarBoard board = new UnitarBoard();
        for (Block block : blocks) {
            int root = block.names.stream().min(Comparator.naturalOrder()).orElseThrow();
            for (int name : block.names) board.setRoot(name, root);
            block.captains.forEach((name, cell) -> board.setCaptain(name, UnitarField.of(cell.x, cell.y)));
            block.stones.forEach((cell, colour) -> board.put(root, UnitarField.of(cell.x, cell.y), colour));
        }
        return HandMade.text(board);
    }
}
