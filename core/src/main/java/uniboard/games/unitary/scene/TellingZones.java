package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.function.Function;
import uniboard.stage.scene.SceneHost;

/** Where a tap on something that is only looked at, such as a pile, asks what it is. Unseen, below all that does more. */
final class TellingZones extends Group {
    private final SceneHost host;

    TellingZones(SceneHost host) {
        this.host = host;
        setTransform(false);
    }

    void lay(List<String> places, Function<String, Rectangle> bounds) {
        clearChildren();
        for (String place : places) {
            Rectangle box = bounds.apply(place);
            Actor zone = new Actor();
            zone.setBounds(box.x, box.y, box.width, box.height);
            zone.addListener(new ClickListener() {
                @Override
                public void clicked(InputEvent event, float x, float y) {
                    host.tapped(place);
                }
            });
            addActor(zone);
        }
    }
}
