package uniboard.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as SVG has them: as few characters as will do. */
final class Decimals {
    private Decimals() {
    }

    static String of(double number, int places) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP).stripTrailingZeros();
        if (rounded.signum() == 0) return "0";
        String text = rounded.toPlainString();
        if (text.startsWith("0.")) return text.substring(1);
        return text.startsWith("-0.") ? '-' + text.substring(2) : text;
    }

    /** A place in the picture, or a length. */
    static String place(double number) {
        return of(number, 2);
    }

    /** Numbers one after the other: a minus parts as well as a blank. */
    static void join(StringBuilder out, double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            String text = place(numbers[i]);
            if (i > 0 && !text.startsWith("-")) out.append(' ');
            out.append(text);
        }
    }
}
