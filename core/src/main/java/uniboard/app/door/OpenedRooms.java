package uniboard.app.door;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.classroom.ClassEntrance;
import uniboard.app.classroom.ClassSurroundings;
import uniboard.app.learn.BookCache;
import uniboard.app.learn.Lessons;
import uniboard.app.learn.RuleBooks;
import uniboard.app.library.OwnGames;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.remote.RemoteEntrance;
import uniboard.app.share.PictureSaver;
import uniboard.app.share.Sharing;
import uniboard.embed.EmbedCommands;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.library.LibraryStore;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.learn.LessonUse;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.library.ShareActions;
import uniboard.stage.library.SharedGameActions;
import uniboard.stage.review.ReviewBookmark;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.table.PositionWorkshop;
import uniboard.stage.table.ReviewScreen;
import uniboard.stage.table.SheetsOfTable;
import uniboard.stage.table.TableControls;
import uniboard.stage.table.TableSheets;

/** The rooms behind the door: lessons and rules, the player's games, what is handed on, tables of several devices, a page's orders. */
final class OpenedRooms implements Rooms {
    private final FirstRooms first;
    private final Lessons lessons;
    private final BookCache books;
    /** Null before any were opened. */
    private RuleBooks rules;
    private final OwnGames ownGames;
    /** Null where nothing is handed on. */
    private final Sharing sharing;
    private final ClassEntrance classes;
    private final RemoteEntrance remote;
    private final EmbedCommands commands;
    private final PositionWorkshop workshop;
    private final SheetsOfTable sheets;
    /** Whether lessons were opened from the menu, to which they lead back. */
    private boolean lessonsCameFirst;
    /** Whether the rules were opened from a lesson, to which they lead back. */
    private boolean lessonWaits;
    /** Whether the rules were opened from a review, to which they lead back. */
    private boolean reviewWaits;
    /** Where an exercise that was made here leads back to; or null. */
    private Runnable wayBack;
    /** The match that was looked back upon last; null before any was. */
    private Match lookedBackUpon;
    private ReviewBookmark bookmark;

    OpenedRooms(FirstRooms first) {
        this.first = first;
        FrontProgram program = first.program();
        Consumer<Message> teller = program::tell;
        first.platform().restIsThere();
        books = new BookCache(first.boxes(), first.platform()::read);
        lessons = new Lessons(first.platform(), first.boxes(), books, first.seeds()::next, program, first.events(),
            first.start().request(), this::readBesideLesson);
        ownGames = new OwnGames(first.library(), first.keeper(), first.boxes(), first.platform().sharing(),
            seconds -> first.platform().date(seconds, first.window().language()), first.window()::say,
            new LibraryTable(first.table(), first.window(), teller));
        workshop = new Workshop(first, ownGames, this::openTried);
        sheets = new SheetsOfTable(this::openReview, workshop, first.boxes()::decisionView, first.boxes()::reference);
        sharing = first.platform().sharing().offersSharing() ? sharing(first) : null;
        classes = new ClassEntrance(new ClassSurroundings(first.platform(), first.boxes(), first.table(), first.window(), program,
            first.seeds()::next, teller, program::hideTable, this::remote, books, workshop));
        remote = new RemoteEntrance(first.platform(), first.boxes(), first.table(), first.window(), program, teller, classes);
        commands = new EmbedCommands(new EmbedTable(first, this), first.events());
    }

    private static Sharing sharing(FirstRooms first) {
        FrontProgram program = first.program();
        return new Sharing(first.platform().sharing(), first.table()::session, program::tell, first.window()::say,
            new PictureSaver(first.table(), first.platform(), first.boxes(), first.window(), program, first.seeds()::next),
            match -> first.keeper().gameOf(match).id(), first.table()::takeSide, first.table()::isMoveAwaited);
    }

    @Override
    public void begin() {
        first.table().onLeaving(remote::leave);
        if (first.start().opening() == LaunchOptions.Opening.LIBRARY) ownGames.open();
        // More can be done with a game that has ended.
        Match shown = first.table().match();
        if (shown != null && shown.outcome().over()) first.table().session().refresh();
        if (first.table().session() != null && remote.isMissed()) first.table().session().feedback().tell(Message.of("far.waiting"));
    }

    @Override
    public void frame() {
        remote.frame();
        classes.frame();
    }

    @Override
    public void close() {
        remote.close();
        classes.close();
    }

    @Override
    public LibraryActions library() {
        return first.platform().library() == LibraryStore.NONE ? null : ownGames;
    }

    @Override
    public RemoteEntrance remote() {
        return remote;
    }

    @Override
    public ShareActions sharing() {
        return sharing;
    }

    @Override
    public TableSheets sheets() {
        return sheets;
    }

    @Override
    public void take(String text) {
        ownGames.take(text);
    }

    @Override
    public void come(String invitation, Game game) {
        if (classes.leadsHere(invitation)) classes.come(invitation, game);
        else remote.come(invitation, game);
    }

    @Override
    public void openNewGame(Game game, String company) {
        sheets.chooseCompany(game, first.program(), company);
        first.table().layEmpty(game);
        first.window().activate(TableControls.NEW);
    }

    @Override
    public void openRules(Game game) {
        read(game, null, null);
    }

    @Override
    public void explain(Game game, Message told) {
        read(game, null, told);
    }

    /** Opens rules in place of the table, as {@link RuleBooks#open}. */
    private void read(Game game, String page, Message told) {
        first.bring(Platform.RULES, () -> {
            if (rules == null) rules = RulesDoor.open(first, books, lessons);
            remote.beginReading();
            first.program().hideTable();
            rules.open(game, page, told);
        });
    }

    private void readBesideLesson(Game game) {
        openRules(game);
        lessonWaits = true;
    }

    @Override
    public void openKeys(Game game) {
        read(game, RulesBook.KEYS, null);
    }

    @Override
    public void openLessons(Game game) {
        if (!remote.beginReading()) first.program().leaveTable();
        lessonWaits = false;
        lessons.open(game, first.window());
    }

    @Override
    public void openExercise(String exercise, Game game) {
        try {
            practise(Exercise.read(game, exercise), first.start().request().step());
        } catch (BookException e) {
            // Anybody who came for it is told at the table, and anybody who wrote it what is wrong.
            Supplier<String> problem = () -> EmbedTable.sentence(e, first.window());
            first.program().complain(problem);
            first.table().play(game, first.start().request());
            first.table().session().feedback().tell(Message.of("learn.exercise.bad", e.line()));
        }
    }

    /**
     * Shows what another page brought along.
     *
     * @param step to begin with, from 1
     */
    void practise(Course exercise, int step) {
        first.program().leaveTable();
        lessons.open(first.boxes().game(first.start().game()), first.window(), exercise, LessonUse.EXERCISE, step);
    }

    @Override
    public void cameToLearn() {
        lessonsCameFirst = !first.platform().embedded();
    }

    /** @param ply of the moment that is shown; below 0: the one looked at last, or the worst one */
    private void openReview(int ply) {
        GameSession session = first.table().session();
        if (session.match() != lookedBackUpon) bookmark = new ReviewBookmark();
        lookedBackUpon = session.match();
        bookmark.begin();
        if (ply >= 0) bookmark.keep(ply);
        ReviewScreen.Context context = new ReviewScreen.Context(session, first.table().notices(), first.boxes().box(session.match().game()),
            first.table().viewpoint(), bookmark, first.program(), () -> leaveReview(() -> openRules(session.match().game())),
            () -> leaveReview(workshop::analyse));
        reviewWaits = false;
        first.program().hideTable();
        first.window().show(session.match().game().id(), (look, layout, still) -> new ReviewScreen(look, layout, still, context));
    }

    private void leaveReview(Runnable open) {
        open.run();
        reviewWaits = true;
    }

    @Override
    public void openReviewed(String exercise) {
        Match match = first.table().match();
        openMade(exercise, () -> returnToReview(match));
    }

    private void openTried(String exercise) {
        Match match = first.table().match();
        int ply = first.table().session().history().shownPly();
        openMade(exercise, () -> {
            first.table().sitDown(match, null);
            first.table().session().history().browse(ply);
        });
    }

    private void openMade(String exercise, Runnable back) {
        Match match = first.table().match();
        try {
            Course course = Exercise.read(match.game(), exercise);
            first.program().leaveTable();
            lessons.open(match.game(), first.window(), course, LessonUse.REVIEW, 1);
            wayBack = back;
        } catch (BookException e) {
            first.platform().warn(EmbedTable.sentence(e, first.window()));
            first.table().session().announce(Message.of("learn.exercise.bad", e.line()));
        }
    }

    @Override
    public void leaveLessons(Game game) {
        first.platform().thinker().cancel();
        if (lessons.isOfRule()) {
            rules.showAgain(game);
            return;
        }
        if (remote.endReading()) return;
        if (wayBack != null) wayBack.run();
        else if (lessonsCameFirst) first.program().menu();
        else first.program().play(game);
    }

    private void returnToReview(Match match) {
        if (lessons.isRight()) bookmark.show(bookmark.ply());
        first.table().sitDown(match, null);
        openReview(bookmark.ply());
    }

    @Override
    public void seated() {
        lessonWaits = false;
        reviewWaits = false;
        lessonsCameFirst = false;
        wayBack = null;
    }

    /** Null where nothing is learnt. */
    EmbedCommands.Pupil pupil() {
        return lessons.pupil();
    }

    @Override
    public Message lessonsDone(Game game) {
        return lessons.done(game);
    }

    @Override
    public boolean endReading() {
        if (reviewWaits) {
            openReview(bookmark.ply());
            return true;
        }
        if (!lessonWaits) return remote.endReading();
        lessonWaits = false;
        lessons.showAgain();
        return true;
    }

    @Override
    public void embed(String lesson) {
        GameSession session = first.table().session();
        String game = "game=" + (session == null ? first.start().game() : session.match().game().id());
        if (!lesson.isEmpty()) first.platform().embed(game + "&mode=lesson&lesson=" + lesson);
        else if (session != null) first.platform().embed(game + "#g=" + EmbedEvents.link(session));
    }

    @Override
    public void playAgain() {
        SharedGameActions play = remote.shared().play();
        if (play.canPlayAgain()) play.playAgain();
        else if (first.table().notices().isAnotherAwaited()) first.table().session().announce(Message.of("far.again"));
        else first.table().session().announce(Message.of("far.noNew"));
    }

    @Override
    public String obey(String order, List<String> values) {
        return commands.obey(order, values);
    }
}
