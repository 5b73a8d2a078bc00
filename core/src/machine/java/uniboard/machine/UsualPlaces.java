package uniboard.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where a program is usually installed.
 *
 * @param commands on Linux
 * @param windows  from the folders of programs
 * @param mac      whole paths
 */
record UsualPlaces(List<String> commands, List<String> windows, List<String> mac) {
    /** Of this machine's system; what lies there may be nothing. */
    List<Path> files() {
        List<Path> files = new ArrayList<>();
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            for (String variable : List.of("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")) {
                String root = System.getenv(variable);
                if (root != null) for (String file : windows) files.add(Path.of(root, file));
            }
        } else if (system.contains("mac")) {
            for (String file : mac) files.add(Path.of(file));
        } else {
            for (String command : commands) InstalledBrowser.onPath(command).ifPresent(files::add);
        }
        return files;
    }
}
