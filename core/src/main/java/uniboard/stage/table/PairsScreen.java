package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;

/** Several games that go on side by side, or one of them large. */
public final class PairsScreen extends ClassGridScreen {
    /** Of a board, at least. */
    private static final float SMALLEST = 112;
    private static final float LARGEST = 460;
    /** Of the words beside a board. */
    private static final float WORDS = 144;
    /** Of the time that is left to a player. */
    private static final float TIME = 48;

    private final List<PairsCard> cards = new ArrayList<>();
    private PairsView view;

    /**
     * @param acts     told the place that was chosen
     * @param back     where a step back leads
     * @param scrolled how far the screen before it was, in CSS pixels
     */
    public PairsScreen(UiContext look, TableLayout layout, GamePresentation box, PairsView view, Consumer<String> acts, Runnable back,
        float scrolled) {
        super(look, layout, view.frame(), acts, back);
        this.view = view;
        layBoards(look, box);
        scroll().scrollBy(scrolled);
    }

    /**
     * Shows the games as they are by now.
     *
     * @return false if that needs another screen
     */
    public boolean update(PairsView now) {
        if (!view.hasRoomFor(now)) return false;
        view = now;
        for (int i = 0; i < cards.size(); i++) cards.get(i).show(now.boards().get(i));
        tell(now.frame());
        return true;
    }

    /** In as many columns as let boards be as large as can be. */
    private void layBoards(UiContext look, GamePresentation box) {
        float height = scroll().getHeight();
        int count = view.boards().size();
        int columns = 1;
        float side = 0;
        for (int each = 1; each <= Math.max(1, count); each++) {
            float fits = side(each, (count + each - 1) / each, height);
            if (fits <= side) continue;
            side = fits;
            columns = each;
        }
        if (side < SMALLEST) {
            columns = Math.max(1, (int) ((width() + GAP) / (SMALLEST + words() + GAP)));
            side = SMALLEST;
        }
        side = (int) Math.min(LARGEST, side);
        float wide = look.snap((width() - (columns - 1) * GAP) / columns);
        float high = side + 2 * PairsCard.PADDING;
        int rows = (count + columns - 1) / columns;
        float all = rows * (high + GAP);
        for (int i = 0; i < count; i++) {
            PairsView.Board shown = view.boards().get(i);
            PairsCard card = new PairsCard(look, box, shown, wide, high, side, isSmall() ? UiContext.SMALL : UiContext.BODY);
            Target.make(card, shown.place(), this::activate);
            place(card, i, columns, all);
            cards.add(card);
        }
        scroll().settle(all);
    }

    private float words() {
        boolean isTimed = !view.boards().isEmpty() && !view.boards().get(0).times().isEmpty();
        return isTimed ? WORDS + TIME : WORDS;
    }

    /** How large a board may be in a grid of columns and rows. */
    private float side(int columns, int rows, float height) {
        float wide = (width() - (columns - 1) * GAP) / columns;
        float high = height / Math.max(1, rows) - GAP;
        return Math.min(wide - words() - 2 * PairsCard.PADDING, high - 2 * PairsCard.PADDING);
    }

    @Override
    SpotList tables() {
        SpotList boards = new SpotList();
        for (PairsCard card : cards) boards.add(card, say(card.shown().label()));
        return boards;
    }
}
