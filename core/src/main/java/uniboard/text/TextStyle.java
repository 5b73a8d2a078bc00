package uniboard.text;

/** The three faces of the program; each is a chain of font files that together cover every language. */
public enum TextStyle {
    SANS("sans", "regular"), SANS_BOLD("sans", "bold"), SERIF("serif", "regular");

    private final String family;
    private final String weight;

    TextStyle(String family, String weight) {
        this.family = family;
        this.weight = weight;
    }

    public String family() {
        return family;
    }

    public String weight() {
        return weight;
    }
}
