package uniboard.art;

/**
 * One line of the sprite list.
 *
 * @param page   atlas and, after a slash, the page that the sprite shares with others of its colours
 * @param region name in the atlas
 * @param source symbol in the SVG file of the atlas's name, or {@code lucide:} and the name of an icon
 * @param width  of the symbol's box, in pixels at 1x
 * @param height of the symbol's box, in pixels at 1x
 * @param margin pixels at 1x added on each side
 * @param split  left, right, top and bottom parts of a nine-patch in pixels at 1x, or null
 * @param soft   without a sharp edge: 1x is enough for every density
 */
record Sprite(String page, String region, String source, int width, int height, int margin, int[] split, boolean soft) {
    private static final String ICON = "lucide:";

    /** The name of the icon that it is, or null. */
    String icon() {
        return source.startsWith(ICON) ? source.substring(ICON.length()) : null;
    }

    /** The pixels of a pixel at 1x in the atlas of a density. */
    int density(int atlas) {
        return soft ? 1 : atlas;
    }

    String atlas() {
        int slash = page.indexOf('/');
        return slash < 0 ? page : page.substring(0, slash);
    }
}
