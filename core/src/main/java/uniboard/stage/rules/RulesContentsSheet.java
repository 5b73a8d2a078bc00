package uniboard.stage.rules;

import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;

/** The list of a book's pages, over the page that lies open. */
final class RulesContentsSheet extends Sheet {
    private static final float WIDEST_COLUMN = 300;

    private final RulesContents contents;

    RulesContentsSheet(Look look, Screen screen, RulesBook book, int open, Consumer<Integer> chosen) {
        super(look, screen.getWidth(), screen.getHeight(), look.texts().say("rules.contents"), screen::close);
        float room = screen.getHeight() - 4 * Look.UNIT;
        int fitting = Math.max(1, (int) (room / RulesLayout.ROW));
        int pages = book.pages().size();
        int columns = (pages + fitting - 1) / fitting;
        float width = Math.min(columns * WIDEST_COLUMN, screen.getWidth() - 2 * Look.UNIT);
        int inColumn = (pages + columns - 1) / columns;
        float height = inColumn * RulesLayout.ROW;
        Panel panel = new Panel(look);
        panel.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2 - Look.UNIT), width,
            height + 2 * Look.UNIT);
        contents = new RulesContents(look, book, open, width - 2 * Look.UNIT, height, columns, chosen);
        contents.setPosition(Look.UNIT, Look.UNIT);
        panel.addActor(contents);
        addActor(panel);
    }

    @Override
    protected List<Outline.Region> regions() {
        return List.of(contents.region(getHeight()));
    }

    @Override
    protected void chosen(String place) {
        contents.choose(place);
    }
}
