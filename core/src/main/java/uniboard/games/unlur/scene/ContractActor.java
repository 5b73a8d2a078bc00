package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.games.unlur.UnlurMove;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurWords;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The button that passes, with a note on what passing means; there as long as the contract lasts. */
final class ContractActor extends Group {
    private static final float RING = 3;

    private final UiContext look;
    private final UnlurPlaces places;
    /** Once stones make passing worth a thought. */
    private final MainButton button;
    /** On the empty board, where it is possible but weak. */
    private final PlainButton atOnce;
    private final PatchPicture hint;
    /** Null where there is no room for it. */
    private final TextActor note;

    ContractActor(UiContext look, UnlurPlaces places, Consumer<String> tapped) {
        this.look = look;
        this.places = places;
        setTransform(false);
        Rectangle box = places.pass();
        button = new MainButton(look, look.texts().say("unlur.label.pass"), "mark-black", box.width, box.height);
        button.setPosition(box.x, box.y);
        button.onTap(UnlurMove.PASS_TEXT, tapped);
        atOnce = new PlainButton(look, look.texts().say("unlur.label.pass"), "mark-black", box.width, box.height);
        atOnce.setPosition(box.x, box.y);
        atOnce.onTap(UnlurMove.PASS_TEXT, tapped);
        addActor(atOnce);
        hint = new PatchPicture(look.art().patch("ring"), UiContext.HINT, RING, RING, RING, RING);
        hint.setBounds(box.x, box.y, box.width, box.height);
        addActor(button);
        addActor(hint);
        note = places.note() == null ? null
            : new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.CENTRE);
        if (note != null) addActor(note);
    }

    void show(UnlurPosition position) {
        setVisible(position.isContract());
        hint.setVisible(false);
        boolean isEmpty = position.stoneCount() == 0;
        button.setVisible(!isEmpty);
        atOnce.setVisible(isEmpty);
        if (note == null) return;
        Rectangle box = places.note();
        note.wrapped(look.texts().say(isEmpty ? beginning(position) : UnlurWords.passing(position)), box.width);
        // At the top of its room, next to the button.
        note.setBounds(box.x, box.y + box.height - note.textHeight(), box.width, note.textHeight());
        note.setVisible(note.textHeight() <= box.height);
    }

    /** Also says that the board is a small one: on small screens nobody has chosen that. */
    private static Message beginning(UnlurPosition position) {
        boolean small = position.board().size() == UnlurSizes.SMALL;
        return small ? Message.of("unlur.note.small", UnlurSizes.SMALL) : UnlurWords.passing(position);
    }

    /** Whether the player may choose now. */
    void setAvailable(boolean available) {
        button.setAvailable(available);
        atOnce.setAvailable(available);
    }

    /** Whether a hint speaks of passing. */
    void setHinted(boolean hinted) {
        hint.setVisible(hinted);
    }
}
