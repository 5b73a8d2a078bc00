package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** An icon with a word: beside it in a bar, below it in a footer, only heard where there is no room. */
public final class ControlButton extends Group {
    /** Where the word stands. */
    public enum Word { BESIDE, BELOW, UNSEEN }

    private static final float ICON = 22;
    private static final float ICON_ABOVE_WORD = 20;
    private static final float GAP = 6;
    private static final float PADDING = 10;

    private final UiContext look;
    private final Word word;
    private final Picture icon;
    private final String label;
    private final TextActor text;
    private final PatchPicture pressed;
    private final Availability availability;

    /** @param name as the accessibility tree calls it, beginning with {@code control:} */
    public ControlButton(UiContext look, String name, String iconName, String label, Word word, Consumer<String> chosen) {
        this.look = look;
        this.word = word;
        this.label = label;
        setName(name);
        setTransform(false);
        setTouchable(Touchable.enabled);
        Color ink = look.theme().ink();
        pressed = new PatchPicture(look.art().patch("panel"), new Color(ink.r, ink.g, ink.b, 0.08f));
        pressed.setVisible(false);
        icon = new Picture(look.art().region(iconName), ink);
        float size = word == Word.BESIDE ? UiContext.BODY : UiContext.SMALL;
        text = new TextActor(look, TextStyle.SANS, size, ink, TextActor.Place.CENTRE).line(word == Word.UNSEEN ? "" : label);
        addActor(pressed);
        addActor(icon);
        addActor(text);
        availability = new Availability(look, this, ink);
        setHeight(UiContext.TOUCH);
        setWidth(preferredWidth());
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                if (isAvailable()) chosen.accept(getName());
            }

            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                pressed.setVisible(isAvailable());
                return super.touchDown(event, x, y, pointer, button);
            }

            @Override
            public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
                pressed.setVisible(false);
                super.touchUp(event, x, y, pointer, button);
            }
        });
    }

    public float preferredWidth() {
        if (word == Word.UNSEEN) return UiContext.TOUCH;
        if (word == Word.BELOW) return Math.max(UiContext.TOUCH, text.textWidth() + UiContext.UNIT);
        return Math.max(UiContext.TOUCH, PADDING * 2 + ICON + GAP + text.textWidth());
    }

    String label() {
        return label;
    }

    /** What a mouse over it is told: its name, where that isn't seen anyway; else null. */
    public String hiddenName() {
        return word == Word.UNSEEN ? label : null;
    }

    /** What can't be used is deaf. */
    public void setAvailable(boolean available) {
        availability.set(available);
    }

    public boolean isAvailable() {
        return availability.isAvailable();
    }

    /** Stays pressed: what was asked for is on its way. */
    public void hold() {
        pressed.setVisible(true);
    }

    /** What was asked for is there. */
    public void release() {
        pressed.setVisible(false);
    }

    /** Buttons as the accessibility tree has them; see {@link Target#place}. */
    public static AccessibilityTree.Region region(String name, String label, List<ControlButton> buttons, float screenHeight) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ControlButton button : buttons) places.add(button.place(screenHeight, places.size()));
        return new AccessibilityTree.Region(name, AccessibilityTree.Region.Kind.TOOLBAR, label, places);
    }

    /** As the accessibility tree has it; see {@link Target#place}. */
    public AccessibilityTree.Place place(float screenHeight, int number) {
        return Target.place(this, screenHeight, label,
            isAvailable() ? AccessibilityTree.State.PLAIN : AccessibilityTree.State.UNAVAILABLE, number);
    }

    @Override
    protected void sizeChanged() {
        if (text == null) return;
        pressed.setBounds(0, 0, getWidth(), getHeight());
        layIcon();
        availability.acrossIcon(icon);
    }

    private void layIcon() {
        if (word == Word.BELOW) {
            float height = ICON_ABOVE_WORD + 3 + text.textHeight();
            float bottom = (getHeight() - height) / 2;
            icon.setBounds(look.snap((getWidth() - ICON_ABOVE_WORD) / 2), look.snap(bottom + text.textHeight() + 3), ICON_ABOVE_WORD,
                ICON_ABOVE_WORD);
            text.setBounds(0, bottom, getWidth(), text.textHeight());
        } else {
            float gap = word == Word.UNSEEN ? 0 : GAP;
            float left = (getWidth() - ICON - gap - text.textWidth()) / 2;
            float middle = getHeight() / 2;
            boolean mirrored = look.rightToLeft();
            icon.setBounds(look.snap(mirrored ? getWidth() - left - ICON : left), look.snap(middle - ICON / 2), ICON, ICON);
            text.setBounds(mirrored ? left : left + ICON + gap, 0, text.textWidth(), getHeight());
        }
    }
}
