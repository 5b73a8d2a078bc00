package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibrarySheet;
import uniboard.stage.library.RemoteActions;
import uniboard.stage.library.ShareActions;

/** What can be done with the whole game on a table: played on from here, watched, handed on, left for another one. */
final class GameMenu implements TableSheets.Menu {
    static final String SHARE = "control:share";

    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final TableProgram program;
    private final TableOffer offer;
    private final TableSheets.Host host;
    private final Questions questions;
    private final TableReview review;
    private final PositionMenu position;

    GameMenu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, TableSheets.Host host,
        IntConsumer openReview, PositionWorkshop workshop) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.program = program;
        this.offer = offer;
        this.host = host;
        questions = new Questions(look, screen, program);
        review = new TableReview(session, program, offer, openReview);
        position = new PositionMenu(look, screen, session, program, host, review, workshop);
        // Has them read, so that the menu knows how many there are.
        if (program.hasLessons(game())) program.lessonsDone(game());
    }

    private Game game() {
        return session.match().game();
    }

    @Override
    public void askBack() {
        if (isShared() && program.remote().shared().play().canAskBack()) program.remote().shared().play().askBack();
    }

    private boolean isShared() {
        return program.remote() != null && program.remote().isShared();
    }

    @Override
    public void refresh() {
        questions.refresh();
    }

    private void invite() {
        if (program.beginsAtOnce()) {
            program.remote().invite();
            return;
        }
        new NewGameChoices(game(), program).choose(Company.FRIEND);
        host.choose(TableControls.NEW);
    }

    @Override
    public void openReview(int ply) {
        review.open(ply);
    }

    @Override
    public boolean offersReview() {
        return review.isOffered();
    }

    @Override
    public boolean choose(String place) {
        switch (place) {
            case TableControls.MORE -> openAll();
            case LibrarySheet.OPENER -> openLibrary();
            case SHARE -> openShare();
            case PositionMenu.COMMENT -> position.comment();
            case PositionMenu.NAMES -> position.openNames();
            case ReviewScreen.OPENER -> openReview(TableReview.LAST_PLACE);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void openAll() {
        List<MenuGroup> groups = isShared() ? ofSharedTable() : ofOwnTable();
        List<MenuGroup> shown = new MenuRows(look, groups, screen.getHeight()).fold(this::openRest);
        screen.open(new MenuSheet(look, screen, isShared() ? List.of(settings()) : ofProgram(), shown), TableControls.MORE);
    }

    private void openRest(MenuGroup rest) {
        screen.open(new MenuSheet(look, screen, rest, this::openAll), TableControls.MORE);
    }

    private List<MenuGroup> ofSharedTable() {
        SharedTableMenu table = new SharedTableMenu(look, screen, session, program.remote().shared());
        return List.of(table.lines(questions.answers(), program::menu), position.shared(), ofGame());
    }

    private List<MenuGroup> ofOwnTable() {
        RemoteActions remote = program.remote();
        MenuGroup friends = new MenuGroup(look, look.texts().say("far.friends"));
        if (remote != null && remote.offersReturn()) friends.add("control:farReturn", "icon-devices", "far.return", remote::comeBack);
        if (remote != null && remote.offersOpenTables()) friends.addRare("control:farFind", "icon-find", "far.find", remote::findTable);
        boolean offersClass = remote != null && remote.classes().isOffered();
        if (offersClass) friends.addRare("control:class", "icon-learn", "class.title", remote.classes()::teach);
        return List.of(friends, position.own(), ofGame());
    }

    /** What the bar has no room for, and what teaches the game. */
    private MenuGroup ofGame() {
        MenuGroup group = new MenuGroup(look, look.texts().say("game." + game().id()));
        // Others wait for the person at a shared table.
        if (program.hasLessons(game()) && !isShared()) group.add(lessons());
        if (offer.has(TableControls.RULES) && screen.getHeight() > screen.getWidth()) {
            group.addRare(TableControls.RULES, "icon-rules", "table.rules", () -> host.choose(TableControls.RULES));
        }
        for (String control : host.elsewhere()) {
            switch (control) {
                case TableControls.NEW -> group.add(control, "icon-new", "table.new.long", () -> host.choose(control));
                case TableControls.TAKE_BACK -> group.add(control, "icon-take-back", "table.takeBack", () -> host.choose(control));
                case TableControls.MOVES -> group.add(control, "icon-moves", "table.moves", () -> host.choose(control));
                case TableControls.SCORES -> group.add(control, "icon-scores", "table.scores", () -> host.choose(control));
                default -> throw new IllegalArgumentException(control);
            }
        }
        return group;
    }

    private ListSheet.Line lessons() {
        Message done = program.lessonsDone(game());
        String value = done == null ? "" : look.texts().say(new Message("learn.doneOf", done.arguments()));
        return new ListSheet.Line("control:lessons", "icon-learn", look.texts().say("learn.lessons"), look.texts().language().direction(),
            value, () -> program.learn(game()));
    }

    /** What leads elsewhere. */
    private List<ListSheet.Line> ofProgram() {
        List<ListSheet.Line> tiles = new ArrayList<>();
        RemoteActions remote = program.remote();
        if (remote != null && remote.offersInviting()) tiles.add(tile("control:invite", "icon-opponent", "far.invite", this::invite));
        if (program.library() != null) {
            tiles.add(tile(LibrarySheet.OPENER, "icon-shelf", "shelf.title", () -> program.library().read(this::openLibrary)));
        }
        if (offersSharing()) tiles.add(tile(SHARE, "icon-share", "share.title", this::openShare));
        tiles.add(settings());
        return tiles;
    }

    private ListSheet.Line settings() {
        return tile(TableControls.SETTINGS, "icon-settings", "table.settings", () -> host.choose(TableControls.SETTINGS));
    }

    private ListSheet.Line tile(String place, String icon, String key, Runnable action) {
        return MenuGroup.line(look, place, icon, look.texts().say(key), action);
    }

    private boolean offersSharing() {
        return program.sharing() != null || program.offersEmbedding();
    }

    private void openShare() {
        if (!offersSharing()) return;
        ShareActions actions = program.sharing();
        Runnable embed = program.offersEmbedding() ? () -> program.embed("") : null;
        screen.open(new ShareSheet(look, screen, actions, embed, this::openAll), SHARE);
    }

    private void openLibrary() {
        if (program.library() != null) screen.open(new LibrarySheet(look, screen, program.library()), LibrarySheet.OPENER);
    }
}
