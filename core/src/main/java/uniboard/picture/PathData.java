package uniboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The data of a path, stretched: all places become absolute and are mapped. */
final class PathData {
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z]|[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");
    private static final String COMMANDS = "MLHVCSQTAZ";
    private static final int[] NUMBERS = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};

    private final List<String> tokens = new ArrayList<>();
    private final Stretch stretch;
    private final StringBuilder out = new StringBuilder();
    private int next;
    private double x;
    private double y;
    private double startX;
    private double startY;

    private PathData(String data, Stretch stretch) {
        this.stretch = stretch;
        Matcher matcher = TOKEN.matcher(data);
        while (matcher.find()) tokens.add(matcher.group());
    }

    static String stretched(String data, Stretch stretch) {
        return new PathData(data, stretch).stretched();
    }

    private String stretched() {
        char command = 'M';
        while (next < tokens.size()) {
            char first = tokens.get(next).charAt(0);
            if (Character.isLetter(first)) {
                command = first;
                next++;
            }
            segment(command);
            // More places after a move are lines.
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
        return out.toString();
    }

    private void segment(char command) {
        char kind = String.valueOf(command).toUpperCase(Locale.ROOT).charAt(0);
        boolean relative = kind != command;
        double[] numbers = new double[NUMBERS[COMMANDS.indexOf(kind)]];
        for (int i = 0; i < numbers.length; i++) {
            boolean isFlag = kind == 'A' && (i == 3 || i == 4);
            numbers[i] = isFlag ? flag() : Double.parseDouble(tokens.get(next++));
        }
        out.append(kind);
        double fromX = relative ? x : 0;
        double fromY = relative ? y : 0;
        switch (kind) {
            case 'Z' -> {
                x = startX;
                y = startY;
            }
            case 'H' -> {
                x = fromX + numbers[0];
                Decimals.join(out, stretch.x().map(x));
            }
            case 'V' -> {
                y = fromY + numbers[0];
                Decimals.join(out, stretch.y().map(y));
            }
            case 'A' -> {
                x = fromX + numbers[5];
                y = fromY + numbers[6];
                Decimals.join(out, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], stretch.x().map(x), stretch.y().map(y));
            }
            default -> places(numbers, fromX, fromY);
        }
        if (kind == 'M') {
            startX = x;
            startY = y;
        }
    }

    private void places(double[] numbers, double fromX, double fromY) {
        double[] mapped = new double[numbers.length];
        for (int i = 0; i < numbers.length; i += 2) {
            x = fromX + numbers[i];
            y = fromY + numbers[i + 1];
            mapped[i] = stretch.x().map(x);
            mapped[i + 1] = stretch.y().map(y);
        }
        Decimals.join(out, mapped);
    }

    /** Flags may stand together with what follows them. */
    private double flag() {
        String token = tokens.get(next);
        if (token.length() > 1) tokens.set(next, token.substring(1));
        else next++;
        return token.charAt(0) - '0';
    }
}
