package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** Ticked while the notation stands beside the words in the list of moves. */
final class NotationButton extends Group {
    static final String NAME = "control:notation";

    private static final float TICK = 14;
    private static final float GROUND = 26;

    private final String label;
    private final PatchPicture ground;
    private final Picture tick;
    private boolean on;

    NotationButton(Look look, Consumer<String> chosen) {
        label = look.texts().say("table.notation");
        setTransform(false);
        TextActor words = new TextActor(look, TextStyle.SANS, Look.SMALL, look.theme().ink(), TextActor.Place.START).line(label);
        float width = Math.max(Look.TOUCH, words.textWidth() + TICK + 3 * Look.UNIT);
        setSize(width, Look.TOUCH);
        Color ink = look.theme().ink();
        PatchPicture edge = new PatchPicture(look.art().patch("pill-outline"), new Color(ink.r, ink.g, ink.b, 0.3f));
        ground = new PatchPicture(look.art().patch("pill"), new Color(ink.r, ink.g, ink.b, 0.08f));
        for (PatchPicture each : new PatchPicture[] {ground, edge}) {
            each.setBounds(0, (Look.TOUCH - GROUND) / 2, width, GROUND);
            addActor(each);
        }
        tick = new Picture(look.art().region("icon-check"), ink);
        boolean mirrored = look.rightToLeft();
        tick.setBounds(mirrored ? width - Look.UNIT - TICK : Look.UNIT, (Look.TOUCH - TICK) / 2, TICK, TICK);
        words.setBounds(mirrored ? Look.UNIT : width - Look.UNIT - words.textWidth(), 0, words.textWidth(), Look.TOUCH);
        addActor(tick);
        addActor(words);
        Target.make(this, NAME, chosen);
    }

    void show(boolean isOn) {
        on = isOn;
        ground.setVisible(on);
        tick.setVisible(on);
    }

    Outline.Place place(float screenHeight, int number) {
        return Target.place(this, screenHeight, label, on ? Outline.State.ON : Outline.State.OFF, number);
    }
}
