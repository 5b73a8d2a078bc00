package uniboard.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Where the program keeps its files for this user, as each system wants it. */
final class DataFolder {
    /** System property that names another folder. */
    static final String OVERRIDE = "uniboard.data";

    private DataFolder() {
    }

    static Path ofThisUser() {
        String override = System.getProperty(OVERRIDE);
        if (override != null) return Path.of(override);
        return of(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System::getenv);
    }

    /**
     * @param system      as the property {@code os.name} spells it
     * @param environment value of an environment variable, or null
     */
    static Path of(String system, Path home, UnaryOperator<String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) return within(environment.apply("APPDATA"), home.resolve("AppData/Roaming"), "Uniboard");
        if (name.startsWith("mac")) return home.resolve("Library/Application Support/Uniboard");
        return within(environment.apply("XDG_DATA_HOME"), home.resolve(".local/share"), "uniboard");
    }

    private static Path within(String wanted, Path usual, String name) {
        return (wanted == null || wanted.isEmpty() ? usual : Path.of(wanted)).resolve(name);
    }
}
