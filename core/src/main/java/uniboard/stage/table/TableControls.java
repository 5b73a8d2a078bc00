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
import uniboard.stage.scene.TableRooms;
import uniboard.text.TextStyle;

/** The bar above the table with its controls; on a tall table most stand in a footer and the bar tells the status. */
public final class TableControls extends Group {
    public static final String MENU = "control:menu";
    public static final String NEW = "control:new";
    static final String TAKE_BACK = "control:takeBack";
    static final String HINT = "control:hint";
    static final String SEND = "control:sendMove";
    public static final String RULES = "control:rules";
    static final String WHY = "control:why";
    public static final String SETTINGS = "control:settings";
    public static final String MORE = "control:more";
    static final String SCORES = "control:scores";
    static final String MOVES = "control:moves";
    /** Of a control in the footer. */
    private static final float LEAST_WIDTH = 62;
    /** Of the room beside a hint in which an offer's words are read in every language. */
    private static final float LEAST_OFFER = 236;
    /** In the bar of a tablet, for the way out and the game's name. */
    private static final float ROOM_FOR_NAME = 190;
    /** How many stand there. */
    private static final int FOOTER = 5;

    private final UiContext look;
    private final TableLayout layout;
    private final Rectangle footer;
    private final TableOffer offer;
    private final Consumer<String> chosen;
    private final ControlButton menu;
    /** Those of the bar or, on a tall table, of the footer. */
    private final List<ControlButton> buttons = new ArrayList<>();
    /** On a tall table those at the end of the bar. */
    private final List<ControlButton> above = new ArrayList<>();
    /** What the game has and only the menu offers. */
    private final List<String> inMenu = new ArrayList<>();
    /** In place of most others while an earlier position is looked at; made when one first is. */
    private final List<ControlButton> navigationButtons = new ArrayList<>();
    /** Whether they stand below the table. */
    private final boolean isBelow;
    /** Whether a tall table's bar has the game's name. */
    private final boolean isNamed;
    private final SubstituteControl insteadOfHint = new SubstituteControl();
    private final SubstituteControl insteadOfRules = new SubstituteControl();
    private final BarLine status;
    /** How much of its room the navigation buttons take, beyond that of the buttons they replace. */
    private float takenByNavigation;

    /** @param rooms that the game leaves free: where there is one for words, the bar of a tall table has the game's name */
    TableControls(UiContext look, TableLayout layout, TableRooms rooms, String game, TableOffer offer, List<ExtraControl> extras,
        Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        footer = rooms.footer();
        isNamed = rooms.slip() != null;
        this.offer = offer;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        boolean isTablet = layout.isTablet();
        isBelow = layout.shape() == TableLayout.Shape.TALL && !isTablet;
        // A wide table without a panel tells the status in its bar, which needs the words' room.
        boolean isWordy = layout.panel() != null || isTablet;
        menu = button(MENU, "icon-games", "table.menu", ControlButton.Word.UNSEEN);
        if (!offer.has(MENU)) menu.setWidth(0);
        menu.setVisible(offer.has(MENU));
        if (isBelow) addTall(extras);
        else addWide(extras, isWordy ? ControlButton.Word.BESIDE : ControlButton.Word.UNSEEN);
        if (isTablet && widthOfButtons() > layout.bar().width - ROOM_FOR_NAME) {
            for (ControlButton button : buttons) button.remove();
            buttons.clear();
            addWide(extras, ControlButton.Word.UNSEEN);
        }
        Rectangle room = isBelow ? layTall(game) : layWide(game);
        status = new BarLine(look, isTablet ? layout.objective() : room, layout.mirrored(), this);
    }

    private float widthOfButtons() {
        float width = 0;
        for (ControlButton button : buttons) width += button.getWidth();
        return width;
    }

    private void addWide(List<ExtraControl> extras, ControlButton.Word word) {
        offerButton(NEW, "icon-new", layout.isTablet() ? "table.new" : "table.new.long", word);
        offerButton(TAKE_BACK, "icon-take-back", layout.isTablet() ? "table.takeBack.short" : "table.takeBack", word);
        offerButton(HINT, "icon-hint", "table.hint", word);
        offerButton(RULES, "icon-rules", "table.rules", word);
        for (ExtraControl extra : extras) offerButton(extra.place, extra.icon, extra.key, word);
        offerButton(MORE, "icon-menu", "table.more", word);
    }

    /** Beside a button of the game's own there is room for three: the menu has the others. */
    private void addTall(List<ExtraControl> extras) {
        boolean hasMenu = offer.has(MORE);
        boolean isNarrow = footer.width < FOOTER * LEAST_WIDTH;
        if (!isNarrow) offerButton(NEW, "icon-new", "table.new", ControlButton.Word.BELOW);
        else if (offer.has(NEW)) inMenu.add(NEW);
        offerButton(TAKE_BACK, "icon-take-back", "table.takeBack.short", ControlButton.Word.BELOW);
        offerButton(HINT, "icon-hint", "table.hint", ControlButton.Word.BELOW);
        for (ExtraControl extra : extras) {
            if (!offer.has(extra.place)) continue;
            boolean isMoves = extra == ExtraControl.MOVES;
            if (isMoves && !isNarrow) buttons.add(button(extra.place, extra.icon, extra.key, ControlButton.Word.BELOW));
            else if (hasMenu) inMenu.add(extra.place);
            else above.add(button(extra.place, extra.icon, extra.key, ControlButton.Word.UNSEEN));
        }
        offerButton(MORE, "icon-menu", "table.more", ControlButton.Word.BELOW);
        if (offer.has(RULES)) above.add(button(RULES, "icon-rules", "table.rules",
            isNamed ? ControlButton.Word.BESIDE : ControlButton.Word.UNSEEN));
    }

    /** The names of controls that only the menu has room for, now that something may be offered in their place. */
    List<String> inMenu() {
        List<String> names = new ArrayList<>(inMenu);
        boolean isBrowsing = !navigationButtons.isEmpty() && navigationButtons.get(0).isVisible();
        boolean hasMore = find(MORE) != null && find(MORE).isVisible();
        for (ControlButton button : buttons) {
            String name = button.getName();
            boolean isOffered = name.equals(NEW) || !hasMore && (name.equals(TAKE_BACK) || name.equals(MOVES));
            if (isOffered && !button.isVisible() && !isBrowsing) names.add(name);
        }
        return names;
    }

    private void addNavigationButtons() {
        // They hide what it would stand in the place of.
        if (!isBelow && offer.has(RULES)) navigationButtons.add(button(WHY, "icon-question", "table.why", ControlButton.Word.UNSEEN));
        navigationButtons.add(button(MoveLog.FIRST, "icon-first", "table.first", ControlButton.Word.UNSEEN));
        navigationButtons.add(button(MoveLog.PREVIOUS, "icon-previous", "table.previous", ControlButton.Word.UNSEEN));
        navigationButtons.add(button(MoveLog.NEXT, "icon-next", "table.next", ControlButton.Word.UNSEEN));
        List<ControlButton> hidden = hiddenByNavigation();
        navigationButtons.add(button(MoveLog.LAST, "icon-last", offer.wayBack(), ControlButton.Word.BESIDE));
        if (isBelow) {
            layNavigationInFooter();
            return;
        }
        for (ControlButton button : navigationButtons) takenByNavigation += button.getWidth();
        for (ControlButton button : hidden) takenByNavigation -= button.getWidth();
        takenByNavigation = Math.max(0, takenByNavigation);
        layNavigationInBar(hidden.isEmpty() ? menu : hidden.get(hidden.size() - 1));
    }

    private void layNavigationInFooter() {
        ControlButton back = navigationButtons.get(navigationButtons.size() - 1);
        float each = (float) Math.floor((footer.width - menuWidth() - back.getWidth()) / navigationButtons.size());
        float x = layout.mirrored() ? layout.width() - footer.x - footer.width : footer.x;
        for (ControlButton button : navigationInOrder()) {
            float width = button == back ? back.getWidth() + each : each;
            button.setBounds(0, 0, width, footer.height);
            place(button, x, footer.y);
            x += width;
        }
    }

    /** @param last of those whose room they take */
    private void layNavigationInBar(ControlButton last) {
        float x = (layout.mirrored() ? layout.width() - last.getX() - last.getWidth() : last.getX()) + last.getWidth();
        List<ControlButton> order = navigationInOrder();
        for (int i = order.size() - 1; i >= 0; i--) {
            x -= order.get(i).getWidth();
            place(order.get(i), x, last.getY());
        }
    }

    /** As the table's rows run. Time runs from left to right in the notation of every language, and so do these. */
    private List<ControlButton> navigationInOrder() {
        List<ControlButton> order = new ArrayList<>(navigationButtons);
        if (layout.mirrored()) Collections.reverse(order);
        return order;
    }

    /** Until the controls are shown or hidden again. */
    void makeRoomForOffer() {
        if (footer == null) say("");
        if (!isBelow) return;
        ControlButton hint = hintWidth() > 0 ? find(HINT) : null;
        for (ControlButton button : buttons) button.setVisible(button == hint || button.getName().equals(MORE));
        if (hint == null) return;
        hint.setWidth(hintWidth());
        hint.setX(layout.mirrored() ? footer.x + menuWidth() : footer.x + footer.width - menuWidth() - hint.getWidth());
    }

    /** Of the hint beside an offer, where there is room for it; else 0. */
    private float hintWidth() {
        ControlButton hint = isBelow ? find(HINT) : null;
        float width = hint == null ? 0 : hint.preferredWidth();
        return footer.width - menuWidth() - width < LEAST_OFFER ? 0 : width;
    }

    private float menuWidth() {
        ControlButton more = find(MORE);
        return isBelow && more != null ? more.getWidth() : 0;
    }

    /** As {@link #makeRoomForOffer}, for what is told at the end of a game. */
    void makeRoomForEnd() {
        if (isBelow) for (ControlButton button : buttons) button.setVisible(false);
    }

    /** Where the end of a game is told without a panel: in the footer, else in the bar between the way out and the other controls. */
    Rectangle endRoom() {
        Rectangle room = BarWords.room(layout, wordRoom());
        if (footer != null) return room;
        float start = layout.mirrored() ? room.x : menu.getX() + menu.getWidth();
        float end = layout.mirrored() ? menu.getX() : room.x + room.width;
        return new Rectangle(start, room.y, end - start, room.height);
    }

    /** Where something may be offered before the first move: in the footer beside the menu, else in the bar. */
    Rectangle offerRoom() {
        if (footer == null) return wordRoom();
        float taken = menuWidth() + hintWidth();
        float start = footer.x + UiContext.UNIT;
        float left = layout.mirrored() ? start + taken : start;
        return new Rectangle(left, footer.y, footer.width - taken - 1.5f * UiContext.UNIT, footer.height);
    }

    private List<ControlButton> hiddenByNavigation() {
        List<ControlButton> hidden = new ArrayList<>();
        for (ControlButton button : buttons) if (!button.getName().equals(MORE)) hidden.add(button);
        return hidden;
    }

    /** Shows what leads from one earlier position to the next in place of what is done with the game now, or the other way round. */
    void browse(boolean isBrowsing) {
        if (isBrowsing && offer.hasNavigation() && navigationButtons.isEmpty()) addNavigationButtons();
        for (ControlButton button : navigationButtons) button.setVisible(isBrowsing);
        for (ControlButton button : buttons) button.setVisible(!isBrowsing || button.getName().equals(MORE));
        if (isBelow) layFooter();
    }

    /** @param place {@link #SEND}, or {@link #NEW} where only the menu has it; null: the hint comes back */
    void replaceHint(String place) {
        ControlButton.Word word = isBelow ? ControlButton.Word.BELOW : ControlButton.Word.UNSEEN;
        insteadOfHint.show(find(HINT), place == null || find(place) != null ? null : place, () -> SEND.equals(place)
            ? button(SEND, "icon-send", "share.sendMove.short", word) : button(NEW, "icon-new", "table.new", word));
    }

    /** @param isOffered whether a rule explains what is told: it is offered in place of the rules, or beside what leads through moves */
    void offerReason(boolean isOffered) {
        ControlButton rules = find(RULES);
        // In the bar of a wide table it is shown or hidden with the others.
        if (isBelow && rules != null) rules.setVisible(true);
        insteadOfRules.show(rules, isOffered ? WHY : null, () -> {
            ControlButton worded = button(WHY, "icon-question", "table.why", ControlButton.Word.BESIDE);
            if (worded.preferredWidth() <= rules.getWidth() + UiContext.UNIT) return worded;
            worded.remove();
            return button(WHY, "icon-question", "table.why", ControlButton.Word.UNSEEN);
        });
        setAvailable(WHY, isOffered);
    }

    private ControlButton find(String name) {
        for (ControlButton button : above) if (button.getName().equals(name)) return button;
        for (ControlButton button : buttons) if (button.getName().equals(name)) return button;
        return null;
    }

    private void offerButton(String name, String icon, String key, ControlButton.Word word) {
        if (offer.has(name)) buttons.add(button(name, icon, key, word));
    }

    private ControlButton button(String name, String icon, String key, ControlButton.Word word) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), word, chosen);
        addActor(button);
        return button;
    }

    private void layFooter() {
        float each = (float) Math.floor(footer.width / Math.max(1, buttons.size()));
        float start = layout.mirrored() ? layout.width() - footer.x - footer.width : footer.x;
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setSize(each, footer.height);
            place(buttons.get(i), start + i * each, footer.y);
        }
    }

    private Rectangle layTall(String game) {
        layFooter();
        Rectangle bar = layout.bar();
        float y = bar.y + (bar.height - menu.getHeight()) / 2;
        place(menu, 0, y);
        float left = menu.getWidth();
        // A word's width is no whole number of pixels: rounded it still ends within the window.
        float right = isNamed ? 1 : 0;
        for (int i = above.size() - 1; i >= 0; i--) {
            right += above.get(i).getWidth();
            place(above.get(i), bar.width - right, y);
        }
        if (isNamed) addTitle(game, left);
        return layout.mirror(new Rectangle(left, bar.y, bar.width - left - right, bar.height));
    }

    /** @return its width */
    private float addTitle(String game, float left) {
        Rectangle bar = layout.bar();
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        title.line(look.texts().say("game." + game));
        title.setBounds(layout.mirrored() ? bar.width - left - title.textWidth() : left, bar.y, title.textWidth(), bar.height);
        addActor(title);
        return title.textWidth();
    }

    private Rectangle layWide(String game) {
        Rectangle bar = layout.bar();
        float margin = bar.height > UiContext.TOUCH ? 3 * UiContext.UNIT : UiContext.UNIT;
        float x = bar.width - Math.max(2, margin - 10);
        for (int i = buttons.size() - 1; i >= 0; i--) {
            x -= buttons.get(i).getWidth();
            place(buttons.get(i), x, bar.y + (bar.height - buttons.get(i).getHeight()) / 2);
        }
        float left = Math.max(0, margin - 11);
        place(menu, left, bar.y + (bar.height - menu.getHeight()) / 2);
        left += menu.getWidth() + UiContext.UNIT;
        left += addTitle(game, left) + 2 * UiContext.UNIT;
        return layout.mirror(new Rectangle(left, bar.y, x - left - UiContext.UNIT, bar.height));
    }

    private void place(ControlButton button, float x, float y) {
        button.setPosition(look.snap(layout.mirrored() ? layout.width() - x - button.getWidth() : x), look.snap(y));
    }

    /** The bar's room for words: the status, unless a panel tells it. */
    Rectangle wordRoom() {
        return status.room();
    }

    /**
     * Tells the status where no panel does.
     *
     * @return whether the bar has room for the sentence; else it tells nothing
     */
    boolean say(String sentence) {
        return status.say(sentence, !navigationButtons.isEmpty() && navigationButtons.get(0).isVisible() ? takenByNavigation : 0);
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
        List<ControlButton> all = new ArrayList<>(navigationButtons);
        all.addAll(buttons);
        all.addAll(above);
        if (insteadOfHint.shown() != null) all.add(insteadOfHint.shown());
        if (insteadOfRules.shown() != null) all.add(insteadOfRules.shown());
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
