package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Arrows and rings over a reviewed board: dotted for the move that was played, solid for the better one. */
final class ReviewMarks extends MoveMarks {
    private static final float THICK = 0.1f;
    private static final float MOST = 11;
    private static final Stroke PLAYED = new Stroke(new Color(0x7A4E17FF), Stroke.Line.DOTTED, THICK, MOST);
    private static final Stroke BETTER = new Stroke(new Color(0x0A6AA6FF), Stroke.Line.SOLID, THICK, MOST);
    private static final float RANK = 20;
    private static final float RANK_TEXT = 13;
    /** Of a place, from its middle, where an arrow points. */
    private static final float BEYOND = 0.5f;

    ReviewMarks(UiContext look, TableLayout layout) {
        super(look, layout);
    }

    /**
     * Marks moves by the places that they are chosen by.
     *
     * @param played none: nothing is marked
     * @param better none while it isn't told
     */
    void show(SceneOutline laid, List<String> played, List<String> better) {
        clearChildren();
        draw(seen(laid, played), PLAYED);
        draw(seen(laid, better), BETTER);
    }

    /**
     * Marks moves, each with its number beyond its arrow's point, or at the place that it leads to.
     *
     * @param moves the best one first; it is solid
     * @param ink   of the seat whose moves they are; null where that has no colour
     */
    void show(SceneOutline laid, List<List<String>> moves, Color ink) {
        clearChildren();
        Map<Rectangle, String> ranks = new LinkedHashMap<>();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Seen move = seen(laid, moves.get(i));
            Stroke usual = i == 0 ? BETTER : PLAYED;
            draw(move, ink == null ? usual : new Stroke(ink, usual.line(), THICK, MOST));
            Rectangle ranked = ranked(move);
            if (ranked != null) ranks.merge(ranked, Integer.toString(i + 1), (worse, better) -> better + ' ' + worse);
        }
        ranks.forEach(this::addRank);
    }

    /** At whose upper right corner a move's number belongs: where it hides no arrow; null where no place is seen. */
    private static Rectangle ranked(Seen move) {
        Rectangle goal = move.goal();
        if (!move.isArrow()) return goal;
        float wayX = goal.x - move.from().x;
        float wayY = goal.y - move.from().y;
        float part = BEYOND * goal.width / (float) Math.hypot(wayX, wayY);
        // Whole, so that moves that meet there from one side share a place.
        int x = Math.round(goal.x + goal.width / 2 + part * wayX);
        return new Rectangle(x, Math.round(goal.y + goal.height / 2 + part * wayY), 0, 0);
    }

    private void addRank(Rectangle box, String rank) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, RANK_TEXT, look.theme().ink(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT).line(rank);
        float width = Math.max(RANK, text.textWidth() + UiContext.UNIT);
        float x = Math.min(box.x + box.width - width / 2, layout.width() - width);
        float y = Math.min(box.y + box.height - RANK / 2, layout.height() - RANK);
        PatchPicture edge = new PatchPicture(look.art().patch("panel"), look.theme().ink());
        edge.setBounds(look.snap(x) - 1, look.snap(y) - 1, width + 2, RANK + 2);
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().panel());
        ground.setBounds(look.snap(x), look.snap(y), width, RANK);
        text.setBounds(look.snap(x), look.snap(y), width, RANK);
        addActor(edge);
        addActor(ground);
        addActor(text);
    }
}
