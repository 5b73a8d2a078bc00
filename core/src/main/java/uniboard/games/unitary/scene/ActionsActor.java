package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.ButtonGroup;
import uniboard.stage.scene.SceneHost;

/** What can be done with the chosen card, and the turn's end. */
final class ActionsActor extends ButtonGroup {
    private static final float GAP = 5;
    private static final float END = 64;
    private static final float LOOSE_END = 96;
    /** In one row, nothing needs to be broader. */
    private static final float BROADEST = 150;
    /** What is narrower only says which way up the card is played. */
    private static final float ROOM_FOR_VERBS = 106;

    private final UiContext look;
    private final Rectangle room;
    private final SceneHost host;

    ActionsActor(UiContext look, Rectangle room, SceneHost host) {
        super(look);
        this.look = look;
        this.room = room;
        this.host = host;
    }

    void show(Situation now) {
        clearButtons();
        if (now.position().phase() == UnitaryPhase.OVER || !now.state().isSeated()) return;
        int card = now.card();
        boolean twoRows = room.height >= 2 * UiContext.TOUCH;
        // While others play it stays, greyed: what has the focus keeps it.
        boolean waits = now.selection() == null;
        boolean playing = waits || now.position().phase() == UnitaryPhase.PLAY;
        float about = card == UnitaryCard.NONE ? 0 : UiContext.TOUCH + GAP;
        float end = !playing ? 0 : twoRows ? room.width - about : card == UnitaryCard.NONE ? LOOSE_END : END;
        int count = card == UnitaryCard.NONE ? 0 : now.mayTurn() ? 2 : 1;
        float free = twoRows ? room.width : room.width - about - (end > 0 ? end + GAP : 0);
        float width = count == 0 ? 0 : (free - (count - 1) * GAP) / count;
        if (!twoRows) width = Math.min(BROADEST, width);
        List<Actor> ways = count == 0 ? List.of() : ways(now, width);
        PaperButton ending = end == 0 ? null
            : new PaperButton(look, say(UnitaryPlace.END, end), end, UiContext.TOUCH).onTap(UnitaryPlace.END, host::tapped);
        if (waits) ending.setAvailable(false);
        Actor telling = about == 0 ? null
            : new ControlButton(look, Spots.about(card), "icon-about", "", ControlButton.Word.UNSEEN, host::tapped);
        float upper = twoRows ? room.y + room.height - UiContext.TOUCH : room.y + (room.height - UiContext.TOUCH) / 2;
        float lower = twoRows ? room.y : upper;
        // From where the reading ends.
        float x = ending == null ? 0 : addBeforeEnd(ending, room, 0, end, lower) + GAP;
        if (twoRows) {
            if (telling != null) addBeforeEnd(telling, room, x, UiContext.TOUCH, lower);
            x = 0;
        }
        for (int i = ways.size() - 1; i >= 0; i--) x += addBeforeEnd(ways.get(i), room, x, width, upper) + GAP;
        if (!twoRows && telling != null) addBeforeEnd(telling, room, x, UiContext.TOUCH, lower);
    }

    private List<Actor> ways(Situation now, float width) {
        if (now.position().phase() == UnitaryPhase.DISCARD) return List.of(main(UnitaryPlace.DISCARD, width));
        if (!now.mayTurn()) return List.of(way(now, Way.UPRIGHT, UnitaryPlace.PLAY, width));
        return List.of(way(now, Way.UPRIGHT, UnitaryPlace.UP, width), way(now, Way.UPSIDE_DOWN, UnitaryPlace.DOWN, width));
    }

    private Actor way(Situation now, Way way, String place, float width) {
        boolean isAllowed = UnitaryMove.isAllowed(now.position().units(), way.playing(now.card()));
        if (way == now.way()) {
            MainButton button = main(place, width);
            button.setAvailable(isAllowed);
            return button;
        }
        PaperButton button = new PaperButton(look, say(place, width), width, UiContext.TOUCH).onTap(place, host::tapped);
        button.setAvailable(isAllowed);
        return button;
    }

    private MainButton main(String place, float width) {
        MainButton button = new MainButton(look, say(place, width), width, UiContext.TOUCH);
        button.onTap(place, host::tapped);
        return button;
    }

    private String say(String place, float width) {
        boolean isWay = place.equals(UnitaryPlace.UP) || place.equals(UnitaryPlace.DOWN);
        return look.texts().say(Message.of("unitary.scene.button." + place + (isWay && width < ROOM_FOR_VERBS ? ".brief" : "")));
    }
}
