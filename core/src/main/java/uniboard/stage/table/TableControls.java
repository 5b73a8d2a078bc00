package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The bar above the table with its controls; on a tall table most stand in a footer and the bar tells the status. */
public final class TableControls extends Group {
    public static final String MENU = "control:menu";
    static final String NEW = "control:new";
    static final String TAKE_BACK = "control:takeBack";
    static final String HINT = "control:hint";
    public static final String RULES = "control:rules";
    public static final String SETTINGS = "control:settings";
    public static final String MORE = "control:more";
    static final String SCORES = "control:scores";
    static final String MOVES = "control:moves";
    /** Of a control in the footer. */
    private static final float LEAST_WIDTH = 62;

    private final UiContext look;
    private final TableLayout layout;
    private final Rectangle footer;
    private final TableOffer offer;
    private final Consumer<String> chosen;
    private final ControlButton menu;
    private final ControlButton settings;
    /** What is done with the whole game. */
    private final ControlButton more;
    /** Those between. */
    private final List<ControlButton> buttons = new ArrayList<>();
    /** Those that not every table has, beside the settings. */
    private final List<ControlButton> seldom = new ArrayList<>();
    /** In place of most others while an earlier position is looked at; made when one first is. */
    private final List<ControlButton> leaves = new ArrayList<>();
    private final Rectangle statusRoom;
    /** What the leaves take of it. */
    private float takenByLeaves;
    private TextActor status;

    /** What not every table has to control. */
    enum Extra {
        MOVES(TableControls.MOVES, "icon-moves", "table.moves"), SCORES(TableControls.SCORES, "icon-scores", "table.scores");

        private final String place;
        private final String icon;
        private final String key;

        Extra(String place, String icon, String key) {
            this.place = place;
            this.icon = icon;
            this.key = key;
        }
    }

    /** @param footer below the play; null where there is none */
    TableControls(UiContext look, TableLayout layout, Rectangle footer, String game, TableOffer offer, List<Extra> extras,
        Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        this.footer = footer;
        this.offer = offer;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        boolean tall = layout.shape() == TableLayout.Shape.TALL;
        // A wide table without a panel tells the status in its bar, which needs the words' room.
        ControlButton.Word besideIcons = layout.panel() == null ? ControlButton.Word.UNSEEN : ControlButton.Word.BESIDE;
        ControlButton.Word word = tall ? ControlButton.Word.BELOW : besideIcons;
        menu = outward(button(MENU, "icon-games", "table.menu", ControlButton.Word.UNSEEN));
        offerButton(NEW, "icon-new", "table.new", word);
        offerButton(TAKE_BACK, "icon-take-back", tall ? "table.takeBack.short" : "table.takeBack", word);
        offerButton(HINT, "icon-hint", "table.hint", word);
        offerButton(RULES, "icon-rules", "table.rules", word);
        settings = outward(button(SETTINGS, "icon-settings", "table.settings", tall ? ControlButton.Word.UNSEEN : word));
        more = outward(button(MORE, "icon-more", "table.more", ControlButton.Word.UNSEEN));
        for (Extra extra : extras) {
            if (!offer.has(extra.place)) continue;
            boolean below = tall && extra == Extra.MOVES && footer.width >= (buttons.size() + 1) * LEAST_WIDTH;
            ControlButton button = button(extra.place, extra.icon, extra.key, tall && !below ? ControlButton.Word.UNSEEN : word);
            if (below) buttons.add(button);
            else seldom.add(button);
        }
        statusRoom = tall ? layTall() : layWide(game);
    }

    private void addLeaves() {
        leaves.add(button(MoveLog.FIRST, "icon-first", "table.first", ControlButton.Word.UNSEEN));
        leaves.add(button(MoveLog.PREVIOUS, "icon-previous", "table.previous", ControlButton.Word.UNSEEN));
        leaves.add(button(MoveLog.NEXT, "icon-next", "table.next", ControlButton.Word.UNSEEN));
        List<ControlButton> hidden = hiddenByLeaves();
        leaves.add(button(MoveLog.LAST, "icon-last", offer.wayBack(), ControlButton.Word.BESIDE));
        if (layout.shape() == TableLayout.Shape.TALL) {
            layLeavesInFooter();
            return;
        }
        for (ControlButton button : leaves) takenByLeaves += button.getWidth();
        for (ControlButton button : hidden) takenByLeaves -= button.getWidth();
        takenByLeaves = Math.max(0, takenByLeaves);
        layLeavesInBar(hidden.isEmpty() ? settings : hidden.get(hidden.size() - 1));
    }

    private void layLeavesInFooter() {
        ControlButton back = leaves.get(leaves.size() - 1);
        float each = (float) Math.floor((footer.width - back.getWidth()) / leaves.size());
        float x = layout.mirrored() ? layout.width() - footer.x - footer.width : footer.x;
        for (ControlButton button : leavesInOrder()) {
            float width = button == back ? back.getWidth() + each : each;
            button.setBounds(0, 0, width, footer.height);
            place(button, x, footer.y);
            x += width;
        }
    }

    /** @param last of those whose room they take */
    private void layLeavesInBar(ControlButton last) {
        float x = (layout.mirrored() ? layout.width() - last.getX() - last.getWidth() : last.getX()) + last.getWidth();
        List<ControlButton> order = leavesInOrder();
        for (int i = order.size() - 1; i >= 0; i--) {
            x -= order.get(i).getWidth();
            place(order.get(i), x, last.getY());
        }
    }

    /** As the table's rows run. Time runs from left to right in the notation of every language, and so do these. */
    private List<ControlButton> leavesInOrder() {
        List<ControlButton> order = new ArrayList<>(leaves);
        if (layout.mirrored()) Collections.reverse(order);
        return order;
    }

    /** Hides what stands below the play, or shows it again. */
    void cover(boolean isCovered) {
        if (footer == null) return;
        for (ControlButton button : buttons) button.setVisible(!isCovered);
    }

    private List<ControlButton> hiddenByLeaves() {
        List<ControlButton> hidden = new ArrayList<>(buttons);
        if (footer == null) hidden.addAll(seldom);
        return hidden;
    }

    /** Shows what leads from one earlier position to the next in place of what is done with the game now, or the other way round. */
    void leaf(boolean isLeafing) {
        if (isLeafing && offer.hasLeaves() && leaves.isEmpty()) addLeaves();
        for (ControlButton button : leaves) button.setVisible(isLeafing);
        for (ControlButton button : hiddenByLeaves()) button.setVisible(!isLeafing);
    }

    private void offerButton(String name, String icon, String key, ControlButton.Word word) {
        if (offer.has(name)) buttons.add(button(name, icon, key, word));
    }

    /** A button of those that lead out of the game, which takes no room where it isn't offered. */
    private ControlButton outward(ControlButton button) {
        if (offer.has(button.getName())) return button;
        button.setVisible(false);
        button.setWidth(0);
        return button;
    }

    private ControlButton button(String name, String icon, String key, ControlButton.Word word) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), word, chosen);
        addActor(button);
        return button;
    }

    private Rectangle layTall() {
        float each = (float) Math.floor(footer.width / Math.max(1, buttons.size()));
        float start = layout.mirrored() ? layout.width() - footer.x - footer.width : footer.x;
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setBounds(0, 0, each, footer.height);
            place(buttons.get(i), start + i * each, footer.y);
        }
        Rectangle bar = layout.bar();
        float y = bar.y + (bar.height - menu.getHeight()) / 2;
        place(menu, 0, y);
        place(more, bar.width - more.getWidth(), y);
        float left = menu.getWidth();
        float right = more.getWidth() + settings.getWidth();
        place(settings, bar.width - right, y);
        for (ControlButton button : seldom) {
            right += button.getWidth();
            place(button, bar.width - right, y);
        }
        return layout.mirror(new Rectangle(left, bar.y, bar.width - left - right, bar.height));
    }

    private Rectangle layWide(String game) {
        Rectangle bar = layout.bar();
        float margin = bar.height > UiContext.TOUCH ? 3 * UiContext.UNIT : UiContext.UNIT;
        float x = bar.width - Math.max(2, margin - 10);
        List<ControlButton> row = new ArrayList<>(buttons);
        row.addAll(seldom);
        row.add(settings);
        row.add(more);
        for (int i = row.size() - 1; i >= 0; i--) {
            x -= row.get(i).getWidth();
            place(row.get(i), x, bar.y + (bar.height - row.get(i).getHeight()) / 2);
        }
        float left = Math.max(0, margin - 11);
        place(menu, left, bar.y + (bar.height - menu.getHeight()) / 2);
        left += menu.getWidth() + UiContext.UNIT;
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        title.line(look.texts().say("game." + game));
        title.setBounds(layout.mirrored() ? bar.width - left - title.textWidth() : left, bar.y, title.textWidth(), bar.height);
        addActor(title);
        left += title.textWidth() + 2 * UiContext.UNIT;
        return layout.mirror(new Rectangle(left, bar.y, x - left - UiContext.UNIT, bar.height));
    }

    private void place(ControlButton button, float x, float y) {
        button.setPosition(look.snap(layout.mirrored() ? layout.width() - x - button.getWidth() : x), look.snap(y));
    }

    /** The bar's room for words: the status, unless a panel tells it. */
    Rectangle wordRoom() {
        return statusRoom;
    }

    /**
     * Tells the status where no panel does.
     *
     * @return whether the bar has room for the sentence; else it tells nothing
     */
    boolean say(String sentence) {
        if (status != null) status.remove();
        float taken = !leaves.isEmpty() && leaves.get(0).isVisible() ? takenByLeaves : 0;
        float width = statusRoom.width - taken;
        status = statusOf(sentence, UiContext.BODY, width);
        if (status.textHeight() > statusRoom.height) {
            status.line("");
            status = statusOf(sentence, UiContext.SMALL, width);
        }
        boolean fits = status.textHeight() <= statusRoom.height;
        if (!fits) status.line("");
        status.setBounds(layout.mirrored() ? statusRoom.x + taken : statusRoom.x, statusRoom.y, width, statusRoom.height);
        addActor(status);
        return fits;
    }

    private TextActor statusOf(String sentence, float size, float width) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.CENTRE);
        return text.wrapped(sentence, width);
    }

    /** As {@link ControlButton#hold}. */
    void hold(String name) {
        for (ControlButton button : all()) if (button.getName().equals(name)) button.hold();
    }

    /** As {@link ControlButton#release}. */
    void release(String name) {
        for (ControlButton button : all()) if (button.getName().equals(name)) button.release();
    }

    void setAvailable(String name, boolean available) {
        for (ControlButton button : all()) if (button.getName().equals(name)) button.setAvailable(available);
    }

    private List<ControlButton> all() {
        List<ControlButton> all = new ArrayList<>(leaves);
        all.addAll(buttons);
        all.addAll(seldom);
        all.add(settings);
        all.add(more);
        all.add(menu);
        return all;
    }

    /** The name of a control that shows none, or null. */
    String hiddenName(String place) {
        for (ControlButton button : all()) if (button.getName().equals(place)) return button.hiddenName();
        return null;
    }

    /** The way Tab takes: first the controls of the game, then those that lead elsewhere. */
    List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ControlButton button : all()) if (button.isVisible()) places.add(button.place(layout.height(), places.size()));
        return List.of(new AccessibilityTree.Region("controls", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"),
            places));
    }
}
