package uniboard.stage.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The drawn pictures at one density: the shared atlas and those of the games shown. */
public final class Art implements Disposable {
    /** Pictures are packed at these many pixels a CSS pixel of the reference table at 1280×800. */
    public enum Scale {
        ONE("1x", 1), TWO("2x", 2);

        private final String folder;
        private final int pixels;

        Scale(String folder, int pixels) {
            this.folder = folder;
            this.pixels = pixels;
        }

        public String folder() {
            return folder;
        }
    }

    /** Physical pixels of a board's square at which the single scale, drawn for 123, begins to look soft. */
    private static final int SHARP_SQUARE = 136;

    private final Scale scale;
    private final Function<TextureAtlasData.Page, TextureData> pixels;
    private final Set<String> bundles = new HashSet<>();
    private final List<TextureAtlas> atlases = new ArrayList<>();
    /** Those whose pixels haven't come yet. */
    private final List<Texture> coming = new ArrayList<>();
    /** Of all atlases, by name: an atlas by itself looks through all of its own. */
    private final Map<String, AtlasRegion> regions = new HashMap<>();

    /** @param pixels reads the picture of an atlas's page, or has it come */
    public Art(Scale scale, Function<TextureAtlasData.Page, TextureData> pixels) {
        this.scale = scale;
        this.pixels = pixels;
    }

    /** Opens the atlases of those bundles that are at hand: a page loads a game's only when they are needed. */
    public void open(List<String> wanted) {
        for (String bundle : wanted) {
            FileHandle file = Gdx.files.internal(file(scale, bundle));
            if (!file.exists() || !bundles.add(bundle)) continue;
            TextureAtlas atlas = atlas(file);
            atlases.add(atlas);
            for (AtlasRegion region : atlas.getRegions()) regions.putIfAbsent(region.name, region);
        }
    }

    private TextureAtlas atlas(FileHandle file) {
        TextureAtlasData data = new TextureAtlasData(file, file.parent(), false);
        for (TextureAtlasData.Page page : data.getPages()) {
            page.texture = new Texture(pixels.apply(page));
            if (!isThere(page.texture)) coming.add(page.texture);
        }
        return new TextureAtlas(data);
    }

    private static boolean isThere(Texture texture) {
        return !(texture.getTextureData() instanceof UnreadPicture picture) || picture.isThere();
    }

    /**
     * Hands the pictures that have come meanwhile to the graphics card.
     *
     * @return whether all are there
     */
    public boolean bring() {
        for (int i = coming.size() - 1; i >= 0; i--) {
            if (!isThere(coming.get(i))) continue;
            Texture texture = coming.remove(i);
            texture.load(texture.getTextureData());
        }
        return coming.isEmpty();
    }

    private static String file(Scale scale, String bundle) {
        return "art/" + scale.folder + '/' + bundle + ".atlas";
    }

    /**
     * The scale that looks sharp, as far as its pictures are at hand (a page loads the other scale only after the start).
     *
     * @param density      physical pixels a CSS pixel: on dense screens small signs are sharp whatever the board's size
     * @param squarePixels physical pixels of one square of a five by five board
     */
    public static Scale sharpFor(float density, float squarePixels) {
        Scale wanted = density <= 1 && squarePixels <= SHARP_SQUARE ? Scale.ONE : Scale.TWO;
        if (Gdx.files.internal(file(wanted, "table")).exists()) return wanted;
        return wanted == Scale.ONE ? Scale.TWO : Scale.ONE;
    }

    public Scale scale() {
        return scale;
    }

    /** @throws IllegalArgumentException if no atlas holds the picture */
    public AtlasRegion region(String name) {
        AtlasRegion region = regions.get(name);
        if (region == null) throw new IllegalArgumentException("no picture " + name);
        return region;
    }

    public boolean has(String name) {
        return regions.containsKey(name);
    }

    /** A stretchable picture in CSS pixels: its corners keep their size. */
    public NinePatch patch(String name) {
        for (TextureAtlas atlas : atlases) {
            NinePatch patch = atlas.createPatch(name);
            if (patch == null) continue;
            int[] own = atlas.findRegion(name).findValue("density");
            float pixel = 1f / (own == null ? scale.pixels : own[0]);
            patch.scale(pixel, pixel);
            return patch;
        }
        throw new IllegalArgumentException("no stretchable picture " + name);
    }

    @Override
    public void dispose() {
        for (TextureAtlas atlas : atlases) atlas.dispose();
    }
}
