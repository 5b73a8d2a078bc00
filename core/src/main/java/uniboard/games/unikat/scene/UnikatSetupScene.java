package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;

/** The table where a position is set up by hand: what is free in the rack and on the display is a place, too. */
final class UnikatSetupScene extends UnikatScene {
    private static final String START = UnikatPlace.ofCell(0, 0);

    private final Group free = new Layer(Touchable.childrenOnly);
    /** Null where it is taken. */
    private Rectangle start;

    UnikatSetupScene(SceneRoom room) {
        super(room);
        room.ground().addActor(free);
    }

    @Override
    protected void display(SceneState<UnikatPosition> state) {
        super.display(state);
        table.outlineFree(state.position());
        start = state.position().laidCount() == 0 ? table.start() : null;
        free.clearChildren();
        lay(START, start);
        lay(UnikatPlace.RACK, rackSlot());
        lay(UnikatPlace.DISPLAY, displaySlot());
    }

    /** Null where there is none. */
    private Rectangle rackSlot() {
        return rack == null ? null : rack.freeSlot();
    }

    /** Null where there is none. */
    private Rectangle displaySlot() {
        return display == null ? null : display.freeSlot();
    }

    private void lay(String place, Rectangle slot) {
        if (slot == null) return;
        PatchPicture outline = new PatchPicture(look.art().patch("outline"), look.theme().softInk());
        outline.setBounds(slot.x, slot.y, slot.width, slot.height);
        Target.make(outline, place, host::tapped);
        free.addActor(outline);
    }

    @Override
    public SceneOutline outline() {
        SceneOutline played = super.outline();
        SceneRegion region = new SceneRegion("free", Kind.LIST, Message.of("unikat.setup.free"));
        if (start != null) region.addStep(START, start, Message.of("unikat.setup.start"));
        if (rackSlot() != null) region.addStep(UnikatPlace.RACK, new Rectangle(rackSlot()), Message.of("unikat.setup.rackFree"));
        if (displaySlot() != null) region.addStep(UnikatPlace.DISPLAY, displaySlot(), Message.of("unikat.setup.displayFree"));
        List<SceneRegion> regions = new ArrayList<>(played.regions());
        regions.add(region);
        return new SceneOutline(regions, played.prompt(), played.panZoom());
    }

    /** A card is tapped and put, not dragged. */
    @Override
    void choose(int card, String place) {
        // It goes back to where it was.
    }
}
