package uniboard.app.classroom;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.game.Game;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** Sentences and rows of a class, on the screen while no board is; laid again only where they have changed. */
final class ClassLobby {
    private final ClassSurroundings around;
    private final Game game;
    private final Supplier<LobbyView> view;
    private final Consumer<String> acts;
    /** What is on the screen; null while something else is. */
    private LobbyView shown;

    /** @param acts told the place that was chosen */
    ClassLobby(ClassSurroundings around, Game game, Supplier<LobbyView> view, Consumer<String> acts) {
        this.around = around;
        this.game = game;
        this.view = view;
        this.acts = acts;
    }

    /** Something else is on the screen. */
    void leave() {
        shown = null;
    }

    void show() {
        LobbyView now = view.get();
        if (now.equals(shown)) return;
        boolean isOther = shown == null;
        shown = now;
        if (isOther) {
            around.window().show(game.id(), (look, layout, still) -> new LobbyScreen(look, layout, view.get(), acts, () -> { }, 0));
        } else {
            around.window().refresh();
        }
        around.window().redraw();
    }
}
