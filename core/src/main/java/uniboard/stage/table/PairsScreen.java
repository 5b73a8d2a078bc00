package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.TextStyle;

/** Several games that go on side by side, or one of them large. Head and foot stay; what has no room between them scrolls. */
public final class PairsScreen extends Screen {
    /** Leads back to what the games were begun from. */
    public static final String LEAVE = "control:pairsLeave";
    private static final float HEAD = 72;
    private static final float GAP = 14;
    /** Of a board, at least. */
    private static final float SMALLEST = 112;
    private static final float LARGEST = 460;
    /** Of the words beside a board. */
    private static final float WORDS = 144;
    private static final float WALL = 640;

    private final UiContext look;
    private final TableLayout layout;
    private final GamePresentation box;
    private final Consumer<String> acts;
    private final Runnable back;
    private final List<PairsCard> cards = new ArrayList<>();
    private final SpotList head = new SpotList();
    private final SpotList foot = new SpotList();
    private final ScrollArea scroll;
    private final List<TextActor> told = new ArrayList<>();
    private final float margin;
    private PairsView view;

    /**
     * @param acts     told the place that was chosen
     * @param back     where a step back leads
     * @param scrolled how far the screen before it was, in CSS pixels
     */
    public PairsScreen(UiContext look, TableLayout layout, GamePresentation box, PairsView view, Consumer<String> acts, Runnable back,
        float scrolled) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.box = box;
        this.view = view;
        this.acts = acts;
        this.back = back;
        margin = isSmall() ? UiContext.UNIT : 3 * UiContext.UNIT;
        scroll = new ScrollArea(look, this::changed);
        layHead();
        float top = layTold(layout.height() - HEAD);
        float bottom = layFoot();
        layBoards(bottom, top);
        scroll.scrollBy(scrolled);
    }

    private boolean isSmall() {
        return layout.width() < WALL || layout.height() < WALL;
    }

    /** How far, in CSS pixels. */
    public float scrolled() {
        return scroll.scrolled();
    }

    /**
     * Shows the games as they are by now.
     *
     * @return false if that needs another screen
     */
    public boolean update(PairsView now) {
        if (!view.hasRoomFor(now)) return false;
        view = now;
        for (int i = 0; i < cards.size(); i++) cards.get(i).show(now.boards().get(i));
        for (int i = 0; i < told.size(); i++) told.get(i).wrapped(say(now.told().get(i)), told.get(i).getWidth());
        changed();
        return true;
    }

    private String say(Message message) {
        return look.texts().say(message);
    }

    private float width() {
        return layout.width() - 2 * margin;
    }

    private void layHead() {
        ControlButton leave = new ControlButton(look, LEAVE, "icon-leave", say(view.leave()), ControlButton.Word.BESIDE, this::activate);
        float wide = leave.getWidth();
        leave.setPosition(mirrored(width() - wide, wide), look.snap(layout.height() - (HEAD + UiContext.TOUCH) / 2));
        addActor(leave);
        head.add(leave, say(view.leave()));
        LobbyView sign = new LobbyView(view.game(), view.colour(), view.title(), List.of(), List.of(), null, List.of(), null, null,
            List.of(), null, List.of(), null);
        EntryActor entry = new EntryActor(look, view.entry(), HEAD);
        float taken = wide + 2 * UiContext.UNIT + entry.getWidth();
        boolean hasRoom = !isSmall() && taken < width() / 2;
        float room = width() - (hasRoom ? taken : wide);
        LobbyHead title = new LobbyHead(look, sign, UiContext.TITLE, room, HEAD);
        title.setPosition(mirrored(0, room), layout.height() - HEAD);
        addActor(title);
        if (!hasRoom) return;
        entry.setPosition(mirrored(width() - taken, entry.getWidth()), layout.height() - HEAD);
        addActor(entry);
        entry.tell(head, this::activate);
    }

    private float layTold(float from) {
        float y = from;
        for (Message each : view.told()) {
            TextActor words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START)
                .block(say(each), width());
            y -= words.getHeight() + UiContext.UNIT;
            words.setPosition(margin, look.snap(y));
            addActor(words);
            told.add(words);
        }
        return y - UiContext.UNIT;
    }

    /** @return where it ends above */
    private float layFoot() {
        int count = view.foot().size();
        if (count == 0) return margin;
        float each = Math.min(240, (width() - (count - 1) * UiContext.UNIT) / count);
        float height = UiContext.TOUCH;
        for (LobbyView.Button button : view.foot()) height = Math.max(height, LobbyButton.heightFor(look, button, each, height));
        for (int i = 0; i < count; i++) {
            LobbyView.Button shown = view.foot().get(i);
            Group button = LobbyButton.make(look, shown, shown.style(), each, height);
            float x = width() - (count - i) * each - (count - i - 1) * UiContext.UNIT;
            button.setPosition(look.snap(mirrored(x, each)), look.snap(1.5f * UiContext.UNIT));
            addActor(button);
            Target.make(button, shown.place(), this::activate);
            foot.add(button, say(shown.words()));
        }
        return height + 3 * UiContext.UNIT;
    }

    /** In as many columns as let boards be as large as can be. */
    private void layBoards(float bottom, float top) {
        float height = top - bottom;
        scroll.setBounds(0, bottom, layout.width(), height);
        int count = view.boards().size();
        int columns = 1;
        float side = 0;
        for (int each = 1; each <= Math.max(1, count); each++) {
            float fits = side(each, (count + each - 1) / each, height);
            if (fits <= side) continue;
            side = fits;
            columns = each;
        }
        if (side < SMALLEST) {
            columns = Math.max(1, (int) ((width() + GAP) / (SMALLEST + WORDS + GAP)));
            side = SMALLEST;
        }
        side = look.snap(Math.min(LARGEST, side));
        float wide = look.snap((width() - (columns - 1) * GAP) / columns);
        float high = side + 2 * PairsCard.PADDING;
        int rows = (count + columns - 1) / columns;
        float all = rows * (high + GAP);
        for (int i = 0; i < count; i++) {
            PairsView.Board shown = view.boards().get(i);
            PairsCard card = new PairsCard(look, box, shown, wide, high, side, isSmall() ? UiContext.SMALL : UiContext.BODY);
            float x = margin + i % columns * (wide + GAP);
            card.setPosition(look.snap(look.mirrored(x, wide, layout.width())), look.snap(all - (i / columns + 1) * (high + GAP) + GAP));
            Target.make(card, shown.place(), this::activate);
            scroll.content().addActor(card);
            cards.add(card);
        }
        scroll.settle(all);
        addActor(scroll);
    }

    /** How large a board may be in so many columns and rows. */
    private float side(int columns, int rows, float height) {
        float wide = (width() - (columns - 1) * GAP) / columns;
        float high = height / Math.max(1, rows) - GAP;
        return Math.min(wide - WORDS - 2 * PairsCard.PADDING, high - 2 * PairsCard.PADDING);
    }

    private float mirrored(float x, float partWidth) {
        return look.mirrored(margin + x, partWidth, layout.width());
    }

    @Override
    public void open() {
        // It stands as it is.
    }

    @Override
    protected AccessibilityTree shown() {
        String title = say(view.title());
        List<String> status = new ArrayList<>();
        for (Message each : view.told()) status.add(say(each));
        SpotList boards = new SpotList();
        for (PairsCard card : cards) boards.add(card, say(card.shown().label()));
        AccessibilityTree.Region.Kind list = AccessibilityTree.Region.Kind.LIST;
        List<AccessibilityTree.Region> regions = List.of(head.region("head", list, title, layout.height()),
            boards.region("boards", list, title, layout.height()), foot.region("foot", list, title, layout.height()));
        return new AccessibilityTree(title, "", String.join(" ", status), "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    public void focused(String place) {
        for (Actor card : cards) if (card.getName().equals(place)) scroll.reveal(card);
    }

    @Override
    protected void chosen(String place) {
        boolean isThere = head.named(place) != null || foot.named(place) != null;
        for (PairsCard card : cards) isThere |= card.getName().equals(place);
        if (isThere) acts.accept(place);
    }

    @Override
    protected void stepBack() {
        back.run();
    }
}
