package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;

/** A card's way: it rises a little, takes on the size it will have, and turns over or upside down if it does. */
final class CardFlight extends TemporalAction {
    /** Whether the card turns over half-way. */
    enum Change { NONE, SHOW_FACE }

    /** Which way up it is; turning: upside down in the end. */
    enum Turn { UPRIGHT, UPSIDE_DOWN, TURNING }

    /** How high a card on its way rises at most, in parts of its height. */
    private static final float RISE = 0.15f;
    private static final float HALF_TURN = 180;

    private final Rectangle from;
    private final Rectangle to;
    private final Change change;
    private final Turn turn;

    CardFlight(Rectangle from, Rectangle to, Change change, Turn turn, float duration) {
        super(duration, Interpolation.pow2);
        this.from = from;
        this.to = to;
        this.change = change;
        this.turn = turn;
    }

    private CardActor card() {
        return (CardActor) getTarget();
    }

    @Override
    protected void begin() {
        card().setVisible(true);
        card().setTransform(true);
        card().setLifted(true);
        card().lay(turn == Turn.UPSIDE_DOWN ? Way.UPSIDE_DOWN : Way.UPRIGHT);
        card().turnOver(change == Change.SHOW_FACE);
    }

    @Override
    protected void update(float part) {
        CardActor card = card();
        float width = from.width + (to.width - from.width) * part;
        float scale = width / card.getWidth();
        float height = scale * card.getHeight();
        boolean over = change != Change.NONE;
        float seen = over ? Math.max(0.02f, Math.abs(1 - 2 * part)) : 1;
        if (over && part >= 0.5f) card.turnOver(false);
        if (turn == Turn.TURNING) card.setAngle(HALF_TURN * part);
        card.setScale(scale * seen, scale);
        float x = from.x + (to.x - from.x) * part + (width - width * seen) / 2;
        float y = from.y + (to.y - from.y) * part + 4 * part * (1 - part) * RISE * height;
        card.setPosition(x, y);
    }

    @Override
    protected void end() {
        card().setLifted(false);
    }
}
