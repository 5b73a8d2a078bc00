package uniboard.app;

import uniboard.stage.BoardScene;
import uniboard.stage.Look;

/** Makes the scenes of one match, one after the other: each takes over from the one before. */
final class SceneSuccession implements BoardScene.Factory {
    private final BoardScene.Factory factory;
    private BoardScene last;

    SceneSuccession(BoardScene.Factory factory) {
        this.factory = factory;
    }

    @Override
    public BoardScene create(Look look, BoardScene.Taps taps) {
        BoardScene scene = factory.create(look, taps);
        if (last != null) scene.takeOver(last);
        last = scene;
        return scene;
    }
}
