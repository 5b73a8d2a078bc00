package uniboard.games.unitary.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.stage.kit.Target;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;

/** Where a tap on something that is only looked at, such as a pile, asks what it is. Unseen, below all that does more. */
final class TellingZones extends Group {
    private final SceneHost host;

    TellingZones(SceneHost host) {
        this.host = host;
        setTransform(false);
    }

    void lay(List<SceneRegion> regions) {
        clearChildren();
        for (SceneRegion region : regions) {
            for (ScenePlace place : region.places()) {
                Actor zone = new Actor();
                zone.setBounds(place.box().x, place.box().y, place.box().width, place.box().height);
                Target.make(zone, place.name(), host::tapped);
                addActor(zone);
            }
        }
    }
}
