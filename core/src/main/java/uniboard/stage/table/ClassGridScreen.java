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
import uniboard.text.TextStyle;

/** Tables of a class. Head and foot stay; what has no room between them scrolls. */
public abstract class ClassGridScreen extends Screen {
    /** Leads back to what the games were begun from. */
    public static final String LEAVE = "control:pairsLeave";
    static final float GAP = 14;
    private static final float HEAD = 72;
    private static final float WALL = 640;

    private final UiContext look;
    private final TableLayout layout;
    private final Consumer<String> acts;
    private final Runnable back;
    private final SpotList head = new SpotList();
    private final SpotList foot = new SpotList();
    private final ScrollArea scroll;
    private final List<TextActor> told = new ArrayList<>();
    private final float margin;
    private ClassFrame frame;

    /**
     * @param acts told the place that was chosen
     * @param back where a step back leads
     */
    ClassGridScreen(UiContext look, TableLayout layout, ClassFrame frame, Consumer<String> acts, Runnable back) {
        super(layout);
        this.look = look;
        this.layout = layout;
        this.frame = frame;
        this.acts = acts;
        this.back = back;
        margin = isSmall() ? UiContext.UNIT : 3 * UiContext.UNIT;
        scroll = new ScrollArea(look, this::changed);
        layHead();
        float top = layTold(layout.height() - HEAD);
        float bottom = layFoot();
        scroll.setBounds(0, bottom, layout.width(), top - bottom);
        addActor(scroll);
    }

    final boolean isSmall() {
        return layout.width() < WALL || layout.height() < WALL;
    }

    /** How far, in CSS pixels. */
    public final float scrolled() {
        return scroll.scrolled();
    }

    final ScrollArea scroll() {
        return scroll;
    }

    /** Shows what is told by now. */
    final void tell(ClassFrame now) {
        frame = now;
        for (int i = 0; i < told.size(); i++) told.get(i).wrapped(say(now.told().get(i)), told.get(i).getWidth());
        changed();
    }

    final String say(Message message) {
        return look.texts().say(message);
    }

    final float width() {
        return layout.width() - 2 * margin;
    }

    private void layHead() {
        ControlButton leave = new ControlButton(look, LEAVE, "icon-leave", say(frame.leave()), ControlButton.Word.BESIDE, this::activate);
        float wide = leave.getWidth();
        leave.setPosition(mirrored(width() - wide, wide), look.snap(layout.height() - (HEAD + UiContext.TOUCH) / 2));
        addActor(leave);
        head.add(leave, say(frame.leave()));
        LobbyView sign = new LobbyView(frame.game(), frame.colour(), frame.title(), List.of(), List.of(), null, List.of(), null, null,
            List.of(), null, List.of(), null);
        EntryActor entry = new EntryActor(look, frame.entry(), HEAD);
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
        for (Message each : frame.told()) {
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
        int count = frame.foot().size();
        if (count == 0) return margin;
        float each = Math.min(240, (width() - (count - 1) * UiContext.UNIT) / count);
        float height = UiContext.TOUCH;
        for (LobbyView.Button button : frame.foot()) height = Math.max(height, LobbyButton.heightFor(look, button, each, height));
        for (int i = 0; i < count; i++) {
            LobbyView.Button shown = frame.foot().get(i);
            Group button = LobbyButton.make(look, shown, shown.style(), each, height);
            float x = width() - (count - i) * each - (count - i - 1) * UiContext.UNIT;
            button.setPosition(look.snap(mirrored(x, each)), look.snap(1.5f * UiContext.UNIT));
            addActor(button);
            Target.make(button, shown.place(), this::activate);
            foot.add(button, say(shown.words()));
        }
        return height + 3 * UiContext.UNIT;
    }

    /** Puts a card of a grid in its place: as many columns as there are, from the top on. */
    final void place(Actor card, int number, int columns, float all) {
        float wide = card.getWidth();
        float high = card.getHeight() + GAP;
        float x = margin + number % columns * (wide + GAP);
        card.setPosition(look.snap(look.mirrored(x, wide, layout.width())), look.snap(all - (number / columns + 1) * high + GAP));
        scroll.content().addActor(card);
    }

    private float mirrored(float x, float partWidth) {
        return look.mirrored(margin + x, partWidth, layout.width());
    }

    @Override
    public void open() {
        // It stands as it is.
    }

    /** What can be chosen among the tables. */
    abstract SpotList tables();

    @Override
    protected AccessibilityTree shown() {
        String title = say(frame.title());
        List<String> status = new ArrayList<>();
        for (Message each : frame.told()) status.add(say(each));
        AccessibilityTree.Region.Kind list = AccessibilityTree.Region.Kind.LIST;
        List<AccessibilityTree.Region> regions = List.of(head.region("head", list, title, layout.height()),
            tables().region("boards", list, title, layout.height()), foot.region("foot", list, title, layout.height()));
        return new AccessibilityTree(title, "", String.join(" ", status), "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    public void focused(String place) {
        Actor actor = place == null ? null : tables().named(place);
        if (actor != null) scroll.reveal(actor);
    }

    @Override
    protected void chosen(String place) {
        boolean isThere = head.named(place) != null || foot.named(place) != null || tables().named(place) != null;
        if (isThere) acts.accept(place);
    }

    @Override
    protected void stepBack() {
        back.run();
    }
}
