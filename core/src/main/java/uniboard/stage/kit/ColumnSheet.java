package uniboard.stage.kit;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/**
 * A sheet whose parts stand one below the other, and scroll where the window has no room for all; heading, what closes it and foot stay.
 * On a tall window it lies at the lower edge, elsewhere in the middle.
 */
public abstract class ColumnSheet extends Sheet {
    protected static final String CLOSE = "control:close";
    private static final float HEADING = 52;
    /** Of a tall window that stays free above the sheet. */
    private static final float FREE = 28;
    /** Of the paper, below the window, so that its lower corners aren't seen. */
    private static final float HIDDEN = 20;
    private static final float GAP = 14;
    /** Beside what is tapped in the heading. */
    private static final float BESIDE = 4;
    /** Up to this width a sheet has less room at its sides. */
    private static final float NARROW = 400;

    private final UiContext look;
    private final Screen screen;
    private final String title;
    private final float width;
    private final float padding;
    private final ScrollArea scroll;
    private final List<Actor> parts = new ArrayList<>();
    private final List<Float> gaps = new ArrayList<>();
    private final List<Group> foot = new ArrayList<>();
    private final List<SpotRegion> regions = new ArrayList<>();
    private Actor crown;
    private ControlButton back;
    private Panel paper;
    private Rectangle room;
    /** Where the focus was told to be last. */
    private String focused;

    /** Places that belong together. */
    private record SpotRegion(String name, AccessibilityTree.Region.Kind kind, String label, SpotList spots) {
    }

    /** @param widest of the paper, where it doesn't lie at the window's edge */
    protected ColumnSheet(UiContext look, Screen screen, String title, float widest) {
        super(look, screen.getWidth(), screen.getHeight(), title, screen::close);
        this.look = look;
        this.screen = screen;
        this.title = title;
        width = isTall() ? screen.getWidth() : Math.min(widest, screen.getWidth() - 2 * UiContext.UNIT);
        padding = (isTall() || widest < NARROW ? 2 : 3) * UiContext.UNIT;
        scroll = new ScrollArea(look, screen::sheetChanged);
    }

    protected final boolean isTall() {
        return screen.getHeight() > screen.getWidth();
    }

    protected final String title() {
        return title;
    }

    /** How wide a part is. */
    protected final float inner() {
        return width - 2 * padding;
    }

    /** A picture on the middle of the upper edge; the heading stands in the middle below it. */
    protected final void crown(Actor picture) {
        crown = picture;
    }

    /** Has a button before the heading that leads to the sheet before. */
    protected final void leadBack(String place, String label) {
        String icon = look.rightToLeft() ? "icon-right" : "icon-left";
        back = new ControlButton(look, place, icon, label, ControlButton.Word.UNSEEN, this::chosen);
    }

    /** Adds a part below those before. */
    protected final void add(Actor part) {
        add(part, GAP);
    }

    /** @param gap above it, in CSS pixels */
    protected final void add(Actor part, float gap) {
        parts.add(part);
        gaps.add(gap);
    }

    /** Adds the name of what follows. */
    protected final void addName(String name) {
        add(words(name, TextStyle.SANS_BOLD, UiContext.BODY));
    }

    protected final void addSentence(String sentence) {
        add(words(sentence, TextStyle.SANS, UiContext.BODY), UiContext.UNIT);
    }

    private TextActor words(String text, TextStyle style, float size) {
        return new TextActor(look, style, size, look.theme().softInk(), TextActor.Place.START).block(text, inner());
    }

    /** Adds something that stays at the sheet's foot while the rest scrolls. */
    protected final void addFoot(Group part) {
        foot.add(part);
    }

    /** Begins a region of places: {@link #spot} adds to it. */
    protected final void region(String name, AccessibilityTree.Region.Kind kind, String label) {
        regions.add(new SpotRegion(name, kind, label, new SpotList()));
    }

    /** Adds a place to the region begun last. */
    protected final void spot(Actor actor, String label, AccessibilityTree.State state) {
        regions.get(regions.size() - 1).spots.add(actor, label, state);
    }

    /** Has an actor be tapped by that name, and adds it as {@link #spot} does. */
    protected final void target(Actor actor, String name, String label) {
        Target.make(actor, name, chooser());
        spot(actor, label, AccessibilityTree.State.PLAIN);
    }

    /** Hands on the names of places that are tapped. */
    protected final Consumer<String> chooser() {
        return this::chosen;
    }

    /** Removes all parts before they are laid out again; the scroll position stays. */
    protected final void clearColumn() {
        parts.clear();
        gaps.clear();
        foot.clear();
        regions.clear();
        scroll.content().clearChildren();
        if (paper != null) paper.remove();
    }

    /** Lays what has been added. */
    protected final void lay() {
        float columnHeight = GAP;
        for (int i = 0; i < parts.size(); i++) columnHeight += parts.get(i).getHeight() + (i == 0 ? 0 : gaps.get(i));
        float footHeight = 0;
        for (Group part : foot) footHeight += part.getHeight() + GAP;
        TextActor heading = heading();
        float head = Math.max(HEADING, heading.textHeight() + 2 * UiContext.UNIT + crownHalf());
        float height = look.snap(Math.min(mostHeight(), head + columnHeight + footHeight));
        room = roomFor(width, height);
        float hidden = isTall() && room.y == 0 ? HIDDEN : 0;
        paper = new Panel(look);
        paper.setTouchable(Touchable.childrenOnly);
        paper.setBounds(look.snap(room.x), look.snap(room.y) - hidden, width, height + hidden);
        addActor(paper);
        layHead(heading, head);
        scroll.setBounds(0, hidden + footHeight, width, height - head - footHeight);
        layColumn(columnHeight);
        paper.addActor(scroll);
        layFoot(hidden);
        region("sheet", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"));
        if (back != null) addToHead(back, BESIDE);
        addToHead(new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, this::chosen),
            width - UiContext.TOUCH - BESIDE);
    }

    private float crownHalf() {
        return crown == null ? 0 : crown.getHeight() / 2;
    }

    private void addToHead(ControlButton button, float x) {
        button.setPosition(mirrored(x, UiContext.TOUCH), paper.getHeight() - UiContext.TOUCH - BESIDE);
        paper.addActor(button);
        spot(button, button.label(), AccessibilityTree.State.PLAIN);
    }

    private TextActor heading() {
        float taken = headStart() + UiContext.TOUCH + UiContext.UNIT;
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        if (heading.line(title).textWidth() <= width - taken) return heading;
        return new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START).wrapped(title,
            width - taken);
    }

    private float headStart() {
        return back == null ? padding : BESIDE + UiContext.TOUCH + BESIDE;
    }

    private void layHead(TextActor heading, float head) {
        float start = crown == null ? headStart() : look.snap((width - heading.textWidth()) / 2);
        heading.setBounds(mirrored(start, heading.textWidth()), paper.getHeight() - head, heading.textWidth(), head - crownHalf());
        if (crown != null) {
            crown.setPosition(look.snap((width - crown.getWidth()) / 2), look.snap(paper.getHeight() - crownHalf()));
            paper.addActor(crown);
        }
        paper.addActor(heading);
    }

    private void layColumn(float columnHeight) {
        float y = columnHeight;
        for (int i = 0; i < parts.size(); i++) {
            Actor part = parts.get(i);
            y -= part.getHeight() + (i == 0 ? 0 : gaps.get(i));
            part.setPosition(mirrored(padding, part.getWidth()), look.snap(y));
            scroll.content().addActor(part);
        }
        scroll.settle(columnHeight);
    }

    private void layFoot(float hidden) {
        float y = hidden;
        for (int i = foot.size() - 1; i >= 0; i--) {
            y += i == foot.size() - 1 ? GAP : GAP / 2;
            foot.get(i).setPosition(mirrored(padding, foot.get(i).getWidth()), look.snap(y));
            paper.addActor(foot.get(i));
            y += foot.get(i).getHeight();
        }
        if (foot.isEmpty()) return;
        Picture line = new Picture(look.art().region("pixel"), look.theme().line());
        line.setBounds(0, look.snap(y + GAP / 2), width, 1);
        paper.addActor(line);
    }

    /** How high the paper may be. */
    protected float mostHeight() {
        return screen.getHeight() - 2 * crownHalf() - (isTall() ? Math.min(FREE, screen.getHeight() / 12) : 2 * UiContext.UNIT);
    }

    /** Where a paper of that size lies. */
    protected Rectangle roomFor(float paperWidth, float paperHeight) {
        float x = (screen.getWidth() - paperWidth) / 2;
        return new Rectangle(x, isTall() ? 0 : (screen.getHeight() - paperHeight) / 2, paperWidth, paperHeight);
    }

    private float mirrored(float x, float partWidth) {
        return look.mirrored(x, partWidth, width);
    }

    @Override
    protected final List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> all = new ArrayList<>();
        for (SpotRegion each : regions) all.add(each.spots.region(each.name, each.kind, each.label, getHeight()));
        return all;
    }

    @Override
    protected final void focused(String place) {
        if (place == null || place.equals(focused)) return;
        focused = place;
        for (SpotRegion each : regions) {
            Actor actor = each.spots.named(place);
            if (actor != null) scroll.reveal(actor);
        }
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) screen.close();
    }
}
