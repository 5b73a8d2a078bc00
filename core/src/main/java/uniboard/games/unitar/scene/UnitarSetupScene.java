package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarField;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarSetup;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;

/** The field where a position is set up by hand: each of its fields is a place. */
final class UnitarSetupScene extends BoardScene<UnitarPosition> {
    private static final float LINE = 28;

    private final UiContext look;
    private final FieldGrid grid;
    private final BlocksActor blocks;
    private final FramesActor frames;
    private UnitarPosition shown;

    UnitarSetupScene(SceneRoom room) {
        super(room);
        look = room.look();
        Rectangle play = room.layout().play();
        Rectangle field = new Rectangle(play.x, play.y, play.width, play.height - LINE);
        float width = Math.min(field.width, field.height);
        Rectangle line = new Rectangle(play.x + (play.width - width) / 2, play.y + play.height - LINE, width, LINE);
        room.layout().settle(look, field, line);
        grid = FieldGrid.hemmedWithin(field);
        room.ground().addActor(new FieldActor(look, grid));
        addActor(face(room.host()));
        blocks = new BlocksActor(look, grid, new StonePainter(look));
        addActor(blocks);
        frames = new FramesActor(look, line, null);
        addActor(frames);
    }

    /** A block's captain as it stands on its stone; what is done with the block is told in words. */
    static List<String> pictures(String piece) {
        int block = UnitarSetup.block(piece);
        return block == UnitarBlock.NONE ? List.of() : StonePainter.captainOn(block);
    }

    private Actor face(SceneHost host) {
        Rectangle box = grid.square(0, 0, UnitarField.SIDE);
        Actor face = new Actor();
        face.setBounds(box.x, box.y, box.width, box.height);
        face.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                int column = Math.round((x - box.width / 2) / grid.cell());
                int row = Math.round((y - box.height / 2) / grid.cell());
                if (UnitarField.contains(column, row)) host.tapped(UnitarSetup.place(UnitarField.of(column, row)));
            }
        });
        return face;
    }

    @Override
    protected void display(SceneState<UnitarPosition> state) {
        shown = state.position();
        blocks.show(shown.board());
        if (shown.phase() == UnitarPhase.PLACE) showPlacements();
        List<FramesActor.Entry> entries = new FrameEntries(look.texts(), state, state.viewer()).of(shown.board());
        frames.show(entries, look.texts().say(SceneWords.of("framesShort")));
    }

    /** Where those who have chosen already begin. */
    private void showPlacements() {
        for (int seat = 0; seat < shown.committed(); seat++) {
            for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
                UnitarAnchor anchor = Chosen.of(shown.mark(seat)).anchor(symbol);
                blocks.addGhost(BlockShape.placed(UnitarBlock.of(shown.colour(seat), symbol), anchor.x(), anchor.y()), look.theme().good());
            }
        }
    }

    @Override
    protected SceneMotion motion(SceneState<UnitarPosition> from, SceneState<UnitarPosition> to) {
        display(to);
        return SceneMotion.NONE;
    }

    @Override
    public SceneOutline outline() {
        SceneRegion region = new SceneRegion("board", Kind.GRID, SceneWords.of("area.field", UnitarWords.frames(shown.board())));
        for (int y = UnitarField.REACH; y >= -UnitarField.REACH; y--) {
            for (int x = -UnitarField.REACH; x <= UnitarField.REACH; x++) {
                if (!UnitarField.contains(x, y)) continue;
                int field = UnitarField.of(x, y);
                region.addCell(UnitarSetup.place(field), UnitarField.REACH - y, x + UnitarField.REACH, grid.square(x, y, 1), label(field));
            }
        }
        return new SceneOutline(List.of(region), null, null);
    }

    private Message label(int field) {
        UnitarBoard board = shown.board();
        List<Message> lie = new ArrayList<>();
        for (int root : board.rootsAt(field)) {
            List<Integer> united = board.united(root);
            Message block = UnitarWords.block(root);
            lie.add(united.size() == 1 ? block
                : Message.of("unitar.setup.framed", block, UnitarWords.colour(board.frame(root, field))));
            for (int each : united) {
                if (board.captain(each) == field) lie.add(Message.of("unitar.setup.captainOf", UnitarWords.block(each)));
            }
        }
        Message name = UnitarWords.field(field);
        return lie.isEmpty() ? name : Message.of("unitar.setup.cell", name, Message.listed(lie));
    }
}
