package uniboard.text;

import java.util.Locale;

/** The plural categories of the Unicode CLDR for whole numbers, as far as our languages have them. */
public enum PluralForm {
    ONE, TWO, FEW, MANY, OTHER;

    /** As bundle keys end. */
    public String suffix() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static PluralForm of(Language language, int number) {
        int n = Math.abs(number);
        return switch (language) {
            case ENGLISH -> n == 1 ? ONE : OTHER;
            case FRENCH -> n <= 1 ? ONE : OTHER;
            case HEBREW -> n == 1 ? ONE : n == 2 ? TWO : OTHER;
            case UKRAINIAN -> {
                int last = n % 10;
                boolean teen = n % 100 / 10 == 1;
                if (last == 1 && !teen) yield ONE;
                yield last >= 2 && last <= 4 && !teen ? FEW : MANY;
            }
        };
    }
}
