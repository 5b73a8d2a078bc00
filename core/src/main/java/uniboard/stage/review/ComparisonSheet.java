package uniboard.stage.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import uniboard.game.Message;
import uniboard.match.Comparison;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;

/** What each move would have brought that could be chosen in secret, the best first; one of them leads to the board. */
public final class ComparisonSheet extends ColumnSheet {
    /** Of a move: followed by its place in the list. */
    private static final String MOVE = "compared:";
    private static final float WIDEST = 480;

    private final UiContext look;
    private final Screen screen;
    private final BiConsumer<KeyMoment, Comparison.Found> chosenMove;
    private final GameReview review;
    private final ReviewWords words;
    private final KeyMoment moment;
    private final Comparison comparison;

    /** @param chosenMove receives the move to show on the board */
    public ComparisonSheet(UiContext look, Screen screen, GameReview review, ReviewWords words, KeyMoment moment,
        BiConsumer<KeyMoment, Comparison.Found> chosenMove) {
        super(look, screen, look.texts().say("review.compare"), WIDEST);
        this.look = look;
        this.screen = screen;
        this.chosenMove = chosenMove;
        this.review = review;
        this.words = words;
        this.moment = moment;
        comparison = review.compare(moment, this::progressed);
        layMoves();
    }

    private void progressed() {
        if (getStage() == null) {
            review.stop();
            return;
        }
        layMoves();
        screen.sheetChanged();
    }

    private void layMoves() {
        clearColumn();
        boolean isDone = comparison.isDone();
        addSentence(look.texts().say(isDone ? words.title(moment)
            : Message.of("review.progress", Integer.toString(comparison.done() + 1), Integer.toString(comparison.size()))));
        if (isDone) {
            region("moments", AccessibilityTree.Region.Kind.LIST, title());
            Direction direction = look.texts().language().direction();
            List<SheetRow> rows = new ArrayList<>();
            for (int i = 0; i < comparison.size(); i++) {
                String told = look.texts().say(words.compared(moment, comparison.found().get(i)));
                SheetRow row = new SheetRow(look, inner(), new SheetRow.Face(null, told, direction, "", SheetRow.End.NOTHING));
                target(row, MOVE + i, told);
                rows.add(row);
            }
            add(new RowGroup(look, inner(), rows));
        }
        lay();
    }

    @Override
    protected void closed() {
        review.stop();
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        if (!place.startsWith(MOVE)) return;
        Comparison.Found found = comparison.found().get(Integer.parseInt(place.substring(MOVE.length())));
        screen.closeSilently();
        chosenMove.accept(moment, found);
    }
}
