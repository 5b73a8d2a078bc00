package uniboard.stage.scene;

/** Makes the scenes of one match, one after the other: each takes over from the one before. */
public final class SceneSuccession implements BoardScene.Factory {
    private final BoardScene.Factory factory;
    private BoardScene<?> last;

    public SceneSuccession(BoardScene.Factory factory) {
        this.factory = factory;
    }

    @Override
    public BoardScene<?> create(SceneRoom room) {
        last = factory.create(room.after(last));
        return last;
    }
}
