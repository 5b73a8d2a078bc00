package uniboard.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.jar.Manifest;
import java.util.zip.Deflater;
import uniboard.app.platform.SystemSharing;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.picture.PositionPictures;
import uniboard.stage.kit.Theme;
import uniboard.text.Language;

/** Files go where this user's downloads are. They come by being dropped on the window, or named when the program is started. */
final class FileSharing implements SystemSharing {
    /** System property that says where the site is. */
    static final String SITE = "uniboard.site";
    /** Bytes; many times a hundred long games. */
    private static final int LONGEST = 8_000_000;
    /** Pixels of a drawing, where nobody asks for another size. */
    private static final int DRAWN_WIDTH = 960;

    private final Path folder;
    /** With a slash at its end; empty if none is known. */
    private final String site;
    private Consumer<String> reader = text -> { };

    /** @param site where the site is, that links lead to */
    FileSharing(Path folder, String site) {
        this.folder = folder;
        this.site = site.isEmpty() || site.endsWith("/") ? site : site + '/';
    }

    static FileSharing ofThisUser() {
        Path home = Path.of(System.getProperty("user.home"));
        Path downloads = home.resolve("Downloads");
        return new FileSharing(Files.isDirectory(downloads) ? downloads : home, site());
    }

    /** As the system property or else the build says; empty if neither does. */
    private static String site() {
        String named = System.getProperty(SITE);
        if (named != null) return named;
        try (InputStream file = FileSharing.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
            String built = file == null ? null : new Manifest(file).getMainAttributes().getValue("Uniboard-Site");
            return built == null || !built.startsWith("http") ? "" : built;
        } catch (IOException unreadable) {
            return "";
        }
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

    @Override
    public Message savePicture(String name, ByteBuffer pixels, int width, int height) {
        Pixmap picture = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        try {
            Path file = free(name);
            BufferUtils.copy(pixels, picture.getPixels(), pixels.capacity());
            PixmapIO.writePNG(Gdx.files.absolute(file.toString()), picture, Deflater.DEFAULT_COMPRESSION, true);
            return Message.of("exchange.saved", file.toString());
        } catch (GdxRuntimeException | SecurityException forbidden) {
            return Message.of("exchange.noFiles");
        } finally {
            picture.dispose();
        }
    }

    @Override
    public boolean offersDrawing() {
        return true;
    }

    @Override
    public Message saveDrawing(String name, Game game, Position position, Language language) {
        PositionPictures pictures = new PositionPictures(Boxes.all(), new AwtTextPainter());
        return save(name, pictures.table(game, position, Theme.light(), language, DRAWN_WIDTH));
    }

    @Override
    public boolean offersSharing() {
        return true;
    }

    @Override
    public String address(String game) {
        return site.isEmpty() ? "" : site + game + '/';
    }

    @Override
    public boolean opensPages() {
        return true;
    }

    @Override
    public void openPage(String address) {
        Gdx.net.openURI(address);
    }

    @Override
    public void copy(String text, Consumer<Boolean> told) {
        Gdx.app.getClipboard().setContents(text);
        told.accept(true);
    }

    @Override
    public void onBrought(Consumer<String> newReader) {
        reader = newReader;
    }

    @Override
    public void paste() {
        String text = Gdx.app.getClipboard().getContents();
        if (text != null && !text.isBlank() && !isTyped(text.strip())) reader.accept(text);
    }

    /** Whether a field takes the text: it takes its first letter then, too. A question mark is a command elsewhere. */
    private static boolean isTyped(String text) {
        InputProcessor keys = Gdx.input.getInputProcessor();
        if (text.charAt(0) == '?' || !keys.keyTyped(text.charAt(0))) return false;
        // The end of a line would close the field.
        for (int i = 1; i < text.length(); i++) keys.keyTyped(text.charAt(i) < ' ' ? ' ' : text.charAt(i));
        return true;
    }

    /** A file was laid on the window. What can't be read is nothing; of what isn't UTF-8 it is told what stands there. */
    void bring(Path file) {
        try {
            reader.accept(Files.size(file) > LONGEST ? "" : new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException | SecurityException unreadable) {
            reader.accept("");
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
