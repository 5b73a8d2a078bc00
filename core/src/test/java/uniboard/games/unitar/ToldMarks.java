package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import uniboard.game.Message;
import uniboard.known.Claims;

/** The three marks of a step as records write them, and what the rules make of them. */
final class ToldMarks {
    /** In the order of rank, as records and as keys spell them. */
    private static final List<String> ACTIONS = List.of("+", "-", "cw", "ccw", "N", "S", "W", "E");
    private static final List<String> ACTION_KEYS =
        List.of("unite", "eliminate", "clockwise", "anticlockwise", "north", "south", "west", "east");
    /** From the largest at the start to the smallest. */
    private static final List<String> BLOCKS = List.of("blue tar", "red tar", "yellow tar", "yellow uni", "red uni", "blue uni");
    private static final List<String> CATEGORIES = List.of("colour", "symbol", "action");

    private final int[] marks = new int[UnitarPosition.SEATS];
    private final String[] texts = new String[UnitarPosition.SEATS];

    /** @param last of the step's marks */
    ToldMarks(UnitarPosition before, int last) {
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            marks[seat] = seat < before.committed() ? before.mark(seat) : last;
            texts[seat] = UnitarMove.text(marks[seat]);
        }
    }

    /** What a seat marked. */
    String text(int seat) {
        return texts[seat];
    }

    /** A commitment in words, as records write it. */
    static String text(Message commitment) {
        Message first = Claims.part(commitment, 0);
        Message second = Claims.part(commitment, 1);
        if (commitment.key().equals("unitar.label.place")) return "uni " + Claims.lastOf(first) + " tar " + Claims.lastOf(second);
        String action = actionOf(Claims.lastOf(second));
        for (String block : BLOCKS) if (initials(block).equals(Claims.lastOf(first))) return block + ' ' + action;
        throw new AssertionError("no such block");
    }

    private static String initials(String block) {
        return block.toUpperCase(Locale.ROOT).replaceAll("\\B\\w| ", "");
    }

    /** @param key the last part of it */
    static String actionOf(String key) {
        return ACTIONS.get(ACTION_KEYS.indexOf(key));
    }

    /** Each category in which somebody agrees with the seat, with those who do. */
    Set<String> agreements(int seat) {
        Set<String> agreements = new TreeSet<>();
        for (int category = 0; category < CATEGORIES.size(); category++) {
            Set<Integer> partners = new TreeSet<>();
            for (int other = 0; other < texts.length; other++) if (other != seat && agree(seat, other, category)) partners.add(other);
            if (!partners.isEmpty()) agreements.add(CATEGORIES.get(category) + partners);
        }
        return agreements;
    }

    /** In how many categories two seats agree. */
    int agreements(int seat, int other) {
        int agreements = 0;
        for (int category = 0; category < CATEGORIES.size(); category++) if (agree(seat, other, category)) agreements++;
        return agreements;
    }

    private boolean agree(int seat, int other, int category) {
        return texts[seat].split(" ")[category].equals(texts[other].split(" ")[category]);
    }

    /** The seats approved, as they come by rank. */
    List<Integer> order() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < texts.length; seat++) if (agreements(seat).size() >= 2) seats.add(seat);
        seats.sort(byRank());
        return seats;
    }

    private Comparator<Integer> byRank() {
        return Comparator.<Integer>comparingInt(seat -> ACTIONS.indexOf(texts[seat].split(" ")[2]))
            .thenComparingInt(seat -> BLOCKS.indexOf(texts[seat].substring(0, texts[seat].lastIndexOf(' '))));
    }

    /** What was approved, carried out. */
    List<ToldExecution> executions(UnitarBoard before) {
        List<ToldExecution> executions = new ArrayList<>();
        UnitarBoard board = before;
        for (int seat : order()) {
            executions.add(new ToldExecution(seat, marks[seat], new UnitarBoard(board)));
            board = executions.get(executions.size() - 1).after();
        }
        return executions;
    }

    /** The board as it would be if what two seats marked alike didn't count. */
    UnitarBoard carriedOutWithout(int one, int other, UnitarBoard before) {
        int third = 3 - one - other;
        List<Integer> approved = new ArrayList<>(order());
        approved.removeIf(seat -> seat != third && agreements(seat, third) < 2);
        UnitarBoard board = new UnitarBoard(before);
        for (int seat : approved) board.carryOut(marks[seat]);
        return board;
    }
}
