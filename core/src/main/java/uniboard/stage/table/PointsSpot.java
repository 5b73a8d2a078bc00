package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** Where a scene tells the points: a tap opens them round by round. */
final class PointsSpot extends Actor {
    private final String label;

    PointsSpot(UiContext look, Rectangle box, Consumer<String> chosen) {
        label = look.texts().say("table.scores");
        float height = Math.max(box.height, UiContext.TOUCH);
        setBounds(box.x, box.y + (box.height - height) / 2, box.width, height);
        Target.make(this, TableControls.SCORES, chosen);
    }

    AccessibilityTree.Region region(float screenHeight) {
        return new AccessibilityTree.Region("points", AccessibilityTree.Region.Kind.LIST, label,
            List.of(Target.place(this, screenHeight, label, AccessibilityTree.State.PLAIN, 0)));
    }
}
