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

    /**
     * Pixels. Java takes fonts of the same family and size for equal, whatever letters their files have, and sets neighbouring runs in the
     * first one; the difference in size is too small to be seen.
     */
    private static final float TELLING_APART = 0.001f;

    private final List<Font> fonts = new ArrayList<>();

    FontChain(TextStyle style) {
        for (String script : SCRIPTS) fonts.add(read("/fonts/" + style.family() + '-' + style.weight() + '-' + script + ".ttf"));
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
            int font = fontOf(text.codePointAt(from));
            int to = from;
            while (to < text.length() && fontOf(text.codePointAt(to)) == font) to += Character.charCount(text.codePointAt(to));
            into.addAttribute(TextAttribute.FONT, fonts.get(font).deriveFont(size + font * TELLING_APART), from, to);
            from = to;
        }
    }

    /** The number of the first font that has the character; of the first of all if none has. */
    private int fontOf(int character) {
        for (int font = 0; font < fonts.size(); font++) if (fonts.get(font).canDisplay(character)) return font;
        return 0;
    }
}
