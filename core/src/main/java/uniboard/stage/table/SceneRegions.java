package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.Candidate;
import uniboard.match.GameSession;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;

/** A scene's regions as the outline of the screen has them: in the player's words, with what may be chosen now. */
public final class SceneRegions {
    private final UiContext look;
    private final TableLayout layout;
    private final GameSession session;

    public SceneRegions(UiContext look, TableLayout layout, GameSession session) {
        this.look = look;
        this.layout = layout;
        this.session = session;
    }

    public AccessibilityTree.Region of(SceneRegion region) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ScenePlace place : region.places()) {
            Rectangle box = place.box();
            boolean isHinted = session.feedback().hinted().contains(place.name());
            String label = look.texts().say(isHinted ? Message.of("table.glowing", place.label()) : place.label());
            places.add(new AccessibilityTree.Place(place.name(), label, stateOf(place.name()), Math.round(box.x),
                Math.round(layout.height() - box.y - box.height), Math.round(box.width), Math.round(box.height), place.row(),
                place.column()));
        }
        return new AccessibilityTree.Region(region.name(), region.kind(), look.texts().say(region.label()), places);
    }

    private AccessibilityTree.State stateOf(String place) {
        Candidate candidate = session.selection() == null ? null : session.selection().candidate(place);
        if (candidate == null || candidate.role() == Candidate.Role.TARGET) return AccessibilityTree.State.PLAIN;
        return candidate.role() == Candidate.Role.CHOSEN ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
    }
}
