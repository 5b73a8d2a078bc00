package uniboard.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.host.Account;
import uniboard.host.Orders;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.match.Bounds;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Sitting;
import uniboard.shelf.Shelf;
import uniboard.shelf.ShelfStore;
import uniboard.stage.kit.Settings;
import uniboard.stage.menu.MenuMaker;
import uniboard.stage.menu.MenuScreen;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.Box;
import uniboard.stage.scene.SceneSuccession;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.shelf.KeepingProgram;
import uniboard.stage.shelf.ShareDesk;
import uniboard.stage.shelf.ShelfDesk;
import uniboard.stage.shelf.ShelfSheet;
import uniboard.stage.table.CurtainScreen;
import uniboard.stage.table.DiagramScreen;
import uniboard.stage.table.TableOffer;
import uniboard.stage.table.TableScreen;
import uniboard.text.Language;

/**
 * The program, on whichever platform: shows the boxes, a table or rules, keeps records, and is the one edge at which errors are handled.
 */
public final class Uniboard extends ApplicationAdapter implements KeepingProgram {
    private final Platform platform;
    private final Start start;
    private final Boxes boxes;
    /** Null where games are chosen outside the window. */
    private final MenuMaker menus;
    /** Leads to where games are chosen outside the window; null where that is in the window. */
    private final Runnable frontDoor;
    private final Lessons lessons;
    private final Account account;
    private final Rules rules;
    private Settings settings;
    private RecordKeeper keeper;
    private OwnGames ownGames;
    /** Null where nothing is handed on. */
    private Sharing sharing;
    private Orders orders;
    private Random32 seeds;
    private Window window;
    /** The match on the table; null while none is. */
    private Sitting sitting;
    /** Of the match's table; null while there is none. */
    private BoardScene.Factory scenes;
    /** Whether the match can be seen; else something else is shown, or there is none. */
    private boolean tableShown;
    private boolean menuShown;
    /** Whoever came from the menu to learn leads back there. */
    private boolean lessonsCameFirst;
    /** What was opened by a link or file, as it came; null if nothing was. */
    private GameRecord opened;
    private int nearSeat;
    private boolean crashed;

    private Uniboard(Platform platform, Boxes boxes, Start start, MenuMaker menus, Runnable frontDoor) {
        this.platform = platform;
        this.boxes = boxes;
        this.start = start;
        this.menus = menus;
        this.frontDoor = frontDoor;
        Library library = new Library(boxes, platform::read);
        rules = new Rules(platform, boxes, library);
        account = new Account(platform.hostPage(), message -> window.say(message));
        lessons = new Lessons(platform, boxes, library, () -> seeds.next(), this, account, start.request());
    }

    /** @param boxes the boxes to be had, from a menu in the window */
    public static Uniboard withMenu(Platform platform, Boxes boxes, Start start) {
        return new Uniboard(platform, boxes, start, MenuScreen::new, null);
    }

    /**
     * @param boxes     the boxes to be had
     * @param frontDoor leads out of the window, to where games are chosen
     */
    public static Uniboard withoutMenu(Platform platform, Boxes boxes, Start start, Runnable frontDoor) {
        return new Uniboard(platform, boxes, start, null, frontDoor);
    }

    @Override
    public void create() {
        guarded(() -> {
            seeds = new Random32(platform.seed());
            settings = new Settings(platform.storage(), platform.embedded(),
                (game, option) -> boxes.suited(game, option, window.layout(), window.zoom()));
            start.request().suggest(settings);
            for (String complaint : start.request().complaints()) platform.warn(complaint);
            Shelf shelf = new Shelf(platform.shelf());
            keeper = new RecordKeeper(platform.storage(), shelf, boxes, platform::seconds, platform::newId);
            ownGames = new OwnGames(shelf, keeper, boxes, platform.exchange(), seconds -> platform.date(seconds, window.language()),
                message -> window.say(message), new OwnTable());
            keeper.tellAtOnce(ownGames.teller());
            if (platform.exchange().offersSharing()) {
                sharing = new Sharing(platform.exchange(), () -> sitting, ownGames.teller(), message -> window.say(message),
                    this::savePicture);
            }
            platform.exchange().onBrought(text -> guarded(() -> ownGames.take(text)));
            for (String complaint : start.request().complaints()) account.tellProblem(complaint);
            if (settings.volume() > 0) platform.speaker().prepare();
            window = new Window(platform, boxes, settings, start.request().decor(), this::guarded);
            orders = new Orders(new HostTable(this, boxes, start, settings, window), account);
            window.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            begin();
            window.speak(firstLanguage());
            ownGames.begin(start.opening() == Start.Opening.SHELF);
            platform.hearOfOthers(() -> guarded(() -> ownGames.heardOfOthers()));
        });
    }

    /** What the shelf does with the table. */
    private final class OwnTable implements OwnGames.Table {
        @Override
        public Match match() {
            return sitting == null ? null : sitting.match();
        }

        @Override
        public void sitDown(Match match, Message notice) {
            Uniboard.this.sitDown(match, notice);
        }

        @Override
        public void open(GameRecord record) {
            Uniboard.this.open(record);
        }

        @Override
        public void tell(Message message) {
            if (sitting != null) sitting.announce(message);
            else if (menuShown) showMenu(message);
            window.redraw();
        }

        @Override
        public void refresh() {
            window.refresh();
        }

        @Override
        public void openShelf() {
            window.activate(ShelfSheet.OPENER);
        }
    }

    @Override
    public ShelfDesk shelf() {
        return platform.shelf() == ShelfStore.NONE ? null : ownGames;
    }

    @Override
    public ShareDesk sharing() {
        return sharing;
    }

    private Language firstLanguage() {
        if (start.language() != null) return start.language();
        String kept = settings.language();
        return kept == null ? platform.systemLanguage() : Language.preferred(List.of(kept));
    }

    private void begin() {
        if (start.exercise() != null) {
            practise(start.exercise());
        } else if (start.record() != null) {
            open(GameRecord.read(start.record(), boxes));
        } else if (start.game() == null) {
            showMenu(start.notice());
        } else {
            try {
                if (start.request().isFromStart()) open(GameRecord.read(boxes.game(start.game()).showcase(), boxes));
                else play(boxes.game(start.game()), start.request());
                if (start.notice() != null) sitting.tell(start.notice());
                if (start.opening() == Start.Opening.RULES) rules(boxes.game(start.game()));
                if (start.opening() != Start.Opening.LESSONS && !start.request().isLesson()) return;
                learn(boxes.game(start.game()));
                lessonsCameFirst = !platform.embedded();
            } catch (NotationException e) {
                showMenu(e.reason());
            }
        }
    }

    /** Where the exercise can't be had, whoever came for it is told at the table, and whoever wrote it what is wrong. */
    private void practise(String exercise) {
        Game game = boxes.game(start.game());
        try {
            practise(Exercise.read(game, exercise));
        } catch (BookException e) {
            platform.warn(HostTable.told(e));
            account.tellProblem(HostTable.told(e));
            play(game, start.request());
            sitting.tell(Message.of("learn.exercise.bad", e.line()));
        }
    }

    /** Shows what another page brought along. */
    void practise(Course exercise) {
        leaveTable();
        lessons.open(boxes.game(start.game()), window, exercise);
    }

    @Override
    public void menu() {
        showMenu(null);
    }

    /** @param notice what the player is to be told, or null */
    private void showMenu(Message notice) {
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
        play(game, TableRequest.none());
    }

    private void play(Game game, TableRequest request) {
        Match kept = keeper.loadMatch(game);
        Message notice = keeper.takeNotice();
        if (kept != null && kept.outcome().over()) kept = null;
        if (kept != null && !request.isMetBy(kept.record())) {
            if (!kept.isUntouched()) {
                keeper.putAside(kept);
                notice = Message.of("table.newGame.undo", Message.of("table.takeBack"));
            }
            kept = null;
        }
        sitDown(kept != null ? kept : new NewGame(settings, seeds).of(game, request), notice);
    }

    @Override
    public void newGame() {
        Match old = sitting.match();
        if (!old.isUntouched()) keeper.putAside(old);
        Message notice = keeper.hasAside(old.game()) ? Message.of("table.newGame.undo", Message.of("table.takeBack")) : null;
        sitDown(new NewGame(settings, seeds).of(old.game()), notice);
    }

    @Override
    public boolean canReturnToOldGame() {
        boolean isAsBegun = sitting.match().isUntouched() || sitting.match().record().equals(opened);
        return isAsBegun && keeper.hasAside(sitting.match().game());
    }

    @Override
    public void returnToOldGame() {
        Match old = keeper.takeAside(sitting.match().game());
        if (old != null) sitDown(old, null);
    }

    /** Sits down at a game that comes from elsewhere; one's own is put aside. */
    void open(GameRecord record) {
        Match own = keeper.loadMatch(record.game());
        boolean isToKeep = start.request().use() == Bounds.Use.PLAY;
        boolean isInTheWay = isToKeep && own != null && !own.isUntouched() && !own.record().equals(record);
        if (isInTheWay) keeper.putAside(own);
        opened = record;
        sitDown(new Match(record), isInTheWay ? Message.of("table.opened.undo", Message.of("table.takeBack")) : null);
    }

    /** Null while no match is on the table. */
    Sitting sitting() {
        return sitting;
    }

    /** Begins a game as it is asked for, in place of what is shown. */
    void begin(Game game, TableRequest request) {
        sitDown(new NewGame(settings, seeds).of(game, request), null);
    }

    private void sitDown(Match match, Message notice) {
        leaveTable();
        lessonsCameFirst = false;
        sitting = new Sitting(match, platform.thinker(), seeds::next, this::keep, new Bounds(start.request().use()));
        if (start.request().isFromStart()) sitting.browseFrom(0);
        account.attend(sitting);
        scenes = new SceneSuccession(boxes.box(match.game()).scene());
        sitting.tell(notice);
        keep(match);
        showTable();
    }

    /** As whoever looks sees the position shown. */
    private void savePicture(String name) {
        Box box = boxes.box(sitting.match().game());
        Sitting shown = new Sitting(sitting.match(), platform.thinker(), seeds::next, match -> { }, new Bounds(Bounds.Use.LOOK));
        Viewpoint viewpoint = new Viewpoint(nearSeat, you());
        TableOffer offer = new TableOffer(Bounds.Use.LOOK, TableOffer.Extent.NONE, Set.of(), TableOffer.Pace.BY_HAND);
        int ply = sitting.shownPly();
        window.paint((look, layout, still) -> {
            shown.browseFrom(ply);
            return new DiagramScreen(look, layout, still, shown, box, viewpoint, offer);
        }, (pixels, width, height) -> ownGames.teller().accept(platform.exchange().savePicture(name, pixels, width, height)));
    }

    private void showTable() {
        tableShown = true;
        nearSeat = nearSeatNow();
        Box box = boxes.box(sitting.match().game());
        Viewpoint viewpoint = new Viewpoint(nearSeat, you());
        window.show(box.game().id(), (look, layout, still) -> start.request().isDiagram()
            ? new DiagramScreen(look, layout, still, sitting, box, viewpoint, start.request().offer())
            : new TableScreen(look, layout, still, sitting, box, scenes, viewpoint, this, start.request().offer()));
    }

    /** The only person among bots, or nobody. */
    private int you() {
        return sitting.match().onlyPerson();
    }

    private int nearSeatNow() {
        if (you() != Position.NOBODY) return you();
        int toMove = sitting.match().toMove();
        boolean turns = settings.is(Settings.TURNING, Settings.ON) && toMove != Position.NOBODY;
        return turns ? toMove : settings.is(Settings.TURNING, Settings.ON) ? nearSeat : 0;
    }

    private void leaveTable() {
        menuShown = false;
        if (sitting != null) sitting.leave();
        sitting = null;
        account.attend(null);
        scenes = null;
        tableShown = false;
    }

    private void keep(Match match) {
        account.kept();
        // What is only looked at isn't the player's own.
        if (sitting != null && sitting.isOnlyShown()) return;
        keeper.keep(match);
        // Now there is something that would be missed.
        if (match.outcome().over()) platform.keepLastingly();
        if (sitting != null) sitting.tell(keeper.takeNotice());
    }

    @Override
    public void keys(Game game) {
        rules.turnToKeys(game);
        rules(game);
    }

    private void showCurtain() {
        tableShown = false;
        Match match = sitting.match();
        Game game = match.game();
        Message person = game.seatName(match.position(), match.toMove());
        // Who holds the device first in a game isn't anybody yet.
        boolean isNew = match.record().plies() < match.position().seats();
        Message advice = isNew ? Message.of("curtain.first", person) : Message.of("curtain.alone");
        window.show(game.id(), (look, layout, still) -> new CurtainScreen(look, layout, look.texts().say("game." + game.id()),
            look.texts().say(person), boxes.box(game).colours().mark(match.position(), match.toMove()), look.texts().say(advice), this));
    }

    @Override
    public void takeDevice() {
        sitting.takeDevice();
        showTable();
    }

    /** A match goes on unseen, up to the next move of a bot, and waits. */
    @Override
    public void rules(Game game) {
        // A move is never settled while something else is shown: the match waits to be seen.
        if (sitting != null) sitting.show((before, move, after) -> { });
        tableShown = false;
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
        leaveTable();
        lessons.open(game, window);
    }

    @Override
    public Message lessonsDone(Game game) {
        return lessons.done(game);
    }

    @Override
    public boolean offersLessons(Game game) {
        return lessons.areOffered(game);
    }

    @Override
    public void declineLessons(Game game) {
        lessons.decline(game);
    }

    @Override
    public void leaveLessons(Game game) {
        platform.thinker().cancel();
        if (lessonsCameFirst) menu();
        else play(game);
    }

    @Override
    public void read(String file, Consumer<String> reader) {
        platform.read(file, reader);
    }

    @Override
    public void leaveRules() {
        if (sitting == null) menu();
        else showTable();
    }

    @Override
    public boolean offersEmbedding() {
        return platform.offersEmbedding();
    }

    @Override
    public void embed(String lesson) {
        String game = "game=" + (sitting == null ? start.game() : sitting.match().game().id());
        if (!lesson.isEmpty()) platform.embed(game + "&mode=lesson&lesson=" + lesson);
        else if (sitting != null) platform.embed(game + "#g=" + Account.link(sitting));
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
     * @param values as {@link Orders#obey} takes them
     * @return what is wrong with it, or {@link Orders#DONE}
     */
    public String obey(String order, List<String> values) {
        String[] answer = {"The board has stopped"};
        guarded(() -> {
            answer[0] = orders.obey(order, values);
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
            if (sitting != null && tableShown && sitting.waiting() == Sitting.Waiting.HANDOVER) showCurtain();
            if (tableShown && sitting.waiting() == Sitting.Waiting.PERSON && nearSeat != nearSeatNow()) showTable();
            window.frame(Gdx.graphics.getDeltaTime());
        });
    }

    @Override
    public void resume() {
        guarded(() -> window.redraw());
    }

    @Override
    public void dispose() {
        if (window != null) window.dispose();
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
            platform.crashed(error, sitting == null ? "" : sitting.match().record().text());
        }
    }
}
