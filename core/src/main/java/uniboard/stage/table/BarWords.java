package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.Objects;
import uniboard.match.GameSession;
import uniboard.match.Selection;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.text.Texts;

/**
 * Tells the words of the moment where no column beside the board does: on the slip that the game leaves room for, else in the bar. An
 * answer that the bar has no room for lies on a slip, over the controls below a tall table, over the name in the bar of a wide one, until
 * something is touched; board, cards and players are never covered.
 */
final class BarWords {
    private static final float MARGIN = UiContext.UNIT / 2f;
    /** Between the slip over the controls and what stands above them. */
    private static final float GAP = 2;

    private final Texts texts;
    private final GameSession session;
    private final TableWords words;
    private final TableControls controls;
    /** Null where the game leaves no room for one. */
    private final Slip own;
    private final Slip over;
    /** Whether the controls stand in the bar, too. */
    private final boolean isInBar;
    private String shown = "";
    /** What was chosen when the words were told last; null while no person is asked. */
    private Selection chosen;
    private boolean isPutAway;

    /** @param slip the room that the game leaves for words; null: none */
    BarWords(UiContext look, TableLayout layout, GameSession session, TableWords words, TableControls controls, Rectangle slip) {
        texts = look.texts();
        this.session = session;
        this.words = words;
        this.controls = controls;
        own = slip == null ? null : new Slip(look, slip);
        isInBar = layout.footer() == null;
        over = new Slip(look, room(layout, controls.wordRoom()));
        // What it hides isn't touched.
        over.setTouchable(Touchable.enabled);
    }

    /** The controls' below a tall table, else the bar but for its controls. */
    static Rectangle room(TableLayout layout, Rectangle words) {
        Rectangle footer = layout.footer();
        if (footer != null) return new Rectangle(MARGIN, footer.y, layout.width() - 2 * MARGIN, footer.height - GAP);
        float start = layout.mirrored() ? words.x : MARGIN;
        float end = layout.mirrored() ? layout.width() - MARGIN : words.x + words.width;
        return new Rectangle(start, layout.bar().y, end - start, layout.bar().height);
    }

    /** @param table on which the words lie; whatever is touched there puts away what lies over the controls */
    void layOn(Group table) {
        if (own != null) table.addActor(own);
        table.addActor(over);
        table.addCaptureListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                isPutAway = true;
                over.setVisible(false);
                return false;
            }
        });
    }

    /** Hides the slip that the game leaves room for. */
    void hide() {
        if (own != null) own.setVisible(false);
    }

    /** @param isTaken whether something is offered in the bar's or the controls' place */
    void tell(TableWords.Told told, boolean isTaken) {
        Slip.Kind kind = session.feedback().hinted().isEmpty() ? Slip.Kind.PROMPT : Slip.Kind.HINT;
        if (own != null) {
            String heading = kind == Slip.Kind.HINT ? texts.say("table.hint") : told.objects() ? "" : timed(told.heading());
            own.show(heading, told.sentence(), kind);
            return;
        }
        if (isTaken && isInBar) {
            cover(told.objects() || kind == Slip.Kind.HINT ? told.sentence() : "", kind);
            return;
        }
        boolean fits = isGoalDue(told) && controls.say(words.aim()) || controls.say(timed(told.brief()));
        boolean isAnswer = told.objects() || kind == Slip.Kind.HINT;
        // What is chosen can be seen: what comes of it is the news.
        if (!fits && !isAnswer) fits = !told.sentence().isEmpty() && controls.say(told.sentence());
        if (!fits) controls.say(timed(told.heading()));
        cover(fits || !isAnswer ? "" : told.sentence(), kind);
    }

    private void cover(String sentence, Slip.Kind kind) {
        // Advice that is being followed stays.
        isPutAway &= sentence.equals(shown) && Objects.equals(session.selection(), chosen);
        shown = sentence;
        chosen = session.selection();
        over.show("", isPutAway ? "" : sentence, kind);
    }

    /** What wins is told before anything else: until the first move of one's own, and while nothing is begun or asked. */
    private boolean isGoalDue(TableWords.Told told) {
        boolean isChoosing = session.selection() != null && !session.selection().isEmpty();
        boolean isBegun = isChoosing || told.objects() || session.history().isBrowsing() || session.isOnlyShown();
        return !isBegun && !words.aim().isEmpty() && session.match().isUntouched();
    }

    /** With one's own time, for which a phone may have no plate. */
    private String timed(String said) {
        String time = words.ownTime();
        return time.isEmpty() ? said : texts.say("far.seat.both", said, time);
    }
}
