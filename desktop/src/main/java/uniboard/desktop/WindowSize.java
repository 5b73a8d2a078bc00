package uniboard.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.nio.FloatBuffer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryStack;

/** The window's size in CSS pixels, and what those measure on its screen. */
final class WindowSize {
    static final int WIDTH = 1280;
    static final int HEIGHT = 800;
    static final int LEAST_WIDTH = 360;
    static final int LEAST_HEIGHT = 640;

    private WindowSize() {
    }

    static void limit(Lwjgl3ApplicationConfiguration configuration) {
        configuration.setWindowSizeLimits(LEAST_WIDTH, LEAST_HEIGHT, -1, -1);
    }

    /** On Windows and X11 windows are measured in physical pixels: on a dense screen the open window grows, as far as it fits. */
    static void adaptToScreen() {
        Lwjgl3Graphics graphics = (Lwjgl3Graphics) Gdx.graphics;
        float growth = density() * graphics.getLogicalWidth() / graphics.getBackBufferWidth();
        if (growth <= 1) return;
        DisplayMode screen = graphics.getDisplayMode();
        int leastWidth = Math.min(Math.round(LEAST_WIDTH * growth), screen.width);
        int leastHeight = Math.min(Math.round(LEAST_HEIGHT * growth), screen.height);
        GLFW.glfwSetWindowSizeLimits(handle(), leastWidth, leastHeight, GLFW.GLFW_DONT_CARE, GLFW.GLFW_DONT_CARE);
        graphics.setWindowedMode(Math.min(Math.round(WIDTH * growth), screen.width), Math.min(Math.round(HEIGHT * growth), screen.height));
    }

    /**
     * Physical pixels of a CSS pixel on the window's screen, at least 1. The back buffer doesn't tell: only on macOS and Wayland does its
     * size differ from the window's.
     */
    static float density() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            FloatBuffer horizontal = stack.mallocFloat(1);
            FloatBuffer vertical = stack.mallocFloat(1);
            GLFW.glfwGetWindowContentScale(handle(), horizontal, vertical);
            return Math.max(1, horizontal.get(0));
        }
    }

    private static long handle() {
        return ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
    }
}
