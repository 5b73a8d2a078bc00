package uniboard.picture;

import com.badlogic.gdx.graphics.Color;

/**
 * Four corners that a batch was given, each with its place in the picture (y downwards), in the texture and its colour.
 *
 * @param x       in the picture
 * @param y       in the picture
 * @param u       in the texture, from 0 to 1
 * @param v       in the texture, downwards
 * @param colours of the corners
 */
record Quad(double[] x, double[] y, double[] u, double[] v, Color[] colours) {
    private static final double NEAR = 0.004;
    /** A sprite's outermost pixels may be left out, so that its neighbours in the atlas don't shine in. */
    private static final double EDGE = 0.02;

    boolean isPlain() {
        for (Color colour : colours) if (!colour.equals(colours[0])) return false;
        return true;
    }

    /** Whether the corners show the whole texture. */
    boolean showsAll() {
        for (int i = 0; i < 4; i++) if (!isAtEnd(u[i]) || !isAtEnd(v[i])) return false;
        return true;
    }

    private static boolean isAtEnd(double part) {
        return part < EDGE || part > 1 - EDGE;
    }

    /** Whether it covers nothing. */
    boolean isEmpty() {
        double area = 0;
        for (int i = 0; i < 4; i++) area += x[i] * y[(i + 1) % 4] - x[(i + 1) % 4] * y[i];
        return Math.abs(area) < NEAR;
    }

    /** What takes a place in the texture to its place in the picture, as SVG's matrix. */
    double[] matrix() {
        double au = u[1] - u[0];
        double av = v[1] - v[0];
        double bu = u[3] - u[0];
        double bv = v[3] - v[0];
        double whole = au * bv - av * bu;
        double ax = x[1] - x[0];
        double ay = y[1] - y[0];
        double bx = x[3] - x[0];
        double by = y[3] - y[0];
        double xu = (ax * bv - bx * av) / whole;
        double xv = (bx * au - ax * bu) / whole;
        double yu = (ay * bv - by * av) / whole;
        double yv = (by * au - ay * bu) / whole;
        return new double[] {xu, yu, xv, yv, x[0] - xu * u[0] - xv * v[0], y[0] - yu * u[0] - yv * v[0]};
    }

    double left() {
        return Math.min(Math.min(x[0], x[1]), Math.min(x[2], x[3]));
    }

    double right() {
        return Math.max(Math.max(x[0], x[1]), Math.max(x[2], x[3]));
    }

    double top() {
        return Math.min(Math.min(y[0], y[1]), Math.min(y[2], y[3]));
    }

    double bottom() {
        return Math.max(Math.max(y[0], y[1]), Math.max(y[2], y[3]));
    }

    /** Whether no point is in both. */
    boolean isApartFrom(Quad other) {
        return right() <= other.left() + NEAR || other.right() <= left() + NEAR || bottom() <= other.top() + NEAR
            || other.bottom() <= top() + NEAR;
    }

    /** Appends its outline to a path's data. */
    void outline(StringBuilder path) {
        if (isUpright()) {
            Decimals.join(path.append('M'), x[0], y[0]);
            String across = Decimals.place(x[2] - x[0]);
            // Relative, so that rows of equal ones are written alike.
            path.append('h').append(across).append('v').append(Decimals.place(y[1] - y[0])).append('h')
                .append(across.startsWith("-") ? across.substring(1) : '-' + across).append('z');
        } else {
            Decimals.join(path.append('M'), x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]);
            path.append('z');
        }
    }

    private boolean isUpright() {
        return Math.abs(x[0] - x[1]) < NEAR && Math.abs(y[1] - y[2]) < NEAR && Math.abs(x[2] - x[3]) < NEAR
            && Math.abs(y[3] - y[0]) < NEAR;
    }
}
