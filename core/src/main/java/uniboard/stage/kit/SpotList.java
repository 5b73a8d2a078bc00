package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;

/** Actors that stand for the places of a region, in their order. */
public final class SpotList {
    private final List<Spot> spots = new ArrayList<>();

    private record Spot(Actor actor, String label, AccessibilityTree.State state) {
    }

    public void add(Actor actor, String label) {
        add(actor, label, AccessibilityTree.State.PLAIN);
    }

    public void add(Actor actor, String label, AccessibilityTree.State state) {
        spots.add(new Spot(actor, label, state));
    }

    public void clear() {
        spots.clear();
    }

    /** Null where there is none of that name. */
    public Actor named(String place) {
        for (Spot spot : spots) if (place.equals(spot.actor.getName())) return spot.actor;
        return null;
    }

    /** @param screenHeight of the stage, in CSS pixels */
    public AccessibilityTree.Region region(String name, AccessibilityTree.Region.Kind kind, String label, float screenHeight) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (Spot spot : spots) places.add(Target.place(spot.actor, screenHeight, spot.label, spot.state, places.size()));
        return new AccessibilityTree.Region(name, kind, label, places);
    }
}
