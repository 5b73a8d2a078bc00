package uniboard.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.door.FirstRooms;
import uniboard.app.door.FrontProgram;
import uniboard.app.door.Rooms;
import uniboard.app.learn.LessonOffers;
import uniboard.app.library.RecordKeeper;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.Boxes;
import uniboard.app.table.NewGame;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.library.GameLibrary;
import uniboard.match.GameRecord;
import uniboard.stage.kit.Settings;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.library.RemoteActions;
import uniboard.stage.library.ShareActions;
import uniboard.stage.menu.MenuScreen;
import uniboard.stage.table.TableSheets;
import uniboard.text.Language;

/**
 * The program, on whichever platform: shows the boxes, a table or rules, keeps records, and is the one edge at which errors are handled.
 */
public final class UniboardApp extends ApplicationAdapter implements FrontProgram {
    private final Platform platform;
    private final LaunchOptions start;
    private final Boxes boxes;
    private final GameChoice choice;
    private final LessonOffers offers;
    private final EmbedEvents events;
    private Settings settings;
    private RecordKeeper keeper;
    private Window window;
    private PlayTable table;
    private FirstRooms first;
    private DoorKeeper door;
    private boolean crashed;

    private UniboardApp(Platform platform, Boxes boxes, LaunchOptions start, GameChoice choice) {
        this.platform = platform;
        this.boxes = boxes;
        this.start = start;
        this.choice = choice;
        events = new EmbedEvents(platform.hostPage(), message -> window.say(message));
        offers = new LessonOffers(platform);
    }

    /** @param boxes the boxes to be had, from a menu in the window */
    public static UniboardApp withMenu(Platform platform, Boxes boxes, LaunchOptions start) {
        return new UniboardApp(platform, boxes, start, GameChoice.inWindow(MenuScreen::new));
    }

    /**
     * @param boxes     the boxes to be had
     * @param frontDoor leads out of the window, to where games are chosen
     */
    public static UniboardApp withoutMenu(Platform platform, Boxes boxes, LaunchOptions start, Runnable frontDoor) {
        return new UniboardApp(platform, boxes, start, GameChoice.outside(frontDoor));
    }

    @Override
    public void create() {
        guarded(() -> {
            Random32 seeds = new Random32(platform.seed());
            settings = new Settings(platform.storage(), platform.embedded(),
                (game, option) -> boxes.suited(game, option, window.layout(), window.zoom()));
            start.request().suggest(settings);
            for (String complaint : start.request().complaints()) platform.warn(complaint);
            GameLibrary library = new GameLibrary(platform.library());
            keeper = new RecordKeeper(platform.storage(), library, boxes, platform::seconds, platform::newId);
            keeper.tellAtOnce(this::tell);
            platform.hearOfParting(keeper::partedFromOthers);
            platform.sharing().onBrought(text -> guarded(() -> enter(() -> rooms().take(text))));
            for (String complaint : start.request().complaints()) events.tellProblem(complaint);
            if (settings.volume() > 0) platform.speaker().prepare();
            window = new Window(platform, boxes, settings, start.request().decor(), this::guarded);
            table = new PlayTable(platform, boxes, start.request(), settings, seeds::next, new NewGame(settings, seeds), window, keeper,
                events, this, this::seated);
            first = new FirstRooms(this, platform, boxes, start, seeds, settings, library, keeper, events, window, table);
            door = new DoorKeeper(first);
            window.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            Opening opening = new Opening(this, first);
            if (opening.needsRooms()) enter(opening::begin);
            else opening.begin();
            window.speak(firstLanguage());
            LatestGame latest = new LatestGame(first);
            latest.takeUp();
            platform.hearOfOthers(() -> guarded(latest::hearOfOthers));
            door.openIfThere();
        });
    }

    @Override
    public void enter(Runnable inside) {
        door.enter(inside);
    }

    /** Null before the door is opened. */
    Rooms rooms() {
        return door == null ? null : door.rooms();
    }

    @Override
    public TableSheets sheets() {
        return rooms() == null ? null : rooms().sheets();
    }

    @Override
    public void tell(Message message) {
        if (table.session() != null) table.session().announce(message);
        else if (choice.isShown()) showMenu(message);
        window.redraw();
    }

    @Override
    public void complain(Supplier<String> problem) {
        window.onceSaying(start.game(), () -> {
            platform.warn(problem.get());
            events.tellProblem(problem.get());
        });
    }

    @Override
    public LibraryActions library() {
        return rooms() == null ? null : rooms().library();
    }

    @Override
    public void playOn(GameRecord parted) {
        table.playOn(parted);
    }

    @Override
    public RemoteActions remote() {
        return rooms() == null ? null : rooms().remote();
    }

    @Override
    public ShareActions sharing() {
        return rooms() == null ? null : rooms().sharing();
    }

    private Language firstLanguage() {
        if (start.language() != null) return start.language();
        String kept = settings.language();
        return kept == null ? platform.systemLanguage() : Language.preferred(List.of(kept));
    }

    @Override
    public void practise(String exercise) {
        rooms().openReviewed(exercise);
    }

    @Override
    public void menu() {
        showMenu(null);
    }

    /** @param notice what the player is told, or null */
    void showMenu(Message notice) {
        choice.show(first, notice);
    }

    @Override
    public void play(Game game) {
        table.play(game, UrlParameters.none());
    }

    @Override
    public void newGame() {
        if (isShared()) rooms().playAgain();
        else table.beginAnew();
    }

    private boolean isShared() {
        return rooms() != null && rooms().remote().isShared();
    }

    @Override
    public boolean beginsAtOnce() {
        return platform.embedded() || isShared();
    }

    @Override
    public void declineNewGame() {
        table.fill();
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
        choice.hide();
        if (rooms() != null) rooms().seated();
    }

    @Override
    public void leaveTable() {
        choice.hide();
        table.leave();
    }

    @Override
    public void keys(Game game) {
        enter(() -> rooms().openKeys(game));
    }

    @Override
    public void takeDevice() {
        table.takeDevice();
    }

    @Override
    public void rules(Game game) {
        enter(() -> rooms().openRules(game));
    }

    @Override
    public void explain(Game game, Message told) {
        enter(() -> rooms().explain(game, told));
    }

    @Override
    public void hideTable() {
        table.hide();
        choice.hide();
    }

    @Override
    public boolean hasLessons(Game game) {
        return offers.areOf(game);
    }

    @Override
    public void learn(Game game) {
        if (offers.areOf(game)) enter(() -> rooms().openLessons(game));
    }

    @Override
    public Message lessonsDone(Game game) {
        return rooms() == null ? null : rooms().lessonsDone(game);
    }

    @Override
    public boolean offersLessons(Game game) {
        // Others wait for the person at a shared table.
        return !isShared() && offers.areOffered(game);
    }

    @Override
    public int openLesson(Game game) {
        return offers.openLesson(game);
    }

    @Override
    public void declineLessons(Game game) {
        offers.decline(game);
    }

    @Override
    public void leaveLessons(Game game) {
        rooms().leaveLessons(game);
    }

    @Override
    public void read(String file, Consumer<String> reader) {
        platform.read(file, reader);
    }

    @Override
    public void leaveRules() {
        if (rooms().endReading()) return;
        if (table.session() == null) menu();
        else table.show();
    }

    @Override
    public boolean offersEmbedding() {
        return platform.offersEmbedding();
    }

    @Override
    public void embed(String lesson) {
        rooms().embed(lesson);
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
     * @param values as {@link uniboard.embed.EmbedCommands#obey} takes them
     * @return what is wrong with it, or {@link uniboard.embed.EmbedCommands#DONE}
     */
    public String obey(String order, List<String> values) {
        String[] answer = {"The board has stopped"};
        guarded(() -> {
            answer[0] = rooms().obey(order, values);
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
            if (rooms() != null) rooms().frame();
            window.frame(Gdx.graphics.getDeltaTime());
            door.frame();
        });
    }

    @Override
    public void resume() {
        guarded(() -> window.redraw());
    }

    @Override
    public void dispose() {
        if (rooms() != null) rooms().close();
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
    @Override
    public void guarded(Runnable step) {
        if (crashed) return;
        try {
            step.run();
        } catch (RuntimeException | Error error) {
            crashed = true;
            platform.crashed(error, table == null ? "" : table.textToRescue());
        }
    }
}
