package uniboard.web;

import java.util.ArrayList;
import java.util.List;

/**
 * {@link String#split} and {@link String#replaceFirst} without regular expressions, which would be half of the compiled program, and
 * numbers written without what only large or tiny ones need. The site builder puts them in the place of the originals everywhere.
 */
public final class PlainText {
    private static final String SPECIAL = "\\[]().*+?^$|{}";

    private PlainText() {
    }

    /**
     * As {@link String#split(String, int)}.
     *
     * @param separator a plain text, one escaped character such as {@code \\|}, or one of several characters such as {@code [-_]}
     * @throws IllegalArgumentException if the separator is any other regular expression
     */
    public static String[] split(String text, String separator, int limit) {
        String characters = characters(separator);
        int length = characters == null ? separator.length() : 1;
        List<String> parts = new ArrayList<>();
        int start = 0;
        while (limit <= 0 || parts.size() < limit - 1) {
            int end = characters == null ? text.indexOf(separator, start) : indexOfAny(text, characters, start);
            if (end < 0) break;
            parts.add(text.substring(start, end));
            start = end + length;
        }
        parts.add(text.substring(start));
        if (limit == 0) while (parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) parts.remove(parts.size() - 1);
        if (limit == 0 && parts.size() == 1 && parts.get(0).isEmpty() && !text.isEmpty()) parts.clear();
        return parts.toArray(new String[0]);
    }

    /**
     * As {@link String#replaceFirst}.
     *
     * @throws IllegalArgumentException if the part isn't plain text
     */
    public static String replaceFirst(String text, String part, String replacement) {
        if (indexOfAny(part, SPECIAL, 0) >= 0)
            throw new IllegalArgumentException("The site can't replace by the regular expression " + part + ", only by plain text");
        int start = text.indexOf(part);
        return start < 0 ? text : text.substring(0, start) + replacement + text.substring(start + part.length());
    }

    /** As {@link String#strip()}, without Unicode's table of characters. */
    public static String strip(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isWhitespace(text.charAt(start))) start++;
        while (end > start && isWhitespace(text.charAt(end - 1))) end--;
        return text.substring(start, end);
    }

    private static boolean isWhitespace(char sign) {
        if (sign <= ' ') return sign >= '\t' && sign <= '\r' || sign >= 0x1c;
        // Spaces that break a line.
        return sign == 0x1680 || sign >= 0x2000 && sign <= 0x200a && sign != 0x2007 || sign == 0x2028 || sign == 0x2029 || sign == 0x205f
            || sign == 0x3000;
    }

    /** As {@link String#toLowerCase()} of ASCII letters, which ids and the codes of languages consist of: others bring Unicode's tables. */
    public static String lowerCase(String text) {
        char[] letters = text.toCharArray();
        for (int i = 0; i < letters.length; i++) letters[i] = (char) lowerCase(letters[i]);
        return new String(letters);
    }

    /** As {@link Character#toLowerCase(int)} of an ASCII letter. */
    public static int lowerCase(int letter) {
        return letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter;
    }

    /** As {@link Character#digit(int, int)} of ASCII digits and letters. */
    public static int digit(int character, int radix) {
        int letter = lowerCase(character);
        int digit = letter >= '0' && letter <= '9' ? letter - '0' : letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : radix;
        return digit < radix ? digit : -1;
    }

    /** As {@link StringBuilder#append(float)}, but to hundredths and without exponents: the original brings tables of all powers along. */
    public static StringBuilder append(StringBuilder text, float number) {
        int hundredths = Math.round(Math.abs(number) * 100);
        if (number < 0 && hundredths > 0) text.append('-');
        text.append(hundredths / 100).append('.').append(hundredths / 10 % 10);
        return hundredths % 10 == 0 ? text : text.append(hundredths % 10);
    }

    /** The characters of which any one separates, or null if the separator is a text to be taken as a whole. */
    private static String characters(String separator) {
        int length = separator.length();
        if (length == 2 && separator.charAt(0) == '\\' && SPECIAL.indexOf(separator.charAt(1)) >= 0) return separator.substring(1);
        boolean set = length > 2 && separator.charAt(0) == '[' && separator.charAt(length - 1) == ']';
        String plain = set ? separator.substring(1, length - 1) : separator;
        boolean range = set && plain.indexOf('-', 1) > 0 && plain.indexOf('-', 1) < plain.length() - 1;
        if (plain.isEmpty() || range || indexOfAny(plain, SPECIAL, 0) >= 0)
            throw new IllegalArgumentException("The site can't split by the regular expression " + separator
                + ", only by plain text or one set of characters");
        return set ? plain : null;
    }

    private static int indexOfAny(String text, String characters, int start) {
        for (int i = start; i < text.length(); i++) if (characters.indexOf(text.charAt(i)) >= 0) return i;
        return -1;
    }
}
