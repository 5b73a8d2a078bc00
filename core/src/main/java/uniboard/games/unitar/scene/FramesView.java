package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarComparison;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.Look;

/** The frames on the field: on the table by seat or colour, on a page of rules with the marks, in a miniature not at all. */
final class FramesView extends Group {
    private final Look look;
    private final FramesActor table;
    private final ExampleMarks example;
    private final String caption;

    FramesView(Look look, StonePainter stones, UnitarPlaces places) {
        this.look = look;
        setTransform(false);
        boolean isExample = places.frames() != null && places.board() == null;
        example = isExample ? new ExampleMarks(look, stones, places.frames()) : null;
        table = places.board() == null ? null : new FramesActor(look, places.frames());
        caption = places.panel() == null ? "framesShort" : "framesOnField";
        if (example != null) addActor(example);
        if (table != null) addActor(table);
    }

    /**
     * @param board  whose frames are counted
     * @param chosen what the seat to move has chosen so far, as far as the viewer may know it
     */
    void show(FrameEntries entries, UnitarBoard board, int toMove, Chosen chosen) {
        List<Chosen> marks = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) marks.add(seat == toMove ? chosen : Chosen.NOTHING);
        if (example != null) example.show(entries.of(board), marks, null);
        if (table != null) table.show(entries.of(board), look.texts().say(SceneWords.of(caption)));
    }

    /** The same while a comparison is told. */
    void tell(FrameEntries entries, UnitarBoard board, UnitarComparison comparison) {
        if (example != null) example.show(entries.untilTold(board), comparison.marks().stream().map(Chosen::of).toList(), comparison);
        if (table != null) table.show(entries.untilTold(board), look.texts().say(SceneWords.of(caption)));
    }
}
