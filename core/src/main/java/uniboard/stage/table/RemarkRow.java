package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
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
            case AWAITED, PLAIN -> look.theme().field();
            case PRAISE -> look.theme().tint(look.theme().good());
            case SLIP -> look.theme().tint(SLIP);
        };
        String icon = switch (remark.kind()) {
            case AWAITED, PLAIN -> "icon-review";
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
        PatchPicture.cover(this, look, tint);
        look.lay(this, new Picture(look.art().region(icon), ink), PADDING, (getHeight() - ICON) / 2, ICON, ICON);
        float bottom = (getHeight() - text) / 2;
        look.lay(this, comment, start, bottom, room, comment.textHeight());
        look.lay(this, lead, start, bottom + comment.textHeight(), room, lead.textHeight());
        if (remark.kind() == EndRemark.Kind.AWAITED) return;
        look.lay(this, new Picture(look.art().region(look.chevron()), ink), width - PADDING - CHEVRON, (getHeight() - CHEVRON) / 2,
            CHEVRON, CHEVRON);
    }

    private TextActor words(String text, TextStyle style, Color ink, float room) {
        return new TextActor(look, style, SIZE, ink, TextActor.Place.START).wrapped(text, room);
    }
}
