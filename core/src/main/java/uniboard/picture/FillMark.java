package uniboard.picture;

import java.util.ArrayList;
import java.util.List;

/** Plain shapes of one colour. */
final class FillMark implements Mark {
    /** Two paints as faint as this, multiplied, look the same whichever comes first. */
    private static final double FAINT = 0.02;

    private final String paint;
    private final double alpha;
    private final List<Quad> shapes = new ArrayList<>();

    /** @param paint a colour or a reference */
    FillMark(String paint, double alpha, Quad first) {
        this.paint = paint;
        this.alpha = alpha;
        shapes.add(first);
    }

    /** Whether a shape drawn above this looks the same drawn below it, as far as eyes can tell. */
    boolean letsPass(double otherAlpha, Quad shape) {
        return alpha * otherAlpha < FAINT || shapes.stream().allMatch(shape::isApartFrom);
    }

    /** Takes one more shape in, if that looks the same as drawing it alone. */
    boolean takes(String otherPaint, double otherAlpha, Quad shape) {
        if (!paint.equals(otherPaint) || alpha != otherAlpha) return false;
        if (alpha < 1) for (Quad other : shapes) if (!other.isApartFrom(shape)) return false;
        shapes.add(shape);
        return true;
    }

    @Override
    public String svg() {
        StringBuilder path = new StringBuilder();
        for (Quad shape : shapes) shape.outline(path);
        return "<path fill=\"" + paint + '"' + (alpha < 1 ? " fill-opacity=\"" + Decimals.place(alpha) + '"' : "") + " d=\"" + path
            + "\"/>";
    }
}
