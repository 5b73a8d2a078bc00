package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** At the foot of the words: which of how many lessons is open, what comes next, and all of them as studs of a path. */
final class CourseCard extends Panel {
    static final float HEIGHT = 104;
    private static final float PADDING = 20;
    private static final float STUD = 16;
    private static final float OPEN = 22;
    private static final float STUDS = 28;

    private final UiContext look;

    /** @param room of the words, at whose foot it lies */
    CourseCard(UiContext look, Rectangle room, LessonPath path, Progress progress) {
        super(look);
        this.look = look;
        setTouchable(Touchable.disabled);
        setBounds(look.snap(room.x), look.snap(room.y), room.width, HEIGHT);
        List<Lesson> lessons = path.course().lessons();
        int open = path.course().indexOf(path.lesson().id());
        String place = look.texts().say("learn.lessonOf", Integer.toString(open + 1), Integer.toString(lessons.size()));
        addLine(place, TextStyle.SANS_BOLD, HEIGHT - 38);
        if (open + 1 < lessons.size()) {
            addLine(look.texts().say("learn.next", lessons.get(open + 1).title()), TextStyle.SANS, HEIGHT - 60);
        }
        float step = (getWidth() - 2 * PADDING - OPEN) / Math.max(1, lessons.size() - 1);
        Picture line = new Picture(look.art().region("pixel"), look.theme().line());
        line.setBounds(PADDING + OPEN / 2, look.snap(STUDS - 1.5f), getWidth() - 2 * PADDING - OPEN, 3);
        addActor(line);
        Brass brass = new Brass(look);
        for (int i = 0; i < lessons.size(); i++) {
            Brass.State done = progress.isDone(lessons.get(i)) ? Brass.State.DONE : Brass.State.LATER;
            Brass.State state = i == open ? Brass.State.NOW : done;
            float size = i == open ? OPEN : STUD;
            Actor stud = brass.stud(state, size, "", look.theme().panel());
            float x = PADDING + OPEN / 2 + i * step - size / 2;
            stud.setPosition(look.mirrored(x, size, getWidth()), STUDS - size / 2);
            addActor(stud);
        }
    }

    private void addLine(String text, TextStyle style, float y) {
        TextActor line = new TextActor(look, style, UiContext.BODY, style == TextStyle.SANS ? look.theme().softInk() : look.theme().ink(),
            TextActor.Place.START).wrapped(text, getWidth() - 2 * PADDING);
        line.setBounds(PADDING, look.snap(y - (line.textHeight() - UiContext.TITLE) / 2), getWidth() - 2 * PADDING, UiContext.TITLE);
        addActor(line);
    }
}
