package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;

/** Discs with ticks in the upper right corners of places that a learner has found: another sign than a hint's frames. */
final class FoundMarks extends Group {
    private static final float LARGEST = 16;
    /** In seconds. */
    private static final float APPEARING = 0.14f;
    private static final float SMALL = 0.6f;
    private static final float RIM = 2;
    /** In parts of a mark's radius. */
    private static final float TICK = 1.2f;
    /** Of a place's shorter side: a mark's radius at most, and how far it stays away from the edges. */
    private static final float MOST = 0.23f;
    private static final float INSET = 0.03f;

    private final UiContext look;
    /** Null before anything is shown. */
    private List<String> found;

    FoundMarks(UiContext look) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    void show(List<String> places, SceneOutline laid) {
        if (found != null && places.size() > found.size()) look.sounds().play(Sound.FOUND);
        List<String> before = found;
        found = List.copyOf(places);
        clearChildren();
        for (String place : found) {
            ScenePlace on = laid.place(place);
            if (on != null) add(on.box(), before != null && !before.contains(place) && look.motion().beat() > 0 ? APPEARING : 0);
        }
    }

    /** @param seconds in which it grows; 0: it is just there */
    private void add(Rectangle box, float seconds) {
        float side = Math.min(box.width, box.height);
        float radius = Math.min(LARGEST, MOST * side);
        float x = look.snap(box.x + box.width - radius - INSET * side);
        float y = look.snap(box.y + box.height - radius - INSET * side);
        Group mark = Target.group(x - radius, y - radius, 2 * radius, 2 * radius);
        mark.addActor(new RoundShape(look, Color.WHITE).around(radius, radius, radius));
        mark.addActor(new RoundShape(look, Said.Kind.GREEN).around(radius, radius, radius - RIM));
        float tick = radius * TICK;
        Picture sign = new Picture(look.art().region("icon-check"), Color.WHITE);
        sign.setBounds(radius - tick / 2, radius - tick / 2, tick, tick);
        mark.addActor(sign);
        addActor(mark);
        if (seconds == 0) return;
        mark.setTransform(true);
        mark.setOrigin(radius, radius);
        mark.setScale(SMALL);
        mark.addAction(Actions.scaleTo(1, 1, seconds));
    }

    /** The region with what is found said of its places. */
    AccessibilityTree.Region labelled(AccessibilityTree.Region region) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (AccessibilityTree.Place each : region.places()) {
            String label = found.contains(each.name()) ? look.texts().say("learn.found.place", each.label()) : each.label();
            places.add(new AccessibilityTree.Place(each.name(), label, each.state(), each.x(), each.y(), each.width(), each.height(),
                each.row(),
                each.column()));
        }
        return new AccessibilityTree.Region(region.name(), region.kind(), region.label(), places);
    }
}
