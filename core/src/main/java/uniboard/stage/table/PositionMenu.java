package uniboard.stage.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Annotation;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.match.Seat;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.library.ShareActions;

/** What is done with the position shown and the moves that led to it: watched, played on, written and drawn upon. */
final class PositionMenu {
    static final String COMMENT = "control:comment";
    static final String NAMES = "control:names";
    private static final String MAKE_TASK = "control:makeTask";
    /** Of a seat: followed by its number. */
    private static final String NAME = "control:name:";

    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final TableProgram program;
    private final TableSheets.Host host;
    private final TableReview review;
    private final PositionWorkshop workshop;

    PositionMenu(UiContext look, Screen screen, GameSession session, TableProgram program, TableSheets.Host host, TableReview review,
        PositionWorkshop workshop) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.program = program;
        this.host = host;
        this.review = review;
        this.workshop = workshop;
    }

    /** At a table of several devices. */
    MenuGroup shared() {
        MenuGroup group = new MenuGroup(look, look.texts().say("table.thisPosition"));
        addReview(group);
        addWatching(group);
        return group;
    }

    /** At the player's own table. */
    MenuGroup own() {
        MenuGroup group = new MenuGroup(look, look.texts().say("table.thisPosition"));
        addReview(group);
        ShareActions actions = program.sharing();
        if (actions != null && actions.offersMove()) group.add("control:sendMove", "icon-send", "share.sendMove", actions::sendMove);
        addPlayingOn(group);
        addWatching(group);
        addWorkshop(group);
        addLines(group);
        return group;
    }

    private void addReview(MenuGroup group) {
        if (review.isOffered()) group.add(ReviewScreen.OPENER, "icon-review", "review.title", () -> review.open(TableReview.LAST_PLACE));
    }

    private void addWatching(MenuGroup group) {
        if (session.match().record().plies() > 0) group.add("control:watch", "icon-play", "table.watch", host::watch);
    }

    private void addPlayingOn(MenuGroup group) {
        GameRecord practice = session.variations().practice();
        if (practice == null) return;
        group.add("control:playOn", "icon-play-on", "table.playOn", () -> program.playOn(practice));
        List<Seat> alone = Collections.nCopies(practice.seats().size(), Seat.HUMAN);
        if (practice.seats().equals(alone)) return;
        group.add("control:playOnAlone", "icon-opponent", "table.playOnAlone", () -> program.playOn(practice.withSeats(alone)));
    }

    private void addWorkshop(MenuGroup group) {
        if (session.isOnlyShown()) return;
        Game game = session.match().game();
        boolean isBegun = session.match().record().plies() > 0;
        boolean isAnalysable = isBegun && workshop.offersAnalysis(session);
        if (isAnalysable) group.addRare(AnalysisScreen.OPENER, "icon-find", "analysis.open", workshop::analyse);
        if (workshop.offersSetup(game)) group.addRare("control:setUp", "icon-setup", "setup.open", () -> workshop.setUp(game));
        Runnable task = () -> workshop.makeTask(look, screen, session);
        if (workshop.isMakingTask(session.match())) group.add(MAKE_TASK, "icon-question", "task.open", task);
        else if (isBegun) group.addRare(MAKE_TASK, "icon-question", "task.open", task);
    }

    /** What is said and drawn, and which line is the main one: of one's own games alone. */
    private void addLines(MenuGroup group) {
        if (program.library() == null || session.isOnlyShown()) return;
        group.addRare(COMMENT, "icon-comment", "table.comment", this::comment);
        if (host.drawing() != null) group.addRare("control:draw", "icon-draw", "table.drawOnBoard", host.drawing());
        if (session.match().onlyPerson() == Position.NOBODY) group.addRare(NAMES, "icon-names", "table.names", this::openNames);
        if (session.match().at().line() > 0) {
            group.add("control:promote", "icon-branch", "table.promote", session.variations()::promote);
            group.addRare("control:deleteLine", "icon-delete", "table.deleteLine", session.variations()::delete);
        }
    }

    /** Those of the people at the table. */
    void openNames() {
        List<ListSheet.Line> lines = new ArrayList<>();
        Match match = session.match();
        for (int seat = 0; seat < match.record().seats().size(); seat++) {
            if (!match.record().seats().get(seat).isHuman()) continue;
            int named = seat;
            String side = look.texts().say(match.words().seatName(seat));
            lines.add(new ListSheet.Line(NAME + seat, "icon-friend", side, look.texts().language().direction(), match.name(seat),
                () -> askForName(named)));
        }
        screen.open(new ListSheet(look, screen, look.texts().say("table.names"), lines, ""), NAMES);
    }

    private void askForName(int seat) {
        Message question = Message.of("table.names.ask", session.match().words().seatName(seat));
        ask(question, session.match().name(seat), RecordTree.LONGEST_NAME,
            name -> session.variations().name(seat, Annotation.line(name, RecordTree.LONGEST_NAME)));
    }

    private void ask(Message question, String text, int longest, Consumer<String> reader) {
        LibraryActions actions = program.library();
        if (actions.offersAsking()) actions.ask(question, text, longest, reader);
        else screen.open(new AskSheet(look, screen, look.texts().say(question), text, longest, reader), TableControls.MORE);
    }

    void comment() {
        String said = BesideRows.comments(session.match(), session.history().shownPly());
        ask(Message.of("table.comment.ask"), said, Annotation.LONGEST, this::say);
    }

    private void say(String text) {
        List<Annotation> said = new ArrayList<>(session.variations().annotations());
        said.removeIf(remark -> remark.kind() == Annotation.Kind.COMMENT);
        String line = Annotation.line(text, Annotation.LONGEST);
        if (!line.isEmpty()) said.add(new Annotation(Annotation.Kind.COMMENT, line));
        session.variations().annotate(said);
    }
}
