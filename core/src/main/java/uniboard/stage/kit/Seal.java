package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** A game's sign on walnut with a rim of brass; brass means that something is achieved. Without it the sign is flat. */
public final class Seal extends Group {
    private static final Color BRASS = new Color(0xDFB352FF);
    private static final Color CARVED = new Color(0x2C1B0CFF);
    private static final Color CREAM = new Color(0xFBF5E8FF);
    /** Of the seal's width. */
    private static final float SIGN = 0.46f;
    /** How much of its width the ground of a flat sign takes. */
    public static final float GROUND = 0.84f;
    private static final float FLAT_SIGN = 0.62f;

    /** Whether the game has one; a game of a template has none. */
    private final boolean hasSign;

    private Seal(float size, boolean hasSign) {
        this.hasSign = hasSign;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(size, size);
    }

    /** For what is won or done. */
    public static Seal inlaid(UiContext look, String game, float size) {
        Seal seal = carved(look, game, size);
        if (seal.hasSign) seal.put(new Picture(look.art().region(sign(game)), BRASS), SIGN, 0);
        return seal;
    }

    /** For a draw. */
    public static Seal halfInlaid(UiContext look, String game, float size) {
        Seal seal = carved(look, game, size);
        if (seal.hasSign) seal.put(new Picture(startOf(look.art().region(sign(game))), BRASS), SIGN, 0);
        return seal;
    }

    private static Seal carved(UiContext look, String game, float size) {
        Seal seal = new Seal(size, look.art().has(sign(game)));
        seal.put(new Picture(look.art().region("seal")), 1, 0);
        if (seal.hasSign) seal.put(new Picture(look.art().region(sign(game)), CARVED), SIGN, size / 90);
        return seal;
    }

    /** @param colour of the game's box */
    public static Seal flat(UiContext look, String game, Color colour, float size) {
        Seal seal = new Seal(size, look.art().has(sign(game)));
        seal.put(new PatchPicture(look.art().patch("panel"), colour), GROUND, 0);
        if (seal.hasSign) seal.put(new Picture(look.art().region(sign(game)), CREAM), FLAT_SIGN, 0);
        return seal;
    }

    private static String sign(String game) {
        return "sign-" + game;
    }

    private static AtlasRegion startOf(AtlasRegion sign) {
        AtlasRegion half = new AtlasRegion(sign);
        half.setRegionWidth(sign.getRegionWidth() / 2);
        half.packedWidth = sign.packedWidth / 2;
        return half;
    }

    /** @param sink by how much it lies lower than in the middle */
    private void put(Actor part, float width, float sink) {
        float side = getWidth() * width;
        part.setBounds((getWidth() - side) / 2, (getHeight() - side) / 2 - sink, side, side);
        addActor(part);
    }
}
