package uniboard.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Something drawn in a box: a symbol of one of our files, or an icon. */
final class SvgSource {
    private static final String ICONS = "/META-INF/resources/webjars/lucide-static/0.468.0/icons/";

    private final String body;
    private final double boxWidth;
    private final double boxHeight;

    private SvgSource(String body, double boxWidth, double boxHeight) {
        this.body = body;
        this.boxWidth = boxWidth;
        this.boxHeight = boxHeight;
    }

    static SvgSource symbol(String file, String id) throws IOException {
        Matcher box = Pattern.compile("<symbol id=\"" + Pattern.quote(id) + "\" viewBox=\"0 0 ([\\d.]+) ([\\d.]+)\"").matcher(file);
        if (!box.find()) throw new IOException("no symbol '" + id + "' with a viewBox from 0 0");
        double width = Double.parseDouble(box.group(1));
        double height = Double.parseDouble(box.group(2));
        String content = file.substring(file.indexOf('>') + 1, file.lastIndexOf("</svg>"));
        return new SvgSource(content + "<use href=\"#" + id + "\" width=\"" + width + "\" height=\"" + height + "\"/>", width, height);
    }

    /** A Lucide icon in white, its strokes 1.8 of 24 wide. */
    static SvgSource icon(String name) throws IOException {
        try (InputStream in = SvgSource.class.getResourceAsStream(ICONS + name + ".svg")) {
            if (in == null) throw new IOException("no Lucide icon '" + name + "'");
            String icon = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String strokes = icon.substring(icon.indexOf('>', icon.indexOf("<svg")) + 1, icon.lastIndexOf("</svg>"));
            return new SvgSource("<g fill=\"none\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
                    + strokes + "</g>", 24, 24);
        }
    }

    /** As a symbol with a name. */
    String symbol(String id) {
        return "<symbol id=\"" + id + "\" viewBox=\"0 0 " + boxWidth + ' ' + boxHeight + "\">" + body + "</symbol>";
    }

    /**
     * @param width  of the box in pixels
     * @param height of the box in pixels
     * @param margin pixels around the box
     */
    BufferedImage paint(int width, int height, int margin) throws IOException {
        double unitsX = margin * boxWidth / width;
        double unitsY = margin * boxHeight / height;
        double outerWidth = boxWidth + 2 * unitsX;
        double outerHeight = boxHeight + 2 * unitsY;
        String document = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + -unitsX + " " + -unitsY + " " + outerWidth + " "
                + outerHeight + "\" width=\"" + outerWidth + "\" height=\"" + outerHeight + "\">" + body + "</svg>";
        SVGDocument svg = new SVGLoader().load(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), null,
                LoaderContext.createDefault());
        if (svg == null) throw new IOException("not an SVG document");
        BufferedImage image = new BufferedImage(width + 2 * margin, height + 2 * margin, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        g.scale(image.getWidth() / outerWidth, image.getHeight() / outerHeight);
        svg.renderWithPlatform(NullPlatformSupport.INSTANCE, g, new ViewBox((float) outerWidth, (float) outerHeight));
        g.dispose();
        return image;
    }
}
