package uniboard.stage.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.ReferenceLine;
import uniboard.stage.scene.Viewpoint;

/** Every sheet of a table. */
public final class SheetsOfTable implements TableSheets {
    private final FirstWins wins = new FirstWins();
    private final IntConsumer review;
    private final PositionWorkshop workshop;
    private final Function<Game, DecisionView> decisionViews;
    private final Function<Game, List<ReferenceLine>> references;

    /**
     * @param review has the game on the table looked back upon, at a move's ply or, below 0, where it was left
     */
    public SheetsOfTable(IntConsumer review, PositionWorkshop workshop, Function<Game, DecisionView> decisionViews,
        Function<Game, List<ReferenceLine>> references) {
        this.review = review;
        this.workshop = workshop;
        this.decisionViews = decisionViews;
        this.references = references;
    }

    @Override
    public Menu menu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Host host) {
        session.guard(new MistakeWarning(look, screen, session, program));
        return new GameMenu(look, screen, session, program, offer, host, review, workshop);
    }

    @Override
    public Reading reading(UiContext look) {
        return new SlipReading(look);
    }

    @Override
    public End end(UiContext look, Screen screen, TableLayout layout, EndRooms rooms, GameSession session, GamePresentation box,
        TableProgram program, TableWords words, Menu menu, Host host) {
        return new GameEnd(look, screen, layout, rooms, session, box, program, words, menu, host, wins,
            decisionViews.apply(session.match().game()));
    }

    @Override
    public Sheet moves(UiContext look, Screen screen, Supplier<MoveList> moves, IntSupplier shown, Supplier<Scrubber.Going> going,
        String wayBack, Consumer<String> navigate) {
        return new MovesSheet(look, screen, moves, shown, going, wayBack, navigate);
    }

    @Override
    public Sheet settings(UiContext look, Screen screen, GamePresentation box, TableProgram program) {
        return new SettingsSheet(look, screen, new TableSettings(look.texts(), program).ofTable(box));
    }

    @Override
    public Sheet reference(UiContext look, Screen screen, GameSession session, Message title) {
        return new ReferenceSheet(look, screen, look.texts().say(title), references.apply(session.match().game()), session::announce);
    }

    @Override
    public Sheet newGame(UiContext look, Screen screen, GamePresentation box, TableProgram program, Match match) {
        return new NewGameSheet(look, screen, box, program, match);
    }

    /** @param company with whom the next game of the kind is played, as addresses spell it */
    public void chooseCompany(Game game, TableProgram program, String company) {
        new NewGameChoices(game, program).choose(Company.of(company));
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
