package uniboard.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pictures of an atlas in one file, one after the other: there are up to seven, and asking for one takes a browser longer than reading
 * it.
 */
final class PictureSets {
    private static final Pattern PICTURE = Pattern.compile("(assets/art/[12]x/[a-z]+)\\d*\\.png");
    private static final String SET = ".bin";

    /**
     * Where a picture lies.
     *
     * @param set  the name of the file, as it is published
     * @param from the first byte
     * @param to   the one after the last
     */
    record Part(String set, int from, int to) {
    }

    private final Map<String, ByteArrayOutputStream> contents = new TreeMap<>();
    private final Map<String, Part> parts = new LinkedHashMap<>();

    static boolean isPart(String name) {
        return PICTURE.matcher(name).matches();
    }

    /** @param name of the picture, of which {@link #isPart} holds */
    void add(String name, byte[] picture) {
        Matcher match = PICTURE.matcher(name);
        if (!match.matches()) throw new IllegalArgumentException(name);
        String set = match.group(1) + SET;
        ByteArrayOutputStream content = contents.computeIfAbsent(set, any -> new ByteArrayOutputStream());
        int from = content.size();
        content.writeBytes(picture);
        parts.put(name, new Part(set, from, content.size()));
    }

    void publish(PublishedFiles files) throws IOException {
        for (Map.Entry<String, ByteArrayOutputStream> set : contents.entrySet()) files.publish(set.getKey(), set.getValue().toByteArray());
    }

    /** By the pictures' names, those of a set. */
    Map<String, Part> parts(String set) {
        Map<String, Part> found = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            if (part.set.equals(set)) found.put(name, part);
        });
        return found;
    }
}
