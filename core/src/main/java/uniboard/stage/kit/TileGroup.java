package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;

/** Tiles for what can be done, in one row; where that is too narrow for their words, two by two or one below the other. */
public final class TileGroup extends Group {
    private static final float GAP = 8;
    private static final float HEIGHT = 84;

    /** What a tile shows. */
    public record Face(String icon, String words) {
    }

    private final UiContext look;
    private final List<Face> faces;
    private final List<Tile> tiles = new ArrayList<>();

    /** @param faces at least one */
    public TileGroup(UiContext look, float width, List<Face> faces) {
        this.look = look;
        this.faces = faces;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setWidth(width);
        lay(fits(faces.size()) ? faces.size() : fits(2) ? 2 : 1);
    }

    private float tileWidth(int columns) {
        return (float) Math.floor((getWidth() - (columns - 1) * GAP) / columns);
    }

    private boolean fits(int columns) {
        for (Face face : faces) if (!Tile.isWideEnough(look, tileWidth(columns), face.words)) return false;
        return true;
    }

    private void lay(int columns) {
        int rows = (faces.size() + columns - 1) / columns;
        // Several rows leave the room to what stands below.
        float height = rows > 1 || columns == 1 ? 0 : HEIGHT;
        for (Face face : faces) height = Math.max(height, look.snap(Tile.heightFor(look, tileWidth(columns), face.words, "")));
        setHeight(rows * height + (rows - 1) * GAP);
        for (int i = 0; i < faces.size(); i++) {
            // The last of an odd number has the row to itself.
            boolean isAlone = i == faces.size() - 1 && i % columns == 0;
            float width = isAlone ? getWidth() : tileWidth(columns);
            Tile tile = new Tile(look, width, height, faces.get(i).icon, faces.get(i).words, "", Tile.State.PLAIN);
            int row = i / columns;
            float x = i % columns * (tileWidth(columns) + GAP);
            float y = getHeight() - height - row * (height + GAP);
            tile.setPosition(look.snap(look.rightToLeft() ? getWidth() - x - width : x), look.snap(y));
            tiles.add(tile);
            addActor(tile);
        }
    }

    /** In the order of the faces. */
    public List<Tile> tiles() {
        return tiles;
    }
}
