package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.ButtonGroup;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;

/** What can be done besides choosing cards and places: move the chosen card in the rack, sort the rack, end the chain, swap, pass. */
final class ActionsActor extends ButtonGroup {
    private static final float GAP = 4;
    private static final float STEP = UiContext.TOUCH + GAP;
    private static final float BROADEST = 200;
    private static final float ROOM_FOR_WORDS = 140;
    private static final String SORT = "rack:sort";
    /** The buttons that move a card. */
    private static final int MOVING = 2;

    /** A button that arranges the rack. */
    private record Arranging(String place, String icon, Message label, Runnable act) {
    }

    private final UiContext look;
    private final Rectangle room;
    private final SceneHost host;
    private final Runnable sort;
    private final IntConsumer shift;
    private final List<Arranging> arranging = new ArrayList<>();
    /** The place of the button that makes a move, and what it is called; null while there is none. */
    private String move;
    private Message moveLabel;

    /**
     * @param sort  sorts the rack again
     * @param shift moves the chosen card by a number of places towards the rack's end
     */
    ActionsActor(UiContext look, Rectangle room, SceneHost host, Runnable sort, IntConsumer shift) {
        super(look);
        this.look = look;
        this.room = room;
        this.host = host;
        this.sort = sort;
        this.shift = shift;
    }

    void show(Situation now, RackOrder order) {
        clearButtons();
        arranging.clear();
        move = now.swap() != null ? UnikatPlace.SWAP : now.ending();
        int fitting = (int) ((room.width - (move == null ? 0 : STEP)) / STEP);
        // Beside a narrow button that makes a move there is no room to move cards by buttons; they can be dragged.
        if (now.card() != UnikatCard.NONE && fitting >= MOVING) {
            int right = look.rightToLeft() ? -1 : 1;
            arranging.add(new Arranging("rack:left", "icon-left", Message.of("unikat.label.left"), () -> shift.accept(-right)));
            arranging.add(new Arranging("rack:right", "icon-right", Message.of("unikat.label.right"), () -> shift.accept(right)));
        }
        ControlButton sorting = order.cards().isEmpty() || arranging.size() >= fitting ? null : sorting(order);
        float arranged = arranging.size() * STEP + (sorting == null ? 0 : sorting.getWidth() + GAP);
        float x = move == null ? 0 : addMove(now, room.width - arranged) + GAP;
        if (sorting != null) x += add(sorting, x, sorting.getWidth()) + GAP;
        for (int i = arranging.size() - 1; i >= 0; i--) {
            Arranging each = arranging.get(i);
            add(new ControlButton(look, each.place, each.icon, "", ControlButton.Word.UNSEEN, host::tapped), x, UiContext.TOUCH);
            x += STEP;
        }
        Message sorts = Message.of("unikat.label.sort", FeatureWords.feature(order.next()));
        if (sorting != null) arranging.add(new Arranging(SORT, null, sorts, sort));
    }

    /** With its name, where there is room beside all others. */
    private ControlButton sorting(RackOrder order) {
        String name = look.texts().say(Message.of("unikat.label.sort.brief", FeatureWords.feature(order.next())));
        ControlButton named = new ControlButton(look, SORT, "icon-sort", name, ControlButton.Word.BESIDE, host::tapped);
        float left = room.width - arranging.size() * STEP - (move == null ? 0 : ROOM_FOR_WORDS + GAP);
        if (named.getWidth() <= left) return named;
        ControlButton below = new ControlButton(look, SORT, "icon-sort", name, ControlButton.Word.BELOW, host::tapped);
        if (below.getWidth() <= left) return below;
        return new ControlButton(look, SORT, "icon-sort", "", ControlButton.Word.UNSEEN, host::tapped);
    }

    private float addMove(Situation now, float left) {
        float width = Math.min(BROADEST, left);
        boolean narrow = width < ROOM_FOR_WORDS;
        String icon = "icon-end";
        Message words;
        if (now.swap() != null) {
            moveLabel = now.swap().steps().get(2).label();
            words = Message.of("unikat.confirm.brief");
            icon = "icon-check";
        } else {
            boolean declines = now.position().phase() == UnikatPhase.EXTRA;
            String ending = declines ? "unikat.label.decline" : "unikat.label.end";
            String label = move.equals(UnikatPlace.PASS) ? "unikat.label.pass" : ending;
            // What is spoken is what can be read.
            words = Message.of(narrow ? label + ".brief" : label);
            moveLabel = words;
        }
        MainButton button = new MainButton(look, look.texts().say(words), narrow ? null : icon, width, UiContext.TOUCH);
        button.onTap(move, host::tapped);
        return add(button, 0, width);
    }

    private float add(Actor button, float fromEnd, float width) {
        return addBeforeEnd(button, room, fromEnd, width, room.y + (room.height - UiContext.TOUCH) / 2);
    }

    SceneRegion region() {
        SceneRegion region = new SceneRegion("actions", Kind.TOOLBAR, Message.of("unikat.area.actions"));
        for (Arranging each : arranging) region.addAct(each.place, bounds(each.place), each.label, each.act);
        if (move != null) region.addStep(move, bounds(move), moveLabel);
        return region;
    }
}
