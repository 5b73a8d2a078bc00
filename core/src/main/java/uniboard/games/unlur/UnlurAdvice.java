package uniboard.games.unlur;

import java.util.HashSet;
import java.util.Set;
import uniboard.game.Message;

/** Says what speaks for a move. */
final class UnlurAdvice {
    private final UnlurPosition position;
    private final UnlurBoard board;
    private final int colour;

    private UnlurAdvice(UnlurPosition position) {
        this.position = position;
        board = position.board();
        colour = position.colourToPut();
    }

    /** @return null if nothing particular does, or if the move's own sentence says it */
    static Message whyPlay(UnlurPosition position, int move) {
        if (UnlurMove.isPass(move)) return Message.of("unlur.hint.pass");
        if (position.isContract()) return Message.of("unlur.hint.contract");
        return new UnlurAdvice(position).whyPut(UnlurMove.cell(position.board(), move), move);
    }

    private Message whyPut(int cell, int move) {
        if (figure(position, cell, colour) != UnlurFigure.NONE) return null;
        int other = colour == UnlurPosition.BLACK ? UnlurPosition.WHITE : UnlurPosition.BLACK;
        // Whatever else it does comes too late.
        if (winningCell(after(move), other, 0) >= 0) return null;
        if (figure(position, cell, other) == UnlurFigure.OWN) {
            return Message.of(other == UnlurPosition.BLACK ? "unlur.hint.stopsY" : "unlur.hint.stopsLine");
        }
        Message threat = threat(move);
        if (threat != null) return threat;
        Set<Integer> beside = groupsBeside(cell, colour);
        if (beside.size() > 1) return Message.of("unlur.hint.joins", beside.size());
        if (parts(cell, other)) return Message.of("unlur.hint.parts");
        Message bridge = bridge(cell, beside);
        if (bridge == null) bridge = bridgeToSide(cell);
        return bridge != null ? bridge : way(move);
    }

    /** What it does to either's shortest way. */
    private Message way(int move) {
        UnlurPosition after = after(move);
        int other = colour == UnlurPosition.BLACK ? UnlurPosition.WHITE : UnlurPosition.BLACK;
        int theirs = UnlurWay.stonesTo(after, other);
        int theirsBefore = UnlurWay.stonesTo(position, other);
        if (theirs > theirsBefore && theirs < Integer.MAX_VALUE) {
            return stones("unlur.hint.slows.", other, theirs, theirsBefore);
        }
        int yours = UnlurWay.stonesTo(after, colour);
        int yoursBefore = UnlurWay.stonesTo(position, colour);
        return yours < yoursBefore && yours > 0 ? stones("unlur.hint.nears.", colour, yours, yoursBefore) : null;
    }

    private static Message stones(String key, int colour, int needed, int neededBefore) {
        return Message.of(key + (colour == UnlurPosition.BLACK ? "y" : "line"), needed, Integer.toString(neededBefore));
    }

    private static int figure(UnlurPosition position, int cell, int colour) {
        return UnlurFigure.of(colour, position.stones().sidesWith(cell, colour));
    }

    /** Where the figure could be completed next. */
    private Message threat(int move) {
        UnlurPosition after = after(move);
        int first = winningCell(after, colour, 0);
        if (first < 0) return null;
        int second = winningCell(after, colour, first + 1);
        return second < 0 ? Message.of("unlur.hint.threat", board.name(first))
            : Message.of("unlur.hint.twoThreats", board.name(first), board.name(second));
    }

    private UnlurPosition after(int move) {
        UnlurPosition after = position.copy();
        after.play(move);
        return after;
    }

    /** The first cell, not before {@code from}, that completes the colour's figure; -1 if there is none. */
    private int winningCell(UnlurPosition of, int ofColour, int from) {
        for (int cell = from; cell < board.cells(); cell++) {
            if (of.colour(cell) == UnlurPosition.EMPTY && figure(of, cell, ofColour) == UnlurFigure.OWN) return cell;
        }
        return -1;
    }

    private Set<Integer> groupsBeside(int cell, int whose) {
        Set<Integer> groups = new HashSet<>();
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int neighbour = board.neighbour(cell, direction);
            if (has(neighbour, whose)) groups.add(position.group(neighbour));
        }
        return groups;
    }

    /** Whether the cell lies between groups that no other stone could join. */
    private boolean parts(int cell, int whose) {
        Set<Integer> groups = groupsBeside(cell, whose);
        boolean parts = groups.size() > 1;
        for (int elsewhere = 0; elsewhere < board.cells() && parts; elsewhere++) {
            if (elsewhere == cell || !has(elsewhere, UnlurPosition.EMPTY)) continue;
            Set<Integer> joined = groupsBeside(elsewhere, whose);
            joined.retainAll(groups);
            parts = joined.size() < 2;
        }
        return parts;
    }

    /** Another group two cells away, between which and the cell two empty cells lie. */
    private Message bridge(int cell, Set<Integer> beside) {
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int left = board.neighbour(cell, direction);
            int right = board.neighbour(cell, (direction + 1) % UnlurBoard.DIRECTIONS);
            if (!has(left, UnlurPosition.EMPTY) || !has(right, UnlurPosition.EMPTY)) continue;
            int beyond = board.neighbour(left, (direction + 1) % UnlurBoard.DIRECTIONS);
            if (has(beyond, colour) && !beside.contains(position.group(beyond))) return Message.of("unlur.hint.bridge", board.name(beyond));
        }
        return null;
    }

    /** A side that the cell's group doesn't touch yet, with two empty cells between: the cell lies in the second row from it. */
    private Message bridgeToSide(int cell) {
        int touched = position.stones().sidesWith(cell, colour);
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int left = board.neighbour(cell, direction);
            int right = board.neighbour(cell, (direction + 1) % UnlurBoard.DIRECTIONS);
            if (!has(left, UnlurPosition.EMPTY) || !has(right, UnlurPosition.EMPTY)) continue;
            int sides = board.sides(left) & board.sides(right) & ~touched;
            if (sides != 0) return Message.of("unlur.hint.bridgeToSide", UnlurSides.names(sides));
        }
        return null;
    }

    /** @param what a colour or {@link UnlurPosition#EMPTY} */
    private boolean has(int cell, int what) {
        return cell != board.cells() && position.colour(cell) == what;
    }
}
