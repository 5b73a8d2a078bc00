package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarPlace;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.ButtonGroup;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.TextStyle;

/** The button that commits or goes on, words beside it, and the one that shows the comparison again. */
final class ButtonsActor extends ButtonGroup {
    private static final String AGAIN = "story:again";
    private static final String ON = "story:on";

    private final UiContext look;
    private final UnitarPlaces places;
    private final SceneHost host;
    private SceneRegion region;

    ButtonsActor(UiContext look, UnitarPlaces places, SceneHost host) {
        super(look);
        this.look = look;
        this.places = places;
        this.host = host;
        reset();
    }

    /** No button any more. */
    void reset() {
        clearButtons();
        region = new SceneRegion("actions", Kind.TOOLBAR, SceneWords.of("area.buttons"));
    }

    /** The button that shows the comparison again: beside the others where there is room for its name. */
    void addAgain(Runnable again) {
        Message label = SceneWords.of("again");
        ControlButton button = again(look.texts().say(label), ControlButton.Word.BESIDE, again);
        Rectangle note = places.note();
        if (note != null && button.getWidth() <= note.width) {
            float x = look.rightToLeft() ? note.x + note.width - button.getWidth() : note.x;
            addAct(button, new Rectangle(x, note.y + (note.height - UiContext.TOUCH) / 2, button.getWidth(), UiContext.TOUCH), label,
                again);
        } else {
            addAct(again("", ControlButton.Word.UNSEEN, again), places.again(), label, again);
        }
    }

    private ControlButton again(String word, ControlButton.Word where, Runnable again) {
        return new ControlButton(look, AGAIN, "icon-play", word, where, place -> press(again));
    }

    private void press(Runnable act) {
        act.run();
        host.rearranged();
    }

    private void addAct(Actor button, Rectangle box, Message label, Runnable act) {
        add(button, box);
        region.addAct(button.getName(), new Rectangle(box), label, act);
    }

    private void add(Actor button, Rectangle box) {
        button.setBounds(box.x, box.y, box.width, box.height);
        addLast(button);
    }

    private MainButton main(Message label) {
        return new MainButton(look, look.texts().say(label), places.commit().width, places.commit().height);
    }

    /** The button with which all goes on. */
    void addOn(Message label, Runnable on) {
        MainButton button = main(label);
        button.onTap(ON, place -> press(on));
        addAct(button, places.commit(), label, on);
    }

    /**
     * The button that commits, with words on its being secret.
     *
     * @param ready whether all that it needs is chosen
     */
    void addCommit(Message label, boolean ready) {
        MainButton button = main(label);
        button.onTap(UnitarPlace.COMMIT, host::tapped);
        button.setAvailable(ready);
        add(button, places.commit());
        region.addStep(UnitarPlace.COMMIT, new Rectangle(places.commit()), label);
        addNote(look.texts().say(SceneWords.of("secret")));
    }

    /** Where there is room beside the buttons. */
    private void addNote(String words) {
        Rectangle box = places.note();
        if (box == null || bounds(AGAIN) != null && bounds(AGAIN).overlaps(box)) return;
        for (int size : new int[] {UiContext.BODY, UiContext.SMALL}) {
            TextActor note = new TextActor(look, TextStyle.SANS, size, look.theme().softInk(), TextActor.Place.START);
            note.wrapped(words, box.width);
            if (note.textHeight() > box.height) continue;
            note.setBounds(box.x, box.y, box.width, box.height);
            addActor(note);
            return;
        }
    }

    /** What can be pressed. */
    SceneRegion region() {
        return region;
    }
}
