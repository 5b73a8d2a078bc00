package uniboard.games.onitama.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import java.util.Locale;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaMove;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MovePictures;

/** A move's card, small: its animal on a piece of its paper; none where the animal has no picture. */
public final class OnitamaMovePictures implements MovePictures {
    private static final float MARGIN = 0.1f;

    @Override
    public List<Actor> of(UiContext look, Position before, int move, int viewer, Position now, float height) {
        String emblem = "e-" + OnitamaCard.of(OnitamaMove.card(move)).id().toLowerCase(Locale.ROOT);
        if (!look.art().has(emblem)) return List.of();
        Group card = new Group();
        card.setTransform(false);
        card.setSize(height, height);
        Picture paper = new Picture(look.art().region("card-paper"), look.theme().dim());
        paper.setSize(height, height);
        Picture animal = new Picture(look.art().region(emblem), look.theme().dim());
        animal.setBounds(MARGIN * height, MARGIN * height, height * (1 - 2 * MARGIN), height * (1 - 2 * MARGIN));
        card.addActor(paper);
        card.addActor(animal);
        return List.of(card);
    }
}
