package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;

/**
 * The colours of one look of the table.
 *
 * @param lit   the table where the light falls
 * @param far   the table farthest from the light
 * @param shade of shadows, with their strength in alpha
 * @param dim   multiplies boards, cards and pieces, which keep their own colours in every theme
 * @param outline drawn around what else would stand out too little; null where nothing needs it
 * @param lead    of main buttons
 * @param leadInk of words on them
 * @param field   of what can be chosen on a panel: rows, tiles
 * @param edge    around controls, to be told from what lies below them: three to one
 * @param scrim   over what lies below a sheet
 */
public record Theme(Color table, Color lit, Color far, Color panel, Color line, Color ink, Color softInk, Color goodInk, Color good,
    Color shade, Color dim, Color outline, Color lead, Color leadInk, Color field, Color edge, Color scrim) {
    private static final float TINT = 0.15f;
    private static final Color WHITE = rgb(0xFFFFFF);
    /** Of a main button where it is lightest; dark enough for white words. */
    private static final Color GREEN = rgb(0x009169);
    private static final Color AMBER = rgb(0xB56A00);
    private static final Color LIT_AMBER = rgb(0xE9A13B);

    public static Theme light() {
        return new Theme(rgb(0xE9E1D3), rgb(0xF3ECE0), rgb(0xDACFBC), rgb(0xFBF8F2), rgb(0xD8CCB8), rgb(0x2B2620), rgb(0x5E5445),
            rgb(0x00694D), rgb(0x009E73), new Color(62 / 255f, 44 / 255f, 22 / 255f, 0.43f), rgb(0xFFFFFF), null, GREEN, WHITE,
            rgb(0xFFFDF8), rgb(0x8C7E68), new Color(28 / 255f, 20 / 255f, 10 / 255f, 0.46f));
    }

    public static Theme dark() {
        return new Theme(rgb(0x1F2428), rgb(0x2A3035), rgb(0x171B1E), rgb(0x2A3036), rgb(0x454E56), rgb(0xECE7DF), rgb(0xB3ADA3),
            rgb(0x4FD1A9), rgb(0x009E73), new Color(0, 0, 0, 1), rgb(0xD6D6D6), null, GREEN, WHITE,
            rgb(0x232A2F), rgb(0x8A8F94), new Color(0, 0, 0, 0.58f));
    }

    /** For people who asked for more contrast: paper white, ink black, no shades between. */
    public static Theme contrastLight() {
        return new Theme(rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0x000000), rgb(0x000000), rgb(0x000000),
            rgb(0x004D38), rgb(0x00694D), new Color(0, 0, 0, 0.6f), rgb(0xFFFFFF), rgb(0x000000), GREEN, WHITE,
            rgb(0xFFFFFF), rgb(0x000000), new Color(0, 0, 0, 0.7f));
    }

    public static Theme contrastDark() {
        return new Theme(rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF),
            rgb(0x6FF0C8), rgb(0x2FD8A5), new Color(0, 0, 0, 1), rgb(0xFFFFFF), rgb(0xFFFFFF), GREEN, WHITE,
            rgb(0x000000), rgb(0xFFFFFF), new Color(0, 0, 0, 0.7f));
    }

    /** The same with another colour, which can be read on panels, for what leads on, and for what is right. */
    public Theme accented(Color accent) {
        return new Theme(table, lit, far, panel, line, ink, softInk, accent, accent, shade, dim, outline, accent, panel, field, edge,
            scrim);
    }

    /** Whether words are lighter than their paper. */
    public boolean isDark() {
        return panel.r < ink.r;
    }

    /** Of slips, and of what isn't right yet: of frames and marks on panels. */
    public Color amber() {
        return isDark() ? LIT_AMBER : AMBER;
    }

    /** Below what is chosen, or right: the field with a breath of the colour; without it for people who asked for more contrast. */
    public Color tint(Color colour) {
        return outline != null ? field : field.cpy().lerp(colour, TINT);
    }

    private static Color rgb(int rgb) {
        return new Color(rgb << 8 | 0xFF);
    }
}
