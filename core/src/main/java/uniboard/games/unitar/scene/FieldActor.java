package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitar.UnitarField;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The cloth with its fields and the round ones that count the rounds by the white stone. */
final class FieldActor extends Group {
    private static final Color PASSED = new Color(0x55635AFF);
    private static final Color NOW = new Color(0x2B2620FF);
    private static final float STONE = 0.86f;
    /** How far the stone's picture reaches over its box. */
    private static final float STONE_MARGIN = 8f / 52;
    private static final float NUMBER = 0.36f;

    private final UiContext look;
    private final FieldGrid grid;
    private final Group rounds = Layer.untouched();

    FieldActor(UiContext look, FieldGrid grid) {
        this.look = look;
        this.grid = grid;
        setTransform(false);
        setTouchable(Touchable.disabled);
        addActor(new ClothActor(look, grid));
        for (int y = -UnitarField.REACH; y <= UnitarField.REACH; y++) {
            for (int x = -UnitarField.REACH; x <= UnitarField.REACH; x++) if (UnitarField.contains(x, y)) addCell(x, y);
        }
        addActor(rounds);
    }

    private void addCell(int x, int y) {
        Picture cell = new Picture(look.art().region((x + y) % 2 == 0 ? "cell-a" : "cell-b"), look.theme().dim());
        Rectangle box = grid.square(x, y, 1);
        float left = look.snap(box.x);
        float bottom = look.snap(box.y);
        cell.setBounds(left, bottom, look.snap(box.x + box.width) - left, look.snap(box.y + box.height) - bottom);
        addActor(cell);
    }

    /** @param round in which the white stone lies on its field, from 1 */
    void show(int round) {
        rounds.clearChildren();
        for (int i = 1; i <= FieldGrid.ROUNDS; i++) {
            Rectangle box = grid.round(i);
            add("round", box, 1);
            boolean now = i == round;
            if (now) add("white-stone", box, STONE * (1 + 2 * STONE_MARGIN));
            float size = Math.max(UiContext.SMALL, box.width * NUMBER);
            TextActor number = new TextActor(look, now ? TextStyle.SANS_BOLD : TextStyle.SANS, size, now ? NOW : PASSED,
                TextActor.Place.CENTRE, Direction.LEFT_TO_RIGHT);
            number.line(Integer.toString(i));
            number.setBounds(box.x, box.y, box.width, box.height);
            rounds.addActor(number);
        }
    }

    private void add(String name, Rectangle box, float part) {
        Picture picture = new Picture(look.art().region(name), look.theme().dim());
        float side = box.width * part;
        picture.setBounds(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side);
        rounds.addActor(picture);
    }
}
