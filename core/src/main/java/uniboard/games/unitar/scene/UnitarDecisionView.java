package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarField;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.ScenePlace;

/** The winner's frames by their numbers, all others pale. */
final class UnitarDecisionView implements DecisionView {
    /** Of a field's width. */
    private static final float FRAME = 0.95f;

    @Override
    public Marks marks(Decided decided) {
        UnitarPosition over = (UnitarPosition) decided.over();
        List<Rectangle> counted = new ArrayList<>();
        List<Rectangle> pale = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            ScenePlace place = decided.laid().place(UnitarPlace.ofBlock(block));
            if (place != null) lay(over.board(), block, place.box(), winner(over), counted, pale);
        }
        return new Marks(List.of(), counted, pale);
    }

    private static int winner(UnitarPosition over) {
        return over.colour(Integer.numberOfTrailingZeros(over.outcome().winners()));
    }

    /** @param box of the block's fields */
    private static void lay(UnitarBoard board, int block, Rectangle box, int winner, List<Rectangle> counted, List<Rectangle> pale) {
        List<Integer> fields = board.fields(block);
        int left = UnitarField.SIDE;
        int right = -UnitarField.SIDE;
        int bottom = UnitarField.SIDE;
        for (int field : fields) {
            left = Math.min(left, UnitarField.x(field));
            right = Math.max(right, UnitarField.x(field));
            bottom = Math.min(bottom, UnitarField.y(field));
        }
        float cell = box.width / (right - left + 1);
        float inset = (1 - FRAME) / 2 * cell;
        for (int field : fields) {
            float x = box.x + (UnitarField.x(field) - left) * cell;
            float y = box.y + (UnitarField.y(field) - bottom) * cell;
            Rectangle frame = new Rectangle(x + inset, y + inset, FRAME * cell, FRAME * cell);
            (board.frame(block, field) == winner ? counted : pale).add(frame);
        }
    }

    @Override
    public Actor piece(UiContext look, Decided decided, Rectangle square) {
        Actor stone = StoneActor.ofColour(new StonePainter(look), winner((UnitarPosition) decided.over()));
        stone.setBounds(square.x, square.y, square.width, square.height);
        return stone;
    }
}
