package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.Selection;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.MainButton;
import uniboard.stage.scene.ButtonGroup;
import uniboard.stage.scene.SceneHost;

/** What can be done with the chosen card, and the turn's end. */
final class ActionsActor extends ButtonGroup {
    private static final float GAP = 5;
    private static final float END = 64;
    private static final float LOOSE_END = 96;
    /** In one row, nothing needs to be broader. */
    private static final float BROADEST = 150;

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
     * @param selection of the person to move; null: nothing can be done
     * @param lies      which way up the chosen card lies
     */
    void show(UnitaryPosition position, Selection selection, Way lies) {
        clearButtons();
        if (selection == null) return;
        int card = Preview.chosen(selection);
        boolean twoRows = room.height >= 2 * Look.TOUCH;
        List<Actor> ways = new ArrayList<>();
        boolean playing = position.phase() == UnitaryPhase.PLAY;
        float about = card == UnitaryCard.NONE ? 0 : Look.TOUCH + GAP;
        float end = !playing ? 0 : twoRows ? room.width - about : card == UnitaryCard.NONE ? LOOSE_END : END;
        int count = card == UnitaryCard.NONE ? 0 : playing && UnitaryCard.isQuantity(card) ? 2 : 1;
        float free = twoRows ? room.width : room.width - about - (end > 0 ? end + GAP : 0);
        float width = count == 0 ? 0 : (free - (count - 1) * GAP) / count;
        if (!twoRows) width = Math.min(BROADEST, width);
        if (count > 0) addWays(position, card, lies, width, ways);
        Actor ending = end == 0 ? null : new PaperButton(look, say("end"), end, Look.TOUCH).onTap(UnitaryPlace.END, host::tapped);
        Actor telling = about == 0 ? null
            : new ControlButton(look, Spots.about(card), "icon-about", "", ControlButton.Word.UNSEEN, host::tapped);
        float upper = twoRows ? room.y + room.height - Look.TOUCH : room.y + (room.height - Look.TOUCH) / 2;
        float lower = twoRows ? room.y : upper;
        // From where the reading ends.
        float x = ending == null ? 0 : addBeforeEnd(ending, room, 0, end, lower) + GAP;
        if (twoRows) {
            if (telling != null) addBeforeEnd(telling, room, x, Look.TOUCH, lower);
            x = 0;
        }
        for (int i = ways.size() - 1; i >= 0; i--) x += addBeforeEnd(ways.get(i), room, x, width, upper) + GAP;
        if (!twoRows && telling != null) addBeforeEnd(telling, room, x, Look.TOUCH, lower);
    }

    private void addWays(UnitaryPosition position, int card, Way lies, float width, List<Actor> ways) {
        if (position.phase() == UnitaryPhase.DISCARD) {
            ways.add(main(UnitaryPlace.DISCARD, width));
        } else if (UnitaryCard.isQuantity(card)) {
            for (Way way : Way.values()) ways.add(lies == way ? main(position, card, way, width) : other(position, card, way, width));
        } else {
            ways.add(main(position, card, Way.UPRIGHT, width));
        }
    }

    private Actor main(UnitaryPosition position, int card, Way way, float width) {
        MainButton button = main(place(card, way), width);
        button.setAvailable(UnitaryMove.isAllowed(position.units(), way.playing(card)));
        return button;
    }

    private Actor other(UnitaryPosition position, int card, Way way, float width) {
        String place = place(card, way);
        PaperButton button = new PaperButton(look, say(place), width, Look.TOUCH).onTap(place, host::tapped);
        button.setAvailable(UnitaryMove.isAllowed(position.units(), way.playing(card)));
        return button;
    }

    private static String place(int card, Way way) {
        if (!UnitaryCard.isQuantity(card)) return UnitaryPlace.PLAY;
        return way == Way.UPRIGHT ? UnitaryPlace.UP : UnitaryPlace.DOWN;
    }

    private MainButton main(String place, float width) {
        MainButton button = new MainButton(look, say(place), width, Look.TOUCH);
        button.onTap(place, host::tapped);
        return button;
    }

    private String say(String place) {
        return look.texts().say(Message.of("unitary.scene.button." + place));
    }
}
