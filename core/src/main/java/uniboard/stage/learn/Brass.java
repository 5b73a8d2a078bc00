package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Signs of progress: studs along a path, a bar that fills. Only what is done is brass. */
final class Brass {
    static final Color COLOUR = new Color(0xC9982FFF);
    private static final Color LIT = new Color(0xEFD48CFF);
    private static final Color SHADED = new Color(0xA97A25FF);
    private static final Color RIM = new Color(0x8A6220FF);
    private static final Color CARVED = new Color(0x3D2800FF);
    private static final float THICK = 10;
    /** In seconds. */
    private static final float GROWING = 0.4f;
    private static final float NUMBER = 15;
    private static final float GROUND = 0.14f;

    /** How far a lesson is. */
    enum State { DONE, NOW, LATER }

    private final UiContext look;

    Brass(UiContext look) {
        this.look = look;
    }

    /**
     * A lesson's stud.
     *
     * @param number on it while it isn't done; may be empty: then there is no tick either
     * @param ground what it stands on
     */
    Group stud(State state, float size, String number, Color ground) {
        Group stud = Target.group(0, 0, size, size);
        float middle = size / 2;
        float ring = size > 30 ? 3 : 2;
        switch (state) {
            case DONE -> {
                stud.addActor(new RoundShape(look, RIM).around(middle, middle, middle));
                stud.addActor(new RoundShape(look, LIT, SHADED).around(middle, middle, middle - 1));
                if (!number.isEmpty()) stud.addActor(centred(new Picture(look.art().region("icon-check"), CARVED), size, size / 2));
            }
            case NOW -> {
                stud.addActor(new RoundShape(look, Said.Kind.GREEN).around(middle, middle, middle + ring + 2));
                stud.addActor(new RoundShape(look, ground).around(middle, middle, middle + ring));
                stud.addActor(new RoundShape(look, Said.Kind.GREEN).around(middle, middle, middle));
            }
            case LATER -> {
                stud.addActor(new RoundShape(look, look.theme().edge()).around(middle, middle, middle));
                stud.addActor(new RoundShape(look, ground).around(middle, middle, middle - 1.5f));
            }
        }
        if (state == State.DONE || number.isEmpty()) return stud;
        Color ink = state == State.NOW ? Color.WHITE : look.theme().ink();
        stud.addActor(centred(new TextActor(look, TextStyle.SANS_BOLD, NUMBER, ink, TextActor.Place.CENTRE).line(number), size, size));
        return stud;
    }

    private Actor centred(Actor actor, float within, float size) {
        actor.setBounds((within - size) / 2, (within - size) / 2, size, size);
        return actor;
    }

    /** How many of all are done. */
    Group bar(float width, int done, int all) {
        Group bar = Target.group(0, 0, width, THICK);
        Color ink = look.theme().ink();
        boolean isContrast = look.theme().outline() != null;
        addPart(bar, new RoundShape(look, isContrast ? ink : new Color(ink.r, ink.g, ink.b, GROUND)), width, 0);
        if (isContrast) addPart(bar, new RoundShape(look, look.theme().panel()), width, 2);
        if (done > 0) addPart(bar, new RoundShape(look, COLOUR, SHADED), Math.max(THICK, width * done / all), isContrast ? 2 : 0);
        return bar;
    }

    /** As {@link #bar}: what is done is seen to grow. */
    Group growingBar(float width, int done, int all) {
        Group bar = bar(width, done, all);
        if (done > 0 && look.motion().beat() > 0) ((RoundShape) bar.getChild(bar.getChildren().size - 1)).grow(GROWING);
        return bar;
    }

    private void addPart(Group bar, RoundShape part, float width, float inset) {
        float x = look.rightToLeft() ? bar.getWidth() - width : 0;
        part.setBounds(x + inset, inset, width - 2 * inset, THICK - 2 * inset);
        bar.addActor(part);
    }
}
