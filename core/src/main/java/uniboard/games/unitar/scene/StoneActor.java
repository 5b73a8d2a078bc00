package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;

/** A single stone in its frame, or a captain's stone without one, as a sign of a colour or of a symbol. */
final class StoneActor extends Actor {
    /** A captain's disc in parts of its box. */
    private static final float DISC = 0.66f;

    private final StonePainter stones;
    private final int colour;
    private final int symbol;

    private StoneActor(StonePainter stones, int colour, int symbol) {
        this.stones = stones;
        this.colour = colour;
        this.symbol = symbol;
        setTouchable(Touchable.disabled);
    }

    static StoneActor ofColour(StonePainter stones, int colour) {
        return new StoneActor(stones, colour, UnitarBlock.NONE);
    }

    static StoneActor ofSymbol(StonePainter stones, int symbol) {
        return new StoneActor(stones, UnitarColour.NONE, symbol);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        if (colour == UnitarColour.NONE) {
            stones.captain(batch, alpha, symbol, x, y, getHeight() / DISC);
            return;
        }
        stones.frame(batch, alpha, colour, false, x, y, getHeight(), 0);
        stones.face(batch, alpha, colour, List.of(), x, y, getHeight());
    }
}
