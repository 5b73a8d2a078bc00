package uniboard.art;

import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.tools.texturepacker.TexturePacker;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;

/**
 * Paints every sprite of the list at 1x and 2x and packs them, and copies their sources: {@code PackArt SOURCES OUTPUT COPIES ACCOUNT}.
 * Does nothing where the account says that nothing has changed.
 */
public final class PackArt {
    private static final int[] ICON_SIZES = {16, 32, 48, 128, 192, 512};
    /** Systems cut these to a shape of their own: the sign stays within the middle four fifths. */
    private static final int[] MASKABLE_SIZES = {192, 512};
    private static final Color MASKABLE_GROUND = new Color(0xE9E1D3);

    private final Path sources;

    private PackArt(Path sources) {
        this.sources = sources;
    }

    public static void main(String[] arguments) throws IOException {
        Path output = Path.of(arguments[1]);
        PackArt art = new PackArt(Path.of(arguments[0]));
        PackedBefore before = new PackedBefore(Path.of(arguments[3]), art.sources, System.getProperty("java.class.path"));
        if (before.isSame() && Files.isDirectory(output) && Files.isDirectory(Path.of(arguments[2]))) return;
        empty(output);
        SpriteList list = SpriteList.read(art.sources.resolve("sprites.txt"));
        for (int density = 1; density <= 2; density++) {
            Path folder = output.resolve(density + "x");
            art.pack(list, density, folder);
            report(folder);
        }
        art.paintIcons(output.resolve("icon"));
        SpriteSources.copy(art.sources, list, Path.of(arguments[2]));
        before.remember();
    }

    /** The program's own icon, for windows and browser tabs. */
    private void paintIcons(Path folder) throws IOException {
        Files.createDirectories(folder);
        SvgSource icon = SvgSource.symbol(Files.readString(sources.resolve("icon.svg")), "icon");
        for (int size : ICON_SIZES) ImageIO.write(icon.paint(size, size, 0), "png", folder.resolve(size + ".png").toFile());
        for (int size : MASKABLE_SIZES) {
            BufferedImage ground = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = ground.createGraphics();
            graphics.setColor(MASKABLE_GROUND);
            graphics.fillRect(0, 0, size, size);
            int sign = size * 3 / 4;
            graphics.drawImage(icon.paint(sign, sign, 0), (size - sign) / 2, (size - sign) / 2, null);
            graphics.dispose();
            ImageIO.write(ground, "png", folder.resolve("maskable-" + size + ".png").toFile());
        }
    }

    private void pack(SpriteList list, int density, Path folder) throws IOException {
        Map<String, TexturePacker> pages = new LinkedHashMap<>();
        Map<String, String> atlases = new LinkedHashMap<>();
        List<BufferedImage> images = eachAlone(list.sprites(), sprite -> painted(sprite, density));
        for (int i = 0; i < images.size(); i++) {
            Sprite sprite = list.sprites().get(i);
            TexturePacker page = pages.computeIfAbsent(sprite.page(), name -> new TexturePacker(settings(density)));
            atlases.put(sprite.page(), sprite.atlas());
            if (sprite.split() == null) page.addImage(images.get(i), sprite.region());
            else page.addImage(withSplit(images.get(i), sprite.split(), sprite.density(density)), sprite.region() + ".9");
        }
        Map<Path, Integer> colours = new LinkedHashMap<>();
        for (Map.Entry<String, TexturePacker> page : pages.entrySet()) {
            page.getValue().pack(folder.toFile(), atlases.get(page.getKey()));
            for (Path picture : pictures(folder)) colours.putIfAbsent(picture, list.colours().get(page.getKey()));
        }
        eachAlone(List.copyOf(colours.keySet()), picture -> PalettePng.rewrite(picture, colours.get(picture)));
        for (String atlas : new HashSet<>(atlases.values())) markSoft(folder.resolve(atlas + ".atlas"), list);
    }

    /** Tells anybody who draws a soft nine-patch how many pixels its corners have. */
    private static void markSoft(Path atlas, SpriteList list) throws IOException {
        Set<String> soft = list.sprites().stream().filter(Sprite::soft).map(Sprite::region).collect(Collectors.toSet());
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(atlas)) {
            lines.add(line);
            if (soft.contains(line)) lines.add("density:1");
        }
        Files.write(atlas, lines);
    }

    private BufferedImage painted(Sprite sprite, int density) throws IOException {
        int pixels = sprite.density(density);
        try {
            return source(sprite).paint(sprite.width() * pixels, sprite.height() * pixels, sprite.margin() * pixels);
        } catch (IOException e) {
            throw new IOException("sprite " + sprite.region() + ": " + e.getMessage(), e);
        }
    }

    private SvgSource source(Sprite sprite) throws IOException {
        if (sprite.icon() != null) return SvgSource.icon(sprite.icon());
        return SvgSource.symbol(Files.readString(sources.resolve(sprite.atlas() + ".svg")), sprite.source());
    }

    /** Work that takes long and knows nothing of what else is done. */
    private interface Work<T, R> {
        R on(T one) throws IOException;
    }

    /** On all cores; the results in the order of what they are of. */
    private static <T, R> List<R> eachAlone(List<T> all, Work<T, R> work) throws IOException {
        try {
            return all.parallelStream().map(one -> {
                try {
                    return work.on(one);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }).toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static TexturePacker.Settings settings(int density) {
        TexturePacker.Settings settings = new TexturePacker.Settings();
        settings.pot = false;
        settings.paddingX = 2 * density;
        settings.paddingY = 2 * density;
        settings.edgePadding = true;
        settings.duplicatePadding = true;
        settings.rotation = false;
        settings.maxWidth = 1024 * density;
        settings.maxHeight = 1024 * density;
        settings.filterMin = TextureFilter.Linear;
        settings.filterMag = TextureFilter.Linear;
        settings.useIndexes = false;
        // Browsers read a region's bounds in a third of the time that its older form takes.
        settings.legacyOutput = false;
        settings.prettyPrint = false;
        settings.limitMemory = false;
        settings.silent = true;
        return settings;
    }

    /** With the packer's mark of a nine-patch: a border of one pixel, black above and left of the parts that stretch. */
    private static BufferedImage withSplit(BufferedImage image, int[] split, int density) {
        int width = image.getWidth();
        int height = image.getHeight();
        BufferedImage marked = new BufferedImage(width + 2, height + 2, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = marked.createGraphics();
        g.drawImage(image, 1, 1, null);
        g.setColor(Color.BLACK);
        g.fillRect(1 + split[0] * density, 0, width - (split[0] + split[1]) * density, 1);
        g.fillRect(0, 1 + split[2] * density, 1, height - (split[2] + split[3]) * density);
        g.dispose();
        return marked;
    }

    private static void empty(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }

    private static List<Path> pictures(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".png")).toList();
        }
    }

    private static void report(Path folder) throws IOException {
        long total = 0;
        StringBuilder sizes = new StringBuilder();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.sorted().toList()) {
                long size = gzipped(file);
                total += size;
                sizes.append(' ').append(file.getFileName()).append(' ').append(size);
            }
        }
        System.out.println("art " + folder.getFileName() + ", bytes gzipped: " + total + " =" + sizes);
    }

    private static long gzipped(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            Files.copy(file, gzip);
        }
        return bytes.size();
    }
}
