package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import uniboard.game.Message;
import uniboard.known.Claims;

/** An intention carried out, and whether what is told of it is what stones and frames show. */
record ToldExecution(int seat, int intention, UnitarBoard before) {
    private static final String DID = "unitar.did.";

    UnitarBoard after() {
        UnitarBoard after = new UnitarBoard(before);
        after.carryOut(intention);
        return after;
    }

    boolean isTold(Message did) {
        return switch (Claims.lastOf(did)) {
            case "frames" -> isTold(Claims.part(did, 0)) && coloursTold(did).equals(coloursChanged());
            case "count" -> isCount(did);
            case "captains" -> isTold(Claims.part(did, 0)) && captainsTold(did).equals(captainsLost());
            case "unite" -> isUnion(did);
            case "eliminate" -> isElimination(did);
            case "empty", "captainLost", "outside", "noOverlap", "hitsNothing" -> isVoid(did);
            default -> isMeant(Claims.part(did, 0)) && action().equals(ToldMarks.actionOf(Claims.lastOf(did))) && isAll(this::target);
        };
    }

    /** Whether nothing else changed that is always told. */
    boolean isWhole(Message did) {
        String text = did.toString();
        return coloursChanged().isEmpty() != text.contains(DID + "frames") && captainsLost().isEmpty() != text.contains(DID + "captains");
    }

    private String action() {
        return UnitarMove.text(intention).split(" ")[2];
    }

    private int meant() {
        return UnitarMove.block(intention);
    }

    /** The block that a message names first. */
    static int block(Message named) {
        Message name = named.key().equals("unitar.united") ? Claims.part(named, 0) : named;
        for (int block = 0; block < UnitarBlock.COUNT; block++) if (UnitarBlock.text(block).equals(Claims.lastOf(name))) return block;
        throw new AssertionError("no such block");
    }

    /** Whether it is the block that was marked, with those that are one with it. */
    private boolean isMeant(Message named) {
        return block(named) == meant() && isUnited(named);
    }

    private boolean isUnited(Message named) {
        Set<Integer> told = new TreeSet<>(List.of(block(named)));
        if (named.key().equals("unitar.united")) for (Message other : Claims.each(Claims.part(named, 1))) told.add(block(other));
        Set<Integer> united = new TreeSet<>();
        for (int each = 0; each < UnitarBlock.COUNT; each++) if (before.root(each) == before.root(block(named))) united.add(each);
        return told.equals(united);
    }

    /** Whether every stone of the block went where the rule sends it, with its frame, and the captains went along. */
    private boolean isAll(IntUnaryOperator to) {
        UnitarBoard after = after();
        IntPredicate isThere = field -> after.frame(meant(), to.applyAsInt(field)) == before.frame(meant(), field);
        boolean areCaptains = before.united(meant()).stream().allMatch(block -> before.captain(block) == UnitarField.NONE
            || after.captain(block) == to.applyAsInt(before.captain(block)));
        return areCaptains && after.stones(meant()) == before.stones(meant()) && stones(before, meant()).allMatch(isThere);
    }

    /** Where a stone goes, or {@link UnitarField#NONE} where there is no such field. */
    private int target(int field) {
        int x = UnitarField.x(field);
        int y = UnitarField.y(field);
        int pivot = Math.max(0, before.captain(meant()));
        int east = x - UnitarField.x(pivot);
        int north = y - UnitarField.y(pivot);
        return switch (action()) {
            case "cw" -> field(UnitarField.x(pivot) + north, UnitarField.y(pivot) - east);
            case "ccw" -> field(UnitarField.x(pivot) - north, UnitarField.y(pivot) + east);
            case "N" -> field(x, y + 1);
            case "S" -> field(x, y - 1);
            case "W" -> field(x - 1, y);
            default -> field(x + 1, y);
        };
    }

    private static int field(int x, int y) {
        boolean exists = Math.abs(x) <= 5 && Math.abs(y) <= 5 && Math.abs(x) + Math.abs(y) <= 8;
        return exists ? UnitarField.of(x, y) : UnitarField.NONE;
    }

    private static IntStream stones(UnitarBoard board, int block) {
        return IntStream.range(0, UnitarField.NUMBERS).filter(field -> board.frame(block, field) != UnitarColour.NONE);
    }

    private long shared(int one, int other) {
        return stones(before, one).filter(field -> before.frame(other, field) != UnitarColour.NONE).count();
    }

    private List<Integer> overlapping() {
        List<Integer> overlapping = new ArrayList<>();
        for (int other = 0; other < UnitarBlock.COUNT; other++) {
            if (before.root(other) != before.root(meant()) && shared(meant(), other) > 0) overlapping.add(other);
        }
        return overlapping;
    }

    /** By stones now, then by the largest of its blocks at the start. */
    private long size(int block) {
        int largest = before.united(block).stream().mapToInt(UnitarBlock::size).max().orElseThrow();
        return 10 * stones(before, block).count() + largest;
    }

    private boolean isUnion(Message did) {
        int second = block(Claims.part(did, 2));
        long smallest = overlapping().stream().mapToLong(this::size).min().orElse(-1);
        long lost = stones(before, meant()).count() + stones(before, second).count() - stones(after(), meant()).count();
        return action().equals("+") && isMeant(Claims.part(did, 1)) && isUnited(Claims.part(did, 2)) && size(second) == smallest
            && overlapping().contains(second) && after().root(meant()) == after().root(second) && lost == (Integer) did.arguments().get(0);
    }

    private boolean isElimination(Message did) {
        int second = block(Claims.part(did, 2));
        long biggest = overlapping().stream().mapToLong(this::size).max().orElse(-1);
        long lost = stones(before, meant()).count() - stones(after(), meant()).count();
        long secondLost = stones(before, second).count() - stones(after(), second).count();
        int told = (Integer) did.arguments().get(0);
        return action().equals("-") && isMeant(Claims.part(did, 1)) && isUnited(Claims.part(did, 2)) && size(second) == biggest
            && overlapping().contains(second) && shared(meant(), second) == told && lost == told && secondLost == told;
    }

    private boolean isVoid(Message did) {
        boolean isEmpty = stones(before, meant()).count() == 0;
        boolean isTurn = action().endsWith("cw");
        boolean isOverlap = action().equals("+") || action().equals("-");
        boolean hasCaptain = before.captain(meant()) != UnitarField.NONE;
        boolean isWhy = switch (Claims.lastOf(did)) {
            case "empty" -> isEmpty;
            case "captainLost" -> !isEmpty && isTurn && !hasCaptain;
            case "outside" -> !isOverlap && (hasCaptain || !isTurn)
                && stones(before, meant()).map(this::target).anyMatch(field -> field == UnitarField.NONE);
            case "noOverlap" -> !isEmpty && action().equals("+") && overlapping().isEmpty();
            default -> !isEmpty && action().equals("-") && overlapping().isEmpty();
        };
        boolean isMeant = block(Claims.part(did, 0)) == meant() && action().equals(ToldMarks.actionOf(Claims.lastOf(Claims.part(did, 1))));
        return isWhy && isMeant && HandMade.text(before).equals(HandMade.text(after()));
    }

    /** The stones of a colour on the field, stacked ones included. */
    static int frames(UnitarBoard board, int colour) {
        int frames = 0;
        for (int root = 0; root < UnitarBlock.COUNT; root++) {
            int block = root;
            if (board.root(root) == root) frames += (int) stones(board, root).filter(field -> board.frame(block, field) == colour).count();
        }
        return frames;
    }

    private Set<Integer> coloursChanged() {
        Set<Integer> changed = new TreeSet<>();
        UnitarBoard after = after();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            if (frames(before, colour) != frames(after, colour)) changed.add(colour);
        }
        return changed;
    }

    private Set<Integer> coloursTold(Message did) {
        Set<Integer> told = new TreeSet<>();
        for (Message count : Claims.each(Claims.part(did, 1))) if (isCount(count)) told.add(colour(count));
        return told;
    }

    private static int colour(Message count) {
        return UnitarColour.named(Claims.lastOf(Claims.part(count, 0)));
    }

    private boolean isCount(Message count) {
        int colour = colour(count);
        return count.arguments().get(1).equals(Integer.toString(frames(before, colour)))
            && count.arguments().get(2).equals(Integer.toString(frames(after(), colour)));
    }

    private Set<Integer> captainsLost() {
        Set<Integer> lost = new TreeSet<>();
        UnitarBoard after = after();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (before.captain(block) != UnitarField.NONE && after.captain(block) == UnitarField.NONE) lost.add(block);
        }
        return lost;
    }

    private static Set<Integer> captainsTold(Message did) {
        Set<Integer> told = new TreeSet<>();
        for (Message captain : Claims.each(Claims.part(did, 1))) told.add(block(captain));
        return told;
    }
}
