package uniboard.games.unitary.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MovePictures;

/** A move's card, small, as it lies; paler where it was discarded. */
public final class UnitaryMovePictures implements MovePictures {
    private static final float DISCARDED = 0.5f;

    @Override
    public List<Actor> of(UiContext look, Position before, int move, int viewer, Position now, float height) {
        return of(look, move, height);
    }

    List<Actor> of(UiContext look, int move, float height) {
        if (move == UnitaryMove.END) return List.of();
        int card = UnitaryMove.card(move);
        boolean isPlay = UnitaryMove.isPlay(move);
        int units = isPlay ? UnitaryMove.unitsAfter(UnitaryUnits.NONE, move) : UnitaryCard.units(card);
        SmallCard small = !UnitaryCard.isQuantity(card) ? SmallCard.ofSpecial(look, card, height)
            : SmallCard.ofUnits(look, units, Way.of(move), height);
        if (!isPlay) small.getColor().a = DISCARDED;
        return List.of(small);
    }
}
