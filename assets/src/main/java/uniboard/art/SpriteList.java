package uniboard.art;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the sprite list; its first lines say how one is written. */
final class SpriteList {
    private static final Pattern LINE = Pattern.compile(
            "(?<page>\\S+)\\s+(?<region>\\S+)\\s+(?<source>\\S+)\\s+(?<width>\\d+)x(?<height>\\d+)(\\s+(?<margin>\\d+))?"
                    + "(\\s+split\\s+(?<split>\\d+\\s+\\d+\\s+\\d+\\s+\\d+))?");

    private SpriteList() {
    }

    /** @throws IOException if the file can't be read, or with its name and the number of the first line that is no sprite */
    static List<Sprite> read(Path file) throws IOException {
        List<Sprite> sprites = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            Matcher m = LINE.matcher(line);
            if (!m.matches()) throw new IOException(file + ":" + (i + 1) + ": not a sprite: " + line);
            int margin = m.group("margin") == null ? 0 : Integer.parseInt(m.group("margin"));
            sprites.add(new Sprite(m.group("page"), m.group("region"), m.group("source"),
                    Integer.parseInt(m.group("width")), Integer.parseInt(m.group("height")), margin, split(m.group("split"))));
        }
        return sprites;
    }

    private static int[] split(String numbers) {
        if (numbers == null) return null;
        return Pattern.compile("\\s+").splitAsStream(numbers).mapToInt(Integer::parseInt).toArray();
    }
}
