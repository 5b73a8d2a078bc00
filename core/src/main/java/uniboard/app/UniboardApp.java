package uniboard.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.function.Consumer;
import uniboard.app.learn.BookCache;
import uniboard.app.learn.Lessons;
import uniboard.app.learn.Rules;
import uniboard.app.library.OwnGames;
import uniboard.app.library.RecordKeeper;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.Boxes;
import uniboard.app.remote.RemoteTables;
import uniboard.app.share.Sharing;
import uniboard.app.table.NewGame;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.embed.EmbedCommands;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.library.GameLibrary;
import uniboard.library.LibraryStore;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.stage.kit.Settings;
import uniboard.stage.learn.LessonUse;
import uniboard.stage.menu.MenuMaker;
import uniboard.stage.menu.MenuScreen;
import uniboard.stage.shelf.KeepingProgram;
import uniboard.stage.shelf.LibraryActions;
import uniboard.stage.shelf.RemoteActions;
import uniboard.stage.shelf.ShareActions;
import uniboard.text.Language;

/**
 * The program, on whichever platform: shows the boxes, a table or rules, keeps records, and is the one edge at which errors are handled.
 */
public final class UniboardApp extends ApplicationAdapter implements KeepingProgram {
    private final Platform platform;
    private final LaunchOptions start;
    private final Boxes boxes;
    /** Null where games are chosen outside the window. */
    private final MenuMaker menus;
    /** Leads to where games are chosen outside the window; null where that is in the window. */
    private final Runnable frontDoor;
    private final Lessons lessons;
    private final EmbedEvents events;
    private final Rules rules;
    private Settings settings;
    private RecordKeeper keeper;
    private OwnGames ownGames;
    /** Null where nothing is handed on. */
    private Sharing sharing;
    private EmbedCommands commands;
    private Random32 seeds;
    private Window window;
    private PlayTable table;
    /** Null where other devices can't be reached. */
    private RemoteTables far;
    private boolean menuShown;
    /** Whether lessons were opened from the menu, to which they lead back. */
    private boolean lessonsCameFirst;
    /** The match that an exercise was made of, to which it leads back; or null. */
    private Match reviewed;
    private boolean crashed;

    private UniboardApp(Platform platform, Boxes boxes, LaunchOptions start, MenuMaker menus, Runnable frontDoor) {
        this.platform = platform;
        this.boxes = boxes;
        this.start = start;
        this.menus = menus;
        this.frontDoor = frontDoor;
        BookCache library = new BookCache(boxes, platform::read);
        rules = new Rules(platform, boxes, library);
        events = new EmbedEvents(platform.hostPage(), message -> window.say(message));
        lessons = new Lessons(platform, boxes, library, () -> seeds.next(), this, events, start.request());
    }

    /** @param boxes the boxes to be had, from a menu in the window */
    public static UniboardApp withMenu(Platform platform, Boxes boxes, LaunchOptions start) {
        return new UniboardApp(platform, boxes, start, MenuScreen::new, null);
    }

    /**
     * @param boxes     the boxes to be had
     * @param frontDoor leads out of the window, to where games are chosen
     */
    public static UniboardApp withoutMenu(Platform platform, Boxes boxes, LaunchOptions start, Runnable frontDoor) {
        return new UniboardApp(platform, boxes, start, null, frontDoor);
    }

    @Override
    public void create() {
        guarded(() -> {
            seeds = new Random32(platform.seed());
            settings = new Settings(platform.storage(), platform.embedded(),
                (game, option) -> boxes.suited(game, option, window.layout(), window.zoom()));
            start.request().suggest(settings);
            for (String complaint : start.request().complaints()) platform.warn(complaint);
            GameLibrary shelf = new GameLibrary(platform.shelf());
            keeper = new RecordKeeper(platform.storage(), shelf, boxes, platform::seconds, platform::newId);
            ownGames = new OwnGames(shelf, keeper, boxes, platform.exchange(), seconds -> platform.date(seconds, window.language()),
                message -> window.say(message), new LibraryTable(() -> table, () -> window, this::tellInMenu));
            keeper.tellAtOnce(ownGames.teller());
            platform.hearOfParting(keeper::partedFromOthers);
            if (platform.exchange().offersSharing()) {
                sharing = new Sharing(platform.exchange(), () -> table.session(), ownGames.teller(), message -> window.say(message),
                    name -> table.savePicture(name, ownGames.teller()), name -> table.saveDrawing(name, ownGames.teller()),
                    match -> keeper.gameOf(match).id(), seat -> table.takeSide(seat));
            }
            platform.exchange().onBrought(text -> guarded(() -> ownGames.take(text)));
            for (String complaint : start.request().complaints()) events.tellProblem(complaint);
            if (settings.volume() > 0) platform.speaker().prepare();
            window = new Window(platform, boxes, settings, start.request().decor(), this::guarded);
            table = new PlayTable(platform, boxes, start.request(), settings, seeds::next, new NewGame(settings, seeds), window, keeper,
                events, this, this::seated);
            far = new RemoteTables(platform, boxes, table, window, this, ownGames.teller());
            table.onLeaving(far::leave);
            commands = new EmbedCommands(new HostTable(this, boxes, start, settings, window), events);
            window.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            new Opening(this, platform, boxes, start, events, window, table, far).begin();
            window.speak(firstLanguage());
            ownGames.begin(start.opening() == LaunchOptions.Opening.SHELF);
            platform.hearOfOthers(() -> guarded(() -> ownGames.heardOfOthers()));
        });
    }

    @Override
    public LibraryActions shelf() {
        return platform.shelf() == LibraryStore.NONE ? null : ownGames;
    }

    @Override
    public void playOn(GameRecord parted) {
        table.playOn(parted);
    }

    @Override
    public RemoteActions far() {
        return far;
    }

    @Override
    public ShareActions sharing() {
        return sharing;
    }

    private Language firstLanguage() {
        if (start.language() != null) return start.language();
        String kept = settings.language();
        return kept == null ? platform.systemLanguage() : Language.preferred(List.of(kept));
    }

    @Override
    public void practise(String exercise) {
        Match left = table.match();
        try {
            Course course = Exercise.read(left.game(), exercise);
            leaveTable();
            lessons.open(left.game(), window, course, LessonUse.REVIEW);
            reviewed = left;
        } catch (BookException e) {
            platform.warn(HostTable.sentence(e, window));
            table.session().announce(Message.of("learn.exercise.bad", e.line()));
        }
    }

    /** Shows what another page brought along. */
    void practise(Course exercise) {
        leaveTable();
        lessons.open(boxes.game(start.game()), window, exercise, LessonUse.EXERCISE);
    }

    /** Null where nothing is learnt. */
    EmbedCommands.Pupil pupil() {
        return lessons.pupil();
    }

    PlayTable table() {
        return table;
    }

    /** The menu tells it, if it is shown. */
    private void tellInMenu(Message message) {
        if (menuShown) showMenu(message);
    }

    /** Lessons were asked for first: they lead back to the menu. */
    void cameToLearn() {
        lessonsCameFirst = !platform.embedded();
    }

    @Override
    public void menu() {
        showMenu(null);
    }

    /** @param notice what the player is told, or null */
    void showMenu(Message notice) {
        if (menus == null) {
            frontDoor.run();
            return;
        }
        leaveTable();
        menuShown = true;
        window.show((look, layout, still) -> menus.make(look, layout, still, boxes.boxes(), keeper, notice, this));
        bringMiniatures();
    }

    /** What lives in the boxes may come after the boxes, one after the other. */
    private void bringMiniatures() {
        for (Game game : boxes.games()) {
            if (window.isAtHand(game.id())) continue;
            window.prepare(game.id(), () -> {
                if (!menuShown) return;
                window.refresh();
                bringMiniatures();
            });
            return;
        }
    }

    @Override
    public void play(Game game) {
        table.play(game, UrlParameters.none());
    }

    @Override
    public void newGame() {
        if (!far.isShared()) table.beginAnew();
        else if (far.play().canPlayAgain()) far.play().playAgain();
        else if (table.notices().isAnotherAwaited()) table.session().announce(Message.of("far.again"));
        else table.session().announce(Message.of("far.noNew"));
    }

    @Override
    public boolean canReturnToOldGame() {
        return table.canReturnToOldGame();
    }

    @Override
    public void returnToOldGame() {
        table.returnToOldGame();
    }

    private void seated() {
        menuShown = false;
        lessonsCameFirst = false;
        reviewed = null;
    }

    private void leaveTable() {
        menuShown = false;
        table.leave();
    }

    @Override
    public void keys(Game game) {
        rules.turnToKeys(game);
        rules(game);
    }

    @Override
    public void takeDevice() {
        table.takeDevice();
    }

    /** A match goes on unseen, up to the next move of a bot, and waits. */
    @Override
    public void rules(Game game) {
        far.beginReading();
        table.hide();
        menuShown = false;
        rules.open(game, window, this);
    }

    @Override
    public boolean hasLessons(Game game) {
        return lessons.areOf(game);
    }

    @Override
    public void learn(Game game) {
        if (!lessons.areOf(game)) return;
        if (!far.beginReading()) leaveTable();
        lessons.open(game, window);
    }

    @Override
    public Message lessonsDone(Game game) {
        return lessons.done(game);
    }

    @Override
    public boolean offersLessons(Game game) {
        // Others wait for the person at a shared table.
        return !far.isShared() && lessons.areOffered(game);
    }

    @Override
    public int openLesson(Game game) {
        return lessons.openLesson(game);
    }

    @Override
    public void declineLessons(Game game) {
        lessons.decline(game);
    }

    @Override
    public void leaveLessons(Game game) {
        platform.thinker().cancel();
        if (far.endReading()) return;
        if (reviewed != null) table.sitDown(reviewed, null);
        else if (lessonsCameFirst) menu();
        else play(game);
    }

    @Override
    public void read(String file, Consumer<String> reader) {
        platform.read(file, reader);
    }

    @Override
    public void leaveRules() {
        if (far.endReading()) return;
        if (table.session() == null) menu();
        else table.show();
    }

    @Override
    public boolean offersEmbedding() {
        return platform.offersEmbedding();
    }

    @Override
    public void embed(String lesson) {
        String game = "game=" + (table.match() == null ? start.game() : table.match().game().id());
        if (!lesson.isEmpty()) platform.embed(game + "&mode=lesson&lesson=" + lesson);
        else if (table.session() != null) platform.embed(game + "#g=" + EmbedEvents.link(table.session()));
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public void refresh() {
        window.refresh();
    }

    @Override
    public void speak(Language language) {
        settings.setLanguage(language.code());
        window.speak(language);
    }

    /**
     * Does what the page around the table asks for.
     *
     * @param order  its name
     * @param values as {@link EmbedCommands#obey} takes them
     * @return what is wrong with it, or {@link EmbedCommands#DONE}
     */
    public String obey(String order, List<String> values) {
        String[] answer = {"The board has stopped"};
        guarded(() -> {
            answer[0] = commands.obey(order, values);
            window.redraw();
        });
        return answer[0];
    }

    @Override
    public void resize(int width, int height) {
        guarded(() -> window.resize(width, height));
    }

    @Override
    public void render() {
        guarded(() -> {
            platform.thinker().frame();
            table.frame();
            far.frame();
            window.frame(Gdx.graphics.getDeltaTime());
        });
    }

    @Override
    public void resume() {
        guarded(() -> window.redraw());
    }

    @Override
    public void dispose() {
        if (far != null) far.close();
        if (window != null) window.dispose();
    }

    /** Whether on the table lies what came with the program's start, or was opened since, unchanged. */
    public boolean showsWhatWasOpened() {
        return table != null && table.isAsOpened();
    }

    /** Frames in which something was drawn; stands still while nothing moves. */
    public int framesDrawn() {
        return window == null ? 0 : window.framesDrawn();
    }

    /**
     * Whether nothing moved in the last frame and nothing was to be drawn, or never will be; what the platform was asked for may still be
     * on its way.
     */
    public boolean isStill() {
        return crashed || window != null && window.isStill();
    }

    /** After the first error nothing runs any more: the last picture and the record stay as they are. */
    private void guarded(Runnable step) {
        if (crashed) return;
        try {
            step.run();
        } catch (RuntimeException | Error error) {
            crashed = true;
            platform.crashed(error, table == null ? "" : table.textToRescue());
        }
    }
}
