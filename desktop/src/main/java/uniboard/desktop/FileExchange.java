package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import uniboard.app.Exchange;
import uniboard.game.Message;

/** Files go where this user's downloads are. They come by being dropped on the window, or named when the program is started. */
final class FileExchange implements Exchange {
    private final Path folder;

    FileExchange(Path folder) {
        this.folder = folder;
    }

    static FileExchange ofThisUser() {
        Path home = Path.of(System.getProperty("user.home"));
        Path downloads = home.resolve("Downloads");
        return new FileExchange(Files.isDirectory(downloads) ? downloads : home);
    }

    @Override
    public Message save(String name, String text) {
        try {
            Path file = free(name);
            Files.writeString(file, text, StandardCharsets.UTF_8);
            return Message.of("exchange.saved", file.toString());
        } catch (IOException | SecurityException forbidden) {
            return Message.of("exchange.noFiles");
        }
    }

    /** Nothing that is there is overwritten. */
    private Path free(String name) {
        int dot = name.lastIndexOf('.');
        Path file = folder.resolve(name);
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(name.substring(0, dot) + " (" + number + ")" + name.substring(dot));
        }
        return file;
    }
}
