package uniboard.stage.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A moment that mattered: of which kind, whose move it was and which, and what it cost or gave. */
final class MomentRow extends Group {
    private static final float LEAST = 60;
    private static final float PADDING = 10;
    private static final float TILE = 32;
    private static final float ICON = 20;
    private static final float CHEVRON = 18;
    private static final float ARROW = 14;
    private static final float MARK = 12;
    private static final float TITLE = 15;
    private static final float SMALL = 13;

    private final UiContext look;
    /** What is tapped. */
    private final Group head;

    /**
     * @param mark of the mover's seat
     * @param body below it where the row is open; else null
     */
    MomentRow(UiContext look, ReviewWords words, KeyMoment moment, String mark, float width, Group body) {
        this.look = look;
        setTransform(false);
        Color ink = look.theme().ink();
        float start = 2 * PADDING + TILE;
        Group figures = figures(look, words.figures(moment));
        float end = PADDING + CHEVRON + PADDING;
        float room = width - start - end - figures.getWidth() - PADDING;
        TextActor title = new TextActor(look, TextStyle.SANS_BOLD, TITLE, ink, TextActor.Place.START);
        title.wrapped(look.texts().say(words.heading(moment)), room);
        TextActor played = new TextActor(look, TextStyle.SANS, SMALL, look.theme().softInk(), TextActor.Place.START);
        played.wrapped(look.texts().say(words.played(moment)), room - MARK - 6);
        float inner = title.textHeight() + played.textHeight() + 2;
        float high = look.snap(Math.max(LEAST, inner + 2 * UiContext.UNIT));
        setSize(width, high + (body == null ? 0 : body.getHeight() + PADDING));
        addGround(body != null);
        head = Target.group(0, getHeight() - high, width, high);
        addTile(moment, high);
        float bottom = (high - inner) / 2;
        look.lay(head, new Picture(look.art().region(mark)), start, bottom + (played.textHeight() - MARK) / 2, MARK, MARK);
        look.lay(head, played, start + MARK + 6, bottom, room - MARK - 6, played.textHeight());
        look.lay(head, title, start, bottom + played.textHeight() + 2, room, title.textHeight());
        look.lay(head, figures, width - end - figures.getWidth(), (high - figures.getHeight()) / 2, figures.getWidth(),
            figures.getHeight());
        Picture chevron = new Picture(look.art().region(body != null ? "icon-opens-down" : look.chevron()), look.theme().softInk());
        look.lay(head, chevron, width - PADDING - CHEVRON, (high - CHEVRON) / 2, CHEVRON, CHEVRON);
        addActor(head);
        if (body == null) return;
        body.setPosition((width - body.getWidth()) / 2, PADDING);
        addActor(body);
    }

    Group head() {
        return head;
    }

    private void addGround(boolean isOpen) {
        if (isOpen) addGround(new PatchPicture(look.art().patch("panel"), look.theme().ink()), 0);
        // With more contrast every edge is as thick as that of the open one usually.
        float inset = !isOpen ? 0 : look.theme().outline() == null ? 2 : 4;
        addGround(new PatchPicture(look.art().patch("panel"), isOpen ? look.theme().field() : look.theme().panel()), inset);
        if (!isOpen) addGround(PatchPicture.edge(look, "outline", look.theme().edge()), 0);
    }

    private void addGround(PatchPicture ground, float inset) {
        ground.setBounds(inset, inset, getWidth() - 2 * inset, getHeight() - 2 * inset);
        addActor(ground);
    }

    private void addTile(KeyMoment moment, float high) {
        Color ink = ReviewInk.of(look.theme(), moment.kind());
        look.lay(head, new PatchPicture(look.art().patch("panel"), look.theme().tint(ink)), PADDING, (high - TILE) / 2, TILE, TILE);
        String icon = switch (moment.kind()) {
            case MISTAKE -> "icon-slip";
            case GIFT -> "icon-gift";
            case CHOICE -> "icon-question";
            case TURN -> "icon-review";
            default -> "icon-star";
        };
        look.lay(head, new Picture(look.art().region(icon), ink), PADDING + (TILE - ICON) / 2, (high - ICON) / 2, ICON, ICON);
    }

    /** Chances before and after, which run from left to right in every language. */
    private static Group figures(UiContext look, List<String> figures) {
        Group row = Target.group(0, 0, 0, 0);
        float x = 0;
        for (String figure : figures) {
            if (x > 0) {
                Picture arrow = new Picture(look.art().region("icon-right"), look.theme().ink());
                arrow.setSize(ARROW, ARROW);
                arrow.setX(x + 4);
                row.addActor(arrow);
                x += ARROW + 8;
            }
            TextActor words = new TextActor(look, TextStyle.SANS_BOLD, TITLE, look.theme().ink(), TextActor.Place.START,
                Direction.LEFT_TO_RIGHT).line(look.texts().say("analysis.chance", figure));
            words.setBounds(x, 0, words.textWidth(), words.textHeight());
            row.addActor(words);
            row.setHeight(words.textHeight());
            x += words.textWidth();
        }
        for (Actor part : row.getChildren()) part.setY(look.snap((row.getHeight() - part.getHeight()) / 2));
        row.setWidth(x);
        return row;
    }
}
