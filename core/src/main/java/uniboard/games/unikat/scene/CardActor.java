package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPlace;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A card, drawn from the parts that show its features, at any size. */
final class CardActor extends Actor {

    /** Of a ring around what others have laid or taken since the viewer's last move. */
    static final Color RECENT = new Color(0x7B4F12B3);

    private static final String FIGURES = "SCQ";
    private static final String GROUNDS = "WRB";
    /** Of a figure's picture by its size, in parts of the card. */
    private static final float[] FIGURE = {0.46f, 0.68f, 0.92f};
    private static final Rectangle PIPS = new Rectangle(0.32f, 0.005f, 0.36f, 0.11f);
    /** How far the shadow's picture reaches over the card, in parts of it. */
    private static final float CAST = 0.06f;
    private static final float LIFTED_CAST = 0.12f;
    private static final float RING = 3;
    private static final float DIMMED = 0.62f;

    private final UiContext look;
    private final int card;
    private final Picture cast;
    private final Picture ground;
    private final Picture figure;
    private final Picture pips;
    private final Picture back;
    private final PatchPicture edge;
    private PatchPicture ring;
    /** Lets the ring stand out on a dark ground. */
    private final PatchPicture ringEdge;
    private boolean lifted;
    private boolean faceDown;

    /** @param card or {@link UnikatCard#NONE} for one whose face nobody may see */
    CardActor(UiContext look, int card) {
        this.look = look;
        this.card = card;
        cast = new Picture(look.art().region("card-cast"));
        back = part("card-back");
        faceDown = card == UnikatCard.NONE;
        String text = faceDown ? null : UnikatCard.text(card);
        ground = faceDown ? back : part("card-" + GROUNDS.charAt(UnikatCard.cardColour(card)));
        figure = faceDown ? back : part("fig-" + FIGURES.charAt(UnikatCard.figure(card)) + text.substring(2));
        pips = faceDown ? back : part("pips-" + text.charAt(1) + text.charAt(3));
        ringEdge = new PatchPicture(look.art().patch("outline"), Color.WHITE);
        edge = look.theme().outline() == null ? null : new PatchPicture(look.art().patch("outline"), look.theme().outline());
    }

    private Picture part(String name) {
        return new Picture(look.art().region(name), look.theme().dim().cpy());
    }

    int card() {
        return card;
    }

    /** What the card is called as a place; its face must be known. */
    String place() {
        return UnikatPlace.ofCard(card);
    }

    CardActor at(Rectangle box) {
        setBounds(box.x, box.y, box.width, box.height);
        return this;
    }

    void setFaceDown(boolean down) {
        faceDown = down || card == UnikatCard.NONE;
    }

    /** Off what it lay on, with a wider shadow. */
    void setLifted(boolean nowLifted) {
        lifted = nowLifted;
    }

    /** Darker, in its own colours. */
    void setDimmed(boolean dimmed) {
        for (Picture part : List.of(ground, figure, pips)) {
            part.getColor().set(look.theme().dim());
            if (dimmed) part.getColor().mul(DIMMED, DIMMED, DIMMED, 1);
        }
    }

    /** A ring around the card, or none if the colour is null. */
    void setRing(Color colour) {
        ring = colour == null ? null : new PatchPicture(look.art().patch("ring"), colour, RING, RING, RING, RING);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float width = getWidth();
        float height = getHeight();
        float reach = lifted ? LIFTED_CAST : CAST;
        draw(batch, alpha, cast, -reach * width, -reach * (lifted ? 1.6f : 1) * height, width * (1 + 2 * reach), height * (1 + 2 * reach));
        if (faceDown) {
            draw(batch, alpha, back, 0, 0, width, height);
        } else {
            draw(batch, alpha, ground, 0, 0, width, height);
            float part = FIGURE[UnikatCard.size(card)];
            draw(batch, alpha, figure, width * (1 - part) / 2, height * (1 - part) / 2, width * part, height * part);
            draw(batch, alpha, pips, width * PIPS.x, height * PIPS.y, width * PIPS.width, height * PIPS.height);
        }
        if (edge != null) frame(batch, alpha, edge);
        if (ring == null) return;
        frame(batch, alpha, ring);
        frame(batch, alpha, ringEdge);
    }

    private void draw(Batch batch, float alpha, Picture part, float x, float y, float width, float height) {
        part.setBounds(getX() + x, getY() + y, width, height);
        part.draw(batch, alpha);
    }

    private void frame(Batch batch, float alpha, PatchPicture frame) {
        frame.setBounds(getX(), getY(), getWidth(), getHeight());
        frame.draw(batch, alpha);
    }
}
