package uniboard.stage.menu;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibraryProgram;
import uniboard.stage.library.LibrarySheet;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.table.SettingsSheet;
import uniboard.stage.table.TableControls;
import uniboard.stage.table.TableSettings;
import uniboard.text.TextStyle;

/** The boxes of all games. One after the other, the miniatures in their windows play a move. */
public final class MenuScreen extends Screen {
    /** Seconds from one miniature's move to the next one's. */
    public static final float PAUSE = 4;

    private static final String GAME = "game:";
    private static final float NOTICE_PADDING = 12;
    private static final float MINIATURE_MARGIN = 13;
    private static final float SMALL_MINIATURE_MARGIN = 5;

    private final UiContext look;
    private final TableLayout window;
    private final List<GamePresentation> boxes;
    private final Message notice;
    private final LibraryProgram program;
    private final MenuWords words;
    private final MenuBar bar;
    private final List<Miniature> miniatures = new ArrayList<>();
    private final List<AccessibilityTree.Place> places = new ArrayList<>();
    private LeftOffPanel leftOffPanel;
    /** The game kept last, if it goes on. */
    private Game leftOff;
    private int turns;
    private float untilNextMove = PAUSE;

    /**
     * @param still  of the stage; the screen lays there what doesn't move
     * @param notice what the player is told, or null
     */
    public MenuScreen(UiContext look, TableLayout window, CachedLayer still, List<GamePresentation> boxes, SavedGames kept, Message notice,
        LibraryProgram program) {
        super(window);
        this.look = look;
        this.window = window;
        this.boxes = boxes;
        this.notice = notice;
        this.program = program;
        words = new MenuWords(look.texts());
        List<GameRecord> goingOn = goingOn(kept);
        NoticePanel noticePanel = notice == null ? null
            : new NoticePanel(look, look.texts().say(notice), window.width() - 2 * MenuLayout.margin(window));
        MenuLayout layout = MenuLayout.of(window, boxes.size(), noticePanel == null ? 0 : noticePanel.getHeight(),
            leftOffPanel == null ? 0 : leftOffPanel.getHeight());
        if (layout.panel() == null) {
            leftOffPanel = null;
            leftOff = null;
        }
        bar = new MenuBar(look, window, layout, program.library() != null, this::activate);
        still.addActor(bar);
        if (noticePanel != null) {
            noticePanel.setPosition(layout.notice().x, layout.notice().y);
            still.addActor(noticePanel);
        }
        for (int i = 0; i < boxes.size(); i++) addBox(boxes.get(i), still, layout, i, goingOn.get(i));
        if (leftOffPanel != null) {
            leftOffPanel.setPosition(layout.panel().x, layout.panel().y);
            still.addActor(leftOffPanel);
        }
    }

    /** A record a box, null where no game goes on; that of the panel makes the panel. */
    private List<GameRecord> goingOn(SavedGames kept) {
        List<GameRecord> records = new ArrayList<>();
        for (GamePresentation box : boxes) {
            GameRecord record = kept.load(box.game());
            boolean goesOn = MenuWords.goesOn(record);
            records.add(goesOn ? record : null);
            if (!goesOn || !kept.isLatest(box.game()) || !MenuLayout.isRoomy(window)) continue;
            leftOff = box.game();
            leftOffPanel = new LeftOffPanel(look, words.leftOff(record), MenuLayout.panelWidth(window, boxes.size()), this::activate);
        }
        return records;
    }

    private void addBox(GamePresentation box, CachedLayer still, MenuLayout layout, int index, GameRecord goingOn) {
        Rectangle place = snapped(layout.boxes().get(index));
        Game game = box.game();
        boolean toldByPanel = game == leftOff;
        String turn = goingOn == null || toldByPanel ? null : words.shortTurn(goingOn);
        Message done = program.lessonsDone(game);
        String lessons = done == null ? null : look.texts().say(done);
        GameBox shown = new GameBox(look, box, layout.form(), place, words, new GameBox.News(turn, lessons));
        Target.make(shown, GAME + game.id(), this::activate);
        still.addActor(shown);
        places.add(Target.place(shown, window.height(), words.label(game, goingOn, lessons), AccessibilityTree.State.PLAIN, places.size()));
        if (!look.texts().bundles().contains(game.id())) return;
        Rectangle hole = shown.window();
        float margin = layout.form() == MenuLayout.Form.LYING ? SMALL_MINIATURE_MARGIN : MINIATURE_MARGIN;
        Miniature miniature = new Miniature(look, box, hole.width, hole.height, margin);
        miniature.setPosition(place.x + hole.x, place.y + hole.y);
        addActor(miniature);
        miniatures.add(miniature);
    }

    /** Snaps to the screen's pixels, so that small things stay sharp. */
    private Rectangle snapped(Rectangle box) {
        return new Rectangle(look.snap(box.x), look.snap(box.y), look.snap(box.width), look.snap(box.height));
    }

    @Override
    public void open() {
    }

    /** Every four seconds a miniature plays a move, each in its turn; none below a sheet or where motion is unwanted. */
    @Override
    public float pass(float seconds) {
        if (isCovered() || miniatures.isEmpty() || look.motion().equals(Motion.reduced())) return NOTHING_DUE;
        untilNextMove -= seconds;
        if (untilNextMove <= 0) {
            untilNextMove = PAUSE;
            miniatures.get(turns++ % miniatures.size()).goOn();
        }
        return untilNextMove;
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        regions.add(new AccessibilityTree.Region("games", AccessibilityTree.Region.Kind.LIST, look.texts().say("menu.games"), places));
        if (leftOffPanel != null) {
            regions.add(new AccessibilityTree.Region("leftOff", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("menu.leftOff"),
                List.of(leftOffPanel.place(window.height()))));
        }
        regions.add(bar.region());
        String status = look.texts().say(notice == null ? Message.of("menu.choose") : notice);
        return new AccessibilityTree(MenuBar.NAME, "", status, "", notice == null ? AccessibilityTree.Urgency.POLITE
            : AccessibilityTree.Urgency.ASSERTIVE, null, regions,
            null, null);
    }

    @Override
    public void askForKeys() {
        program.keys(boxes.get(0).game());
    }

    @Override
    protected void chosen(String place) {
        for (GamePresentation box : boxes) if (place.equals(GAME + box.game().id())) program.play(box.game());
        TableSettings settings = new TableSettings(look.texts(), program);
        switch (place) {
            case LeftOffPanel.GO_ON -> {
                if (leftOff != null) program.play(leftOff);
            }
            case TableControls.RULES -> ask(TableControls.RULES, "table.rules", program::rules);
            case MenuBar.LEARN -> ask(MenuBar.LEARN, "learn.open", program::learn);
            case LibrarySheet.OPENER -> openLibrary();
            case MenuBar.LANGUAGE -> settings.language().open(look, this);
            case TableControls.SETTINGS -> open(new SettingsSheet(look, this, settings.ofTable()), TableControls.SETTINGS);
            default -> { }
        }
    }

    private void openLibrary() {
        if (program.library() == null) return;
        program.library().read(() -> open(new LibrarySheet(look, this, program.library()), LibrarySheet.OPENER));
    }

    /** Where there are several games, asks first of which. */
    private void ask(String control, String title, Consumer<Game> then) {
        if (boxes.size() == 1) {
            then.accept(boxes.get(0).game());
            return;
        }
        List<ListSheet.Line> lines = new ArrayList<>();
        for (GamePresentation box : boxes) {
            if (control.equals(MenuBar.LEARN) && !program.hasLessons(box.game())) continue;
            lines.add(new ListSheet.Line(control + ':' + box.game().id(), look.texts().say("game." + box.game().id()),
                look.texts().language().direction(), () -> then.accept(box.game())));
        }
        open(new ListSheet(look, this, look.texts().say(title), lines, ""), control);
    }

    @Override
    protected void stepBack() {
    }

    /** What the player is told first. */
    private static final class NoticePanel extends Panel {
        NoticePanel(UiContext look, String sentence, float width) {
            super(look);
            TextActor text = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
            Picture icon = new Picture(look.art().region("icon-info"), look.theme().goodInk());
            float side = 22;
            float indent = NOTICE_PADDING + side + UiContext.UNIT;
            text.wrapped(sentence, width - indent - NOTICE_PADDING);
            setSize(width, look.snap(Math.max(side, text.textHeight()) + 2 * NOTICE_PADDING));
            boolean mirrored = look.rightToLeft();
            icon.setBounds(mirrored ? width - NOTICE_PADDING - side : NOTICE_PADDING, look.snap((getHeight() - side) / 2), side, side);
            text.setBounds(mirrored ? NOTICE_PADDING : indent, 0, width - indent - NOTICE_PADDING, getHeight());
            addActor(icon);
            addActor(text);
        }
    }
}
