package uniboard.picture;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.TextureData;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.Theme;
import uniboard.text.Direction;

/** Gathers what a scene draws and writes it as one SVG file. */
final class SvgPicture implements SvgBatch.Painter {
    private static final String PLAIN = "pixel";
    /** How many shapes drawn last a shape may be joined to. */
    private static final int SIGHT = 4;
    private static final double UNSEEN = 0.004;

    private final double width;
    private final double height;
    private final Direction direction;
    private final String title;
    private final Names names = new Names();
    private final Symbols symbols;
    private final List<String> definitions = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private boolean hasWords;

    /** @param title what the picture shows; null: nothing is said, and whatever has a letter is left out */
    SvgPicture(SpriteSources sources, double width, double height, Direction direction, String title) {
        this.width = width;
        this.height = height;
        this.direction = direction;
        this.title = title;
        symbols = new Symbols(sources, names);
    }

    double height() {
        return height;
    }

    /** The table itself in soft light from the upper left, as {@link uniboard.stage.kit.Backdrop} has it. */
    void backdrop(Theme theme) {
        String name = names.next();
        definitions.add("<radialGradient id=\"" + name
            + "\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate(.26 .08)scale(1.2 1.1)\">" + stop("0", theme.lit())
            + stop(".52", theme.table()) + stop("1", theme.far()) + "</radialGradient>");
        marks.add(() -> "<path fill=\"url(#" + name + ")\" d=\"M0 0H" + Decimals.place(width) + 'V' + Decimals.place(height) + "H0z\"/>");
    }

    private static String stop(String offset, Color colour) {
        return "<stop offset=\"" + offset + "\" stop-color=\"" + Tint.of(colour).white() + '"'
            + (colour.a < 1 ? " stop-opacity=\"" + Decimals.place(colour.a) + '"' : "") + "/>";
    }

    @Override
    public void paint(Texture texture, Quad[] quads) {
        TextureData data = texture.getTextureData();
        if (data instanceof WordTexture words) {
            words(words, quads[0]);
        } else if (((SpriteTexture) data).sprite().region().equals(PLAIN)) {
            for (Quad quad : quads) fill(quad);
        } else if (quads.length > 1) {
            stretched(((SpriteTexture) data).sprite(), quads);
        } else {
            placed(((SpriteTexture) data).sprite(), quads[0]);
        }
    }

    private void words(WordTexture words, Quad quad) {
        Color colour = quad.colours()[0];
        String text = words.paragraph().text();
        if (colour.a < UNSEEN || text.isBlank() || title == null && text.chars().anyMatch(Character::isLetter)) return;
        hasWords = true;
        marks.add(new WordMark(words, quad.matrix(), colour, direction));
    }

    private void fill(Quad quad) {
        if (quad.isEmpty()) return;
        Color first = quad.colours()[0];
        if (!quad.isPlain()) {
            marks.add(new FillMark("url(#" + shade(quad) + ')', 1, quad));
            return;
        }
        if (first.a < UNSEEN) return;
        String paint = Tint.of(first).white();
        for (int i = marks.size() - 1; i >= Math.max(0, marks.size() - SIGHT) && marks.get(i) instanceof FillMark mark; i--) {
            if (mark.takes(paint, first.a, quad)) return;
            if (!mark.letsPass(first.a, quad)) break;
        }
        marks.add(new FillMark(paint, first.a, quad));
    }

    /** From the edge between two corners of one colour straight to the other one. */
    private String shade(Quad quad) {
        boolean alongFirst = quad.colours()[0].equals(quad.colours()[3]);
        int a = 0;
        int b = alongFirst ? 3 : 1;
        int c = alongFirst ? 1 : 3;
        double edgeX = quad.x()[b] - quad.x()[a];
        double edgeY = quad.y()[b] - quad.y()[a];
        double length = edgeX * edgeX + edgeY * edgeY;
        double acrossX = quad.x()[c] - quad.x()[a];
        double acrossY = quad.y()[c] - quad.y()[a];
        double along = length == 0 ? 0 : (acrossX * edgeX + acrossY * edgeY) / length;
        String name = names.next();
        definitions.add("<linearGradient id=\"" + name + "\" gradientUnits=\"userSpaceOnUse\" x1=\"" + Decimals.place(quad.x()[a])
            + "\" y1=\"" + Decimals.place(quad.y()[a]) + "\" x2=\"" + Decimals.place(quad.x()[c] - along * edgeX) + "\" y2=\""
            + Decimals.place(quad.y()[c] - along * edgeY) + "\">" + stop("0", quad.colours()[a]) + stop("1", quad.colours()[c])
            + "</linearGradient>");
        return name;
    }

    private void placed(Sprite sprite, Quad quad) {
        Color colour = quad.colours()[0];
        if (colour.a < UNSEEN || quad.isEmpty()) return;
        double[] box = symbols.box(sprite);
        double allWidth = (sprite.width() + 2.0 * sprite.margin()) * box[0] / sprite.width();
        double allHeight = (sprite.height() + 2.0 * sprite.margin()) * box[1] / sprite.height();
        double left = sprite.margin() * box[0] / sprite.width();
        double top = sprite.margin() * box[1] / sprite.height();
        double[] m = quad.matrix();
        double[] matrix = {m[0] / allWidth, m[1] / allWidth, m[2] / allHeight, m[3] / allHeight, 0, 0};
        matrix[4] = m[4] + matrix[0] * left + matrix[2] * top;
        matrix[5] = m[5] + matrix[1] * left + matrix[3] * top;
        Mark mark = symbols.use(sprite, Tint.of(colour), null, matrix, colour.a);
        if (quad.showsAll()) {
            marks.add(mark);
        } else {
            String clip = clip(quad);
            marks.add(() -> "<g clip-path=\"url(#" + clip + ")\">" + mark.svg() + "</g>");
        }
    }

    /** The quad's outline, for what reaches beyond it. */
    private String clip(Quad quad) {
        StringBuilder path = new StringBuilder();
        quad.outline(path);
        String name = names.next();
        definitions.add("<clipPath id=\"" + name + "\"><path d=\"" + path + "\"/></clipPath>");
        return name;
    }

    private void stretched(Sprite sprite, Quad[] quads) {
        Color colour = quads[0].colours()[0];
        if (colour.a < UNSEEN) return;
        // The first is the lower left end, the last the upper right one.
        Quad lowerLeft = quads[0];
        Quad upperRight = quads[quads.length - 1];
        Quad upperLeft = quads[quads.length - 3];
        double x = upperLeft.x()[1];
        double y = upperLeft.y()[1];
        double rightX = upperRight.x()[2] - x;
        double rightY = upperRight.y()[2] - y;
        double downX = lowerLeft.x()[0] - x;
        double downY = lowerLeft.y()[0] - y;
        double across = Math.hypot(rightX, rightY);
        double down = Math.hypot(downX, downY);
        if (across < UNSEEN || down < UNSEEN) return;
        double end = Math.hypot(lowerLeft.x()[3] - lowerLeft.x()[0], lowerLeft.y()[3] - lowerLeft.y()[0]);
        double scale = end / sprite.split()[0];
        Stretch stretch = new Stretch(new Stretch.Axis(sprite.split()[0], sprite.split()[1], sprite.width(), across / scale),
            new Stretch.Axis(sprite.split()[2], sprite.split()[3], sprite.height(), down / scale));
        double[] matrix = {rightX / across * scale, rightY / across * scale, downX / down * scale, downY / down * scale, x, y};
        marks.add(symbols.use(sprite, Tint.of(colour), stretch, matrix, colour.a));
    }

    /**
     * The file.
     *
     * @param shownWidth in pixels, as long as nobody asks for another
     */
    String svg(int shownWidth) {
        StringBuilder body = new StringBuilder();
        for (Mark mark : marks) body.append(mark.svg());
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ").append(Decimals.place(width))
            .append(' ').append(Decimals.place(height)).append("\" width=\"").append(shownWidth).append("\" height=\"")
            .append(Decimals.place(height * shownWidth / width)).append('"');
        if (title != null) out.append(" role=\"img\"");
        if (hasWords) {
            out.append(" font-family=\"Noto Sans,system-ui,sans-serif\" text-anchor=\"middle\"");
            if (direction == Direction.RIGHT_TO_LEFT) out.append(" direction=\"rtl\"");
        }
        out.append('>');
        if (title != null) out.append("<title>").append(WordMark.escaped(title)).append("</title>");
        out.append("<defs>");
        definitions.forEach(out::append);
        out.append(symbols.definitions()).append("</defs>").append(body).append("</svg>\n");
        return out.toString();
    }
}
