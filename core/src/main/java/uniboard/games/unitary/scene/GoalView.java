package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;

/**
 * The viewer's goal, which is their hidden card: open where nobody else looks on and when the game is over; else shown by a tap, until the
 * next act.
 */
final class GoalView {
    private final UiContext look;
    private final boolean alone;
    /** The card; null where there is no room for it. */
    private final HiddenActor lying;
    /** Its name and formula; null where the card tells them. */
    private final GoalPanel panel;
    private final Rectangle box;
    private final UnitaryPlaces.Form form;
    private Situation now;
    private boolean looked;

    /** @param alone whether nobody else sees what is on the table */
    GoalView(UiContext look, UnitaryPlaces places, SceneHost host, boolean alone, Group ground) {
        this.look = look;
        this.alone = alone;
        form = places.form();
        boolean small = form == UnitaryPlaces.Form.SMALL;
        lying = small ? null : new HiddenActor(look, places.hidden(), host);
        panel = places.goal() == null ? null : new GoalPanel(look, places.goal(), host);
        box = small ? places.goal() : places.hidden();
        if (lying != null) ground.addActor(lying);
        if (panel != null) ground.addActor(panel);
    }

    /** Where a hint points at it. */
    Rectangle box() {
        return new Rectangle(box);
    }

    /** Whether it is there at all. */
    boolean isThere() {
        return now.ownHidden() != UnitaryCard.NONE;
    }

    /** Whether its face is seen, by every viewer. */
    boolean isOpen() {
        return isThere() && (alone || now.position().phase() == UnitaryPhase.OVER);
    }

    /** Whether its face is seen now. */
    boolean isSeen() {
        return isOpen() || isThere() && looked;
    }

    void show(Situation newNow) {
        now = newNow;
        looked = false;
        lay();
    }

    /** Shows it, or not any more. */
    void turnOver() {
        looked = !looked;
        lay();
    }

    void turnAway() {
        if (!looked) return;
        looked = false;
        lay();
    }

    private void lay() {
        if (!isThere()) {
            if (lying != null) lying.clearChildren();
            if (panel != null) panel.clearChildren();
            return;
        }
        // Pages of rules say themselves whose card it is.
        boolean told = form != UnitaryPlaces.Form.EXAMPLE;
        if (isSeen()) {
            String caption = say(now.isInTeams() ? "unitary.scene.goal.team" : "unitary.scene.goal");
            Color ring = now.isWon() ? now.wonInk(look) : null;
            if (lying != null) lying.open(now.ownHidden(), told ? caption : null, ring);
            boolean isBrief = panel != null && panel.isNarrow() && now.isInTeams();
            if (panel != null) panel.open(isBrief ? say("unitary.scene.goal.teamLook") : caption, now.ownHidden(), ring);
            return;
        }
        String offer = say(now.isInTeams() ? "unitary.scene.goal.teamLook" : "unitary.scene.goal.look");
        if (lying != null) lying.close(told ? offer : null);
        if (panel != null) panel.close(offer);
    }

    private String say(String key) {
        return look.texts().say(Message.of(key));
    }
}
