package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.UnaryOperator;
import uniboard.app.UniboardApp;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.Boxes;
import uniboard.stage.kit.AccessibilityBridge;

/** Opens the window. */
final class DesktopLauncher {
    private final FileStorage storage;
    private final WindowMemory memory;
    private final AccessibilityBridge accessibility;
    private final CrashReport crashReport;

    /** @param messages where a failure is reported */
    DesktopLauncher(FileStorage storage, WindowMemory memory, AccessibilityBridge accessibility, PrintStream messages) {
        this.storage = storage;
        this.memory = memory;
        this.accessibility = accessibility;
        this.crashReport = new CrashReport(storage, messages);
    }

    /**
     * Runs the program until its window is closed. To be called on the process's first thread.
     *
     * @param around the listener to run, made of the program's own
     * @return exit status: 0, or 1 after a failure, which has been reported
     */
    int run(LaunchOptions start, UnaryOperator<ApplicationListener> around) {
        // AWT, which paints the text, must not start its own event loop beside GLFW's.
        System.setProperty("java.awt.headless", "true");
        if (system().startsWith("mac")) Lwjgl3ApplicationConfiguration.useGlfwAsync();
        DesktopPlatform platform = new DesktopPlatform(storage, accessibility, crashReport);
        if (!hasDisplay()) {
            crashReport.tell("window.noDisplay", platform.language());
            return 1;
        }
        try {
            Lwjgl3ApplicationConfiguration configuration = configuration();
            configuration.setWindowListener(new Lwjgl3WindowAdapter() {
                @Override
                public void focusGained() {
                    platform.askSystem();
                }

                @Override
                public void filesDropped(String[] files) {
                    platform.bring(files);
                }
            });
            boolean restored = memory.restore(configuration);
            new Lwjgl3Application(new DesktopWindow(around.apply(UniboardApp.withMenu(platform, Boxes.all(), start)), memory, restored),
                configuration);
        } catch (RuntimeException | Error e) {
            if (!platform.hasCrashed()) crashReport.print(e, platform.language());
            return 1;
        }
        return platform.hasCrashed() ? 1 : 0;
    }

    private static String system() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT);
    }

    private static boolean hasDisplay() {
        // Asked without a display, the system's libraries write pages of their own.
        boolean isNamed = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        if (!isNamed && system().contains("linux")) return false;
        try {
            return Lwjgl3ApplicationConfiguration.getMonitors().length > 0;
        } catch (GdxRuntimeException | NullPointerException none) {
            return false;
        }
    }

    private static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Uniboard");
        configuration.setWindowIcon("art/icon/128.png", "art/icon/48.png", "art/icon/32.png", "art/icon/16.png");
        configuration.setWindowedMode(WindowSize.WIDTH, WindowSize.HEIGHT);
        WindowSize.limit(configuration);
        configuration.setHdpiMode(HdpiMode.Pixels);
        configuration.useVsync(true);
        // Where the driver ignores that, as under Xvfb.
        configuration.setForegroundFPS(Math.max(60, Lwjgl3ApplicationConfiguration.getDisplayMode().refreshRate));
        // MixingSpeaker plays; the libraries that libGDX's own audio needs are left out of the jar.
        configuration.disableAudio(true);
        return configuration;
    }
}
