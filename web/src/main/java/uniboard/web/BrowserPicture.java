package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import uniboard.stage.kit.UnreadPicture;

/**
 * Pixels that the browser holds (an image it has decoded, or a part of a canvas) and hands to the graphics card itself: no image decoder
 * and no copy of ours is needed.
 */
final class BrowserPicture extends UnreadPicture {
    private final JSObject pixels;

    /** @param pixels an {@code ImageBitmap} or {@code ImageData}, not premultiplied */
    BrowserPicture(JSObject pixels) {
        this.pixels = pixels;
    }

    @Override
    public void consumeCustomData(int target) {
        upload(target, pixels);
    }

    @Override
    public int getWidth() {
        return width(pixels);
    }

    @Override
    public int getHeight() {
        return height(pixels);
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
