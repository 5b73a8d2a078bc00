package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarEffect;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarMove;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneRegion;

/** What lies and is marked on the field: blocks, where they may begin, what is chosen and what that would do. */
final class FieldView extends Group {
    /** The name of a place where there is nothing. */
    static final String NOWHERE = "field";

    private final UiContext look;
    private final FieldGrid grid;
    private final BlocksActor blocks;
    private final FieldMarks marks;
    private UnitarBoard board = new UnitarBoard();
    /** The symbol whose anchors can be tapped, or {@link UnitarBlock#NONE}. */
    private int placing = UnitarBlock.NONE;
    private Chosen chosen = Chosen.NOTHING;

    /**
     * @param anchored told of taps on anchors, by their names as places, while one is chosen
     * @param tapped   told of all other taps: on which block, {@link UnitarBlock#NONE} where there is none
     */
    FieldView(UiContext look, FieldGrid grid, StonePainter stones, Consumer<String> anchored, IntConsumer tapped) {
        this.look = look;
        this.grid = grid;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        blocks = new BlocksActor(look, grid, stones);
        marks = new FieldMarks(look, grid);
        Actor face = new Actor();
        Rectangle box = grid.square(0, 0, 11);
        face.setBounds(box.x, box.y, box.width, box.height);
        face.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                float east = (x - box.width / 2) / grid.cell();
                float north = (y - box.height / 2) / grid.cell();
                if (placing == UnitarBlock.NONE) tapped.accept(blockAt(Math.round(east), Math.round(north)));
                else anchorAt(east, north).ifPresentOrElse(anchored, () -> tapped.accept(UnitarBlock.NONE));
            }
        });
        addActor(face);
        addActor(blocks);
        addActor(marks);
    }

    ActionMotion motion() {
        return new ActionMotion(look, blocks, marks);
    }

    /** The blocks as they are shown come down to where they begin. */
    void comeDown(UnitarMotion motion) {
        motion.comeDown(blocks);
    }

    /** The blocks as they lie on a board, and nothing else. */
    void show(UnitarBoard newBoard) {
        board = newBoard;
        placing = UnitarBlock.NONE;
        chosen = Chosen.NOTHING;
        blocks.show(board);
        marks.clearChildren();
    }

    private void wipe() {
        blocks.clearRings();
        blocks.clearGhosts();
        marks.clearChildren();
        placing = UnitarBlock.NONE;
    }

    /**
     * Where blocks may begin, and where the chosen ones begin.
     *
     * @param active the symbol that the next anchor is for; {@link UnitarBlock#NONE}: it can't be chosen now
     */
    void place(int colour, Chosen newChosen, int active) {
        wipe();
        chosen = newChosen;
        placing = active;
        if (active != UnitarBlock.NONE) addAnchors(chosen);
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            UnitarAnchor anchor = chosen.anchor(symbol);
            if (anchor == null) continue;
            blocks.addGhost(BlockShape.placed(UnitarBlock.of(colour, symbol), anchor.x(), anchor.y()), look.theme().good());
        }
    }

    /** All anchors but those where captains stand already. */
    private void addAnchors(Chosen taken) {
        for (UnitarAnchor anchor : UnitarAnchor.ALL) if (anchor != taken.uni() && anchor != taken.tar()) marks.addAnchor(anchor);
    }

    /** What is chosen, and what it would do now. */
    void intend(UnitarPosition position, Chosen newChosen) {
        wipe();
        chosen = newChosen;
        if (chosen.isIntention()) foresee(position);
        else if (!chosen.isEmpty()) for (int block : chosen.meant()) offer(position, block);
    }

    /** A block that may be meant, and what would come of it. */
    private void offer(UnitarPosition position, int block) {
        UnitarExecution execution = chosen.action() == null ? null : position.preview(UnitarMove.intention(block, chosen.action()));
        boolean isOneOfSix = chosen.colour() == UnitarColour.NONE && chosen.symbol() == UnitarBlock.NONE;
        if (execution == null || execution.isDone()) ring(block, look.theme().good());
        if (execution != null && !(isOneOfSix && !execution.isDone())) marks.addExecution(execution);
    }

    /** What is marked in full. */
    private void foresee(UnitarPosition position) {
        ring(chosen.block(), look.theme().good());
        UnitarExecution execution = position.preview(chosen.intention());
        boolean travels = execution.effect() instanceof UnitarEffect.Moved || execution.effect() instanceof UnitarEffect.Turned;
        if (travels) blocks.addGhost(BlockShape.of(execution.after(), execution.after().root(execution.block())), look.theme().good());
        marks.addExecution(execution);
    }

    /** What of three intentions was approved, in its order. */
    void judge(UnitarStep step) {
        wipe();
        List<UnitarExecution> executions = step.executions();
        for (UnitarExecution execution : executions) ring(execution.block(), look.theme().good());
        if (executions.isEmpty()) return;
        marks.addExecution(executions.get(0));
        if (executions.size() > 1) marks.addOrder(executions);
    }

    /** @param hinted what a hint speaks of */
    void hint(UnitarPosition position, Chosen hinted) {
        if (hinted.isPlacement()) {
            marks.clearChildren();
            addAnchors(hinted);
        }
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            UnitarAnchor anchor = hinted.anchor(symbol);
            if (anchor == null) continue;
            int block = UnitarBlock.of(position.colour(position.toMove()), symbol);
            blocks.addGhost(BlockShape.placed(block, anchor.x(), anchor.y()), UiContext.HINT);
        }
        if (hinted.hasBlock()) ring(hinted.block(), UiContext.HINT);
        if (hinted.isIntention()) marks.addExecution(position.preview(hinted.intention()));
    }

    private void ring(int block, Color colour) {
        BlockActor actor = blocks.actor(board.root(block));
        if (actor != null) actor.setRing(colour);
    }

    /** The topmost block there. */
    private int blockAt(int x, int y) {
        List<BlockActor> all = blocks.all();
        for (int i = all.size() - 1; i >= 0; i--) if (all.get(i).shape().has(x, y)) return all.get(i).shape().root();
        return UnitarBlock.NONE;
    }

    private Optional<String> anchorAt(float east, float north) {
        float reach = Math.max(0.75f, UiContext.TOUCH / 2f / grid.cell());
        for (UnitarAnchor anchor : UnitarAnchor.ALL) {
            if (Math.abs(anchor.x() - east) > reach || Math.abs(anchor.y() - north) > reach) continue;
            int other = UnitarBlock.SYMBOLS - 1 - placing;
            boolean isOthers = chosen.anchor(placing) != null && chosen.anchor(other) == anchor;
            return Optional.of(Chosen.place(anchor, isOthers ? other : placing));
        }
        return Optional.empty();
    }

    /**
     * The blocks that there are, united ones once.
     *
     * @param taps what a tap on a block does; null: it is a step of a move
     */
    SceneRegion blocks(IntFunction<Runnable> taps) {
        SceneRegion region = new SceneRegion("board", Kind.LIST, SceneWords.of("area.field", UnitarWords.frames(board)));
        BlockWords words = new BlockWords(board);
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != block || board.stones(block) == 0) continue;
            Runnable tap = taps.apply(block);
            if (tap == null) region.addStep(UnitarPlace.ofBlock(block), box(block), words.label(block));
            else region.addAct(UnitarPlace.ofBlock(block), box(block), words.label(block), tap);
        }
        return region;
    }

    /** Where a block may begin. */
    SceneRegion anchors(int block) {
        SceneRegion region = new SceneRegion("board", Kind.LIST, SceneWords.of("area.anchors", UnitarWords.block(block)));
        int symbol = UnitarBlock.symbol(block);
        for (UnitarAnchor anchor : UnitarAnchor.ALL) {
            Message name = SceneWords.placed(block, anchor);
            region.addStep(Chosen.place(anchor, symbol), grid.square(anchor.x(), anchor.y(), Math.max(1, UiContext.TOUCH / grid.cell())),
                chosen.anchor(symbol) == anchor ? SceneWords.of("chosen", name) : name);
        }
        return region;
    }

    /** While a story has come further than what is told of the board, a block may be gone. */
    private Rectangle box(int block) {
        BlockActor actor = blocks.actor(block);
        return actor == null ? grid.square(0, 0, 1) : box(actor.shape());
    }

    private Rectangle box(BlockShape shape) {
        Rectangle box = null;
        for (BlockShape.Stone stone : shape.stones()) {
            Rectangle square = grid.square(stone.x(), stone.y(), 1);
            if (box == null) box = square;
            else box.merge(square);
        }
        return box;
    }
}
