package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.Target;

/** Where a scene tells the points: a tap opens them round by round. */
final class PointsSpot extends Actor {
    private final String label;

    PointsSpot(Look look, Rectangle box, Consumer<String> chosen) {
        label = look.texts().say("table.scores");
        float height = Math.max(box.height, Look.TOUCH);
        setBounds(box.x, box.y + (box.height - height) / 2, box.width, height);
        Target.make(this, TableControls.SCORES, chosen);
    }

    Outline.Region region(float screenHeight) {
        return new Outline.Region("points", Outline.Region.Kind.LIST, label,
            List.of(Target.place(this, screenHeight, label, Outline.State.PLAIN, 0)));
    }
}
