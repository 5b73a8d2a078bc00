package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.stage.kit.Settings;
import uniboard.stage.scene.GamePresentation;

/** The pictures that mark the seats of a game that hasn't begun. */
public final class SeatMarks {
    private static final int ANY = 1;

    private SeatMarks() {
    }

    /** By seat. */
    public static List<String> of(GamePresentation box, int seats) {
        Options options = Options.defaults(box.game());
        for (Option option : box.game().options()) {
            if (option.id().equals(Settings.SEATS)) options = options.with(Settings.SEATS, Integer.toString(seats));
        }
        Position start = box.game().start(options, new Random32(ANY));
        List<String> marks = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) marks.add(box.colours().mark(start, seat));
        return marks;
    }
}
