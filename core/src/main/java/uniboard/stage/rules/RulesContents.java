package uniboard.stage.rules;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;
import uniboard.text.Texts;

/** The titles of a book's pages, each to tap, in one column or several. */
final class RulesContents extends Group {
    private static final String PAGE = "control:page:";
    private static final float INSET = 10;

    private final UiContext look;
    private final RulesBook book;
    private final int open;
    private final Consumer<Integer> chosen;
    private final List<Group> rows = new ArrayList<>();

    /**
     * Fills a box with the titles.
     *
     * @param open   the page that lies open
     * @param chosen told which page to open
     */
    RulesContents(UiContext look, RulesBook book, int open, float width, float height, int columns,
        Consumer<Integer> chosen) {
        this.look = look;
        this.book = book;
        this.open = open;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, height);
        int inColumn = (book.pages().size() + columns - 1) / columns;
        float row = Math.min(56, height / inColumn);
        float column = width / columns;
        for (int page = 0; page < book.pages().size(); page++) {
            int columnsBefore = page / inColumn;
            float x = columnsBefore * column;
            Group title = Target.group(look.rightToLeft() ? width - x - column : x, height - (page % inColumn + 1) * row, column, row);
            fill(title, page);
            Target.make(title, name(page), this::choose);
            rows.add(title);
            addActor(title);
        }
    }

    private void fill(Group row, int page) {
        if (page == open) {
            boolean isTinted = look.theme().outline() == null;
            Color good = look.theme().good();
            PatchPicture ground = PatchPicture.edge(look, isTinted ? "panel" : "outline", new Color(good.r, good.g, good.b, 0.14f));
            ground.setBounds(0, 1, row.getWidth(), row.getHeight() - 2);
            row.addActor(ground);
        }
        TextActor title = new TextActor(look, page == open ? TextStyle.SANS_BOLD : TextStyle.SANS, UiContext.BODY, look.theme().ink(),
            TextActor.Place.START);
        title.wrapped(book.pages().get(page).title(), row.getWidth() - 2 * INSET);
        title.setBounds(INSET, 0, row.getWidth() - 2 * INSET, row.getHeight());
        row.addActor(title);
    }

    private static String name(int page) {
        return PAGE + page;
    }

    /** Opens the page that a place of the list stands for; other places are passed over. */
    void choose(String place) {
        for (int page = 0; page < rows.size(); page++) if (name(page).equals(place)) chosen.accept(page);
    }

    AccessibilityTree.Region region(float screenHeight) {
        Texts texts = look.texts();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int page = 0; page < rows.size(); page++) {
            AccessibilityTree.State state = page == open ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
            places.add(Target.place(rows.get(page), screenHeight, book.pages().get(page).title(), state, page));
        }
        return new AccessibilityTree.Region("contents", AccessibilityTree.Region.Kind.RADIO, texts.say("rules.contents"), places);
    }
}
