package uniboard.art;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sprite list; its first lines say how one is written.
 *
 * @param sprites in the order of the list
 * @param colours the size of each page's palette
 */
record SpriteList(List<Sprite> sprites, Map<String, Integer> colours) {
    private static final Pattern COLOURS = Pattern.compile("colours\\s+(?<page>\\S+)\\s+(?<number>\\d+)");
    private static final Pattern SPRITE = Pattern.compile(
            "(?<page>\\S+)\\s+(?<region>\\S+)\\s+(?<source>\\S+)\\s+(?<width>\\d+)x(?<height>\\d+)(\\s+(?<margin>\\d+))?"
                    + "(\\s+split\\s+(?<split>\\d+\\s+\\d+\\s+\\d+\\s+\\d+))?(?<soft>\\s+soft)?");

    /** @throws IOException if the file can't be read, or naming the first line that can't be understood or a page without colours */
    static SpriteList read(Path file) throws IOException {
        List<Sprite> sprites = new ArrayList<>();
        Map<String, Integer> colours = new HashMap<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            Matcher page = COLOURS.matcher(line);
            if (page.matches()) {
                colours.put(page.group("page"), Integer.valueOf(page.group("number")));
                continue;
            }
            Matcher m = SPRITE.matcher(line);
            if (!m.matches()) throw new IOException(file + ":" + (i + 1) + ": not a sprite: " + line);
            int margin = m.group("margin") == null ? 0 : Integer.parseInt(m.group("margin"));
            sprites.add(new Sprite(m.group("page"), m.group("region"), m.group("source"),
                    Integer.parseInt(m.group("width")), Integer.parseInt(m.group("height")), margin, split(m.group("split")),
                    m.group("soft") != null));
        }
        for (Sprite sprite : sprites)
            if (!colours.containsKey(sprite.page())) throw new IOException(file + ": no line 'colours' for page " + sprite.page());
        return new SpriteList(sprites, colours);
    }

    private static int[] split(String numbers) {
        if (numbers == null) return null;
        return Pattern.compile("\\s+").splitAsStream(numbers).mapToInt(Integer::parseInt).toArray();
    }
}
