package uniboard.app.window;

import uniboard.app.platform.Platform;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Theme;

/** How things look now: as the player has set it, or else as the system asks. */
public final class Appearance {
    enum Colours { LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK }

    /**
     * All that a screen is made for. Compared in every frame, for the system may change its mind at any time.
     *
     * @param faces as {@link Platform#faces}
     */
    record State(Colours colours, boolean reduced, String coordinates, int faces) {
        Theme theme() {
            return switch (colours) {
                case LIGHT -> Theme.light();
                case DARK -> Theme.dark();
                case CONTRAST_LIGHT -> Theme.contrastLight();
                case CONTRAST_DARK -> Theme.contrastDark();
            };
        }

        Motion motion() {
            return reduced ? Motion.reduced() : Motion.full();
        }
    }

    private final Platform platform;
    private final Settings settings;

    Appearance(Platform platform, Settings settings) {
        this.platform = platform;
        this.settings = settings;
    }

    State state() {
        String motion = settings.get(Settings.MOTION);
        boolean reduced = motion.equals(Settings.SYSTEM) ? platform.reducedMotion() : motion.equals("reduced");
        return new State(colours(), reduced, settings.get(Settings.COORDINATES), platform.faces());
    }

    private Colours colours() {
        return switch (settings.get(Settings.COLOURS)) {
            case "light" -> Colours.LIGHT;
            case "dark" -> Colours.DARK;
            case "contrast" -> contrast();
            default -> platform.moreContrast() ? contrast() : platform.darkScheme() ? Colours.DARK : Colours.LIGHT;
        };
    }

    private Colours contrast() {
        return platform.darkScheme() ? Colours.CONTRAST_DARK : Colours.CONTRAST_LIGHT;
    }
}
