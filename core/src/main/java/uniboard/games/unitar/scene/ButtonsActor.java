package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import uniboard.stage.BoardScene;
import uniboard.stage.ButtonGroup;
import uniboard.stage.ControlButton;
import uniboard.stage.Look;
import uniboard.stage.MainButton;
import uniboard.stage.TextActor;
import uniboard.text.TextStyle;

/** The button that commits or goes on, words beside it, and the one that shows the comparison again. */
final class ButtonsActor extends ButtonGroup {
    static final String AGAIN = "story:again";
    static final String ON = "story:on";

    private final Look look;
    private final UnitarPlaces places;
    private final BoardScene.Taps taps;

    ButtonsActor(Look look, UnitarPlaces places, BoardScene.Taps taps) {
        super(look);
        this.look = look;
        this.places = places;
        this.taps = taps;
    }

    /** No button but, perhaps, the one that shows the comparison again. */
    void show(boolean again) {
        clearButtons();
        if (!again) return;
        String label = look.texts().say(SceneWords.of("again"));
        ControlButton button = new ControlButton(look, AGAIN, "icon-play", label, ControlButton.Word.BESIDE, taps::tapped);
        Rectangle note = places.note();
        if (note != null && button.getWidth() <= note.width) {
            float x = look.rightToLeft() ? note.x + note.width - button.getWidth() : note.x;
            add(button, new Rectangle(x, note.y + (note.height - Look.TOUCH) / 2, button.getWidth(), Look.TOUCH));
        } else {
            add(new ControlButton(look, AGAIN, "icon-play", "", ControlButton.Word.UNSEEN, taps::tapped), places.again());
        }
    }

    /** The main button too. @param ready whether all that it needs is chosen */
    void show(boolean again, String place, String label, boolean ready) {
        show(again);
        Rectangle box = places.commit();
        MainButton button = new MainButton(look, label, box.width, box.height);
        button.onTap(place, taps::tapped);
        button.setAvailable(ready);
        add(button, box);
    }

    private void add(Actor button, Rectangle box) {
        button.setBounds(box.x, box.y, box.width, box.height);
        addLast(button);
    }

    /** Words beside the button, where there is room for them. */
    void note(String words) {
        Rectangle box = places.note();
        if (box == null || bounds(AGAIN) != null && bounds(AGAIN).overlaps(box)) return;
        for (int size : new int[] {Look.BODY, Look.SMALL}) {
            TextActor note = new TextActor(look, TextStyle.SANS, size, look.theme().softInk(), TextActor.Place.START);
            note.wrapped(words, box.width);
            if (note.textHeight() <= box.height) {
                note.setBounds(box.x, box.y, box.width, box.height);
                addActor(note);
                return;
            }
            note.line("");
        }
    }
}
