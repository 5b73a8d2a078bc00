package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Ticked while the notation stands beside the words in the list of moves. */
final class NotationButton extends Group {
    static final String NAME = "control:notation";

    private static final float TICK = 14;
    private static final float GROUND = 26;

    private final String label;
    private final PatchPicture ground;
    private final Picture tick;
    private final TextActor words;
    private final UiContext look;
    private boolean on;

    NotationButton(UiContext look, Consumer<String> chosen) {
        this.look = look;
        label = look.texts().say("table.notation");
        setTransform(false);
        words = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.START).line(label);
        float width = Math.max(UiContext.TOUCH, words.textWidth() + TICK + 3 * UiContext.UNIT);
        setSize(width, UiContext.TOUCH);
        Color ink = look.theme().ink();
        PatchPicture edge = PatchPicture.edge(look, "pill-outline", new Color(ink.r, ink.g, ink.b, 0.3f));
        ground = new PatchPicture(look.art().patch("pill"), new Color(ink.r, ink.g, ink.b, 0.08f));
        for (PatchPicture each : new PatchPicture[] {ground, edge}) {
            each.setBounds(0, (UiContext.TOUCH - GROUND) / 2, width, GROUND);
            addActor(each);
        }
        tick = new Picture(look.art().region("icon-check"), ink);
        boolean mirrored = look.rightToLeft();
        tick.setBounds(mirrored ? width - UiContext.UNIT - TICK : UiContext.UNIT, (UiContext.TOUCH - TICK) / 2, TICK, TICK);
        words.setSize(words.textWidth(), UiContext.TOUCH);
        addActor(tick);
        addActor(words);
        Target.make(this, NAME, chosen);
    }

    void show(boolean isOn) {
        on = isOn;
        ground.setVisible(on);
        tick.setVisible(on);
        // Without the tick the words stand in the middle.
        float beside = look.mirrored(getWidth() - UiContext.UNIT - words.getWidth(), words.getWidth(), getWidth());
        words.setX(on ? beside : look.snap((getWidth() - words.getWidth()) / 2));
    }

    AccessibilityTree.Place place(float screenHeight, int number) {
        return Target.place(this, screenHeight, label, on ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF, number);
    }
}
