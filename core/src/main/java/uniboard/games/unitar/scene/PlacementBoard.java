package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.TextStyle;

/** The wooden board while blocks are placed: the seat's two blocks, which of them the next field is for, and where they begin. */
final class PlacementBoard extends Group {
    /** What makes the block of a symbol the one that the next field is for. */
    private static final List<String> PLACES = List.of("place:uni", "place:tar");

    private static final float PADDING = 10;
    private static final float HIGHEST = 240;
    /** Of a block drawn in its cell: fields across. */
    private static final float FIELDS = 3.3f;

    private final UiContext look;
    private final StonePainter stones;
    private final List<ChoiceCell> cells = new ArrayList<>();
    private final List<Group> contents = new ArrayList<>();

    /** @param wanted told which block is tapped, by its place and its symbol */
    PlacementBoard(UiContext look, StonePainter stones, Rectangle box, ObjIntConsumer<String> wanted) {
        this.look = look;
        this.stones = stones;
        setTransform(false);
        float height = Math.min(box.height, HIGHEST);
        setBounds(box.x, box.y + box.height - height, box.width, height);
        addActor(new WoodActor(look, new Rectangle(0, 0, box.width, height)));
        float width = (box.width - 3 * PADDING) / 2;
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            boolean left = symbol == UnitarBlock.UNI != look.rightToLeft();
            Rectangle place = new Rectangle(look.snap(left ? PADDING : 2 * PADDING + width), PADDING, look.snap(width),
                height - 2 * PADDING);
            int tapped = symbol;
            ChoiceCell cell = new ChoiceCell(look, PLACES.get(symbol), place, name -> wanted.accept(name, tapped));
            Group content = Layer.untouched();
            cell.put(content);
            cells.add(cell);
            contents.add(content);
            addActor(cell);
        }
    }

    /**
     * @param colour of the seat that places
     * @param active the symbol that the next field is for, or {@link UnitarBlock#NONE}
     */
    void show(int colour, Chosen chosen, int active) {
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            UnitarAnchor anchor = chosen.anchor(symbol);
            cells.get(symbol).show(anchor != null);
            if (symbol == active && anchor == null) cells.get(symbol).light();
            fill(contents.get(symbol), cells.get(symbol), UnitarBlock.of(colour, symbol), anchor);
        }
    }

    private void fill(Group content, ChoiceCell cell, int block, UnitarAnchor anchor) {
        content.clearChildren();
        float width = cell.getWidth();
        float height = cell.getHeight();
        TextActor name = words(TextStyle.SANS_BOLD, UiContext.BODY, look.texts().say(UnitarWords.block(block)), width - 12);
        String where = anchor == null ? look.texts().say(SceneWords.of("notPlaced")) : look.texts().say(UnitarWords.anchor(anchor));
        TextActor place = words(TextStyle.SANS, UiContext.BODY, where, width - 12);
        float text = name.textHeight() + place.textHeight();
        float room = Math.min(height - text - 14, width - 12);
        float top = (height + room + text + 4) / 2;
        FieldGrid grid = FieldGrid.of(width / 2, top - room / 2, room / FIELDS);
        content.addActor(new BlockActor(look, grid, stones, BlockShape.placed(block, 0, 0)));
        name.setBounds(0, top - room - 4 - name.textHeight(), width, name.textHeight());
        place.setBounds(0, name.getY() - place.textHeight(), width, place.textHeight());
        content.addActor(name);
        content.addActor(place);
    }

    private TextActor words(TextStyle style, int size, String text, float width) {
        return new TextActor(look, style, size, ChoiceCell.INK, TextActor.Place.CENTRE).wrapped(text, width);
    }

    /**
     * Which of the two blocks is placed next.
     *
     * @param want asks for the block of a symbol
     */
    SceneRegion region(int colour, Chosen chosen, IntConsumer want) {
        SceneRegion region = new SceneRegion("blocks", Kind.LIST, SceneWords.of("area.blocks"));
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            int wanted = symbol;
            region.addAct(PLACES.get(symbol), cells.get(symbol).bounds(),
                SceneWords.placed(UnitarBlock.of(colour, symbol), chosen.anchor(symbol)), () -> want.accept(wanted));
        }
        return region;
    }
}
