package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.function.Consumer;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarEffect;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.stage.Look;

/** What lies and is marked on the field: blocks, where they may begin, what is chosen and what that would do. */
final class FieldView extends Group {
    private final Look look;
    private final FieldGrid grid;
    private final BlocksActor blocks;
    private final FieldMarks marks;
    private UnitarBoard board = new UnitarBoard();
    /** The symbol whose anchors can be tapped, or {@link UnitarBlock#NONE}. */
    private int placing = UnitarBlock.NONE;
    private Chosen chosen = Chosen.NOTHING;

    /** @param chosenPlace told of every tap; null where nothing is */
    FieldView(Look look, FieldGrid grid, StonePainter stones, Consumer<String> chosenPlace) {
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
                chosenPlace.accept(placeAt((x - box.width / 2) / grid.cell(), (y - box.height / 2) / grid.cell()));
            }
        });
        addActor(face);
        addActor(blocks);
        addActor(marks);
    }

    DeedMotion motion() {
        return new DeedMotion(look, blocks, marks);
    }

    UnitarBoard board() {
        return board;
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
     * Where blocks may begin, and where they are to begin.
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
        if (!chosen.hasBlock()) return;
        ring(chosen.block(), look.theme().good());
        if (!chosen.isIntention()) return;
        UnitarDeed deed = position.preview(chosen.intention());
        boolean travels = deed.effect() instanceof UnitarEffect.Moved || deed.effect() instanceof UnitarEffect.Turned;
        if (travels) blocks.addGhost(BlockShape.of(deed.after(), deed.after().root(deed.block())), look.theme().good());
        marks.addDeed(deed);
    }

    /** What of three intentions was approved, in its order. */
    void judge(UnitarStep step) {
        wipe();
        List<UnitarDeed> deeds = step.deeds();
        for (UnitarDeed deed : deeds) ring(deed.block(), look.theme().good());
        if (deeds.isEmpty()) return;
        marks.addDeed(deeds.get(0));
        if (deeds.size() > 1) marks.addOrder(deeds);
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
            blocks.addGhost(BlockShape.placed(block, anchor.x(), anchor.y()), Look.HINT);
        }
        if (hinted.hasBlock()) ring(hinted.block(), Look.HINT);
        if (hinted.isIntention()) marks.addDeed(position.preview(hinted.intention()));
    }

    private void ring(int block, Color colour) {
        BlockActor actor = blocks.actor(board.root(block));
        if (actor != null) actor.setRing(colour);
    }

    private String placeAt(float east, float north) {
        return placing == UnitarBlock.NONE ? blockAt(Math.round(east), Math.round(north)) : anchorAt(east, north);
    }

    /** The topmost block there, or null. */
    private String blockAt(int x, int y) {
        List<BlockActor> all = blocks.all();
        for (int i = all.size() - 1; i >= 0; i--) if (all.get(i).shape().has(x, y)) return BlockPlace.of(all.get(i).shape().root());
        return null;
    }

    private String anchorAt(float east, float north) {
        float reach = Math.max(0.75f, Look.TOUCH / 2f / grid.cell());
        for (UnitarAnchor anchor : UnitarAnchor.ALL) {
            if (Math.abs(anchor.x() - east) > reach || Math.abs(anchor.y() - north) > reach) continue;
            int other = UnitarBlock.SYMBOLS - 1 - placing;
            boolean isOthers = chosen.anchor(placing) != null && chosen.anchor(other) == anchor;
            return Chosen.place(anchor, isOthers ? other : placing);
        }
        return null;
    }

    /** Where the place lies in the scene, or null if it isn't on the field. */
    Rectangle bounds(String place) {
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            UnitarAnchor anchor = Chosen.anchor(place, symbol);
            if (anchor != null) return grid.square(anchor.x(), anchor.y(), Math.max(1, Look.TOUCH / grid.cell()));
        }
        int block = BlockPlace.block(place);
        if (block == UnitarBlock.NONE) return null;
        BlockActor actor = blocks.actor(board.root(block));
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
