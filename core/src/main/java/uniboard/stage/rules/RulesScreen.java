package uniboard.stage.rules;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.BookText;
import uniboard.learn.RulePlace;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;

/** A book of rules: one page at a time, with its figure and the list of the pages. */
public final class RulesScreen extends Screen {
    /** Who shows the words of a page. */
    public enum Words {
        /** This screen paints and scrolls them. */
        PAINTED,
        /** The accessibility bridge lays them over the paper: see {@link AccessibilityBridge#showsArticles}. */
        OF_BRIDGE
    }

    private static final float ROOMY = 600;

    private final UiContext look;
    private final TableLayout layout;
    private final CachedLayer still;
    private final RulesBookmark bookmark;
    private final Words words;
    private final Program program;
    private final RulePractice practice;
    /** What is on the page: what never moves, and the rest. */
    private final Group ground = new Group();
    private final Group page = new Group();
    private RulesBook book;
    private RulesControls controls;
    private RulesLayout places;
    private RulesContents contents;
    private RulesText text;
    private RulesExampleView example;
    private String file;

    /**
     * @param still of the stage; the screen lays there what doesn't move
     * @param source where the book is
     */
    public RulesScreen(UiContext look, TableLayout layout, CachedLayer still, GamePresentation box, RulesSource source,
        RulesBookmark bookmark, Words words, Program program, RulePractice practice) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.bookmark = bookmark;
        this.words = words;
        this.program = program;
        this.practice = practice;
        ground.setTransform(false);
        page.setTransform(false);
        still.addActor(ground);
        addActor(page);
        Game game = box.game();
        book = RulesBook.closed(box, look.texts().say("game." + game.id()));
        source.bring(game, look.texts().language(), this::opened);
        if (controls == null) take(book);
    }

    /** It may come later than the screen, and then while another one is shown. */
    private void opened(RulesBook brought) {
        boolean isLate = controls != null;
        if (isLate && getStage() == null) return;
        take(brought);
        if (!isLate) return;
        open();
        changed();
    }

    private void take(RulesBook newBook) {
        book = newBook;
        if (controls != null) controls.remove();
        boolean listed = RulesLayout.of(layout, book.pages().size(), false).contents() != null;
        controls = new RulesControls(look, layout, title(), !listed, program.hasLessons(book.game()), this::activate);
        still.addActor(controls);
        lay();
    }

    private String title() {
        return look.texts().say("rules.title", look.texts().say("game." + book.game().id()));
    }

    private RulesPage opened() {
        return book.pages().get(number());
    }

    /** Of the page that lies open, from 0. */
    private int number() {
        return book.indexOf(bookmark.page());
    }

    @Override
    public void open() {
        readFile();
    }

    private void turnTo(int index) {
        if (index < 0 || index >= book.pages().size()) return;
        bookmark.turnTo(book.pages().get(index).id());
        file = null;
        lay();
        open();
        changed();
    }

    /** A page with a file shows its own words until the file is there. */
    private void readFile() {
        RulesPage asking = opened();
        if (asking.file() == null || file != null) return;
        program.read(asking.file(), content -> {
            file = content;
            if (getStage() == null || !opened().equals(asking)) return;
            lay();
            changed();
        });
    }

    private void lay() {
        ground.clearChildren();
        page.clearChildren();
        RulesFigure figure = figure();
        places = RulesLayout.of(layout, book.pages().size(), figure != null);
        layContents();
        Rectangle paper = places.paper();
        Panel sheet = new Panel(look);
        sheet.setBounds(look.snap(paper.x), look.snap(paper.y), paper.width, paper.height);
        ground.addActor(sheet);
        text = words == Words.PAINTED ? layWords() : null;
        example = null;
        if (figure != null) layFigure(figure);
        controls.show(number(), book.pages().size());
        still.repaint();
    }

    private void layContents() {
        Rectangle box = places.contents();
        contents = null;
        if (box == null) return;
        Panel list = new Panel(look);
        list.setBounds(box.x, box.y, box.width, box.height);
        contents = new RulesContents(look, book, number(), box.width - UiContext.UNIT, box.height - UiContext.UNIT, 1, this::turnTo);
        contents.setPosition(UiContext.UNIT / 2f, UiContext.UNIT / 2f);
        list.addActor(contents);
        ground.addActor(list);
    }

    private RulesText layWords() {
        Rectangle box = wordsBox();
        float size = Math.min(layout.width(), layout.height()) >= ROOMY ? UiContext.STRONG : UiContext.BODY;
        RulesText painted = new RulesText(look, box.width, box.height, blocks(), marked(), size, this::changed);
        painted.setPosition(box.x, box.y);
        page.addActor(painted);
        return painted;
    }

    private Rectangle wordsBox() {
        Rectangle paper = places.paper();
        float padding = places.padding();
        return new Rectangle(look.snap(paper.x + padding), look.snap(paper.y + padding / 2), paper.width - 2 * padding,
            paper.height - padding);
    }

    private List<Block> blocks() {
        List<Block> blocks = new ArrayList<>(opened().blocks(look.texts()));
        if (opened().file() != null && file != null) blocks.addAll(RulesPage.blocks(BookText.readParagraphs(file)));
        return blocks;
    }

    /** What teaches the rule that was asked for, or else the page's; null if there is nothing to show. */
    private RulesFigure figure() {
        RuleBoard board = ruleBoard();
        return board == null ? opened().figure() : board.figure();
    }

    /** Null unless a rule was asked for that a board teaches. */
    private RuleBoard ruleBoard() {
        Board board = bookmark.rule() == null ? null : book.boards().named(bookmark.rule().board());
        return board == null ? null : new RuleBoard(book.game(), board);
    }

    private void layFigure(RulesFigure figure) {
        Rectangle box = places.figure();
        if (figure instanceof RulesFigure.Drawing drawing) {
            Group frame = Target.group(look.snap(box.x), look.snap(box.y), box.width, box.height);
            frame.addActor(drawing.maker().make(look, box.width, box.height));
            page.addActor(frame);
        } else if (figure instanceof RulesFigure.Board board) {
            RuleBoard rule = ruleBoard();
            String act = rule != null && rule.isTask() ? RulesExampleView.PRACTISE : RulesExampleView.EXAMPLE;
            example = new RulesExampleView(look, book, board, box, act, this::activate, this::changed);
            page.addActor(example);
        }
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        if (contents != null) regions.add(contents.region(layout.height()));
        if (example != null && example.hasButton()) regions.add(example.region(layout.height()));
        regions.add(controls.region());
        String pageTitle = opened().title();
        String status = book.isClosed() ? "" : look.texts().say("rules.pageOf", pageTitle, Integer.toString(number() + 1),
            Integer.toString(book.pages().size()));
        String said = example == null ? "" : example.said();
        return new AccessibilityTree(title(), "", status, said, AccessibilityTree.Urgency.POLITE, null, regions, null, article());
    }

    private AccessibilityTree.Article article() {
        Rectangle box = wordsBox();
        return new AccessibilityTree.Article(opened().id(), Math.round(box.x), Math.round(layout.height() - box.y - box.height),
            Math.round(box.width), Math.round(box.height), blocks(), marked());
    }

    /** Of the blocks, the first of which is the title; below 0 if nothing is asked for. */
    private int marked() {
        RulePlace rule = bookmark.rule();
        return rule == null ? -1 : rule.paragraph() + 1;
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case RulesControls.PREVIOUS -> turnTo(number() - 1);
            case RulesControls.NEXT -> turnTo(number() + 1);
            case RulesControls.CONTENTS -> openContents();
            case RulesControls.LEARN -> program.learn(book.game());
            case RulesControls.CLOSE -> program.leaveRules();
            case RulesExampleView.EXAMPLE -> {
                if (example != null) example.toggle();
            }
            case RulesExampleView.PRACTISE -> practice.practise(book.game(), bookmark.rule().board());
            default -> {
                if (contents != null) contents.choose(place);
            }
        }
    }

    private void openContents() {
        open(new RulesContentsSheet(look, this, book, number(), index -> {
            close();
            turnTo(index);
        }), RulesControls.CONTENTS);
    }

    /** Ends an example that plays, or else leaves. */
    @Override
    protected boolean liesOverAnother() {
        return true;
    }

    @Override
    protected void stepBack() {
        if (example != null && example.isPlaying()) example.toggle();
        else program.leaveRules();
    }

    /** Page Up and Page Down scroll the words, and turn the page where there is nothing more to scroll. */
    @Override
    public boolean keyDown(int key, boolean shortcut) {
        boolean down = key == Input.Keys.PAGE_DOWN;
        if (!down && key != Input.Keys.PAGE_UP) return false;
        boolean scrolls = text != null && (down ? text.hasMoreBelow() : text.hasMoreAbove());
        if (scrolls) text.scrollBy((down ? 1 : -1) * text.getHeight() * 0.8f);
        else turnTo(number() + (down ? 1 : -1));
        return true;
    }
}
