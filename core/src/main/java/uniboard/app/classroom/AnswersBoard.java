package uniboard.app.classroom;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.game.Game;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.AnswersScreen;
import uniboard.stage.table.AnswersView;

/** A board with answers on it, on the screen or not. */
final class AnswersBoard {
    private final ClassSurroundings around;
    private final Game game;
    private final Consumer<String> acts;
    /** What is on the screen; null while something else is. */
    private Object shown;
    private AnswersScreen screen;

    /** @param acts told the place that was chosen */
    AnswersBoard(ClassSurroundings around, Game game, Consumer<String> acts) {
        this.around = around;
        this.game = game;
        this.acts = acts;
    }

    void leave() {
        shown = null;
        screen = null;
    }

    boolean isShowing(Object known) {
        return known.equals(shown);
    }

    /** Beside the board something may have changed. */
    void update() {
        if (screen != null && screen.update()) around.window().redraw();
    }

    /**
     * Shows a board.
     *
     * @param known while that stays the same, the screen does
     * @param seat  whose view it is
     */
    void show(Object known, GameRecord record, int seat, Supplier<AnswersView> view) {
        if (isShowing(known)) return;
        shown = known;
        GameSession session = ShownMatch.of(record, seat, around.seeds());
        AnswersScreen.Context context = new AnswersScreen.Context(session, around.boxes().box(game), new Viewpoint(seat, seat), view, acts);
        around.window().show(game.id(), (look, layout, still) -> {
            screen = new AnswersScreen(look, layout, still, context);
            return screen;
        });
        around.window().redraw();
    }
}
