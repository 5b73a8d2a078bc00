package uniboard.picture;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.Matrix4;

/** Takes what scenes draw and hands it on as quads, in the picture's own frame: y downwards, all transformations done. */
final class SvgBatch implements Batch {
    /** Is given what is drawn, the lowest first. */
    interface Painter {
        /** @param quads one, or the nine of a stretched picture */
        void paint(Texture texture, Quad[] quads);
    }

    private static final int FLOATS = 5;
    private static final int CORNERS = 4;

    private final Painter painter;
    private final double height;
    private final Color colour = new Color(Color.WHITE);
    private final Matrix4 projection = new Matrix4();
    private final Matrix4 transform = new Matrix4();
    private boolean isDrawing;

    SvgBatch(Painter painter, double height) {
        this.painter = painter;
        this.height = height;
    }

    @Override
    public void begin() {
        isDrawing = true;
    }

    @Override
    public void end() {
        isDrawing = false;
    }

    @Override
    public boolean isDrawing() {
        return isDrawing;
    }

    @Override
    public void setColor(Color tint) {
        colour.set(tint);
    }

    @Override
    public void setColor(float r, float g, float b, float a) {
        colour.set(r, g, b, a);
    }

    @Override
    public Color getColor() {
        return colour;
    }

    @Override
    public void setPackedColor(float packed) {
        colour.set(Tint.colour(packed));
    }

    @Override
    public float getPackedColor() {
        return colour.toFloatBits();
    }

    @Override
    public void draw(Texture texture, float[] vertices, int offset, int count) {
        Quad[] quads = new Quad[count / (FLOATS * CORNERS)];
        for (int i = 0; i < quads.length; i++) {
            float[] x = new float[CORNERS];
            float[] y = new float[CORNERS];
            double[] u = new double[CORNERS];
            double[] v = new double[CORNERS];
            Color[] colours = new Color[CORNERS];
            for (int corner = 0; corner < CORNERS; corner++) {
                int at = offset + (i * CORNERS + corner) * FLOATS;
                x[corner] = vertices[at];
                y[corner] = vertices[at + 1];
                colours[corner] = Tint.colour(vertices[at + 2]);
                u[corner] = vertices[at + 3];
                v[corner] = vertices[at + 4];
            }
            quads[i] = quad(x, y, u, v, colours);
        }
        painter.paint(texture, quads);
    }

    private Quad quad(float[] x, float[] y, double[] u, double[] v, Color... colours) {
        double[] right = new double[CORNERS];
        double[] down = new double[CORNERS];
        float[] m = transform.val;
        for (int i = 0; i < CORNERS; i++) {
            right[i] = m[Matrix4.M00] * x[i] + m[Matrix4.M01] * y[i] + m[Matrix4.M03];
            down[i] = height - (m[Matrix4.M10] * x[i] + m[Matrix4.M11] * y[i] + m[Matrix4.M13]);
        }
        return new Quad(right, down, u, v, colours);
    }

    private void draw(Texture texture, float[] x, float[] y, float u, float v, float u2, float v2) {
        Color tint = new Color(colour);
        painter.paint(texture,
            new Quad[] {quad(x, y, new double[] {u, u, u2, u2}, new double[] {v, v2, v2, v}, tint, tint, tint, tint)});
    }

    @Override
    public void draw(Texture texture, float x, float y, float width, float height, float u, float v, float u2, float v2) {
        draw(texture, new float[] {x, x, x + width, x + width}, new float[] {y, y + height, y + height, y}, u, v, u2, v2);
    }

    @Override
    public void draw(Texture texture, float x, float y) {
        draw(texture, x, y, texture.getWidth(), texture.getHeight());
    }

    @Override
    public void draw(Texture texture, float x, float y, float width, float height) {
        draw(texture, x, y, width, height, 0, 1, 1, 0);
    }

    @Override
    public void draw(TextureRegion region, float x, float y) {
        draw(region, x, y, region.getRegionWidth(), region.getRegionHeight());
    }

    @Override
    public void draw(TextureRegion region, float x, float y, float width, float height) {
        draw(region.getTexture(), x, y, width, height, region.getU(), region.getV2(), region.getU2(), region.getV());
    }

    @Override
    public void draw(TextureRegion region, float x, float y, float originX, float originY, float width, float height, float scaleX,
        float scaleY, float rotation) {
        Affine2 placed = new Affine2().translate(x + originX, y + originY).rotate(rotation).scale(scaleX, scaleY)
            .translate(-originX, -originY);
        draw(region, width, height, placed);
    }

    @Override
    public void draw(TextureRegion region, float width, float height, Affine2 placed) {
        float[] x = {placed.m02, placed.m01 * height + placed.m02, placed.m00 * width + placed.m01 * height + placed.m02,
            placed.m00 * width + placed.m02};
        float[] y = {placed.m12, placed.m11 * height + placed.m12, placed.m10 * width + placed.m11 * height + placed.m12,
            placed.m10 * width + placed.m12};
        draw(region.getTexture(), x, y, region.getU(), region.getV2(), region.getU2(), region.getV());
    }

    @Override
    public void draw(Texture texture, float x, float y, float originX, float originY, float width, float height, float scaleX,
        float scaleY, float rotation, int srcX, int srcY, int srcWidth, int srcHeight, boolean flipX, boolean flipY) {
        throw parts();
    }

    @Override
    public void draw(Texture texture, float x, float y, float width, float height, int srcX, int srcY, int srcWidth, int srcHeight,
        boolean flipX, boolean flipY) {
        throw parts();
    }

    @Override
    public void draw(Texture texture, float x, float y, int srcX, int srcY, int srcWidth, int srcHeight) {
        throw parts();
    }

    @Override
    public void draw(TextureRegion region, float x, float y, float originX, float originY, float width, float height, float scaleX,
        float scaleY, float rotation, boolean clockwise) {
        throw parts();
    }

    private static UnsupportedOperationException parts() {
        return new UnsupportedOperationException("Scenes draw regions, not pixels of a texture");
    }

    @Override
    public void setProjectionMatrix(Matrix4 newProjection) {
        projection.set(newProjection);
    }

    @Override
    public void setTransformMatrix(Matrix4 newTransform) {
        transform.set(newTransform);
    }

    @Override
    public Matrix4 getProjectionMatrix() {
        return projection;
    }

    @Override
    public Matrix4 getTransformMatrix() {
        return transform;
    }

    @Override
    public void flush() {
        // What is drawn is handed on at once.
    }

    @Override
    public void disableBlending() {
        // What covers everything does so with blending too.
    }

    @Override
    public void enableBlending() {
        // It never was disabled.
    }

    @Override
    public boolean isBlendingEnabled() {
        return true;
    }

    @Override
    public void setBlendFunction(int source, int destination) {
        // Scenes leave it as it is.
    }

    @Override
    public void setBlendFunctionSeparate(int source, int destination, int sourceAlpha, int destinationAlpha) {
        // Scenes leave it as it is.
    }

    @Override
    public int getBlendSrcFunc() {
        return GL20.GL_SRC_ALPHA;
    }

    @Override
    public int getBlendDstFunc() {
        return GL20.GL_ONE_MINUS_SRC_ALPHA;
    }

    @Override
    public int getBlendSrcFuncAlpha() {
        return GL20.GL_SRC_ALPHA;
    }

    @Override
    public int getBlendDstFuncAlpha() {
        return GL20.GL_ONE_MINUS_SRC_ALPHA;
    }

    @Override
    public void setShader(ShaderProgram shader) {
        throw new UnsupportedOperationException("Scenes use no shaders");
    }

    @Override
    public ShaderProgram getShader() {
        return null;
    }

    @Override
    public void dispose() {
        // Nothing is held.
    }
}
