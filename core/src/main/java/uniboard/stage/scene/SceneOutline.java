package uniboard.stage.scene;

import java.util.List;

/**
 * What can be done on a scene now, and what it has to say.
 *
 * @param regions in reading order
 * @param prompt  null if there is nothing to say beyond whose turn it is
 * @param panZoom what the player looks at the board through; null if all of it is always seen
 */
public record SceneOutline(List<SceneRegion> regions, Prompt prompt, PanZoom panZoom) {
    private static final String HAND = "hand";

    /** Before anything is shown. */
    public static final SceneOutline NOTHING = new SceneOutline(List.of(), null, null);

    /** Whether the place lies in somebody's hand, which others may not see. */
    public boolean isInHand(String place) {
        for (SceneRegion region : regions) {
            if (!region.name().equals(HAND)) continue;
            for (ScenePlace each : region.places()) if (each.name().equals(place)) return true;
        }
        return false;
    }

    /** How far above the scene's lower edge its lowest place begins; the edge itself where there are none. */
    public float lowest() {
        float lowest = Float.MAX_VALUE;
        for (SceneRegion region : regions) for (ScenePlace place : region.places()) lowest = Math.min(lowest, place.box().y);
        return lowest == Float.MAX_VALUE ? 0 : lowest;
    }

    /** The place of that name, or null. */
    public ScenePlace place(String name) {
        for (SceneRegion region : regions) {
            for (ScenePlace place : region.places()) if (place.name().equals(name)) return place;
        }
        return null;
    }
}
