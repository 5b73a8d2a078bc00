package uniboard.picture;

/**
 * A picture that scenes draw, by its source.
 *
 * @param area   atlas that has it
 * @param region its name in the atlas
 * @param file   of its source, in the folder of sources
 * @param symbol of the file
 * @param width  of the symbol's box, in CSS pixels of the reference table
 * @param height of the symbol's box
 * @param margin around the box, on each side
 * @param split  left, right, top and bottom parts that aren't stretched; empty: it is no stretchable picture
 */
record Sprite(String area, String region, String file, String symbol, int width, int height, int margin, int[] split) {
    /** {@code area region file symbol width height margin [left right top bottom]}. */
    static Sprite read(String line) {
        String[] words = line.split(" ");
        int[] split = new int[words.length - 7];
        for (int i = 0; i < split.length; i++) split[i] = Integer.parseInt(words[7 + i]);
        return new Sprite(words[0], words[1], words[2], words[3], Integer.parseInt(words[4]), Integer.parseInt(words[5]),
            Integer.parseInt(words[6]), split);
    }

    boolean stretches() {
        return split.length > 0;
    }

    /** Its page and region as an atlas file has them. */
    String atlasEntry() {
        int allWidth = width + 2 * margin;
        int allHeight = height + 2 * margin;
        StringBuilder entry = new StringBuilder();
        entry.append('\n').append(region).append(".png\nsize:").append(allWidth).append(',').append(allHeight).append('\n')
            .append(region).append("\nbounds:0,0,").append(allWidth).append(',').append(allHeight).append('\n');
        if (stretches()) {
            entry.append("split:").append(split[0]).append(',').append(split[1]).append(',').append(split[2]).append(',')
                .append(split[3]).append('\n');
        }
        return entry.toString();
    }
}
