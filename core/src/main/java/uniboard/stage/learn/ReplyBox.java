package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** An answer in the shape of its kind: a solid disc in a whole frame, an open ring in a dashed one, a tile behind a bar. */
final class ReplyBox extends Group {
    private static final float SIGN = 40;
    private static final float SMALL = 0.6f;
    private static final float SIGN_SECONDS = 0.16f;
    private static final float WORDS_SECONDS = 0.12f;
    private static final float ICON = 24;
    private static final float RING = 2.5f;
    private static final float BAR = 4;
    private static final float DASH = 5;
    private static final float CORNER = 8;
    private static final float READING = 15;
    private static final float LOW_HEADING = 19;

    private final UiContext look;
    private final Said said;
    private final float padding;
    private final float gap;
    private final Group sign = Target.group(0, 0, SIGN, SIGN);
    private final TextActor heading;
    private final TextActor words;

    /** @param roomy whether the window is large */
    ReplyBox(UiContext look, Said said, float width, boolean roomy) {
        this.look = look;
        this.said = said;
        padding = roomy ? 14 : 8;
        gap = roomy ? 12 : 10;
        setTransform(false);
        float room = width - 2 * padding - SIGN - gap;
        heading = new TextActor(look, TextStyle.SERIF, roomy ? UiContext.TITLE : LOW_HEADING, said.kind().ink(look.theme()),
            TextActor.Place.START).wrapped(said.heading(), room);
        Direction direction = Direction.ofFirstLetter(said.words(), look.texts().language().direction());
        words = new TextActor(look, TextStyle.SANS, roomy ? READING : UiContext.BODY, look.theme().ink(), TextActor.Place.START, direction)
            .wrapped(said.words(), room);
        float height = Math.max(SIGN, heading.textHeight() + words.textHeight() + between());
        setSize(width, look.snap(height + (roomy ? 2 * padding - 4 : padding)));
    }

    private float between() {
        return heading.textHeight() > 0 && words.textHeight() > 0 ? 2 : 0;
    }

    /** Lays everything, centred in the box's present height. */
    ReplyBox lay() {
        Color colour = said.kind().colour(look.theme());
        boolean isTaken = said.kind() == Said.Kind.TAKEN;
        Color ground = isTaken ? look.theme().panel() : look.theme().tint(colour);
        look.lay(this, new PatchPicture(look.art().patch("panel"), ground), 0, 0, getWidth(), getHeight());
        boolean isStrong = look.theme().outline() != null;
        if (said.kind() == Said.Kind.HINT) {
            look.lay(this, new Picture(look.art().region("pixel"), colour), 0, 0, isStrong ? 2 * BAR : BAR, getHeight());
            if (isStrong) look.lay(this, PatchPicture.edge(look, "outline", colour), 0, 0, getWidth(), getHeight());
        } else if (isTaken) {
            addFrame(isStrong ? colour : look.theme().edge(), 0);
        } else if (said.kind() == Said.Kind.RIGHT) {
            look.lay(this, PatchPicture.edge(look, "outline", colour), 0, 0, getWidth(), getHeight());
            addFrame(colour, isStrong ? 2 : 0.5f);
        } else {
            addDashes(colour, isStrong ? 3 : 1.5f);
        }
        float text = heading.textHeight() + between() + words.textHeight();
        float top = (getHeight() + Math.max(text, SIGN)) / 2;
        addSign(top - SIGN, colour);
        // A heading alone stands beside the middle of its sign.
        float textTop = Math.min(top, (getHeight() + text) / 2);
        float start = padding + SIGN + gap;
        float room = getWidth() - start - padding;
        if (look.motion().beat() > 0) appear();
        look.lay(this, heading, start, textTop - heading.textHeight(), room, heading.textHeight());
        look.lay(this, words, start, textTop - text, room, words.textHeight());
        return this;
    }

    private void appear() {
        for (TextActor each : new TextActor[] {heading, words}) {
            each.getColor().a = 0;
            each.addAction(Actions.fadeIn(WORDS_SECONDS));
        }
        sign.setTransform(true);
        sign.setOrigin(SIGN / 2, SIGN / 2);
        sign.setScale(SMALL);
        sign.addAction(Actions.scaleTo(1, 1, SIGN_SECONDS));
    }

    private void addFrame(Color colour, float inset) {
        PatchPicture frame = new PatchPicture(look.art().patch("outline"), colour);
        look.lay(this, frame, inset, inset, getWidth() - 2 * inset, getHeight() - 2 * inset);
    }

    private void addDashes(Color colour, float thick) {
        for (float x = CORNER; x + DASH < getWidth() - CORNER / 2; x += 1.8f * DASH) {
            addDash(colour, x, 0, DASH, thick);
            addDash(colour, x, getHeight() - thick, DASH, thick);
        }
        for (float y = CORNER; y + DASH < getHeight() - CORNER / 2; y += 1.8f * DASH) {
            addDash(colour, 0, y, thick, DASH);
            addDash(colour, getWidth() - thick, y, thick, DASH);
        }
    }

    private void addDash(Color colour, float x, float y, float width, float height) {
        look.lay(this, new Picture(look.art().region("pixel"), colour), x, y, width, height);
    }

    private void addSign(float bottom, Color colour) {
        float half = SIGN / 2;
        look.lay(this, sign, padding, bottom, SIGN, SIGN);
        Color ink = said.kind().ink(look.theme());
        Color drawn = Color.WHITE;
        switch (said.kind()) {
            case RIGHT -> sign.addActor(new RoundShape(look, colour).around(half, half, half));
            case TAKEN -> {
                sign.addActor(new RoundShape(look, colour).around(half, half, half));
                drawn = look.theme().panel();
            }
            case HINT -> {
                PatchPicture tile = new PatchPicture(look.art().patch("panel"), ink);
                tile.setSize(SIGN, SIGN);
                sign.addActor(tile);
                drawn = look.theme().panel();
            }
            default -> {
                sign.addActor(new RoundShape(look, colour).around(half, half, half));
                sign.addActor(new RoundShape(look, look.theme().tint(colour)).around(half, half, half - RING));
                drawn = ink;
            }
        }
        Picture icon = new Picture(look.art().region(said.kind().icon), drawn);
        icon.setBounds(half - ICON / 2, half - ICON / 2, ICON, ICON);
        sign.addActor(icon);
    }
}
