package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarEffect;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarField;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** What is said of fields and blocks above them: where captains may begin, what an action would do, in which order actions come. */
final class FieldMarks extends Group {
    private static final float ANCHOR = 0.92f;
    private static final float LEAST = 26;

    private final UiContext look;
    private final FieldGrid grid;

    FieldMarks(UiContext look, FieldGrid grid) {
        this.look = look;
        this.grid = grid;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }


    private Picture add(String name, float column, float row, float part) {
        Rectangle box = grid.square(column, row, part);
        Picture picture = new Picture(look.art().region(name));
        picture.setBounds(box.x, box.y, box.width, box.height);
        picture.setOrigin(box.width / 2, box.height / 2);
        addActor(picture);
        return picture;
    }

    void addAnchor(UnitarAnchor anchor) {
        add("anchor", anchor.x(), anchor.y(), ANCHOR);
    }

    /** The way that a block is to go: an arrow beside its stones on that side, or one around its captain. */
    private void addWay(UnitarAction action, List<BlockShape.Stone> stones) {
        float least = Float.MAX_VALUE;
        float most = -Float.MAX_VALUE;
        float low = Float.MAX_VALUE;
        float high = -Float.MAX_VALUE;
        for (BlockShape.Stone stone : stones) {
            least = Math.min(least, stone.x());
            most = Math.max(most, stone.x());
            low = Math.min(low, stone.y());
            high = Math.max(high, stone.y());
        }
        float middleX = (least + most) / 2;
        float middleY = (low + high) / 2;
        switch (action) {
            case NORTH -> add("arrow", middleX, high + 0.85f, 0.8f);
            case SOUTH -> add("arrow", middleX, low - 0.85f, 0.8f).setRotation(180);
            case WEST -> add("arrow", least - 0.85f, middleY, 0.8f).setRotation(90);
            case EAST -> add("arrow", most + 0.85f, middleY, 0.8f).setRotation(-90);
            default -> { }
        }
    }

    /** A block turns around that field. */
    private void addTurn(UnitarAction action, int x, int y) {
        Picture turn = add("turn", x, y, 1.5f);
        if (action == UnitarAction.ANTICLOCKWISE) turn.setScaleX(-1);
    }

    /** Nothing happens to that block. */
    void addVoid(UnitarExecution execution) {
        BlockShape shape = BlockShape.of(execution.before(), execution.before().root(execution.block()));
        if (shape == null) return;
        BlockShape.Stone stone = shape.corner();
        add("void", stone.x() - 0.4f, stone.y() + 0.4f, Math.max(0.7f, LEAST / grid.cell()));
    }

    /** What an action would do on the board as it is. */
    void addExecution(UnitarExecution execution) {
        BlockShape shape = BlockShape.of(execution.before(), execution.before().root(execution.block()));
        if (shape == null) return;
        UnitarEffect effect = execution.effect();
        if (effect instanceof UnitarEffect.Nothing) {
            addVoid(execution);
        } else if (effect instanceof UnitarEffect.Turned turned) {
            addTurn(turned.way(), UnitarField.x(turned.pivot()), UnitarField.y(turned.pivot()));
        } else if (effect instanceof UnitarEffect.Moved) {
            addWay(execution.action(), shape.stones());
        } else if (effect instanceof UnitarEffect.United united) {
            addFields("shared", united.fields());
        } else if (effect instanceof UnitarEffect.Eliminated eliminated) {
            addFields("lost", eliminated.fields());
        }
    }

    private void addFields(String mark, List<UnitarEffect.Frame> frames) {
        for (UnitarEffect.Frame frame : frames) {
            if (frame.isShared()) add(mark, UnitarField.x(frame.field()), UnitarField.y(frame.field()), 0.9f);
        }
    }

    /** The order in which several actions come, each beside its block. */
    void addOrder(List<UnitarExecution> executions) {
        if (executions.isEmpty()) return;
        UnitarBoard board = executions.get(0).before();
        int[] before = new int[UnitarBlock.COUNT];
        for (int i = 0; i < executions.size(); i++) {
            int root = board.root(executions.get(i).block());
            BlockShape shape = BlockShape.of(board, root);
            if (shape == null) continue;
            BlockShape.Stone stone = shape.corner();
            if (i > 0) addSign(executions.get(i), shape, board);
            addOrder(i + 1, stone.x() - 0.55f + 0.85f * before[root]++, stone.y() + 0.6f);
        }
    }

    /** Which way a block goes later on, as long as it can be told from where it lies now. */
    private void addSign(UnitarExecution execution, BlockShape shape, UnitarBoard board) {
        int captain = board.captain(execution.block());
        if (execution.effect() instanceof UnitarEffect.Moved) addWay(execution.action(), shape.stones());
        else if (execution.effect() instanceof UnitarEffect.Turned && captain != UnitarField.NONE) {
            addTurn(execution.action(), UnitarField.x(captain), UnitarField.y(captain));
        }
    }

    private void addOrder(int number, float x, float y) {
        float part = Math.max(0.72f, LEAST / grid.cell());
        Picture disc = add("order", x, y, part);
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, disc.getHeight() * 0.56f, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        text.line(Integer.toString(number));
        text.setBounds(disc.getX(), disc.getY(), disc.getWidth(), disc.getHeight());
        addActor(text);
    }
}
