package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Words on a card that say what it is, or what becomes of it. */
final class Pill extends Group {
    private static final float LEAST_HEIGHT = 28;
    private static final float PADDING = 9;
    private static final float ICON = 18;
    private static final float GAP = 5;
    private static final Color PAPER = new Color(0xFBF8F2F5);

    /**
     * @param icon   before the words, or null
     * @param height at least
     */
    Pill(UiContext look, String icon, String words, float width, float height) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        float before = icon == null ? 0 : ICON + GAP;
        TextActor text = FittedText.of(look, TextStyle.SANS_BOLD, UnitPicture.inkOnCloth(), TextActor.Place.START, words,
            width - before - 2 * PADDING, UiContext.SMALL);
        setSize(width, Math.max(Math.max(LEAST_HEIGHT, height), text.textHeight() + 6));
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), PAPER);
        ground.setSize(width, getHeight());
        addActor(ground);
        float inset = (width - before - text.textWidth()) / 2;
        boolean mirrored = look.rightToLeft();
        text.setBounds(mirrored ? inset : inset + before, 0, text.textWidth(), getHeight());
        addActor(text);
        if (icon == null) return;
        Picture picture = new Picture(look.art().region(icon), UnitPicture.inkOnCloth());
        picture.setBounds(look.snap(mirrored ? width - inset - ICON : inset), look.snap((getHeight() - ICON) / 2), ICON, ICON);
        addActor(picture);
    }
}
