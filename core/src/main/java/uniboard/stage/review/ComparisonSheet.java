package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.Comparison;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** What each move would have brought that could be chosen in secret, the best first; one of them leads to the board. */
final class ComparisonSheet extends RowsSheet {
    /** Of a move: followed by its place in the list. */
    private static final String MOVE = "compared:";
    private static final float WIDEST = 480;
    private static final float TOLD = 40;
    private static final float ROW_PADDING = 6;

    private final UiContext look;
    private final Screen screen;
    private final ReviewActions desk;
    private final GameReview review;
    private final ReviewWords words;
    private final KeyMoment moment;
    private final Comparison comparison;

    ComparisonSheet(UiContext look, Screen screen, ReviewActions desk, ReviewWords words, KeyMoment moment) {
        super(look, screen, look.texts().say("review.compare"), WIDEST);
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        this.words = words;
        this.moment = moment;
        review = desk.review();
        comparison = review.compare(moment, this::progressed);
        clearPaper();
        lay();
    }

    private void progressed() {
        if (getStage() == null) review.stop();
        else again();
    }

    @Override
    void lay() {
        float y = paperHeight() - TOP - TOLD;
        boolean isDone = comparison.isDone();
        Message told = isDone ? words.title(moment)
            : Message.of("review.progress", Integer.toString(comparison.done() + 1), Integer.toString(comparison.size()));
        TextActor line = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        line.wrapped(look.texts().say(told), inner());
        line.setBounds(PADDING, y, inner(), TOLD);
        put(line);
        if (isDone) addRows(y - UiContext.UNIT, comparison.size(), this::row);
    }

    private Group row(int index) {
        boolean isPlayed = found(index).move() == review.record().move(moment.ply());
        TextStyle style = isPlayed ? TextStyle.SANS_BOLD : TextStyle.SANS;
        TextActor text = new TextActor(look, style, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        text.wrapped(label(index), inner());
        Group row = Target.group(0, 0, inner(), look.snap(Math.max(UiContext.TOUCH, text.textHeight() + 2 * ROW_PADDING)));
        text.setBounds(0, 0, inner(), row.getHeight());
        row.addActor(text);
        return row;
    }

    private Comparison.Found found(int index) {
        return comparison.found().get(index);
    }

    @Override
    String name(int index) {
        return MOVE + index;
    }

    @Override
    String label(int index) {
        return look.texts().say(words.compared(moment, found(index)));
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>(rows(look.texts().say("review.compare")));
        regions.add(controls());
        return regions;
    }

    @Override
    protected void chosen(String place) {
        if (!place.equals(CLOSE)) {
            super.chosen(place);
            return;
        }
        review.stop();
        screen.close();
    }

    @Override
    void chosenRow(int index) {
        Comparison.Found found = found(index);
        // The review below goes, too.
        screen.closeSilently();
        screen.closeSilently();
        desk.point(moment.ply(), found.move(), words.compared(moment, found));
    }
}
