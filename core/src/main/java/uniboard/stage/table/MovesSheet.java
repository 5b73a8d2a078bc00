package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.UiContext;

/** The moves over the table, where it has no room for them beside it: to be browsed, the table showing what is looked at. */
final class MovesSheet extends Sheet {
    private static final String CLOSE = "control:close";
    private static final float WIDTH = 264;
    private static final float HIGHEST = 560;

    private final Supplier<MoveList> moves;
    private final IntSupplier shown;
    private final Supplier<Scrubber.Going> going;
    private final Consumer<String> navigate;
    private final Runnable close;
    private final MoveLog log;
    private final ControlButton closer;

    /**
     * @param shown plies of the position that the table shows
     * @param going how they go by
     * @param wayBack the key of the words for what leads to the last position
     * @param navigate does what a place of the log stands for
     */
    MovesSheet(UiContext look, Screen screen, Supplier<MoveList> moves, IntSupplier shown, Supplier<Scrubber.Going> going,
        String wayBack, Consumer<String> navigate) {
        super(look, screen.getWidth(), screen.getHeight(), look.texts().say("table.moves"), screen::close);
        this.moves = moves;
        this.shown = shown;
        this.going = going;
        this.navigate = navigate;
        close = screen::close;
        float height = Math.min(HIGHEST, screen.getHeight() - 4 * UiContext.UNIT);
        log = MoveLog.ofSheet(look, WIDTH, height, wayBack, this::chosen);
        // At the side where the least of the table is hidden.
        float x = look.rightToLeft() ? 2 * UiContext.UNIT : screen.getWidth() - WIDTH - 2 * UiContext.UNIT;
        log.setPosition(look.snap(x), look.snap((screen.getHeight() - height) / 2));
        closer = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, this::chosen);
        closer.setPosition(look.rightToLeft() ? 0 : WIDTH - UiContext.TOUCH, height - UiContext.TOUCH - 4);
        log.addActor(closer);
        addActor(log);
        log.show(moves.get(), shown.getAsInt(), going.get());
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>(log.regions(getHeight()));
        AccessibilityTree.Region navigation = regions.remove(regions.size() - 1);
        List<AccessibilityTree.Place> places = new ArrayList<>(navigation.places());
        places.add(closer.place(getHeight(), places.size()));
        regions.add(new AccessibilityTree.Region(navigation.name(), navigation.kind(), navigation.label(), places));
        return regions;
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) {
            close.run();
            return;
        }
        navigate.accept(place);
        log.show(moves.get(), shown.getAsInt(), going.get());
        // What was asked for is below.
        if (MoveLog.pliesOf(place) >= 0 || place.equals(Scrubber.WATCH)) close.run();
    }
}
