package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A lesson on the path of its course: its stud, its title, how far it is, its first board. */
final class LessonRow extends Group {
    private static final float STUD = 36;
    private static final float PADDING = 10;
    private static final float GAP = 14;
    private static final float PATH = 3;
    private static final float TITLE = 16;
    private static final float SMALL = 13;

    private final UiContext look;

    /**
     * @param number    in the course, from 1
     * @param condition how far the lesson is, in words
     * @param board     a square picture
     */
    LessonRow(UiContext look, float width, Brass.State state, int number, String title, String condition, Actor board) {
        this.look = look;
        setTransform(false);
        boolean isNow = state == Brass.State.NOW;
        float start = PADDING + STUD + GAP;
        float room = width - start - GAP - board.getWidth() - PADDING;
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, TITLE, look.theme().ink(), TextActor.Place.START).wrapped(title, room);
        TextActor small = new TextActor(look, isNow ? TextStyle.SANS_BOLD : TextStyle.SANS, SMALL,
            isNow ? look.theme().goodInk() : look.theme().softInk(), TextActor.Place.START).wrapped(condition, room);
        float text = words.textHeight() + small.textHeight();
        setSize(width, look.snap(Math.max(board.getHeight() + 12, text + 2 * UiContext.UNIT)));
        Color ground = isNow ? look.theme().tint(look.theme().good()) : look.theme().panel();
        if (isNow) look.lay(this, new PatchPicture(look.art().patch("panel"), ground), 0, 0, width, getHeight());
        boolean isEdged = isNow && look.theme().outline() != null;
        if (isEdged) look.lay(this, PatchPicture.edge(look, "outline", look.theme().good()), 0, 0, width, getHeight());
        look.lay(this, new Brass(look).stud(state, STUD, Integer.toString(number), ground), PADDING, (getHeight() - STUD) / 2, STUD, STUD);
        float top = (getHeight() + text) / 2;
        look.lay(this, words, start, top - words.textHeight(), room, words.textHeight());
        look.lay(this, small, start, top - text, room, small.textHeight());
        look.lay(this, board, width - PADDING - board.getWidth(), (getHeight() - board.getHeight()) / 2, board.getWidth(),
            board.getHeight());
    }

    /** Leads the path on from the stud to the row's upper or lower edge. */
    void lead(boolean up, boolean isWalked) {
        float half = (getHeight() - STUD) / 2;
        Picture path = new Picture(look.art().region("pixel"), isWalked ? Brass.COLOUR : look.theme().line());
        look.lay(this, path, PADDING + (STUD - PATH) / 2, up ? getHeight() - half : 0, PATH, half);
    }
}
