package uniboard.remote.classroom;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Random32;

/**
 * A drawn name, such as Blue Tiger 7, which each device puts into words of its own language.
 *
 * @param colour below {@link #COLOURS}
 * @param animal below {@link #ANIMALS}
 * @param number from 1; nobody else in the class has it
 */
public record Nickname(int colour, int animal, int number) {
    public static final int COLOURS = 12;
    public static final int ANIMALS = 30;
    private static final int PAIRS = COLOURS * ANIMALS;
    private static final int HIGHEST = 9_999;

    /**
     * Draws one that nobody has. Colour and animal are those of nobody else, unless all are taken.
     *
     * @param taken of all who are or were in the class
     */
    static Nickname drawn(Random32 random, List<Nickname> taken) {
        Set<Integer> pairs = new HashSet<>();
        int highest = 0;
        for (Nickname other : taken) {
            pairs.add(other.pair());
            highest = Math.max(highest, other.number);
        }
        int pair = random.below(PAIRS);
        if (pairs.size() < PAIRS) while (pairs.contains(pair)) pair = random.below(PAIRS);
        return new Nickname(pair % COLOURS, pair / COLOURS, highest + 1);
    }

    private int pair() {
        return animal * COLOURS + colour;
    }

    String text() {
        return colour + " " + animal + ' ' + number;
    }

    /** @return null if it is none */
    static Nickname read(String text) {
        Columns columns = new Columns(text);
        int colour = columns.number(COLOURS - 1);
        int animal = columns.number(ANIMALS - 1);
        int number = columns.number(HIGHEST);
        return columns.areWhole() && number > 0 ? new Nickname(colour, animal, number) : null;
    }
}
