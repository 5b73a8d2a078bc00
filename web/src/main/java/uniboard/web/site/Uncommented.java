package uniboard.web.site;

import java.util.ArrayList;
import java.util.List;

/** A script or a style sheet as players get it: without indentation, empty lines and comments of whole lines. */
final class Uncommented {
    private Uncommented() {
    }

    /** @throws IllegalArgumentException if a comment at the start of a line has code behind it */
    static String of(String text) {
        List<String> kept = new ArrayList<>();
        boolean comment = false;
        for (String line : text.lines().map(String::strip).toList()) {
            comment |= line.startsWith("/*");
            if (!comment && !line.isEmpty()) kept.add(line);
            if (comment && line.contains("*/") && !line.endsWith("*/")) throw new IllegalArgumentException("A comment before code: " + line);
            if (line.endsWith("*/")) comment = false;
        }
        return String.join("\n", kept) + '\n';
    }
}
