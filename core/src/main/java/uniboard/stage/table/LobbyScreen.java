package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Before a game of several devices begins: who is there, and what can be done about it. Head and foot stay, the middle scrolls. */
public final class LobbyScreen extends Screen {
    /** Leaves the table. */
    public static final String LEAVE = "control:farLeave";
    private static final float WIDEST = 840;
    private static final float WIDEST_ALONE = 520;
    private static final float WIDEST_INVITATION = 312;
    /** Where a code is read from a wall. */
    private static final float WIDEST_WALL = 1160;
    private static final float WIDEST_INVITATION_ON_WALL = 460;
    /** Of the paper. */
    private static final float MOST_FOR_INVITATION = 0.4f;
    /** Lower windows have less of everything. */
    private static final float LOW = 520;
    private static final float TOP = 26;
    private static final float LARGE_TITLE = 24;
    private static final float GAP = 14;
    private static final float ROW = 52;
    private static final float NARROW_ROW = 48;

    private final UiContext look;
    private final TableLayout layout;
    private final LobbyView view;
    private final Consumer<String> acts;
    private final Runnable back;
    private final boolean isTall;
    private final boolean isLow;
    private final float width;
    private final float padding;
    /** Whether seats have a column of their own. */
    private final boolean isBesideSeats;
    /** How wide a part of a column is. */
    private final float column;
    private final ScrollArea scroll;
    private final List<Actor> parts = new ArrayList<>();
    private final List<Float> gaps = new ArrayList<>();
    private final List<LobbyView.Row> rows = new ArrayList<>();
    /** What can be reached on the screen, by regions. */
    private final Map<String, SpotList> spots = new LinkedHashMap<>();
    private String focused;
    /** Whether the focus that comes with the screen hasn't been told of yet. */
    private boolean isNew = true;

    /**
     * @param acts     told the place that was chosen, or that of a row's value
     * @param back     where a step back leads
     * @param scrolled how far the screen before it was, in CSS pixels
     */
    public LobbyScreen(UiContext look, TableLayout layout, LobbyView view, Consumer<String> acts, Runnable back, float scrolled) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.view = view;
        this.acts = acts;
        this.back = back;
        isTall = layout.shape() == TableLayout.Shape.TALL;
        isLow = !isTall && layout.height() < LOW;
        boolean hasPanel = !isTall && view.invite() != null;
        float margin = isTall ? UiContext.UNIT : 2 * UiContext.UNIT;
        isBesideSeats = isLow && !hasPanel && view.groups().size() > 1;
        boolean isWall = hasPanel && view.invite().typed() != null;
        float widest = isWall ? WIDEST_WALL : hasPanel || isBesideSeats ? WIDEST : WIDEST_ALONE;
        width = look.snap(Math.min(widest, layout.width() - 2 * margin));
        padding = isTall || isLow ? 2 * UiContext.UNIT : 3 * UiContext.UNIT;
        float widestPanel = isWall ? WIDEST_INVITATION_ON_WALL : WIDEST_INVITATION;
        float panelWidth = hasPanel ? look.snap(Math.min(widestPanel, width * MOST_FOR_INVITATION)) : 0;
        float wide = width - 2 * padding - (hasPanel ? panelWidth + padding : 0);
        column = isBesideSeats ? look.snap((wide - padding) / 2) : wide;
        scroll = new ScrollArea(look, this::changed);
        addActor(new Cloth(look, layout.width(), layout.height()));
        lay(panelWidth);
        scroll.scrollBy(scrolled);
    }

    /** How far, in CSS pixels. */
    public float scrolled() {
        return scroll.scrolled();
    }

    private void lay(float panelWidth) {
        int second = addParts();
        float head = UiContext.TOUCH + (isLow ? UiContext.UNIT : isTall ? 2 * UiContext.UNIT : 3 * UiContext.UNIT);
        Group foot = foot();
        float most = layout.height() - TOP - UiContext.UNIT;
        float columnHeight = Math.max(height(0, second), height(second, parts.size()));
        float below = foot.getHeight() > 0 ? foot.getHeight() : panelWidth > 0 ? padding : padding / 2;
        LobbyInvitation invitation = panelWidth == 0 ? null : invitation(panelWidth, most - head - padding);
        float middle = Math.max(columnHeight, invitation == null ? 0 : invitation.getHeight());
        boolean fills = isTall && layout.width() < WIDEST_ALONE + 2 * UiContext.UNIT;
        float height = look.snap(fills ? most : Math.min(most, head + middle + below));
        Panel paper = new Panel(look);
        paper.setBounds(look.snap((layout.width() - width) / 2), look.snap(UiContext.UNIT + (most - height) / 2), width, height);
        addActor(paper);
        layHead(paper, head);
        float scrolling = panelWidth == 0 ? width : padding + column + padding;
        scroll.setBounds(mirrored(0, scrolling), below, scrolling, height - head - below);
        layColumn(0, second, padding, columnHeight);
        layColumn(second, parts.size(), isBesideSeats ? padding + column + padding : padding, columnHeight);
        scroll.settle(columnHeight);
        paper.addActor(scroll);
        foot.setPosition(0, 0);
        paper.addActor(foot);
        if (invitation == null) return;
        invitation.stretch(height - head - padding);
        invitation.setPosition(mirrored(width - padding - panelWidth, panelWidth), padding);
        paper.addActor(invitation);
    }

    private LobbyInvitation invitation(float panelWidth, float most) {
        List<LobbyView.Button> ways = new ArrayList<>(view.invite().ways());
        // On a phone, people send a link rather than copy it.
        if (isLow) Collections.reverse(ways);
        LobbyInvitation invitation = new LobbyInvitation(look, panelWidth, most,
            isLow ? LobbyInvitation.Shape.LOW_PANEL : LobbyInvitation.Shape.PANEL, view.invite(), ways);
        addSpots(invitation, ways);
        return invitation;
    }

    private void addSpots(LobbyInvitation invitation, List<LobbyView.Button> ways) {
        for (int i = 0; i < ways.size(); i++) addButton("invitation", invitation.buttons().get(i), ways.get(i));
    }

    private void addButton(String region, Group button, LobbyView.Button shown) {
        spot(region, button, shown.place(), say(shown.words()), AccessibilityTree.State.PLAIN);
    }

    private void spot(String region, Actor actor, String place, String label, AccessibilityTree.State state) {
        Target.make(actor, place, this::activate);
        spots(region).add(actor, label, state);
    }

    private SpotList spots(String region) {
        return spots.computeIfAbsent(region, name -> new SpotList());
    }

    private String say(Message message) {
        return look.texts().say(message);
    }

    /** @return how many parts stand in the first column */
    private int addParts() {
        if (!isBesideSeats) addTold();
        boolean hasWall = !view.groups().isEmpty() && view.groups().get(0).get(0).kind() == LobbyView.Kind.WALL;
        if (hasWall) add(rows("wall", view.groups().get(0)), GAP);
        List<List<LobbyView.Row>> groups = view.groups().subList(hasWall ? 1 : 0, view.groups().size());
        if (groups.isEmpty()) addInvitation();
        if (view.heading() != null) add(words(view.heading(), TextStyle.SANS_BOLD, UiContext.BODY, look.theme().softInk()), GAP);
        int second = Integer.MAX_VALUE;
        for (int i = 0; i < groups.size(); i++) {
            if (i == 1 && isBesideSeats) {
                second = parts.size();
                addTold();
            }
            if (i == 1 && isNoteBelowSeats()) addNote(view.note());
            if (i == 1) addInvitation();
            // There is room for one more group before the window has to scroll.
            if (i == 1 && isLow) addBots();
            add(rows("rows" + i, groups.get(i)), i == 0 && view.heading() != null ? UiContext.UNIT : GAP);
        }
        if (!isLow) addBots();
        if (view.note() != null && !isNoteInFoot() && !isNoteBelowSeats()) addNote(view.note());
        for (Message message : view.fine()) addNote(message);
        return Math.min(second, parts.size());
    }

    private void addTold() {
        for (Message told : view.told()) add(words(told, TextStyle.SANS, UiContext.BODY, look.theme().ink()), GAP);
        if (!view.seated().isEmpty()) add(new LobbySeated(look, column, view.seated()), GAP);
    }

    /** Of parts one below the other, with the room below them. */
    private float height(int from, int to) {
        float height = GAP;
        for (int i = from; i < to; i++) height += parts.get(i).getHeight() + (i == from ? 0 : gaps.get(i));
        return height;
    }

    private boolean isNoteBelowSeats() {
        return view.note() != null && view.invite() == null && view.groups().size() > 1;
    }

    private void addNote(Message message) {
        add(note(message, TextActor.Place.START), GAP);
    }

    private boolean isNoteInFoot() {
        return isTall && view.invite() != null;
    }

    private void addBots() {
        if (!isTall && view.bots() != null) add(rows("bots", List.of(view.bots())), GAP);
    }

    private void addInvitation() {
        if (!isTall || view.invite() == null) return;
        List<LobbyView.Button> ways = view.invite().ways().subList(0, Math.max(0, view.invite().ways().size() - 1));
        LobbyInvitation invitation = new LobbyInvitation(look, column, layout.height(), LobbyInvitation.Shape.COLUMN, view.invite(), ways);
        addSpots(invitation, ways);
        add(invitation, GAP);
    }

    private void add(Actor part, float gap) {
        parts.add(part);
        gaps.add(gap);
    }

    private TextActor words(Message message, TextStyle style, float size, Color ink) {
        return new TextActor(look, style, size, ink, TextActor.Place.START).block(say(message), column);
    }

    private TextActor note(Message message, TextActor.Place place) {
        return new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), place).block(say(message), column);
    }

    private RowGroup rows(String region, List<LobbyView.Row> shown) {
        List<Group> made = new ArrayList<>();
        for (LobbyView.Row row : shown) {
            Group actor = row.kind() == LobbyView.Kind.OPTION ? option(row)
                : row.kind() == LobbyView.Kind.WALL ? new LobbyWall(look, column, say(row.words()), say(row.value()))
                : new LobbyRow(look, column, isTall || isLow ? NARROW_ROW : ROW, row);
            spot(region, actor, row.place(), say(row.label()),
                row.isPassive() ? AccessibilityTree.State.UNAVAILABLE : AccessibilityTree.State.PLAIN);
            made.add(actor);
            rows.add(row);
        }
        return new RowGroup(look, column, made);
    }

    private SheetRow option(LobbyView.Row row) {
        String value = row.value() == null ? "" : say(row.value());
        return new SheetRow(look, column, new SheetRow.Face(row.icon(), say(row.words()), look.texts().language().direction(), value,
            SheetRow.End.CHEVRON));
    }

    /** Buttons below a line; without a height if there are none. */
    private Group foot() {
        List<LobbyView.Button> buttons = new ArrayList<>(view.foot());
        List<LobbyView.Button> ways = isTall && view.invite() != null ? view.invite().ways() : List.of();
        if (!ways.isEmpty()) {
            LobbyView.Row bots = view.bots();
            if (bots != null) {
                rows.add(bots);
                buttons.add(new LobbyView.Button(bots.place(), bots.icon(), bots.words(), LobbyView.Style.PLAIN));
            }
            LobbyView.Button last = ways.get(ways.size() - 1);
            buttons.add(new LobbyView.Button(last.place(), last.icon(), last.words(), LobbyView.Style.MAIN));
        }
        Group foot = Target.group(0, 0, width, 0);
        if (buttons.isEmpty()) return foot;
        float y = 1.5f * UiContext.UNIT;
        if (isNoteInFoot() && view.note() != null) {
            TextActor note = note(view.note(), TextActor.Place.CENTRE);
            note.setPosition(padding, y);
            foot.addActor(note);
            y += note.getHeight() + UiContext.UNIT;
        }
        float each = (width - 2 * padding - (buttons.size() - 1) * UiContext.UNIT) / buttons.size();
        float height = UiContext.TOUCH;
        for (LobbyView.Button button : buttons) height = Math.max(height, LobbyButton.heightFor(look, button, each, height));
        for (int i = 0; i < buttons.size(); i++) {
            Group button = LobbyButton.make(look, buttons.get(i), buttons.get(i).style(), each, height);
            button.setPosition(look.snap(mirrored(padding + i * (each + UiContext.UNIT), each)), look.snap(y));
            foot.addActor(button);
            addButton("foot", button, buttons.get(i));
        }
        foot.setHeight(look.snap(y + height + 1.25f * UiContext.UNIT));
        Picture line = new Picture(look.art().region("pixel"), look.theme().line());
        line.setBounds(0, foot.getHeight(), width, 1);
        foot.addActor(line);
        return foot;
    }

    private void layHead(Panel paper, float head) {
        float room = width - 2 * padding;
        if (view.leave() != null) {
            ControlButton leave = new ControlButton(look, LEAVE, "icon-leave", say(view.leave()), ControlButton.Word.BESIDE,
                this::activate);
            float wide = leave.getWidth();
            leave.setPosition(mirrored(width - padding - wide + UiContext.UNIT, wide),
                look.snap(paper.getHeight() - (head + UiContext.TOUCH) / 2));
            paper.addActor(leave);
            spots("head").add(leave, say(view.leave()));
            room -= wide;
        }
        LobbyHead sign = new LobbyHead(look, view, isTall || isLow ? UiContext.TITLE : LARGE_TITLE, room, head);
        sign.setPosition(mirrored(padding, room), paper.getHeight() - head);
        paper.addActor(sign);
    }

    private void layColumn(int from, int to, float x, float top) {
        float y = top;
        for (int i = from; i < to; i++) {
            Actor part = parts.get(i);
            y -= part.getHeight() + (i == from ? 0 : gaps.get(i));
            part.setPosition(look.mirrored(x, part.getWidth(), scroll.getWidth()), look.snap(y));
            scroll.content().addActor(part);
        }
    }

    private float mirrored(float x, float partWidth) {
        return look.mirrored(x, partWidth, width);
    }

    @Override
    public void open() {
        // It stands as it is.
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        spots.forEach((name, list) ->
            regions.add(list.region(name, AccessibilityTree.Region.Kind.LIST, say(view.title()), layout.height())));
        return new AccessibilityTree(say(view.title()), "", status(), "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    private String status() {
        List<String> told = new ArrayList<>();
        for (Message message : view.told()) told.add(say(message));
        for (Message message : view.seated()) told.add(say(message));
        if (view.invite() != null) told.add(say(view.invite().words()));
        if (view.invite() != null && view.invite().typed() != null) told.add(say(view.invite().typed().spoken()));
        if (view.note() != null) told.add(say(view.note()));
        if (view.heading() != null) told.add(say(view.heading()));
        for (Message message : view.fine()) told.add(say(message));
        return String.join(" ", told);
    }

    @Override
    public void focused(String place) {
        boolean isCarriedOver = isNew;
        isNew = false;
        if (place == null || place.equals(focused)) return;
        focused = place;
        // The first sentences would be scrolled away.
        if (isCarriedOver) return;
        Actor actor = actor(place);
        if (actor != null) scroll.reveal(actor);
    }

    @Override
    protected void chosen(String place) {
        for (LobbyView.Row row : rows) {
            if (!row.place().equals(place)) continue;
            if (row.choices() != null) choose(row);
            else if (!row.isPassive()) acts.accept(place);
            return;
        }
        if (actor(place) != null) acts.accept(place);
    }

    /** Null where there is none of that name. */
    private Actor actor(String place) {
        for (SpotList list : spots.values()) if (list.named(place) != null) return list.named(place);
        return null;
    }

    private void choose(LobbyView.Row row) {
        List<Setting.Value> values = new ArrayList<>();
        for (LobbyView.Choice choice : row.choices().all()) {
            values.add(new Setting.Value(choice.id(), say(choice.words()), look.texts().language().direction()));
        }
        Setting setting = new Setting(row.place(), say(row.choices().title()), values, row.choices().chosen(),
            id -> acts.accept(row.place() + ':' + id));
        setting.open(look, this);
    }

    @Override
    protected void stepBack() {
        back.run();
    }
}
