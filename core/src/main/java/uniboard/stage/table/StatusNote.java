package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * A sentence that the bar has no room for, on a slip of paper below it, for as long as it holds. What is tapped lies below, unless the slip
 * can be put away: then a tap does that.
 */
final class StatusNote extends Panel {
    private static final float WIDTH = 440;
    private static final float PADDING = 1.5f * UiContext.UNIT;

    private final UiContext look;
    private final TableLayout layout;
    private final TextActor sentence;
    private String shown = "";
    private boolean isPutAway;

    /** @param putAway told when the slip was */
    StatusNote(UiContext look, TableLayout layout, Runnable putAway) {
        super(look);
        this.look = look;
        this.layout = layout;
        sentence = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        addActor(sentence);
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                isPutAway = true;
                setVisible(false);
                putAway.run();
            }
        });
        setVisible(false);
    }

    /**
     * @param text      empty: there is no slip
     * @param touchable whether a tap puts it away, until another sentence is shown
     * @param pointedAt what the sentence is about, which the slip leaves free if it can
     */
    void show(String text, Touchable touchable, List<Rectangle> pointedAt) {
        isPutAway &= text.equals(shown);
        shown = text;
        setTouchable(touchable);
        setVisible(!text.isEmpty() && !isPutAway);
        float width = Math.min(WIDTH, layout.width() - 2 * UiContext.UNIT);
        float inner = width - 2 * PADDING;
        sentence.wrapped(text, inner);
        float height = look.snap(sentence.textHeight() + 2 * PADDING);
        Rectangle room = room(width, height, pointedAt);
        setBounds(room.x, room.y, width, height);
        sentence.setBounds(PADDING, PADDING, inner, sentence.textHeight());
    }

    /** As high as it can be without covering what it points at; below the bar where there is no such room. */
    private Rectangle room(float width, float height, List<Rectangle> pointedAt) {
        float x = look.snap((layout.width() - width) / 2);
        float highest = look.snap(layout.bar().y - height);
        for (float y = highest; y >= layout.play().y; y -= UiContext.UNIT) {
            Rectangle slip = new Rectangle(x, look.snap(y), width, height);
            if (pointedAt.stream().noneMatch(slip::overlaps)) return slip;
        }
        return new Rectangle(x, highest, width, height);
    }
}
