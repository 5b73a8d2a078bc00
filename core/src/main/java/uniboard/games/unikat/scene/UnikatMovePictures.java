package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MovePictures;

/** A move's cards, small: the one laid, those swapped or drawn; what came from the bag lies face down. */
public final class UnikatMovePictures implements MovePictures {
    @Override
    public List<Actor> of(UiContext look, Position before, int move, int viewer, Position now, float height) {
        return switch (UnikatMove.kind(move)) {
            case LAY -> List.of(card(look, UnikatMove.card(move), height));
            case SWAP -> List.of(card(look, UnikatMove.card(move), height), taken(look, move, height));
            case DRAW -> List.of(taken(look, move, height));
            case END, PASS -> List.of();
        };
    }

    private static Actor taken(UiContext look, int move, float height) {
        int taken = UnikatMove.taken(move);
        return card(look, taken == UnikatMove.BAG ? UnikatCard.NONE : taken, height);
    }

    private static Actor card(UiContext look, int card, float height) {
        return new CardActor(look, card).at(new Rectangle(0, 0, height, height));
    }
}
