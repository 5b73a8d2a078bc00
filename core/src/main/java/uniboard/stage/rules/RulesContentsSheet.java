package uniboard.stage.rules;

import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.UiContext;

/** The list of a book's pages, over the page that lies open. */
final class RulesContentsSheet extends Sheet {
    private static final float WIDEST_COLUMN = 300;

    private final RulesContents contents;

    RulesContentsSheet(UiContext look, Screen screen, RulesBook book, int open, Consumer<Integer> chosen) {
        super(look, screen.getWidth(), screen.getHeight(), look.texts().say("rules.contents"), screen::close);
        float room = screen.getHeight() - 4 * UiContext.UNIT;
        int fitting = Math.max(1, (int) (room / RulesLayout.ROW));
        int pages = book.pages().size();
        int columns = (pages + fitting - 1) / fitting;
        float width = Math.min(columns * WIDEST_COLUMN, screen.getWidth() - 2 * UiContext.UNIT);
        int inColumn = (pages + columns - 1) / columns;
        float height = inColumn * RulesLayout.ROW;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2 - UiContext.UNIT), width,
            height + 2 * UiContext.UNIT);
        contents = new RulesContents(look, book, open, width - 2 * UiContext.UNIT, height, columns, chosen);
        contents.setPosition(UiContext.UNIT, UiContext.UNIT);
        panel.addActor(contents);
        addActor(panel);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        return List.of(contents.region(getHeight()));
    }

    @Override
    protected void chosen(String place) {
        contents.choose(place);
    }
}
