package uniboard.desktop;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.text.TextStyle;

/** The font files of one style in order of preference: each character is set in the first font that has it, as browsers do. */
final class FontChain {
    private static final List<String> SCRIPTS = List.of("latin", "cyrillic", "hebrew");

    /** Far below a pixel. Java takes fonts of one name, as Noto's Latin and Cyrillic are, for the same unless some attribute differs. */
    private static final float TELLING_APART = 1e-6f;

    private final List<Font> fonts = new ArrayList<>();

    FontChain(TextStyle style) {
        for (String script : SCRIPTS) {
            Font font = read("/fonts/" + style.family() + '-' + style.weight() + '-' + script + ".ttf");
            fonts.add(font.deriveFont(Map.of(TextAttribute.TRACKING, fonts.size() * TELLING_APART)));
        }
    }

    private static Font read(String file) {
        try (InputStream in = FontChain.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException("The program is incomplete: the font " + file + " is missing");
            // Browsers kern and join letters unless told otherwise.
            return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(
                Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON, TextAttribute.LIGATURES, TextAttribute.LIGATURES_ON));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("The font " + file + " is damaged", e);
        }
    }

    /** Sets the font of every character of {@code into}, whose characters are those of {@code text}. */
    void apply(String text, float size, AttributedString into) {
        int from = 0;
        while (from < text.length()) {
            Font font = fontOf(text.codePointAt(from));
            int to = from;
            while (to < text.length() && fontOf(text.codePointAt(to)) == font) to += Character.charCount(text.codePointAt(to));
            into.addAttribute(TextAttribute.FONT, font.deriveFont(size), from, to);
            from = to;
        }
    }

    private Font fontOf(int character) {
        for (Font font : fonts) if (font.canDisplay(character)) return font;
        return fonts.get(0);
    }
}
