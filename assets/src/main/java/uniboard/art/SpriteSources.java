package uniboard.art;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lays the sources of all sprites beside the packed ones, for who draws with them where there are no pixels. */
final class SpriteSources {
    private static final String LUCIDE = "lucide";

    private SpriteSources() {
    }

    /** Each file of the list, one more with the icons, and a list: {@code area region file symbol width height margin [split]}. */
    static void copy(Path sources, SpriteList list, Path folder) throws IOException {
        Files.createDirectories(folder);
        List<String> lines = new ArrayList<>();
        Set<String> areas = new TreeSet<>();
        Set<String> icons = new TreeSet<>();
        for (Sprite sprite : list.sprites()) {
            boolean isIcon = sprite.icon() != null;
            if (isIcon) icons.add(sprite.icon());
            else areas.add(sprite.atlas());
            StringBuilder line = new StringBuilder();
            line.append(sprite.atlas()).append(' ').append(sprite.region()).append(' ').append(isIcon ? LUCIDE : sprite.atlas())
                .append(".svg ").append(isIcon ? sprite.icon() : sprite.source()).append(' ').append(sprite.width()).append(' ')
                .append(sprite.height()).append(' ').append(sprite.margin());
            if (sprite.split() != null) for (int part : sprite.split()) line.append(' ').append(part);
            lines.add(line.toString());
        }
        for (String area : areas) {
            Files.copy(sources.resolve(area + ".svg"), folder.resolve(area + ".svg"), StandardCopyOption.REPLACE_EXISTING);
        }
        StringBuilder symbols = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
        for (String icon : icons) symbols.append(SvgSource.icon(icon).symbol(icon)).append('\n');
        Files.writeString(folder.resolve(LUCIDE + ".svg"), symbols.append("</svg>\n"));
        Files.write(folder.resolve("list.txt"), lines);
    }
}
