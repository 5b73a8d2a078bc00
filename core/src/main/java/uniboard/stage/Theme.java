package uniboard.stage;

import com.badlogic.gdx.graphics.Color;

/**
 * The colours of one look of the table. Boards, cards and pieces keep their own colours in every theme and are multiplied by
 * {@code dim}.
 */
public record Theme(Color table, Color panel, Color line, Color ink, Color softInk, Color goodInk, Color good, Color shade, Color dim) {
    public static Theme light() {
        return new Theme(rgb(0xE9E1D3), rgb(0xFBF8F2), rgb(0xD8CCB8), rgb(0x2B2620), rgb(0x665B4C), rgb(0x00694D), rgb(0x009E73),
            rgb(0x3E2C16), rgb(0xFFFFFF));
    }

    private static Color rgb(int rgb) {
        return new Color(rgb << 8 | 0xFF);
    }
}
