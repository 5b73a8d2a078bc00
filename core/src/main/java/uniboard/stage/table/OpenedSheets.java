package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.ScoreSheet;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;

/** The sheets that a table's controls open over it, and what they show; they come with the rest of the program. */
final class OpenedSheets {
    private final UiContext look;
    private final Screen screen;
    private final TableLayout layout;
    private final GameSession session;
    private final GamePresentation box;
    private final TableProgram program;
    private final TableOffer offered;
    private final TableWords words;
    private final MoveNavigation navigation;
    private final Runnable draw;
    private final Supplier<List<String>> elsewhere;
    private final Consumer<String> choose;
    private final Supplier<TableSheets.EndRooms> endRooms;
    /** Null before all of the program is there. */
    private TableSheets.Menu menu;
    private TableSheets.End end;

    /**
     * @param screen over which they lie
     * @param draw      begins or ends drawing on the board; null where nobody draws
     * @param elsewhere the controls that have no room beside the table
     * @param choose    as if a control had been tapped
     * @param endRooms  where it is told how a game has ended
     */
    OpenedSheets(UiContext look, Screen screen, TableLayout layout, GameSession session, GamePresentation box,
        TableProgram program, TableOffer offered, TableWords words, MoveNavigation navigation, Runnable draw,
        Supplier<List<String>> elsewhere, Consumer<String> choose, Supplier<TableSheets.EndRooms> endRooms) {
        this.look = look;
        this.screen = screen;
        this.layout = layout;
        this.session = session;
        this.box = box;
        this.program = program;
        this.offered = offered;
        this.words = words;
        this.navigation = navigation;
        this.draw = draw;
        this.elsewhere = elsewhere;
        this.choose = choose;
        this.endRooms = endRooms;
    }

    /** Null before all of the program is there. */
    TableSheets.Menu menu() {
        if (menu == null && program.sheets() != null) {
            menu = program.sheets().menu(look, screen, session, program, offered, new MenuHost());
        }
        return menu;
    }

    private final class MenuHost implements TableSheets.Host {
        @Override
        public void watch() {
            navigation.watch();
        }

        @Override
        public Runnable drawing() {
            return draw;
        }

        @Override
        public List<String> elsewhere() {
            return elsewhere.get();
        }

        @Override
        public void choose(String control) {
            choose.accept(control);
        }
    }

    /** Null before all of the program is there. */
    TableSheets.End end() {
        if (end == null && menu() != null) {
            end = program.sheets().end(look, screen, layout, endRooms.get(), session, box, program, words, menu, new MenuHost());
        }
        return end;
    }

    /** @param chosen told of a place in the list */
    void openMoves(Consumer<String> chosen) {
        screen.open(program.sheets().moves(look, screen, this::moves, session.history()::shownPly, navigation::going, offered.wayBack(),
            chosen), TableControls.MOVES);
    }

    MoveList moves() {
        return words.moves(box, program.settings().is(Settings.MOVES, Settings.NOTATION));
    }

    void openNewGame() {
        screen.open(program.sheets().newGame(look, screen, box, program, session.match()), TableControls.NEW);
    }

    void openReference(String place, Message title) {
        screen.open(program.sheets().reference(look, screen, session, title), place);
    }

    void openSettings() {
        screen.open(program.sheets().settings(look, screen, box, program), TableControls.SETTINGS);
    }

    /** Of the position shown; of an earlier one it is played again: views of it don't know the rounds before. Null where nothing counts. */
    ScoreSheet scores() {
        Match match = session.match();
        return match.game().words(session.history().isBrowsing() ? match.record().replay(session.history().shownPly())
            : match.position()).scores();
    }

    void openScores() {
        ScoreSheet scores = scores();
        if (scores == null) return;
        screen.open(program.sheets().scores(look, screen, scores, seatMarks(), words.seatNames()), TableControls.SCORES);
    }

    List<String> seatMarks() {
        List<String> marks = new ArrayList<>();
        Position position = session.match().position();
        for (int seat = 0; seat < position.seats(); seat++) marks.add(box.colours().mark(position, seat));
        return marks;
    }
}
