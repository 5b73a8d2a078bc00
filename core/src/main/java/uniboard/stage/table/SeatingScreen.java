package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ChoiceFrame;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DragGesture;
import uniboard.text.TextStyle;

/** Who is to play whom: a card for each table, on which names can be chosen, or dragged onto each other. */
public final class SeatingScreen extends ClassGridScreen {
    private static final float NARROWEST = 200;
    private static final float PADDING = 10;
    private static final float BETWEEN = 6;
    private static final float MARK = 14;

    private final UiContext look;
    private final SeatingView view;
    private final BiConsumer<String, String> exchange;
    private final List<Chip> chips = new ArrayList<>();
    private boolean isDragging;

    private record Chip(Group actor, SeatingView.Chair chair) {
    }

    /**
     * @param acts     told the place that was chosen
     * @param exchange told the places of two who change them
     * @param back     where a step back leads
     * @param scrolled how far the screen before it was, in CSS pixels
     */
    public SeatingScreen(UiContext look, TableLayout layout, SeatingView view, Consumer<String> acts, BiConsumer<String, String> exchange,
        Runnable back, float scrolled) {
        super(look, layout, view.frame(), acts, back);
        this.look = look;
        this.view = view;
        this.exchange = exchange;
        layTables();
        scroll().scrollBy(scrolled);
    }

    /** Whether a name is under way to another. */
    public boolean isDragging() {
        return isDragging;
    }

    private void layTables() {
        int columns = Math.max(1, (int) ((width() + GAP) / (NARROWEST + GAP)));
        columns = Math.min(columns, Math.max(1, view.tables().size()));
        float wide = look.snap(Math.min(2 * NARROWEST, (width() - (columns - 1) * GAP) / columns));
        int seats = 1;
        for (SeatingView.Table table : view.tables()) seats = Math.max(seats, table.seats().size());
        float high = 2 * PADDING + seats * (UiContext.TOUCH + BETWEEN) - BETWEEN;
        int rows = (view.tables().size() + columns - 1) / columns;
        float all = rows * (high + GAP);
        for (int i = 0; i < view.tables().size(); i++) {
            Panel card = new Panel(look);
            card.setSize(wide, high);
            float y = high - PADDING;
            for (SeatingView.Chair chair : view.tables().get(i).seats()) {
                y -= UiContext.TOUCH;
                Group chip = chip(chair, wide - 2 * PADDING);
                chip.setPosition(PADDING, y);
                card.addActor(chip);
                chips.add(new Chip(chip, chair));
                y -= BETWEEN;
            }
            place(card, i, columns, all);
        }
        scroll().settle(all);
    }

    private Group chip(SeatingView.Chair chair, float width) {
        Group chip = Target.group(0, 0, width, UiContext.TOUCH);
        ChoiceFrame.add(chip, look, new Rectangle(0, 0, width, UiContext.TOUCH), chair.isChosen());
        float start = PADDING + MARK + UiContext.UNIT;
        Picture mark = new Picture(look.art().region(chair.mark()), Color.WHITE);
        mark.setBounds(look.snap(look.mirrored(PADDING, MARK, width)), look.snap((UiContext.TOUCH - MARK) / 2), MARK, MARK);
        chip.addActor(mark);
        float room = width - start - PADDING;
        Color ink = chair.isBot() ? look.theme().softInk() : look.theme().ink();
        TextActor name = new TextActor(look, chair.isBot() ? TextStyle.SANS : TextStyle.SANS_BOLD, UiContext.BODY, ink,
            TextActor.Place.START).wrapped(say(chair.name()), room);
        name.setBounds(look.mirrored(start, room, width), 0, room, UiContext.TOUCH);
        chip.addActor(name);
        if (isSmall()) {
            // There a finger on a name scrolls.
            Target.make(chip, chair.place(), this::activate);
        } else {
            chip.setName(chair.place());
            chip.setTouchable(Touchable.enabled);
            chip.addListener(new DragGesture(chair.place(), new Hand(chip)));
        }
        return chip;
    }

    @Override
    SpotList tables() {
        SpotList places = new SpotList();
        for (Chip chip : chips) {
            places.add(chip.actor(), say(chip.chair().label()),
                chip.chair().isChosen() ? AccessibilityTree.State.ON : AccessibilityTree.State.PLAIN);
        }
        return places;
    }

    /** A name that is dragged lies over all others. */
    private final class Hand implements DragGesture.Hand {
        private final Group chip;
        private final Vector2 at = new Vector2();
        private float x;
        private float y;

        Hand(Group chip) {
            this.chip = chip;
        }

        @Override
        public void tapped(String place) {
            activate(place);
        }

        @Override
        public boolean lifted(String place) {
            isDragging = true;
            x = chip.getX();
            y = chip.getY();
            chip.toFront();
            chip.getParent().toFront();
            getStage().cancelTouchFocusExcept(chip.getListeners().first(), chip);
            return true;
        }

        @Override
        public void dragged(float stageX, float stageY) {
            chip.getParent().stageToLocalCoordinates(at.set(stageX, stageY));
            chip.setPosition(look.snap(at.x - chip.getWidth() / 2), look.snap(at.y - chip.getHeight() / 2));
        }

        @Override
        public void dropped(float stageX, float stageY) {
            returned();
            for (Chip other : chips) {
                other.actor().stageToLocalCoordinates(at.set(stageX, stageY));
                boolean isHere = at.x >= 0 && at.y >= 0 && at.x < other.actor().getWidth() && at.y < other.actor().getHeight();
                if (!isHere || other.actor() == chip) continue;
                exchange.accept(chip.getName(), other.chair().place());
                return;
            }
        }

        @Override
        public void returned() {
            isDragging = false;
            chip.setPosition(x, y);
        }
    }
}
