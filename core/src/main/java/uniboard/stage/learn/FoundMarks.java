package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;

/** Ticks at the corners of places that a learner has found: another sign than the frames of what a hint points out. */
final class FoundMarks extends Group {
    private static final float DISC = 22;
    private static final float TICK = 14;
    /** Of a place's shorter side: what a mark takes at most. */
    private static final float MOST = 0.5f;

    private final UiContext look;
    private List<String> found = List.of();

    FoundMarks(UiContext look) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    void show(List<String> places, SceneOutline laid) {
        found = List.copyOf(places);
        clearChildren();
        for (String place : found) {
            ScenePlace on = laid.place(place);
            if (on != null) add(on.box());
        }
    }

    private void add(Rectangle box) {
        float disc = Math.min(DISC, MOST * Math.min(box.width, box.height));
        float x = look.snap(look.rightToLeft() ? box.x : box.x + box.width - disc);
        float y = look.snap(box.y + box.height - disc);
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), look.theme().good());
        ground.setBounds(x, y, disc, disc);
        addActor(ground);
        float tick = disc * TICK / DISC;
        Picture sign = new Picture(look.art().region("icon-check"), look.theme().panel());
        sign.setBounds(x + (disc - tick) / 2, y + (disc - tick) / 2, tick, tick);
        addActor(sign);
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
