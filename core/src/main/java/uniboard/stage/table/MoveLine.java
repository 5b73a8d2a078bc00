package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.match.MoveRow;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A row of the list of moves: whose, their numbers, what in words, small pictures of what it was made with, the notation if wanted. */
final class MoveLine extends Group {
    private static final float PADDING = 4;
    private static final float MARK = 14;
    private static final float PICTURE = 24;
    private static final float GAP = 3;
    private static final float HEADING = 24;

    private final UiContext look;

    /**
     * @param least  height of the row, without its heading
     * @param marked whether the table shows what the row led to
     */
    MoveLine(UiContext look, MoveList list, MoveRow row, float width, float least, boolean marked) {
        this.look = look;
        setTransform(false);
        setWidth(width);
        float start = PADDING + MARK + 2 * PADDING;
        List<Actor> pictures = list.pictures(look, row, PICTURE);
        float pictured = 0;
        for (Actor picture : pictures) pictured += picture.getWidth() + GAP;
        boolean beside = pictured <= width / 3;
        float room = width - start - PADDING - (beside ? pictured : 0);
        TextActor words = words(look.texts().say(row.words()), row, room, marked);
        TextActor notation = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START,
            Direction.LEFT_TO_RIGHT);
        if (list.notated()) notation.wrapped(row.notation(), room);
        int lines = beside || pictured == 0 ? 0 : (int) Math.ceil(pictured / (width - start - PADDING));
        float below = lines * (PICTURE + GAP);
        float inner = words.textHeight() + notation.textHeight() + below;
        float height = look.snap(Math.max(least, inner + 2 * PADDING));
        setHeight(height);
        if (marked) addHighlight(height);
        Picture mark = new Picture(look.art().region(list.mark(row)));
        float top = (height + inner) / 2;
        look.lay(this, mark, PADDING, top - Math.min(words.textHeight(), 18) / 2 - MARK / 2, MARK, MARK);
        look.lay(this, words, start, top - words.textHeight(), room, words.textHeight());
        look.lay(this, notation, start, top - words.textHeight() - notation.textHeight(), room, notation.textHeight());
        if (beside) placeBeside(pictures, width - PADDING - pictured + GAP);
        else placeBelow(pictures, start, top - words.textHeight() - notation.textHeight() - GAP);
        if (row.heading() != null) addHeading(look.texts().say(row.heading()));
    }

    private TextActor words(String said, MoveRow row, float room, boolean marked) {
        String told = row.knowing() ? look.texts().say("table.playedKnowing", said) : said;
        String text = look.texts().say("table.logLine", row.numbers(), told);
        TextStyle style = marked ? TextStyle.SANS_BOLD : TextStyle.SANS;
        TextActor words = new TextActor(look, style, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(text, room);
        if (words.textHeight() < 2 * UiContext.BODY) return words;
        words.line("");
        return new TextActor(look, style, UiContext.SMALL, look.theme().ink(), TextActor.Place.START).wrapped(text, room);
    }

    private void addHighlight(float height) {
        Color ink = look.theme().ink();
        boolean isTinted = look.theme().outline() == null;
        PatchPicture highlight = PatchPicture.edge(look, isTinted ? "panel" : "outline", new Color(ink.r, ink.g, ink.b, 0.06f));
        highlight.setBounds(0, 1, getWidth(), height - 2);
        addActor(highlight);
    }

    private void placeBeside(List<Actor> pictures, float from) {
        float x = from;
        for (Actor picture : pictures) {
            look.lay(this, picture, x, (getHeight() - picture.getHeight()) / 2, picture.getWidth(), picture.getHeight());
            x += picture.getWidth() + GAP;
        }
    }

    private void placeBelow(List<Actor> pictures, float from, float top) {
        float x = from;
        float y = top - PICTURE;
        for (Actor picture : pictures) {
            if (x + picture.getWidth() > getWidth() && x > from) {
                x = from;
                y -= PICTURE + GAP;
            }
            look.lay(this, picture, x, y, picture.getWidth(), picture.getHeight());
            x += picture.getWidth() + GAP;
        }
    }

    private void addHeading(String heading) {
        TextActor words = new TextActor(look, TextStyle.SERIF, UiContext.BODY, look.theme().softInk(), TextActor.Place.START).line(heading);
        look.lay(this, words, PADDING, getHeight(), getWidth() - 2 * PADDING, HEADING);
        setHeight(getHeight() + HEADING);
    }
}
