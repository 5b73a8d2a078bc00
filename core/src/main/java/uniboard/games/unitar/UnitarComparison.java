package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Three intentions laid side by side.
 *
 * @param marks by seat
 */
public record UnitarComparison(List<Integer> marks) {
    public static UnitarComparison of(int first, int second, int third) {
        return new UnitarComparison(List.of(first, second, third));
    }

    /** The other seats whose marks agree with the seat's in a category, in their order. */
    public List<Integer> partners(int seat, UnitarCategory category) {
        List<Integer> partners = new ArrayList<>();
        for (int other = 0; other < marks.size(); other++) {
            if (other != seat && category.agree(marks.get(seat), marks.get(other))) partners.add(other);
        }
        return partners;
    }

    /** In how many categories the seat's mark agrees with at least one other's. */
    public int agreements(int seat) {
        int count = 0;
        for (UnitarCategory category : UnitarCategory.ALL) if (!partners(seat, category).isEmpty()) count++;
        return count;
    }

    public boolean isApproved(int seat) {
        return agreements(seat) >= UnitarRank.ENOUGH;
    }

    /** The seats approved, in the order in which their intentions are carried out. */
    public List<Integer> order() {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < marks.size(); seat++) if (isApproved(seat)) seats.add(seat);
        seats.sort(Comparator.comparingInt(seat -> UnitarRank.of(marks.get(seat))));
        return List.copyOf(seats);
    }
}
