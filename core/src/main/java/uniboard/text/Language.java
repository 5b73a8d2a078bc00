package uniboard.text;

/** The languages of the program. */
public enum Language {
    ENGLISH("en", "English", Direction.LEFT_TO_RIGHT),
    FRENCH("fr", "Français", Direction.LEFT_TO_RIGHT),
    UKRAINIAN("uk", "Українська", Direction.LEFT_TO_RIGHT),
    HEBREW("he", "עברית", Direction.RIGHT_TO_LEFT);

    private final String code;
    private final String ownName;
    private final Direction direction;

    Language(String code, String ownName, Direction direction) {
        this.code = code;
        this.ownName = ownName;
        this.direction = direction;
    }

    /** As in links, bundles' file names and the page's {@code lang} attribute (ISO 639-1). */
    public String code() {
        return code;
    }

    /** The language's name in itself. */
    public String ownName() {
        return ownName;
    }

    public Direction direction() {
        return direction;
    }

    /**
     * The first language of a list of preferences that the program has, or else English.
     *
     * @param tags language tags, the most wanted first, such as {@code fr-CA} or {@code he_IL}; the old code {@code iw} is known too
     */
    public static Language preferred(Iterable<String> tags) {
        for (String tag : tags) {
            String code = tag.split("[-_]")[0].toLowerCase(java.util.Locale.ROOT);
            if (code.equals("iw")) code = "he";
            for (Language language : values()) if (language.code.equals(code)) return language;
        }
        return ENGLISH;
    }
}
