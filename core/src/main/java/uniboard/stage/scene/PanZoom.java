package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityBridge;

/**
 * Which part of something large is seen through its room, and how large it is seen. What lies there keeps its own frame, the content's, in
 * units that are CSS pixels at a scale of 1; the room has the scene's. Whatever is done, no more of the room stays empty than must.
 */
public final class PanZoom {
    /** Told what has changed. */
    public interface Listener {
        /** All that lies in the room is seen elsewhere now. */
        void moved();

        /** It has come to rest there. */
        void rested();
    }

    /** Where the content's origin is seen, in the scene's frame, and how large its unit. */
    public record View(float scale, float x, float y) {
        private View towards(View end, float part) {
            return new View(scale + (end.scale - scale) * part, x + (end.x - x) * part, y + (end.y - y) * part);
        }
    }

    /** Enlarging by less isn't worth a control. */
    private static final float WORTH_IT = 1.4f;
    private static final float SAME = 0.001f;
    /** What lies at the room's edge may come to lie beyond it by rounding, in CSS pixels. */
    private static final float ROUNDING = 0.01f;

    private final Rectangle room;
    private final List<Listener> listeners = new ArrayList<>();
    private Rectangle content;
    private float most = 1;
    private View view = new View(1, 0, 0);

    /** Content that has its room's frame and fits it. */
    public PanZoom(Rectangle room) {
        this.room = new Rectangle(room);
        content = this.room;
    }

    public void watch(Listener listener) {
        listeners.add(listener);
    }

    /**
     * The content has another extent. Seen as a whole it stays so; else the view stays where it is as far as that can be.
     *
     * @param extent   in the content's frame
     * @param largest scale at which it is worth looking at
     */
    public void lay(Rectangle extent, float largest) {
        boolean fitted = isFitted();
        content = new Rectangle(extent);
        most = largest;
        set(fitted ? whole() : view);
    }

    public Rectangle room() {
        return room;
    }

    public float scale() {
        return view.scale;
    }

    public View view() {
        return view;
    }

    private float least() {
        return Math.min(most, Math.min(room.width / content.width, room.height / content.height));
    }

    /** Whether enlarging shows more. */
    public boolean canZoom() {
        return most >= least() * WORTH_IT;
    }

    /** Whether all of it is seen. */
    public boolean isFitted() {
        return view.scale <= least() * (1 + SAME);
    }

    /** Whether everything is seen exactly where it lies. */
    boolean isIdentity() {
        return view.scale == 1 && view.x == 0 && view.y == 0;
    }

    /** Where something of the content is seen, in the scene's frame. */
    public Rectangle seen(Rectangle ofContent) {
        return new Rectangle(view.x + ofContent.x * view.scale, view.y + ofContent.y * view.scale, ofContent.width * view.scale,
            ofContent.height * view.scale);
    }

    /** Whether something of the content is seen as a whole. */
    public boolean sees(Rectangle ofContent) {
        Rectangle box = seen(ofContent);
        return isFitted() || box.x >= room.x - ROUNDING && box.x + box.width <= room.x + room.width + ROUNDING
            && box.y >= room.y - ROUNDING && box.y + box.height <= room.y + room.height + ROUNDING;
    }

    /** The view of everything. */
    public View whole() {
        return within(new View(least(), 0, 0));
    }

    /** The view at the largest scale with something of the content in the middle of the room, if it can be. */
    public View close(Rectangle ofContent) {
        float x = room.x + room.width / 2 - most * (ofContent.x + ofContent.width / 2);
        float y = room.y + room.height / 2 - most * (ofContent.y + ofContent.height / 2);
        return within(new View(most, x, y));
    }

    /**
     * The nearest view in which something of the content is seen as a whole.
     *
     * @param margin to the room's edges, in CSS pixels
     */
    public View showing(Rectangle ofContent, float margin) {
        Rectangle box = seen(ofContent);
        float x = into(box.x, box.width, room.x + margin, room.width - 2 * margin);
        float y = into(box.y, box.height, room.y + margin, room.height - 2 * margin);
        return within(new View(view.scale, view.x + x, view.y + y));
    }

    private static float into(float from, float length, float roomFrom, float roomLength) {
        return Math.max(roomFrom - from, Math.min(0, roomFrom + roomLength - from - length));
    }

    /** Enlarges, or with a factor below 1 makes smaller, what lies around a point of the scene's frame, which stays where it is. */
    public void zoomBy(float factor, float x, float y) {
        float scale = Math.max(least(), Math.min(most, view.scale * factor));
        float part = scale / view.scale;
        set(new View(scale, x + (view.x - x) * part, y + (view.y - y) * part));
    }

    public void panBy(float right, float up) {
        set(new View(view.scale, view.x + right, view.y + up));
    }

    /** The view that is a part (0 to 1) of the way between two others. */
    void between(View begin, View end, float part) {
        set(begin.towards(end, part));
    }

    public void set(View newView) {
        View next = within(newView);
        if (next.equals(view)) return;
        view = next;
        for (Listener listener : listeners) listener.moved();
    }

    /** The view has stopped moving, after a gesture or otherwise. */
    public void rest() {
        for (Listener listener : listeners) listener.rested();
    }

    /** Everything comes into view. */
    public void showWhole() {
        if (isFitted()) return;
        set(whole());
        rest();
    }

    private View within(View asked) {
        float scale = Math.max(least(), Math.min(most, asked.scale));
        return new View(scale, covering(asked.x, content.x * scale, content.width * scale, room.x, room.width),
            covering(asked.y, content.y * scale, content.height * scale, room.y, room.height));
    }

    /** Where the origin lies so that the room is full, or else what lies there in its middle. */
    private static float covering(float origin, float from, float length, float roomFrom, float roomLength) {
        float first = roomFrom - from;
        float slack = roomLength - length;
        return slack >= -SAME ? first + slack / 2 : Math.max(first + slack, Math.min(first, origin));
    }

    /**
     * Which fingers in the room are meant for this; null if there is nothing to be moved or enlarged.
     *
     * @param screenHeight of the stage, in the scene's frame
     */
    public AccessibilityBridge.Grip grip(float screenHeight) {
        if (!canZoom()) return null;
        return new AccessibilityBridge.Grip(isFitted() ? AccessibilityBridge.Grip.Fingers.TWO : AccessibilityBridge.Grip.Fingers.ALL,
            Math.round(room.x),
            Math.round(screenHeight - room.y - room.height), Math.round(room.width), Math.round(room.height));
    }
}
