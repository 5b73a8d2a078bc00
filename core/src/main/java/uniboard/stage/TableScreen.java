package uniboard.stage;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.ScoreSheet;
import uniboard.match.Candidate;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.sound.Sound;

/** A match on the table: the game's scene, the controls, the status and the moves. */
public final class TableScreen extends Screen implements TablePlay.View {
    private static final float STATUS_ROOM = 168;
    /** Lower than this the moves would tell too little. */
    private static final float LEAST_LOG = 160;

    private final Look look;
    private final TableLayout layout;
    /** Where the status is told; null: in the bar. */
    private final Rectangle panel;
    private final StillLayer still;
    private final TablePlay play;
    private final Program program;
    private final BoardScene scene;
    private final TableControls controls;
    private final TableWords words;
    private final StatusPanel statusPanel;
    /** Only where there is no panel. */
    private final StatusNote note;
    /** Only where points are kept. */
    private final PointsPanel points;
    private final MoveLog log;

    /** @param still of the stage; the screen lays there what doesn't move */
    public TableScreen(Look look, TableLayout layout, StillLayer still, TablePlay play, BoardScene.Factory factory, Viewpoint viewpoint,
        Program program) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.play = play;
        this.program = program;
        scene = factory.create(look, new BoardScene.Taps() {
            @Override
            public void tapped(String place) {
                activate(place);
            }

            @Override
            public void asked(Message question) {
                play.tell(question);
                tell();
                TableScreen.this.changed();
            }

            @Override
            public void narrated(Message event) {
                play.narrate(event);
                tell();
                TableScreen.this.changed();
            }

            @Override
            public void shifted() {
                still.repaint();
            }

            @Override
            public void rearranged() {
                TableScreen.this.changed();
            }
        });
        scene.setSize(layout.width(), layout.height());
        scene.setTouchable(Touchable.childrenOnly);
        words = new TableWords(play, viewpoint, look.texts());
        panel = scene.panel(layout);
        boolean hasLog = panel != null && panel.height >= STATUS_ROOM + LEAST_LOG;
        controls = new TableControls(look, layout, scene.footer(layout), game().id(), extras(hasLog), this::activate);
        still.addActor(controls);
        statusPanel = panel == null ? null : new StatusPanel(look, Math.min(STATUS_ROOM, panel.height));
        points = !hasLog || scores() == null ? null : new PointsPanel(look, seatMarks(), panel.width);
        log = hasLog ? addLog() : null;
        if (panel != null) addStatus();
        note = panel == null ? new StatusNote(look, layout) : null;
        scene.layout(layout, viewpoint);
        scene.ground().setSize(layout.width(), layout.height());
        still.addActor(scene.ground());
        addActor(scene);
        if (note != null) addActor(note);
    }

    private List<TableControls.Extra> extras(boolean hasLog) {
        List<TableControls.Extra> extras = new ArrayList<>();
        if (!hasLog) extras.add(TableControls.Extra.MOVES);
        if (scores() != null) extras.add(TableControls.Extra.SCORES);
        return extras;
    }

    private MoveLog addLog() {
        float top = panel.height - STATUS_ROOM - 2 * Look.UNIT;
        if (points != null) {
            top -= points.getHeight();
            points.setPosition(panel.x, panel.y + top);
            still.addActor(points);
            top -= 2 * Look.UNIT;
        }
        MoveLog moves = new MoveLog(look, panel.width, top, this::activate);
        moves.setPosition(panel.x, panel.y);
        still.addActor(moves);
        return moves;
    }

    /** Above the others: words too long for its room lie over them. */
    private void addStatus() {
        statusPanel.setX(panel.x);
        still.addActor(statusPanel);
    }

    private Game game() {
        return play.match().game();
    }

    @Override
    public void open() {
        play.show(this);
    }

    @Override
    public void moved(Position before, int move, Position after) {
        scene.seenBy(play.viewer());
        scene.seats(words.plates());
        scene.animate(before, move, after, play::settled);
        tell();
        changed();
    }

    @Override
    public void refreshed() {
        scene.seenBy(play.viewer());
        scene.show(play.shownPosition(), play.shownMove());
        scene.mark(play.selection());
        scene.hint(play.hinted());
        scene.seats(words.plates());
        tell();
        changed();
    }

    @Override
    public void refused() {
        look.sounds().play(Sound.REFUSE);
    }

    @Override
    public void ended() {
        look.sounds().play(words.isLost() ? Sound.LOSE : Sound.WIN);
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    private void tell() {
        still.repaint();
        TableWords.Told told = words.told(scene);
        Match match = play.match();
        if (statusPanel == null) {
            tellInBar(told);
        } else {
            statusPanel.show(told.heading(), told.sentence(), panel.y + panel.height, panel.width);
            if (points != null) points.show(scores());
            if (log != null) log.show(words.moves(), play.shownPly());
        }
        controls.setAvailable(TableControls.TAKE_BACK, match.canTakeBack());
        controls.setAvailable(TableControls.HINT, play.waiting() == TablePlay.Waiting.PERSON);
    }

    private void tellInBar(TableWords.Told told) {
        boolean fits = controls.say(told.brief());
        // What is chosen can be seen: what comes of it is the news.
        if (!fits && play.selection() != null && !play.selection().isEmpty()) fits = controls.say(told.sentence());
        if (!fits) controls.say(told.heading());
        note.show(fits ? "" : told.sentence());
    }

    @Override
    protected Mirror.View shown() {
        List<Mirror.Region> regions = new ArrayList<>();
        List<BoardScene.Area> areas = play.waiting() == TablePlay.Waiting.HANDOVER ? List.of() : scene.areas();
        for (BoardScene.Area area : areas) {
            List<Mirror.Place> places = new ArrayList<>();
            for (BoardScene.Spot spot : area.spots()) places.add(placeOf(spot));
            regions.add(new Mirror.Region(area.name(), area.kind(), look.texts().say(area.label()), places));
        }
        regions.addAll(controls.regions());
        if (log != null) regions.add(log.region(layout.height()));
        // Between a move and what is to be done next there is only the move to speak of.
        boolean moving = play.waiting() == TablePlay.Waiting.MOTION && play.answer() == null;
        String status = moving ? "" : words.told(scene).together();
        // What a scene narrates step by step isn't told beforehand.
        boolean narrating = play.waiting() == TablePlay.Waiting.MOTION && scene.narration() != null;
        return new Mirror.View(look.texts().say("game." + game().id()), status, narrating ? "" : words.lastMove(),
            Mirror.Urgency.POLITE, null, regions, words.log(), null);
    }

    private Mirror.Place placeOf(BoardScene.Spot spot) {
        Rectangle box = scene.bounds(spot.place());
        String label = look.texts().say(scene.label(spot.place(), play.selection()));
        return new Mirror.Place(spot.place(), label, stateOf(spot.place()), Math.round(box.x),
            Math.round(layout.height() - box.y - box.height), Math.round(box.width), Math.round(box.height), spot.row(), spot.column());
    }

    private Mirror.State stateOf(String place) {
        Selection selection = play.selection();
        if (selection == null) return Mirror.State.PLAIN;
        for (Candidate candidate : selection.candidates()) {
            if (!candidate.place().equals(place)) continue;
            if (candidate.role() == Candidate.Role.CHOSEN) return Mirror.State.ON;
            return candidate.role() == Candidate.Role.TARGET ? Mirror.State.PLAIN : Mirror.State.OFF;
        }
        return Mirror.State.PLAIN;
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case TableControls.MENU -> program.menu();
            case TableControls.NEW -> program.newGame();
            case TableControls.TAKE_BACK -> play.takeBack();
            case TableControls.HINT -> play.hint();
            case TableControls.RULES -> program.rules(game());
            case TableControls.SETTINGS -> openSettings();
            case TableControls.SCORES -> openScores();
            case TableControls.MOVES -> open(new MovesSheet(look, this, words::moves, play::shownPly, this::leaf), TableControls.MOVES);
            default -> {
                if (leaf(place)) return;
                if (scene.arrange(place)) arranged();
                else play.tap(place);
            }
        }
    }

    /** @return whether the place leafs through the moves */
    private boolean leaf(String place) {
        switch (place) {
            case MoveLog.FIRST -> play.browse(0);
            case MoveLog.PREVIOUS -> play.browse(play.shownPly() - 1);
            case MoveLog.NEXT -> play.browse(play.shownPly() + 1);
            case MoveLog.LAST -> play.browse(play.match().record().plies());
            default -> {
                return false;
            }
        }
        return true;
    }

    private void arranged() {
        tell();
        changed();
    }

    @Override
    protected Mirror.Grip grip() {
        return scene.panZoom() == null ? null : Mirror.Grip.of(scene.panZoom(), layout.height());
    }

    private void openSettings() {
        TableSettings settings = new TableSettings(look.texts(), program);
        open(new SettingsSheet(look, this, look.texts().say("table.settings"), List.of(settings.ofGame(game()), settings.ofTable()),
            program::newGame), TableControls.SETTINGS);
    }

    private ScoreSheet scores() {
        return game().scores(play.match().position());
    }

    private void openScores() {
        ScoreSheet scores = scores();
        if (scores != null) open(new ScoreSheetView(look, this, scores, seatMarks(), words.seatNames()), TableControls.SCORES);
    }

    private List<String> seatMarks() {
        List<String> marks = new ArrayList<>();
        for (int seat = 0; seat < play.match().record().seats().size(); seat++) marks.add(scene.seatMark(seat));
        return marks;
    }

    @Override
    public void focused(String place) {
        scene.focused(place);
    }

    @Override
    protected void stepBack() {
        play.back();
    }

    @Override
    public void askForKeys() {
        program.keys(game());
    }

    /** Ctrl+Z (Cmd+Z) takes a move back, Ctrl+Y plays it again; Page Up and Page Down leaf through the moves. */
    @Override
    public boolean keyDown(int key, boolean shortcut) {
        switch (key) {
            case Input.Keys.Z -> {
                if (!shortcut) return false;
                play.takeBack();
            }
            case Input.Keys.Y -> {
                if (!shortcut) return false;
                play.redo();
            }
            case Input.Keys.PAGE_UP -> play.browse(play.shownPly() - 1);
            case Input.Keys.PAGE_DOWN -> play.browse(play.shownPly() + 1);
            default -> {
                return false;
            }
        }
        return true;
    }
}
