package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPlace;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.MainButton;
import uniboard.stage.scene.ButtonGroup;
import uniboard.stage.scene.SceneHost;

/** What can be done besides choosing cards and places: end the chain, pass, sort the rack, move the chosen card in it. */
final class ActionsActor extends ButtonGroup {
    private static final float GAP = 4;
    private static final float BROADEST = 200;
    private static final float ROOM_FOR_WORDS = 140;
    /** The buttons that move a card. */
    private static final int MOVING = 2;

    private final Look look;
    private final Rectangle room;
    private final SceneHost host;

    ActionsActor(Look look, Rectangle room, SceneHost host) {
        super(look);
        this.look = look;
        this.room = room;
        this.host = host;
    }

    /**
     * Shows what can be done now.
     *
     * @param action     {@link UnikatPlace#END} or {@link UnikatPlace#PASS}; null for neither
     * @param words      what it does; its key with {@code .brief} says the same in few letters
     * @param chosenCard of the rack, or {@link UnikatCard#NONE}
     * @param hasRack    whether there is a rack to arrange
     */
    void show(String action, Message words, int chosenCard, boolean hasRack) {
        clearButtons();
        List<ControlButton> small = new ArrayList<>();
        int fitting = (int) ((room.width - (action == null ? 0 : Look.TOUCH + GAP)) / (Look.TOUCH + GAP));
        // Beside a narrow main button there is no room to move cards by buttons; they can be dragged.
        if (hasRack && chosenCard != UnikatCard.NONE && fitting >= MOVING) {
            small.add(control(Rearrange.LEFT, "icon-left"));
            small.add(control(Rearrange.RIGHT, "icon-right"));
        }
        if (hasRack && small.size() < fitting) small.add(control(Rearrange.SORT, "icon-sort"));
        float left = room.width - small.size() * (Look.TOUCH + GAP);
        if (action != null) addMain(action, words, left);
        float x = action == null ? 0 : Math.min(BROADEST, left) + GAP;
        for (int i = small.size() - 1; i >= 0; i--) {
            place(small.get(i), x, Look.TOUCH);
            x += Look.TOUCH + GAP;
        }
    }

    private void addMain(String place, Message words, float room) {
        float width = Math.min(BROADEST, room);
        boolean narrow = width < ROOM_FOR_WORDS;
        Message shown = narrow ? Message.of(words.key() + ".brief") : words;
        MainButton button = new MainButton(look, look.texts().say(shown), narrow ? null : "icon-end", width, Look.TOUCH);
        button.onTap(place, host::tapped);
        place(button, 0, width);
    }

    private ControlButton control(String place, String icon) {
        return new ControlButton(look, place, icon, "", ControlButton.Word.UNSEEN, host::tapped);
    }

    private void place(Actor button, float fromEnd, float width) {
        addBeforeEnd(button, room, fromEnd, width, room.y + (room.height - Look.TOUCH) / 2);
    }
}
