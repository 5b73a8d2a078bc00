package uniboard.stage.review;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** The moves that mattered, over a board beside which there is no room for them. */
public final class MomentsSheet extends ColumnSheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:moments";
    private static final float WIDEST = 480;

    private final Screen screen;
    private final Consumer<String> open;

    /**
     * @param summary what decided the game
     * @param marks   of the seats
     * @param open    given the place of the moment that is asked for
     */
    public MomentsSheet(UiContext look, Screen screen, ReviewWords words, List<KeyMoment> moments, String summary,
        IntFunction<String> marks, Consumer<String> open) {
        super(look, screen, look.texts().say("review.moments"), WIDEST);
        this.screen = screen;
        this.open = open;
        addSentence(summary);
        if (!moments.isEmpty()) region("moments", AccessibilityTree.Region.Kind.LIST, summary);
        for (KeyMoment moment : moments) {
            MomentRow row = new MomentRow(look, words, moment, marks.apply(moment.seat()), inner(), null);
            Target.make(row.head(), MomentPanel.MOMENT + moment.ply(), chooser());
            add(row, UiContext.UNIT);
            spot(row.head(), look.texts().say(words.label(moment)), AccessibilityTree.State.PLAIN);
        }
        lay();
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        if (!place.startsWith(MomentPanel.MOMENT)) return;
        screen.closeSilently();
        open.accept(place);
    }
}
