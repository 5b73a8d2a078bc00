package uniboard.app.table;

import java.util.List;
import java.util.function.IntSupplier;
import uniboard.app.library.RecordKeeper;
import uniboard.app.platform.Platform;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.Boxes;
import uniboard.app.window.Window;
import uniboard.embed.EmbedEvents;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.LocalMoves;
import uniboard.match.Match;
import uniboard.match.MovePort;
import uniboard.match.RecordTree;
import uniboard.match.TablePermissions;
import uniboard.match.Waiting;
import uniboard.remote.RemoteTable;
import uniboard.stage.kit.Settings;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SceneSuccession;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.TableNotices;
import uniboard.stage.table.TableOffer;
import uniboard.stage.table.TableProgram;
import uniboard.stage.table.TableScreen;

/** The table at which matches are played: which one lies there, from which side it is seen, and who may see it. */
public final class PlayTable {
    private static final Message TAKE_BACK = Message.of("table.takeBack");

    private final Platform platform;
    private final Boxes boxes;
    private final UrlParameters request;
    private final IntSupplier seeds;
    private final NewGame newGames;
    private final Window window;
    private final RecordKeeper keeper;
    private final EmbedEvents events;
    private final TableProgram program;
    private final Runnable seated;
    /** Runs before the table is cleared. */
    private Runnable left = () -> { };
    /** The table of several devices that the match is of; null where it is this one's alone. */
    private RemoteTable shared;
    /** The match on the table; null while none is. */
    private GameSession session;
    /** What is told beside it. */
    private TableNotices notices;
    /** Of the match's table; null while there is none. */
    private BoardScene.Factory scenes;
    /** Whether the match can be seen; else something else is shown, or there is none. */
    private boolean isShown;
    /** What was opened by a link or file, as it came; null if nothing was. */
    private GameRecord opened;
    /** Whether the position to show is missing, which a diagram has no room to say. */
    private boolean lacks;
    /** Whether no game has been begun: what lies there is only seen. */
    private boolean isEmpty;
    private final NearSide side;
    private final Curtains curtains;

    /**
     * @param request what is asked of the table as long as the program runs
     * @param seeds   chance for bots
     * @param seated  run whenever somebody sits down
     */
    public PlayTable(Platform platform, Boxes boxes, UrlParameters request, Settings settings, IntSupplier seeds, NewGame newGames,
        Window window, RecordKeeper keeper, EmbedEvents events, TableProgram program, Runnable seated) {
        this.platform = platform;
        this.boxes = boxes;
        this.request = request;
        this.seeds = seeds;
        this.newGames = newGames;
        this.window = window;
        this.keeper = keeper;
        this.events = events;
        this.program = program;
        this.seated = seated;
        side = new NearSide(keeper, settings);
        curtains = new Curtains(window, boxes, program);
    }

    /** Null while no match is on the table. */
    public GameSession session() {
        return session;
    }

    /** What is told beside the match; null while none is on the table. */
    public TableNotices notices() {
        return notices;
    }

    /** Null while none is on the table. */
    public Match match() {
        return session == null ? null : session.match();
    }

    /** All of the match on the table that may be shown here after an error; empty while there is none. */
    public String textToRescue() {
        if (session == null) return "";
        return isShared() ? KnownRecord.of(match().record(), match().onlyPerson()).record().text() : match().tree().text();
    }

    /** Goes on with the game's kept match if it is what is asked for, else begins one. */
    public void play(Game game, UrlParameters asked) {
        Match kept = keeper.loadMatch(game);
        Message notice = keeper.takeNotice();
        if (kept != null && kept.outcome().over()) kept = null;
        if (kept != null && !asked.isMetBy(kept.record())) {
            if (!kept.isUntouched()) {
                keeper.putAside(kept);
                notice = Message.of("table.newGame.undo", TAKE_BACK);
            }
            kept = null;
        }
        sitDown(kept != null ? kept : newGames.of(game, asked), notice);
    }

    /** Begins a game as it is asked for, in place of what is shown. */
    public void begin(Game game, UrlParameters asked) {
        sitDown(newGames.of(game, asked), null);
    }

    /** Says why what was asked for isn't there, beside a board that stands in for it. */
    public void standIn(Game game, Message reason) {
        if (request.use() == TablePermissions.Use.LOOK) sitDown(newGames.of(game, request), null);
        else play(game, request);
        lacks = true;
        session.feedback().tell(reason);
        show();
    }

    /** Begins the shown game again. */
    public void beginAnew() {
        Match old = session.match();
        putAside();
        // Where every game begins alike, nothing else would show that one has begun.
        sitDown(newGames.of(old.game()),
            keeper.hasAside(old.game()) ? Message.of("table.newGame.undo", TAKE_BACK) : Message.of("table.newGame"));
    }

    /** Keeps the shown game aside so that the player can return to it; if the table is empty, the game kept before. */
    public void putAside() {
        Match old = isEmpty ? keeper.loadMatch(match().game()) : match();
        if (old != null && !old.isUntouched()) keeper.putAside(old);
    }

    /** Shows a game's table on which no game has been begun. */
    public void layEmpty(Game game) {
        leave();
        isEmpty = true;
        Match match = newGames.ofPeople(game);
        sit(new GameSession(match, platform.thinker(), seeds, kept -> { }, new TablePermissions(TablePermissions.Use.LOOK),
            new LocalMoves(match)), null, 0);
    }

    /** Where the table is empty, what is kept comes there, or a game as the settings say. */
    public void fill() {
        if (isEmpty) play(match().game(), UrlParameters.none());
    }

    /** How the next games begin. */
    public NewGame next() {
        return newGames;
    }

    /** Whether on the table lies what was opened by a link or file, and nothing has been changed. */
    public boolean isAsOpened() {
        return session != null && match().record().equals(opened);
    }

    public boolean canReturnToOldGame() {
        boolean isAsBegun = match().isUntouched() || isAsOpened();
        return isAsBegun && keeper.hasAside(match().game());
    }

    public void returnToOldGame() {
        Match old = keeper.takeAside(match().game());
        if (old != null) sitDown(old, Message.of("table.returned"));
    }

    /** Whether the match on the table came by a link that goes to and fro. */
    public boolean isSent() {
        return side.isTaken();
    }

    /**
     * Sits down at a game that comes from elsewhere; one's own is put aside.
     *
     * @param id of a game whose moves go to and fro; else empty
     */
    public void open(GameRecord record, String id) {
        Match own = keeper.loadMatch(record.game());
        Match sent = id.isEmpty() ? null : keeper.sent(record, id, own);
        if (sent != null) {
            boolean isOn = !sent.record().equals(record);
            if (own != null && !own.isUntouched() && !keeper.gameOf(own).id().equals(id)) keeper.putAside(own);
            sitDown(sent, isOn ? Message.of("share.goneOn") : null);
            opened = record;
            if (isOn) return;
            if (sent.toMove() != Position.NOBODY) takeSide(sent.toMove());
            session.history().replayLast();
            show();
            return;
        }
        open(new Match(record), own, record.plies());
    }

    /**
     * Sits down at a game with its sidelines that comes from elsewhere; one's own is put aside. What is among one's own already is no
     * game more.
     *
     * @param at the position to be shown first; null, or none of the game: the end of the main line
     */
    public void open(RecordTree tree, RecordTree.Point at) {
        boolean isThere = at != null && at.line() < tree.lines().size() && at.ply() <= tree.lines().get(at.line()).plies();
        GameRecord line = tree.lines().get(isThere ? at.line() : 0);
        int ply = isThere ? at.ply() : line.plies();
        Match own = keeper.loadMatch(line.game());
        Match held = request.use() == TablePermissions.Use.PLAY ? keeper.holding(tree, line.firstPlies(ply), own) : null;
        if (held != null) {
            sitDown(held, Message.of("table.opened.held"), ply);
            return;
        }
        open(new Match(tree, new RecordTree.Point(isThere ? at.line() : 0, line.plies()), List.of()), own, ply);
    }

    private void open(Match match, Match own, int shownPly) {
        boolean isToKeep = request.use() == TablePermissions.Use.PLAY;
        boolean isInTheWay = isToKeep && own != null && !own.isUntouched() && !own.tree().equals(match.tree());
        if (isInTheWay) keeper.putAside(own);
        opened = match.record();
        sitDown(match, isInTheWay ? Message.of("table.opened.undo", TAKE_BACK) : null, shownPly);
    }

    /** Sits down at a game that is parted from the one on the table. */
    public void playOn(GameRecord parted) {
        Match own = match();
        if (!own.isUntouched()) keeper.putAside(own);
        Match match = new Match(parted);
        keeper.beginFrom(own, match);
        sitDown(match, Message.of("table.playedOn", TAKE_BACK));
        opened = parted;
    }

    /** @param hook runs before the table is cleared */
    public void onLeaving(Runnable hook) {
        left = hook;
    }

    /** Whether the match on the table is one of several devices. */
    public boolean isShared() {
        return shared != null && session != null;
    }

    /**
     * Sits down at a match of several devices.
     *
     * @param id of its game, under which it is kept once it has ended
     */
    public void share(Match match, RemoteTable remote, MovePort moves, String id) {
        clear();
        keeper.knowAs(match, id);
        shared = remote;
        sit(new GameSession(match, platform.thinker(), seeds, this::keep, new TablePermissions(request.use()), moves), null,
            match.record().plies());
    }

    /** @param notice what the player is told, or null */
    public void sitDown(Match match, Message notice) {
        sitDown(match, notice, match.record().plies());
    }

    private void sitDown(Match match, Message notice, int shownPly) {
        leave();
        lacks = false;
        sit(new GameSession(match, platform.thinker(), seeds, this::keep, new TablePermissions(request.use()), new LocalMoves(match)),
            notice, shownPly);
    }

    private void sit(GameSession newSession, Message notice, int shownPly) {
        seated.run();
        session = newSession;
        notices = new TableNotices(session::notice);
        Match match = session.match();
        side.recall(match);
        // What is sent to and fro has one line; the page around a frame knows of one alone.
        session.history().allowBranches(() -> !isSent() && !isShared() && !platform.embedded());
        if (request.isFromStart()) session.history().browseFrom(0);
        else if (shownPly < match.record().plies()) session.history().browseFrom(shownPly);
        events.attend(session);
        scenes = new SceneSuccession(boxes.box(match.game()).scene());
        session.feedback().tell(notice);
        keep(match);
        show();
    }

    private void keep(Match match) {
        events.kept();
        // What is only looked at isn't the player's own.
        if (session != null && session.isOnlyShown()) return;
        if (shared != null) {
            // Until its end it is the whole table's, which keeps it elsewhere.
            if (ended() == null || !shared.isKept()) return;
            keeper.saveToLibrary(match);
        } else {
            keeper.keep(match);
        }
        // Ask for persistent storage only once a game is finished.
        if (match.outcome().over()) platform.keepLastingly();
        if (session != null) session.feedback().tell(keeper.takeNotice());
        if (side.hasMoved(match) && session.feedback().answer() == null) session.feedback().tell(Message.of("share.answer"));
    }

    /** The match of several devices that is on the table, once it has ended and all of it is known; null before, and for other matches. */
    public Match ended() {
        return isShared() && (match().outcome().over() || shared.isGivenUp()) && match().record().isWhole() ? match() : null;
    }

    /** Keeps a match that was {@link #ended}. */
    public void saveToLibrary(Match match) {
        keeper.saveToLibrary(match);
    }

    /** Whether the player's last move still has to be sent to the opponent. */
    public boolean isMoveAwaited() {
        return session != null && side.hasMoved(match());
    }

    /** From now on the other side's moves come as links. */
    public void takeSide(int seat) {
        side.take(match(), seat);
    }

    /** Nobody sits here any more. */
    public void leave() {
        left.run();
        clear();
    }

    /** Makes room for what is shared next. */
    public void clear() {
        shared = null;
        isEmpty = false;
        if (session != null) session.leave();
        session = null;
        notices = null;
        events.attend(null);
        scenes = null;
        isShown = false;
    }

    /** Something else is shown: the match waits to be seen. */
    public void hide() {
        // A move is never settled while something else is shown.
        if (session != null) session.show((before, move, after) -> { });
        isShown = false;
    }

    public void show() {
        isShown = true;
        side.turn(match(), isShared());
        GamePresentation box = boxes.box(match().game());
        Viewpoint viewpoint = viewpoint();
        window.show(box.game().id(), (look, layout, still) -> request.isDiagram() && !lacks
            ? program.sheets().diagram(look, layout, still, session, box, viewpoint, request.offer())
            : new TableScreen(look, layout, still, session, notices, box, scenes, viewpoint, program, offer()));
    }

    /** Against people at other devices nobody is helped, and nothing is taken back alone. */
    private TableOffer offer() {
        return isShared() ? request.offer().without(TableOffer.Part.HINTS, TableOffer.Part.UNDO) : request.offer();
    }

    /** From which side the match is seen, and by whom. */
    public Viewpoint viewpoint() {
        return side.viewpoint(match());
    }

    /** Before each frame: turns the table and covers it, as the person to move needs it. */
    public void frame() {
        if (session != null && isShown && session.turn().waiting() == Waiting.HANDOVER) {
            isShown = false;
            curtains.show(match());
        }
        if (isShown && session.turn().waiting() == Waiting.PERSON && side.isToTurn(match(), isShared())) show();
    }

    public void takeDevice() {
        session.takeDevice();
        show();
    }
}
