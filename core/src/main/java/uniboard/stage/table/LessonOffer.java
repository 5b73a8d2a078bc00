package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Whether to learn a game first, or to go on with a lesson that was left. Goes as soon as the person plays. */
final class LessonOffer {
    static final String LEARN = "control:offer:learn";
    static final String PLAY = "control:offer:play";
    private static final float PADDING = 1.5f * UiContext.UNIT;
    /** Of the slip, which stays low. */
    private static final float EDGE = 4;
    private static final float WIDEST = 440;
    /** Of the slip's width: what leads to the lessons says more. */
    private static final float LEARN_PART = 0.6f;

    private final UiContext look;
    private final TableLayout layout;
    private final GameSession session;
    private final Program program;
    /** Over the table, where words of the moment are told too. */
    private final boolean isSlip;
    private final Panel card;
    private final Actor learn;
    private final Actor play;

    private LessonOffer(UiContext look, TableLayout layout, GameSession session, Program program, Consumer<String> chosen,
        Rectangle beside) {
        this.look = look;
        this.layout = layout;
        this.session = session;
        this.program = program;
        isSlip = beside == null;
        card = new Panel(look);
        card.setTouchable(Touchable.childrenOnly);
        float width = beside == null ? Math.min(WIDEST, layout.width() - 2 * UiContext.UNIT) : beside.width;
        float inner = width - 2 * (beside == null ? EDGE : PADDING);
        float learnWidth = beside == null ? look.snap((inner - UiContext.UNIT) * LEARN_PART) : inner;
        float playWidth = beside == null ? inner - UiContext.UNIT - learnWidth : inner;
        learn = new MainButton(look, toLearn(), learnWidth, UiContext.TOUCH);
        play = new PlainButton(look, look.texts().say("learn.offer.play"), null, playWidth, UiContext.TOUCH);
        Target.make(learn, LEARN, chosen);
        Target.make(play, PLAY, chosen);
        card.addActor(learn);
        card.addActor(play);
        if (beside == null) layInLine(width);
        else layInColumn(width, inner, beside);
    }

    /**
     * @param beside room beside the table; null: there is none, and the offer is a slip below the bar
     * @param parent where there is something to offer, it is laid here
     */
    static LessonOffer lay(UiContext look, TableLayout layout, GameSession session, Program program, Consumer<String> chosen,
        Rectangle beside,
        Group parent) {
        LessonOffer offer = new LessonOffer(look, layout, session, program, chosen, beside);
        parent.addActor(offer.card);
        return offer;
    }

    private void layInLine(float width) {
        float start = EDGE;
        float end = width - EDGE;
        learn.setPosition(look.rightToLeft() ? end - learn.getWidth() : start, EDGE);
        play.setPosition(look.rightToLeft() ? start : end - play.getWidth(), EDGE);
        card.setSize(width, UiContext.TOUCH + 2 * EDGE);
        card.setPosition(look.snap((layout.width() - width) / 2), look.snap(layout.bar().y - card.getHeight()));
    }

    private void layInColumn(float width, float inner, Rectangle room) {
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(heading(), inner);
        play.setPosition(PADDING, PADDING);
        learn.setPosition(PADDING, play.getTop() + UiContext.UNIT);
        heading.setBounds(PADDING, learn.getTop() + UiContext.UNIT, inner, heading.textHeight());
        card.addActor(heading);
        card.setSize(width, look.snap(heading.getTop() + PADDING));
        card.setPosition(room.x, room.y);
    }

    private String heading() {
        return look.texts().say(isBegun() ? "learn.title" : "learn.offer.new", look.texts().say("game." + game().id()));
    }

    private String toLearn() {
        return isBegun() ? look.texts().say("learn.offer.goOn", program.openLesson(game())) : look.texts().say("learn.offer.learn");
    }

    private boolean isBegun() {
        return program.openLesson(game()) > 0;
    }

    private Game game() {
        return session.match().game();
    }

    /** Looks whether it still stands. */
    void refresh() {
        if (card.getParent() == null) return;
        if (!program.offersLessons(game()) || session.match().onlyPerson() < 0) {
            card.remove();
            return;
        }
        if (!session.match().isUntouched()) decline();
        boolean isInTheWay = isSlip && session.feedback().answer() != null;
        card.setVisible(!isInTheWay && (session.selection() == null || session.selection().isEmpty()));
    }

    void decline() {
        program.declineLessons(game());
        card.remove();
    }

    List<AccessibilityTree.Region> regions() {
        if (card.getParent() == null || !card.isVisible()) return List.of();
        AccessibilityTree.Place first = Target.place(learn, layout.height(), toLearn(), AccessibilityTree.State.PLAIN, 0);
        AccessibilityTree.Place second = Target.place(play, layout.height(), look.texts().say("learn.offer.play"),
            AccessibilityTree.State.PLAIN, 1);
        return List.of(new AccessibilityTree.Region("offer", AccessibilityTree.Region.Kind.TOOLBAR, heading(), List.of(first, second)));
    }
}
