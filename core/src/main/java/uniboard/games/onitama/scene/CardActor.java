package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.onitama.OnitamaCard;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/**
 * A move card. Its paper keeps the light from above while the print turns towards its owner. Laid out in a box of 160 × 140 as drawn,
 * scaled to the card's width.
 */
final class CardActor extends Group {
    private static final float BOX = 160;
    private static final float BOX_HEIGHT = 140;
    private static final Color INK = new Color(0x2B2620FF);
    private static final Color JUST_USED = new Color(0x7B4F1299);
    private static final float REST_SPREAD = 12;
    private static final float LIFT_SPREAD = 40;
    private static final float RING_SPREAD = 3;
    static final float SMALLEST_TITLE = 12;
    /** Of a name, in parts of the card's width. */
    static final float TITLE_ROOM = 140 / BOX;

    private final UiContext look;
    private final OnitamaCard card;
    private final PatchPicture restShadow;
    private final PatchPicture liftShadow;
    private final PatchPicture ring;
    private final PatchPicture usedRing;
    private final PatchPicture hintRing;
    private final Picture paper;
    private final Group print = new Group();

    CardActor(UiContext look, OnitamaCard card, float width, float height) {
        this.look = look;
        this.card = card;
        setSize(width, height);
        setTransform(false);
        setTouchable(Touchable.enabled);
        setName(card.id());
        Color dim = look.theme().dim();
        restShadow = shadow("shadow-rest", REST_SPREAD);
        liftShadow = shadow("shadow-lift", LIFT_SPREAD);
        ring = outline("ring", look.theme().good());
        usedRing = outline("ring", JUST_USED);
        hintRing = outline("ring", UiContext.HINT);
        paper = new Picture(look.art().region("card-paper"), dim);
        paper.setSize(width, height);
        print.setSize(width, height);
        print.setOrigin(width / 2, height / 2);
        print.setTouchable(Touchable.disabled);
        addActor(restShadow);
        addActor(liftShadow);
        addActor(paper);
        if (look.theme().outline() != null) addActor(edge(look.theme().line()));
        addActor(usedRing);
        addActor(ring);
        addActor(hintRing);
        addActor(print);
        addPrint();
        setLifted(false);
        setHinted(false);
        setJustUsed(false);
    }

    OnitamaCard card() {
        return card;
    }

    /** Turns the print, in degrees; 180 for the player at the far edge. */
    void turnPrint(float degrees) {
        print.setTransform(degrees != 0);
        print.setRotation(degrees);
    }

    /** Turns the whole card on its way from hand to hand, in degrees from how it lay. */
    void turn(float degrees) {
        setTransform(degrees != 0);
        setOrigin(getWidth() / 2, getHeight() / 2);
        setRotation(degrees);
    }

    /** Chosen: off the table a little, with a wider shadow and a green ring. */
    void setLifted(boolean lifted) {
        restShadow.setVisible(!lifted);
        liftShadow.setVisible(lifted);
        ring.setVisible(lifted);
    }

    /** A hint speaks of it. */
    void setHinted(boolean hinted) {
        hintRing.setVisible(hinted);
    }

    void setJustUsed(boolean justUsed) {
        usedRing.setVisible(justUsed);
    }

    private PatchPicture shadow(String name, float spread) {
        PatchPicture shadow = new PatchPicture(look.art().patch(name), look.theme().shade(), spread, spread, spread, spread);
        shadow.setSize(getWidth(), getHeight());
        return shadow;
    }

    private PatchPicture edge(Color colour) {
        PatchPicture edge = PatchPicture.edge(look, "outline", colour);
        edge.setSize(getWidth(), getHeight());
        return edge;
    }

    private PatchPicture outline(String name, Color colour) {
        PatchPicture outline = new PatchPicture(look.art().patch(name), colour, RING_SPREAD, RING_SPREAD, RING_SPREAD, RING_SPREAD);
        outline.setSize(getWidth(), getHeight());
        return outline;
    }

    private void addPrint() {
        Color dim = look.theme().dim();
        String emblem = "e-" + card.id().toLowerCase(java.util.Locale.ROOT);
        if (look.art().has(emblem)) print(new Picture(look.art().region(emblem), dim), 8, 40, 40, 40);
        String stamp = card.stamp() == OnitamaCard.Stamp.BLUE ? "stamp-blue" : "stamp-red";
        print(new Picture(look.art().region(stamp), dim), 13, 98, 30, 30);
        print(new Picture(look.art().region("grid-5"), dim), 55, 34, 96, 96);
        if (look.theme().outline() != null) print(new Picture(look.art().region("grid-5-lines"), INK), 55, 34, 96, 96);
        printCell("cell-me", 0, 0);
        for (int i = 0; i < card.offsetCount(); i++) printCell("cell-go", card.dx(i), card.dy(i));
    }

    private void printCell(String name, int dx, int dy) {
        print(new Picture(look.art().region(name), look.theme().dim()), 55 + (dx + 2) * 19.5f, 34 + (2 - dy) * 19.5f, 18, 18);
    }

    /** Prints the card's name. */
    void addTitle() {
        String title = look.texts().say(card.title());
        float unit = getWidth() / BOX;
        float room = TITLE_ROOM * getWidth();
        float size = Math.max(SMALLEST_TITLE, 19 * unit);
        TextActor text = titleOf(title, size);
        if (text.textWidth() > room && size > SMALLEST_TITLE) {
            float smaller = Math.max(SMALLEST_TITLE, size * room / text.textWidth());
            text.line("");
            text = titleOf(title, smaller);
        }
        text.setBounds(10 * unit, getHeight() - 31 * unit, room, 26 * unit);
        print.addActor(text);
    }

    private TextActor titleOf(String title, float size) {
        return new TextActor(look, TextStyle.SERIF, size, INK, TextActor.Place.START).line(title);
    }

    /** Frame: the drawing's box, from its upper left corner. */
    private void print(Picture picture, float x, float y, float width, float height) {
        float unitX = getWidth() / BOX;
        float unitY = getHeight() / BOX_HEIGHT;
        picture.setBounds(x * unitX, getHeight() - (y + height) * unitY, width * unitX, height * unitY);
        print.addActor(picture);
    }
}
