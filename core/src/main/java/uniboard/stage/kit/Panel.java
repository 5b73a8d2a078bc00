package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Group;

/** A sheet of paper on the table, with its shadow; what is added lies on it. */
public class Panel extends Group {
    private static final float SPREAD = 12;

    private final PatchPicture shadow;
    private final PatchPicture paper;
    private final PatchPicture edge;

    public Panel(UiContext look) {
        setTransform(false);
        shadow = new PatchPicture(look.art().patch("shadow-rest"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD);
        paper = new PatchPicture(look.art().patch("panel"), look.theme().panel());
        addActor(shadow);
        edge = look.theme().outline() == null ? null : PatchPicture.edge(look, "outline", look.theme().outline());
        shadow.setVisible(edge == null);
        addActor(paper);
        if (edge != null) addActor(edge);
    }

    @Override
    protected void sizeChanged() {
        if (paper == null) return;
        shadow.setSize(getWidth(), getHeight());
        paper.setSize(getWidth(), getHeight());
        if (edge != null) edge.setSize(getWidth(), getHeight());
    }
}
