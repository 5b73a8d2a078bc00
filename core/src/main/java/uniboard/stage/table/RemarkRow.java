package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A remark on tinted paper, with its icon; while it is awaited its place is kept free. */
final class RemarkRow extends Group {
    private static final Color SLIP = new Color(0xB56A00FF);
    private static final float SIZE = 13;
    private static final float ICON = 20;
    private static final float CHEVRON = 16;
    private static final float PADDING = 10;

    private final UiContext look;

    RemarkRow(UiContext look, EndRemark remark, float width) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        Color tint = switch (remark.kind()) {
            case AWAITED -> look.theme().field();
            case PRAISE -> look.theme().tint(look.theme().good());
            case SLIP -> look.theme().tint(SLIP);
        };
        String icon = switch (remark.kind()) {
            case AWAITED -> "icon-review";
            case PRAISE -> "icon-star";
            case SLIP -> "icon-slip";
        };
        Color ink = remark.kind() == EndRemark.Kind.PRAISE ? look.theme().goodInk() : look.theme().ink();
        float start = PADDING + ICON + UiContext.UNIT;
        float room = width - start - CHEVRON - UiContext.UNIT - PADDING;
        TextActor lead = words(look.texts().say(remark.lead()), TextStyle.SANS_BOLD, ink, room);
        TextActor comment = words(remark.comment() == null ? "" : look.texts().say(remark.comment()), TextStyle.SANS, ink, room);
        float text = lead.textHeight() + comment.textHeight();
        setSize(width, look.snap(Math.max(UiContext.TOUCH, text + UiContext.UNIT)));
        addActor(fill(new PatchPicture(look.art().patch("panel"), tint)));
        if (look.theme().outline() != null) addActor(fill(new PatchPicture(look.art().patch("outline"), look.theme().outline())));
        put(new Picture(look.art().region(icon), ink), PADDING, ICON, ICON, (getHeight() - ICON) / 2);
        float bottom = (getHeight() - text) / 2;
        put(comment, start, room, comment.textHeight(), bottom);
        put(lead, start, room, lead.textHeight(), bottom + comment.textHeight());
        if (remark.kind() == EndRemark.Kind.AWAITED) return;
        String chevron = look.rightToLeft() ? "icon-previous" : "icon-next";
        put(new Picture(look.art().region(chevron), ink), width - PADDING - CHEVRON, CHEVRON, CHEVRON, (getHeight() - CHEVRON) / 2);
    }

    private TextActor words(String text, TextStyle style, Color ink, float room) {
        return new TextActor(look, style, SIZE, ink, TextActor.Place.START).wrapped(text, room);
    }

    private PatchPicture fill(PatchPicture ground) {
        ground.setSize(getWidth(), getHeight());
        return ground;
    }

    private void put(Actor part, float x, float width, float height, float y) {
        part.setBounds(look.snap(look.rightToLeft() ? getWidth() - x - width : x), look.snap(y), width, height);
        addActor(part);
    }
}
