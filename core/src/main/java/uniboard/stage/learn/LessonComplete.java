package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Seal;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A lesson is done: under a seal what the learner can do now, how much of the course is done, and what comes next. */
final class LessonComplete extends ColumnSheet {
    static final String PLAY = "control:play";
    private static final float WIDTH = 520;
    private static final float SEAL = 120;
    private static final float SEAL_ON_PHONE = 104;
    private static final float PRESSED_FROM = 1.15f;
    /** In seconds. */
    private static final float PRESS = 0.2f;
    private static final float BETWEEN_POINTS = 0.09f;
    private static final float POINT = 24;
    private static final float POINT_GAP = 14;
    private static final float LONGEST_BAR = 300;
    private static final float MAIN = 52;

    private final UiContext look;
    private final Screen screen;
    private final Runnable onward;
    private final Runnable contents;
    private final Runnable play;

    /**
     * @param game     whose sign the seal has
     * @param onward   to the next lesson; after the last one not called
     * @param contents shows all lessons
     * @param play     begins a game
     */
    LessonComplete(UiContext look, Screen screen, String game, LessonPath path, Progress progress, Runnable onward, Runnable contents,
        Runnable play) {
        super(look, screen, path.lesson().title(), WIDTH);
        this.look = look;
        this.screen = screen;
        this.onward = onward;
        this.contents = contents;
        this.play = play;
        Lesson lesson = path.lesson();
        int number = path.course().indexOf(lesson.id()) + 1;
        int all = path.course().lessons().size();
        crown(seal(game, isTall() ? SEAL_ON_PHONE : SEAL));
        String done = progress.isMissed(lesson) ? "learn.complete" : "learn.complete.right";
        String complete = look.texts().say(done, Integer.toString(number));
        add(new TextActor(look, TextStyle.SANS, 15, look.theme().softInk(), TextActor.Place.CENTRE).block(complete, inner()));
        for (int i = 0; i < lesson.can().size(); i++) addPoint(lesson.can().get(i), i * BETWEEN_POINTS);
        String count = look.texts().say("learn.count", Integer.toString(progress.done(path.course())), Integer.toString(all));
        addProgress(count, progress.done(path.course()), all);
        String told = complete + ' ' + String.join(" ", lesson.can()) + ' ' + count;
        addButtons(told, number == all ? null : path.course().lessons().get(number));
        lay();
    }

    private Group seal(String game, float size) {
        Group pressed = Target.group(0, 0, size, size);
        pressed.setTransform(true);
        pressed.setOrigin(size / 2, size / 2);
        pressed.addActor(Seal.inlaid(look, game, size));
        if (look.motion().beat() > 0) {
            pressed.setScale(PRESSED_FROM);
            pressed.addAction(Actions.sequence(Actions.scaleTo(1, 1, PRESS), Actions.run(() -> look.sounds().play(Sound.SEAL))));
        }
        return pressed;
    }

    /** @param delay in seconds */
    private void addPoint(String sentence, float delay) {
        float start = POINT + POINT_GAP;
        TextActor text = new TextActor(look, TextStyle.SANS, isTall() ? 15 : 16, look.theme().ink(), TextActor.Place.START)
            .wrapped(sentence, inner() - start);
        Group row = Target.group(0, 0, inner(), Math.max(POINT, text.textHeight()));
        float bottom = row.getHeight() - POINT;
        look.lay(row, new RoundShape(look, Said.Kind.GREEN), 0, bottom, POINT, POINT);
        Picture tick = new Picture(look.art().region("icon-check"), Color.WHITE);
        look.lay(row, tick, POINT / 6, bottom + POINT / 6, POINT * 2 / 3, POINT * 2 / 3);
        look.lay(row, text, start, row.getHeight() - text.textHeight(), inner() - start, text.textHeight());
        add(row);
        if (look.motion().beat() == 0) return;
        row.getColor().a = 0;
        row.addAction(Actions.delay(delay, Actions.fadeIn(BETWEEN_POINTS)));
    }

    private void addProgress(String counted, int done, int all) {
        TextActor count = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().softInk(), TextActor.Place.START)
            .line(counted);
        float width = Math.min(LONGEST_BAR, inner() - count.textWidth() - UiContext.UNIT);
        Group row = Target.group(0, 0, inner(), UiContext.TITLE);
        float left = look.snap((inner() - width - UiContext.UNIT - count.textWidth()) / 2);
        Actor bar = new Brass(look).growingBar(width, done, all);
        count.setBounds(look.rightToLeft() ? left + width + UiContext.UNIT : left, 0, count.textWidth(), row.getHeight());
        bar.setPosition(look.rightToLeft() ? left : left + count.textWidth() + UiContext.UNIT, (row.getHeight() - bar.getHeight()) / 2);
        row.addActor(count);
        row.addActor(bar);
        add(row, 18);
    }

    /**
     * @param told all that is painted above them
     * @param next the lesson after it; null after the last one
     */
    private void addButtons(String told, Lesson next) {
        region("next", AccessibilityTree.Region.Kind.TOOLBAR, told);
        String label = next == null ? look.texts().say("learn.play") : look.texts().say("learn.next", next.title());
        MainButton main = new MainButton(look, label, inner(), MAIN);
        main.onTap(next == null ? PLAY : LessonChoices.ONWARD, chooser());
        addFoot(main);
        spot(main, label, AccessibilityTree.State.PLAIN);
        Group row = Target.group(0, 0, inner(), UiContext.TOUCH);
        float width = next == null ? inner() : (inner() - UiContext.UNIT) / 2;
        addPlain(row, LessonBar.CONTENTS, "learn.all", width, 0);
        if (next != null) addPlain(row, PLAY, "learn.play", width, width + UiContext.UNIT);
        addFoot(row);
    }

    private void addPlain(Group row, String name, String key, float width, float x) {
        String label = look.texts().say(key);
        PlainButton button = new PlainButton(look, label, null, width, UiContext.TOUCH);
        button.onTap(name, chooser());
        button.setX(look.mirrored(x, width, inner()));
        row.addActor(button);
        spot(button, label, AccessibilityTree.State.PLAIN);
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        Runnable action = switch (place) {
            case LessonChoices.ONWARD -> onward;
            case LessonBar.CONTENTS -> contents;
            case PLAY -> play;
            default -> null;
        };
        if (action == null) return;
        screen.closeSilently();
        action.run();
    }
}
