package uniboard.stage.menu;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.LibrarySheet;
import uniboard.stage.table.TableControls;
import uniboard.text.TextStyle;

/** The program's name, and the controls that belong to no game. */
final class MenuBar extends Group {
    static final String LEARN = "control:learn";
    static final String LANGUAGE = "control:language";
    static final String NAME = "Uniboard";
    private static final int LARGE_TITLE = 28;
    /** From a button's edge to its icon or word. */
    private static final float ICON_INSET = 11;

    private final UiContext look;
    private final TableLayout window;
    private final List<ControlButton> buttons = new ArrayList<>();

    /** @param hasLibrary whether games are kept */
    MenuBar(UiContext look, TableLayout window, MenuLayout layout, boolean hasLibrary, Consumer<String> chosen) {
        this.look = look;
        this.window = window;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(window.width(), window.height());
        ControlButton.Word word = layout.roomy() ? ControlButton.Word.BESIDE : ControlButton.Word.UNSEEN;
        if (hasLibrary) add(LibrarySheet.OPENER, "icon-shelf", look.texts().say("shelf.title"), word, chosen);
        add(LEARN, "icon-learn", look.texts().say("learn.open"), word, chosen);
        add(TableControls.RULES, "icon-rules", look.texts().say("table.rules"), word, chosen);
        add(LANGUAGE, "icon-language", look.texts().language().ownName(), word, chosen);
        add(TableControls.SETTINGS, "icon-settings", look.texts().say("table.settings"), word, chosen);
        lay(layout);
    }

    private void add(String name, String icon, String label, ControlButton.Word word, Consumer<String> chosen) {
        ControlButton button = new ControlButton(look, name, icon, label, word, chosen);
        buttons.add(button);
        addActor(button);
    }

    private void lay(MenuLayout layout) {
        Rectangle bar = layout.bar();
        float margin = MenuLayout.margin(window);
        TextActor title = new TextActor(look, TextStyle.SERIF, layout.roomy() ? LARGE_TITLE : UiContext.TITLE, look.theme().ink(),
            TextActor.Place.START).line(NAME);
        title.setSize(title.textWidth(), bar.height);
        title.setPosition(mirrored(margin, title.getWidth()), bar.y);
        addActor(title);
        // The icons, not the buttons around them, end where the boxes end.
        float x = window.width() - Math.max(0, margin - ICON_INSET);
        for (int i = buttons.size() - 1; i >= 0; i--) {
            ControlButton button = buttons.get(i);
            x -= button.getWidth() + (i < buttons.size() - 1 && layout.roomy() ? UiContext.UNIT : 0);
            button.setPosition(look.snap(mirrored(x, button.getWidth())), look.snap(bar.y + (bar.height - button.getHeight()) / 2));
        }
    }

    private float mirrored(float x, float width) {
        return window.mirrored() ? window.width() - x - width : x;
    }

    AccessibilityTree.Region region() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ControlButton button : buttons) {
            AccessibilityTree.Place place = button.place(window.height(), places.size());
            places.add(button.getName().equals(LANGUAGE) ? labelled(place, "table.language") : place);
        }
        return new AccessibilityTree.Region("controls", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"), places);
    }

    private AccessibilityTree.Place labelled(AccessibilityTree.Place place, String key) {
        String label = look.texts().say("table.settingIs", look.texts().say(key), place.label());
        return new AccessibilityTree.Place(place.name(), label, place.state(), place.x(), place.y(), place.width(), place.height(),
            place.row(),
            place.column());
    }
}
