package uniboard.games.unitar.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Position;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarComparison;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneState;

/** The frames on the field: on the table by seat or colour, on a page of rules with the marks, in a miniature not at all. */
final class FramesView extends Group {
    private final UiContext look;
    private final FramesActor table;
    private final ExampleMarks example;
    private final String caption;

    FramesView(UiContext look, StonePainter stones, UnitarPlaces places) {
        this.look = look;
        setTransform(false);
        boolean isExample = places.frames() != null && places.board() == null;
        example = isExample ? new ExampleMarks(look, stones, places.frames()) : null;
        String sign = places.leadsToPoints() ? "icon-scores" : null;
        table = places.board() == null ? null : new FramesActor(look, places.frames(), sign);
        caption = places.panel() == null ? "framesShort" : "framesOnField";
        if (example != null) addActor(example);
        if (table != null) addActor(table);
    }

    /** With what the seat to move has chosen so far, as far as the viewer may know it. */
    void show(SceneState<UnitarPosition> state) {
        UnitarPosition position = state.position();
        List<Chosen> marks = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            marks.add(seat == position.toMove() ? Chosen.of(state.selection()) : Chosen.NOTHING);
        }
        show(new FrameEntries(look.texts(), state, state.viewer()).of(position.board()), marks, null);
    }

    /**
     * While a comparison is told, which everyone at the table may see.
     *
     * @param state after it
     * @param board whose frames are counted
     */
    void tell(SceneState<UnitarPosition> state, UnitarBoard board) {
        UnitarComparison comparison = state.position().lastStep().comparison();
        List<Chosen> marks = new ArrayList<>();
        for (int mark : comparison.marks()) marks.add(Chosen.of(mark));
        show(new FrameEntries(look.texts(), state, Position.NOBODY).untilTold(board), marks, comparison);
    }

    private void show(List<FramesActor.Entry> entries, List<Chosen> marks, UnitarComparison comparison) {
        if (example != null) example.show(entries, marks, comparison);
        if (table != null) table.show(entries, look.texts().say(SceneWords.of(caption)));
    }
}
