package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import uniboard.game.Position;
import uniboard.games.unlur.UnlurBoard;
import uniboard.games.unlur.UnlurPosition;
import uniboard.games.unlur.UnlurSides;
import uniboard.games.unlur.UnlurWinningPath;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** The figure that ended the game: its stones light up one after the other, then its sides. Brass if it won for the player, else orange. */
final class Victory extends Group {
    private static final Color BRASS = new Color(0xE8B84AFF);
    private static final Color DEEP_BRASS = new Color(0x7A551AFF);
    private static final Color PALE_BRASS = new Color(0xFBE9B4CC);
    private static final Color ORANGE = new Color(0xD55E00FF);
    private static final Color DEEP_ORANGE = new Color(0xB34700FF);
    private static final Color PALE_ORANGE = new Color(0xFFEBDDCC);
    private static final float FILL = 0.62f;
    private static final float STEP = 0.04f;
    private static final float FADE = 0.12f;
    private static final float STONE = 0.92f;
    private static final float LINK = 0.24f;
    private static final float SIDE_HEIGHT = 18;
    /** The cell's width at which the light of a side is as thick as it is drawn. */
    private static final float SIDE_DRAWN_FOR = 46;
    /** Where the sides' light lies, from the well's edge (0) to the frame's (1), and how much of a side it covers. */
    private static final float SIDE = 0.5f;
    private static final float SIDE_LENGTH = 0.86f;

    private final UiContext look;
    private final HexGrid grid;
    private final BoardActor board;
    private final UnlurPosition position;
    private final List<UnlurWinningPath.Stone> path;
    private final boolean won;
    private final Group fills = Layer.untouched();
    private final Group links = Layer.untouched();
    private final Group stones = Layer.untouched();

    /**
     * @param position in which the game is over
     * @param you      the only player who looks, or {@link Position#NOBODY}
     */
    Victory(UiContext look, HexGrid grid, BoardActor board, UnlurPosition position, int you) {
        this.look = look;
        this.grid = grid;
        this.board = board;
        this.position = position;
        path = UnlurWinningPath.of(position);
        boolean blackStones = position.colour(position.decisiveStone()) == UnlurPosition.BLACK;
        int owner = blackStones ? position.black() : 1 - position.black();
        won = position.outcome().wins(you == Position.NOBODY ? owner : you);
        setTransform(false);
        addActor(fills);
        addActor(links);
        addActor(stones);
        for (UnlurWinningPath.Stone stone : path) addStone(stone.cell());
        for (int i = 0; i < path.size(); i++) {
            for (int j = 0; j < i; j++) if (areNeighbours(path.get(i).cell(), path.get(j).cell()))
                addLink(path.get(j).cell(), path.get(i).cell());
        }
        for (int side = 0; side < UnlurSides.COUNT; side++) if ((position.decisiveSides() >>> side & 1) != 0) addSide(side);
    }

    /**
     * Lets the stones light up one by one, then the sides.
     *
     * @param begin when, in seconds
     * @return when all is lit
     */
    float lightUp(float begin) {
        int last = path.get(path.size() - 1).step();
        for (int i = 0; i < path.size(); i++) {
            for (Group layer : List.of(fills, stones)) {
                // Each stone has as many actors in a layer as any other.
                int each = layer.getChildren().size / path.size();
                for (int k = 0; k < each; k++) appear(layer.getChild(i * each + k), begin + path.get(i).step() * STEP);
            }
        }
        for (Actor link : links.getChildren()) appear(link, begin + stepOf(link) * STEP);
        for (int i = 3; i < getChildren().size; i++) appear(getChild(i), begin + (last + 1) * STEP);
        return begin + (last + 1) * STEP + FADE;
    }

    private static void appear(Actor actor, float delay) {
        float alpha = actor.getColor().a;
        actor.getColor().a = 0;
        actor.addAction(Actions.delay(delay, Actions.alpha(alpha, FADE, Interpolation.pow2Out)));
    }

    private static int stepOf(Actor link) {
        return (Integer) link.getUserObject();
    }

    private void addStone(int at) {
        Color fill = (won ? BRASS : ORANGE).cpy();
        fill.a = FILL;
        fills.addActor(board.tile("hex-fill", at, fill));
        fills.addActor(board.tile("hex-edge", at, won ? PALE_BRASS : PALE_ORANGE));
        Rectangle box = grid.square(at, STONE, look);
        for (String name : List.of(StoneActor.picture(position.colour(at)), "stone-halo")) {
            Picture picture = new Picture(look.art().region(name));
            if (name.equals("stone-halo")) picture.setColor(won ? DEEP_BRASS : DEEP_ORANGE);
            else picture.setColor(look.theme().dim());
            picture.setBounds(box.x, box.y, box.width, box.height);
            stones.addActor(picture);
        }
    }

    private boolean areNeighbours(int one, int other) {
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            if (grid.board().neighbour(one, direction) == other) return true;
        }
        return false;
    }

    private void addLink(int from, int to) {
        Picture link = new Picture(look.art().region("pixel"), won ? BRASS : ORANGE);
        float width = grid.cell();
        float height = grid.cell() * LINK;
        link.setBounds((grid.x(from) + grid.x(to) - width) / 2, (grid.y(from) + grid.y(to) - height) / 2, width, height);
        link.setOrigin(width / 2, height / 2);
        link.setRotation(MathUtils.atan2(grid.y(to) - grid.y(from), grid.x(to) - grid.x(from)) * MathUtils.radiansToDegrees);
        int step = 0;
        for (UnlurWinningPath.Stone stone : path) if (stone.cell() == from || stone.cell() == to) step = Math.max(step, stone.step());
        link.setUserObject(step);
        links.addActor(link);
    }

    private void addSide(int side) {
        float beyond = HexGrid.WELL + (grid.rim() - HexGrid.WELL) * SIDE;
        Vector2 from = grid.corner(beyond, side);
        Vector2 to = grid.corner(beyond, side + 1);
        float scale = grid.cell() / SIDE_DRAWN_FOR;
        float width = from.dst(to) * SIDE_LENGTH / scale;
        PatchPicture light = new PatchPicture(look.art().patch(won ? "side-lit" : "side-lost"), Color.WHITE.cpy());
        light.setBounds((from.x + to.x - width) / 2, (from.y + to.y - SIDE_HEIGHT) / 2, width, SIDE_HEIGHT);
        light.setOrigin(width / 2, SIDE_HEIGHT / 2);
        light.setScale(scale);
        light.setRotation(HexGrid.rotation(side));
        addActor(light);
    }
}
