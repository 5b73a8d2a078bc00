package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.text.TextStyle;

/** A strip of paper: the viewer's goal with its name and its formula or, where others look on, a button that shows it. */
final class GoalPanel extends Group {
    private static final float PADDING = 10;
    private static final float GAP = 8;
    private static final float ICON = 20;
    private static final float LETTERS = 0.32f;
    private static final float CAPTION = 0.34f;
    private static final float RING = 3;
    /** On narrower strips the name stands below the caption. */
    private static final float NARROW = 240;

    private final UiContext look;
    private final Rectangle box;
    private final SceneHost host;

    GoalPanel(UiContext look, Rectangle box, SceneHost host) {
        this.look = look;
        this.box = box;
        this.host = host;
        setTransform(false);
        setBounds(box.x, box.y, box.width, box.height);
    }

    /** Whether there is no room for long captions. */
    boolean isNarrow() {
        return box.width < NARROW;
    }

    /** Shows the goal in words, with a ring if it has been reached. */
    void open(String caption, int card, Color ring) {
        clearChildren();
        Panel paper = new Panel(look);
        paper.setSize(box.width, box.height);
        addActor(paper);
        Formula formula = new Formula(look, look.theme().ink(), Math.min(UiContext.STRONG,
            LETTERS * box.height)).units(UnitaryCard.units(card));
        place(formula, box.width - PADDING - formula.getWidth(), (box.height - formula.getHeight()) / 2, formula.getWidth(),
            formula.getHeight());
        float room = box.width - 2 * PADDING - formula.getWidth() - GAP;
        String name = look.texts().say(UnitaryWords.card(card));
        if (isNarrow()) putBelow(caption, name, room);
        else putBeside(caption, name, room);
        if (ring != null) {
            PatchPicture around = new PatchPicture(look.art().patch("ring"), ring, RING, RING, RING, RING);
            around.setSize(box.width, box.height);
            addActor(around);
        }
        Group target = Target.group(0, 0, box.width, box.height);
        Target.make(target, UnitaryPlace.HIDDEN, host::tapped);
        addActor(target);
    }

    private void putBeside(String caption, String goal, float room) {
        TextActor heading = heading(caption, (box.width - 2 * PADDING) * CAPTION);
        float before = heading.textWidth() + GAP;
        TextActor name = name(goal, room - before);
        place(heading, PADDING, (box.height - heading.textHeight()) / 2, heading.textWidth(), heading.textHeight());
        place(name, PADDING + before, (box.height - name.textHeight()) / 2, room - before, name.textHeight());
    }

    private void putBelow(String caption, String goal, float room) {
        TextActor heading = heading(caption, room);
        TextActor name = name(goal, room);
        float bottom = (box.height - heading.textHeight() - name.textHeight()) / 2;
        place(heading, PADDING, bottom + name.textHeight(), room, heading.textHeight());
        place(name, PADDING, bottom, room, name.textHeight());
    }

    private TextActor heading(String caption, float room) {
        return FittedText.of(look, TextStyle.SANS, look.theme().softInk(), TextActor.Place.START, caption, room, UiContext.SMALL);
    }

    private TextActor name(String goal, float room) {
        return FittedText.of(look, TextStyle.SERIF, look.theme().ink(), TextActor.Place.START, goal, room, UiContext.STRONG);
    }

    /** Offers to show it. */
    void close(String label) {
        clearChildren();
        PaperButton button = new PaperButton(look, label, box.width, box.height).onTap(UnitaryPlace.HIDDEN, host::tapped);
        addActor(button);
        Picture eye = new Picture(look.art().region("icon-look"), look.theme().ink());
        place(eye, PADDING, (box.height - ICON) / 2, ICON, ICON);
        eye.setTouchable(Touchable.disabled);
    }

    private void place(Actor actor, float x, float y, float width, float height) {
        actor.setBounds(look.snap(look.rightToLeft() ? box.width - x - width : x), look.snap(y), width, height);
        addActor(actor);
    }
}
