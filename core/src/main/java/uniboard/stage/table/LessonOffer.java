package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/**
 * Whether to learn a game first, or to go on with a lesson that was left. Stands where otherwise controls or the goal stand, so that
 * nothing is covered, and goes as soon as the person plays.
 */
final class LessonOffer {
    static final String LEARN = "control:offer:learn";
    static final String PLAY = "control:offer:play";
    private static final float MOST_LEARN = 232;
    private static final float MOST_PLAY = 120;
    private static final float LEAST_PLAY = 92;
    /** From here on both have room. */
    private static final float LEAST_BOTH = 210;

    private final UiContext look;
    private final GameSession session;
    private final Program program;
    private final Group row = new Layer(Touchable.childrenOnly);
    private final Actor learn;
    /** Null where there is no room for it: making a move declines the offer as well. */
    private final Actor play;

    /** @param room from the left; mirrored already */
    private LessonOffer(UiContext look, Rectangle room, GameSession session, Program program, Consumer<String> chosen) {
        this.look = look;
        this.session = session;
        this.program = program;
        boolean hasBoth = room.width >= LEAST_BOTH;
        float playWidth = hasBoth ? look.snap(Math.max(LEAST_PLAY, Math.min(MOST_PLAY, room.width / 3))) : 0;
        float gap = hasBoth ? UiContext.UNIT : 0;
        float learnWidth = look.snap(Math.min(MOST_LEARN, room.width - playWidth - gap));
        float start = room.x + (room.width - learnWidth - gap - playWidth) / 2;
        float y = look.snap(room.y + (room.height - UiContext.TOUCH) / 2);
        learn = new MainButton(look, toLearn(), learnWidth, UiContext.TOUCH);
        learn.setPosition(look.snap(look.rightToLeft() ? start + playWidth + gap : start), y);
        Target.make(learn, LEARN, chosen);
        row.addActor(learn);
        play = hasBoth ? new PlainButton(look, look.texts().say("learn.offer.play"), null, playWidth, UiContext.TOUCH) : null;
        if (play == null) return;
        play.setPosition(look.snap(look.rightToLeft() ? start : start + learnWidth + gap), y);
        Target.make(play, PLAY, chosen);
        row.addActor(play);
    }

    /** @param parent where there is something to offer, it is laid here */
    static LessonOffer lay(UiContext look, Rectangle room, GameSession session, Program program, Consumer<String> chosen, Group parent) {
        LessonOffer offer = new LessonOffer(look, room, session, program, chosen);
        parent.addActor(offer.row);
        return offer;
    }

    boolean isShown() {
        return row.getParent() != null;
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
        if (!isShown()) return;
        if (!program.offersLessons(game()) || session.match().onlyPerson() < 0) row.remove();
        else if (!session.match().isUntouched()) decline();
    }

    void decline() {
        program.declineLessons(game());
        row.remove();
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        if (!isShown()) return List.of();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        places.add(Target.place(learn, screenHeight, toLearn(), AccessibilityTree.State.PLAIN, 0));
        if (play != null) {
            places.add(Target.place(play, screenHeight, look.texts().say("learn.offer.play"), AccessibilityTree.State.PLAIN, 1));
        }
        return List.of(new AccessibilityTree.Region("offer", AccessibilityTree.Region.Kind.TOOLBAR, heading(), places));
    }
}
