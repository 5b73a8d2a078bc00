package uniboard.stage.kit;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.stage.kit.AccessibilityBridge.Way;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;

/**
 * The keyboard's focus on what a screen shows: arrows go about within a region, Tab goes from region to region and comes back to the place
 * left there. A sheet has a focus of its own, and so has each screen; closing or leaving it gives back the one before. It moves by the
 * player's act alone: where a place goes elsewhere, or away, the focus stays where it was on the screen.
 */
public final class Focus {
    private static final AccessibilityTree NOTHING = new AccessibilityTree("", "", "", "", AccessibilityTree.Urgency.POLITE, null,
        List.of(), null, null);
    private static final String NO_SHEET = "";
    /** The name of no place. */
    private static final String NOWHERE = "";
    /** Sideways distance counts this many times as much as distance in the arrow's way. */
    private static final int ASIDE = 3;
    /** What roundings may add to equal distances. */
    private static final int TIE = 16;

    private AccessibilityTree outline = NOTHING;
    private String place;
    private final Map<String, String> lastOfRegion = new HashMap<>();
    /** The screen, and the sheets open on it. */
    private final List<Layer> layers = new ArrayList<>(List.of(new Layer(NO_SHEET, null)));
    private Object entered = "";
    /** Where the focus was on other screens. */
    private final Map<Object, String> leftOnScreens = new HashMap<>();

    /** What lies on the screen, one over the other. */
    private static final class Layer {
        private String title;
        private List<String> names;
        /** The place left on the layer below. */
        private final String left;

        Layer(String title, String left) {
            this.title = title;
            this.left = left;
            names = List.of();
        }
    }

    /** Follows a new outline: keeps the place if it is still there. */
    public void show(AccessibilityTree newOutline) {
        String title = newOutline.dialog() == null ? NO_SHEET : newOutline.dialog();
        List<String> names = new ArrayList<>();
        for (Place each : newOutline.places()) names.add(each.name());
        boolean had = place != null;
        Region region = had ? outline.regionOf(place) : null;
        int number = region == null ? 0 : region.places().indexOf(region.place(place));
        int known = layerOf(title, names);
        boolean stays = known == layers.size() - 1 && region != null;
        outline = newOutline;
        if (known < 0) {
            layers.add(new Layer(title, place));
            place = had ? initial() : null;
        } else if (known < layers.size() - 1) {
            String before = layers.get(known + 1).left;
            layers.subList(known + 1, layers.size()).clear();
            if (had) place = before == null ? initial() : before;
        }
        Layer top = layers.get(layers.size() - 1);
        top.title = title;
        top.names = names;
        if (place == null) return;
        Region now = outline.regionOf(place);
        if (stays && (now == null || !now.name().equals(region.name()))) place = inPlaceOf(region.name(), number);
        else if (now == null) place = had ? initial() : null;
    }

    /** The layer of that title, or of the same places under another one: in another language; -1 if there is none. */
    private int layerOf(String title, List<String> names) {
        for (int i = 0; i < layers.size(); i++) if (layers.get(i).title.equals(title)) return i;
        for (int i = 1; i < layers.size(); i++) if (layers.get(i).names.equals(names)) return i;
        return -1;
    }

    /** What lies where another place of the region lay; or, if the region is gone too, where one begins. */
    private String inPlaceOf(String region, int number) {
        for (Region each : outline.regions()) {
            if (!each.name().equals(region) || each.places().isEmpty()) continue;
            return each.places().get(Math.min(number, each.places().size() - 1)).name();
        }
        return initial();
    }

    /**
     * Another screen comes next: its places are others, even if some have the same names.
     *
     * @param screen tells one from another
     * @return whether it is another one
     */
    public boolean enter(Object screen) {
        if (screen.equals(entered)) return false;
        leftOnScreens.put(entered, layers.size() == 1 ? place : layers.get(1).left);
        boolean had = place != null;
        entered = screen;
        layers.subList(1, layers.size()).clear();
        outline = NOTHING;
        place = leftOnScreens.get(screen);
        if (place == null && had) place = NOWHERE;
        return true;
    }

    /** The name of the place that has the focus, or null. */
    public String place() {
        return place;
    }

    /** The place's box, or null if nothing has the focus. */
    public Place box() {
        return place == null ? null : outline.regionOf(place).place(place);
    }

    /** @param name of a place; null or unknown: nothing has the focus */
    public void set(String name) {
        Region region = name == null ? null : outline.regionOf(name);
        place = region == null ? null : name;
        if (region != null) lastOfRegion.put(region.name(), name);
    }

    /**
     * Goes where a key leads.
     *
     * @param key      of {@link Keys}
     * @param backward whether Shift is held
     * @return whether it is a key of the focus
     */
    public boolean keyDown(int key, boolean backward) {
        if (key == Keys.TAB) {
            set(nextRegion(backward ? -1 : 1));
            return true;
        }
        Way way = way(key);
        if (way == null) return false;
        // The ends of a region are meant only by anybody who is in one.
        if (place == null && (way == Way.FIRST || way == Way.LAST)) return false;
        if (place == null) set(initial());
        else if (neighbour(place, way) != null) set(neighbour(place, way));
        return true;
    }

    private static Way way(int key) {
        return switch (key) {
            case Keys.LEFT -> Way.LEFT;
            case Keys.RIGHT -> Way.RIGHT;
            case Keys.UP -> Way.UP;
            case Keys.DOWN -> Way.DOWN;
            case Keys.HOME -> Way.FIRST;
            case Keys.END -> Way.LAST;
            default -> null;
        };
    }

    /** The line that is ticked, or else of a list that comes first what is opened, or the first place that can be used. */
    private String initial() {
        String first = null;
        for (Region region : outline.regions()) {
            boolean isOpened = region.kind() == Region.Kind.RADIO || first == null && region.kind() == Region.Kind.LIST;
            for (Place each : region.places()) {
                if (each.state() == AccessibilityTree.State.ON && isOpened) return each.name();
                if (first == null && each.state() != AccessibilityTree.State.UNAVAILABLE) first = each.name();
            }
        }
        return first;
    }

    private String nextRegion(int step) {
        List<Region> regions = new ArrayList<>();
        for (Region region : outline.regions()) if (!region.places().isEmpty()) regions.add(region);
        if (regions.isEmpty()) return null;
        int now = place == null ? step > 0 ? -1 : regions.size() : regions.indexOf(outline.regionOf(place));
        Region next = regions.get(Math.floorMod(now + step, regions.size()));
        String last = lastOfRegion.get(next.name());
        return last != null && next.place(last) != null ? last : next.places().get(0).name();
    }

    /** Where an arrow leads from a place within its region, or null: nowhere. */
    public String neighbour(String from, Way way) {
        Region region = outline.regionOf(from);
        if (region == null) return null;
        List<Place> places = region.places();
        boolean vertical = way == Way.UP || way == Way.DOWN;
        boolean inGrid = region.kind() == Region.Kind.GRID;
        int ownRow = region.place(from).row();
        if (inGrid) places = row(region, vertical ? ownRow + (way == Way.UP ? -1 : 1) : ownRow);
        if (way == Way.FIRST) return places.get(0).name();
        if (way == Way.LAST) return places.get(places.size() - 1).name();
        Place start = region.place(from);
        Place nearest = null;
        int least = Integer.MAX_VALUE;
        for (Place each : places) {
            int distance = distance(start, each, way);
            if (distance == Integer.MAX_VALUE) continue;
            boolean tied = inGrid && vertical && nearest != null && Math.abs(distance - least) <= TIE;
            if (tied ? !continuesStraight(start, nearest, each) : distance >= least) continue;
            least = distance;
            nearest = each;
        }
        if (nearest == null && !inGrid) nearest = nextInOrder(places, start, way);
        return nearest == null ? null : nearest.name();
    }

    /** Where nothing lies in the arrow's way a scattered region is gone through in reading order. */
    private static Place nextInOrder(List<Place> places, Place from, Way way) {
        int next = places.indexOf(from) + (way == Way.RIGHT || way == Way.DOWN ? 1 : -1);
        return next < 0 || next >= places.size() ? null : places.get(next);
    }

    /**
     * Where rows are shifted by half a place, as on boards of hexagons, two lie equally near above and below. Even rows go right, odd ones
     * left: so several steps lead straight up or down, and the way back is the same.
     */
    private static boolean continuesStraight(Place start, Place one, Place other) {
        return start.row() % 2 == 0 ? other.x() > one.x() : other.x() < one.x();
    }

    private static List<Place> row(Region region, int row) {
        List<Place> places = new ArrayList<>();
        for (Place each : region.places()) if (each.row() == row) places.add(each);
        return places;
    }

    /** How far a place lies in the arrow's way, or {@link Integer#MAX_VALUE} if it doesn't. */
    private static int distance(Place from, Place to, Way way) {
        int right = 2 * to.x() + to.width() - 2 * from.x() - from.width();
        int down = 2 * to.y() + to.height() - 2 * from.y() - from.height();
        int ahead = switch (way) {
            case LEFT -> -right;
            case RIGHT -> right;
            case UP -> -down;
            default -> down;
        };
        int aside = Math.abs(way == Way.LEFT || way == Way.RIGHT ? down : right);
        // What lies more aside than ahead belongs to another arrow.
        return ahead <= 0 || aside > ahead * 2 ? Integer.MAX_VALUE : ahead + ASIDE * aside;
    }
}
