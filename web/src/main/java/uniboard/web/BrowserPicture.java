package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import uniboard.stage.kit.UnreadPicture;

/**
 * Pixels that the browser holds (an image it has decoded, or a part of a canvas) and hands to the graphics card itself: no image decoder
 * and no copy of ours is needed.
 */
final class BrowserPicture extends UnreadPicture {
    private final String file;
    private final int width;
    private final int height;
    private JSObject pixels;

    /** @param pixels an {@code ImageBitmap} or {@code ImageData}, not premultiplied */
    BrowserPicture(JSObject pixels) {
        file = "";
        width = width(pixels);
        height = height(pixels);
        this.pixels = pixels;
    }

    /** @param file that the page downloads, now or later */
    BrowserPicture(String file, int width, int height) {
        this.file = file;
        this.width = width;
        this.height = height;
    }

    @Override
    public boolean isThere() {
        if (pixels == null && Page.hasPicture(file)) pixels = Page.picture(file);
        return pixels != null;
    }

    @Override
    public void consumeCustomData(int target) {
        if (isThere()) upload(target, pixels);
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }

    @Override
    public boolean isManaged() {
        return true;
    }

    @JSBody(params = {"target", "pixels"}, script = """
        var canvas = document.getElementById('canvas');
        var gl = canvas.getContext('webgl') || canvas.getContext('webgl2');
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
        gl.texImage2D(target, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, pixels);""")
    private static native void upload(int target, JSObject pixels);

    @JSBody(params = "pixels", script = "return pixels.width;")
    private static native int width(JSObject pixels);

    @JSBody(params = "pixels", script = "return pixels.height;")
    private static native int height(JSObject pixels);
}
