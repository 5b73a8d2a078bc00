package uniboard.stage.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Viewpoint;

/** Every sheet of a table. */
public final class SheetsOfTable implements TableSheets {
    @Override
    public Menu menu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Runnable watch,
        Runnable draw, IntFunction<Message> names) {
        return new GameMenu(look, screen, session, program, offer, watch, draw, names);
    }

    @Override
    public Sheet moves(UiContext look, Screen screen, Supplier<MoveList> moves, IntSupplier shown, Supplier<Scrubber.Going> going,
        String wayBack, Consumer<String> leaf) {
        return new MovesSheet(look, screen, moves, shown, going, wayBack, leaf);
    }

    @Override
    public Sheet settings(UiContext look, Screen screen, GamePresentation box, TableProgram program) {
        TableSettings settings = new TableSettings(look.texts(), program);
        return new SettingsSheet(look, screen, look.texts().say("table.settings"),
            List.of(settings.ofGame(box.game()), settings.ofTable(box)), program::newGame);
    }

    @Override
    public Screen diagram(UiContext look, TableLayout layout, CachedLayer still, GameSession session, GamePresentation box,
        Viewpoint viewpoint, TableOffer offer) {
        return new DiagramScreen(look, layout, still, session, box, viewpoint, offer);
    }

    @Override
    public Sheet scores(UiContext look, Screen screen, ScoreSheet scores, List<String> marks, List<String> names) {
        return new ScoreSheetView(look, screen, scores, marks, names);
    }
}
