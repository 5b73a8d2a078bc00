package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;

/**
 * What fills the window: a table, the menu, the rules. Pointer, keyboard and accessibility bridge all act through {@link #activate}.
 * A screen is made for one size, language and theme; for another it is made again.
 */
public abstract class Screen extends Group {
    /** As {@link #pass} says it. */
    public static final float NOTHING_DUE = Float.POSITIVE_INFINITY;

    private final List<Sheet> sheets = new ArrayList<>();
    private final List<String> openedBy = new ArrayList<>();
    private Runnable changed = () -> { };
    /** Null: all screens of the class are about the same. */
    private Object subject;
    /** Whether sheets come that were there before. */
    private boolean isReopening;

    protected Screen(TableLayout layout) {
        setTransform(false);
        setBounds(0, 0, layout.width(), layout.height());
        setTouchable(Touchable.childrenOnly);
    }

    /** @param listener told whenever {@link #outline} has changed */
    public final void onChange(Runnable listener) {
        changed = listener;
    }

    protected final void changed() {
        changed.run();
    }

    /** Identifies the screen's content: the keyboard focus starts over when it differs from the last one's. */
    public Object identity() {
        return subject == null ? getClass() : subject;
    }

    /** Sets the {@link #identity}. */
    protected final void isAbout(Object theSubject) {
        subject = theSubject;
    }

    /** Begins to show; called once, when the screen is on the stage. */
    public abstract void open();

    /** What the screen shows beneath its sheets. */
    protected abstract AccessibilityTree shown();

    /** A place of the screen, not of a sheet, was chosen. Unknown names, such as a late click brings, are passed over. */
    protected abstract void chosen(String place);

    /** Escape, when no sheet is open. */
    protected abstract void stepBack();

    /** What can be seen and done now: that of the topmost sheet, if one is open. */
    public final AccessibilityTree outline() {
        return sheets.isEmpty() ? shown() : topmost().outline(shown());
    }

    /** A place was chosen: tapped, or its accessible element or the keyboard's focus on it used. */
    public final void activate(String place) {
        if (sheets.isEmpty()) chosen(place);
        else topmost().chosen(place);
    }

    /** Which fingers are the screen's own wherever else they might be taken for something; null: none. */
    protected AccessibilityBridge.Grip grip() {
        return null;
    }

    /** As {@link #grip}, for what can be used now. */
    public final AccessibilityBridge.Grip gripNow() {
        return sheets.isEmpty() ? grip() : null;
    }

    /** One step back: closes the topmost sheet, gives up the last step of a choice, or leaves. */
    public final void back() {
        if (sheets.isEmpty()) stepBack();
        else close();
    }

    /** Whether a sheet lies over the screen. */
    protected final boolean isCovered() {
        return !sheets.isEmpty();
    }

    /** Whether this screen itself lies over another, to which a step back leads. */
    protected boolean liesOverAnother() {
        return false;
    }

    /** Whether a step back leads to what lies below. */
    public final boolean liesOver() {
        return isCovered() || liesOverAnother();
    }

    private Sheet topmost() {
        return sheets.get(sheets.size() - 1);
    }

    /** @param control the place that opens it */
    public final void open(Sheet sheet, String control) {
        sheet.setBounds(0, 0, getWidth(), getHeight());
        sheets.add(sheet);
        openedBy.add(control);
        addActor(sheet);
        if (!isReopening) sheet.rise();
        changed();
    }

    /** Closes the topmost sheet. */
    public final void close() {
        Sheet closed = sheets.isEmpty() ? null : topmost();
        closeSilently();
        if (closed != null) closed.closed();
        changed();
    }

    /** Closes the topmost sheet, of which something else that changes is going to tell. */
    public final void closeSilently() {
        if (sheets.isEmpty()) return;
        sheets.remove(sheets.size() - 1).remove();
        openedBy.remove(openedBy.size() - 1);
    }

    /** What can be chosen on the topmost sheet has changed. */
    public final void sheetChanged() {
        changed();
    }

    /** The places that opened the sheets now open: for {@link #reopen}. */
    public final List<String> openedBy() {
        return List.copyOf(openedBy);
    }

    /** Opens the sheets that were open on the screen before. */
    public final void reopen(List<String> controls) {
        isReopening = true;
        for (String control : controls) activate(control);
        isReopening = false;
    }

    /** The keyboard's focus came to a place of the screen or of a sheet, or, with null, left them all. */
    public void focused(String place) {
    }

    /** As {@link #focused}, for what can be used now, too. */
    public final void focusedNow(String place) {
        focused(place);
        if (!sheets.isEmpty()) topmost().focused(place);
    }

    /** Whether something comes of choosing the place now, so that a mouse over it may say so. */
    protected boolean answers(AccessibilityTree.Place place) {
        return place.state() != AccessibilityTree.State.UNAVAILABLE;
    }

    /** As {@link #answers}, for what can be used now. */
    public final boolean answersNow(AccessibilityTree.Place place) {
        return sheets.isEmpty() ? answers(place) : place.state() != AccessibilityTree.State.UNAVAILABLE;
    }

    /** A mouse came over a place that {@link #answersNow}, or, with null, left them all. */
    public void pointed(String place) {
    }

    /**
     * A key that isn't the focus's.
     *
     * @param key      of {@link com.badlogic.gdx.Input.Keys}
     * @param shortcut whether the system's key for shortcuts is held
     * @return whether it meant something here
     */
    public boolean keyDown(int key, boolean shortcut) {
        return false;
    }

    /**
     * Time goes by, whether or not anything is drawn: what begins by itself counts it here, and begins when it is due.
     *
     * @return seconds until something is due; {@link #NOTHING_DUE} if nothing is
     */
    public float pass(float seconds) {
        return NOTHING_DUE;
    }

    /** Whether what is typed is text, and does nothing else. */
    public final boolean takesTyping() {
        return !sheets.isEmpty() && topmost().takesTyping();
    }

    /** A sign of a text was typed, or the return or backspace key pressed. */
    public final void typed(char sign) {
        if (takesTyping()) topmost().typed(sign);
    }

    /** The question mark was typed: what can be typed here? */
    public void askForKeys() {
    }

    /** Whether anything is on its way somewhere. */
    public boolean moves() {
        return moves(this);
    }

    /** Whether the actor, or anything within it, is on its way somewhere. */
    public static boolean moves(Actor actor) {
        if (actor.hasActions()) return true;
        if (!(actor instanceof Group group)) return false;
        for (Actor child : group.getChildren()) if (moves(child)) return true;
        return false;
    }
}
