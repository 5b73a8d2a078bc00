package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.Selection;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.text.Texts;

/**
 * Tells the words of the moment where no column beside the board does: on the slip that the game leaves room for, else in the bar. An
 * answer that the bar has no room for lies on a slip that can be closed, between a tall table and the controls below it if there is room,
 * else over these, over the name in the bar of a wide one, until something is touched; board, cards and players are never covered.
 */
final class BarWords {
    private static final float MARGIN = UiContext.UNIT / 2f;
    /** Between the slip over the controls and what stands above them. */
    private static final float GAP = 2;
    /** Between the slip and the table's lowest places, for what lies around these. */
    private static final float BELOW_PLACES = 12;
    private static final String HINT_WITH_REASON = "table.hintWhy";

    private final Texts texts;
    private final TableLayout layout;
    private final Runnable changed;
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

    /**
     * @param slip    the room that the game leaves for words; null: none
     * @param program has what long words scroll by
     * @param changed told when other words can be seen
     */
    BarWords(UiContext look, TableLayout layout, GameSession session, TableWords words, TableControls controls, Rectangle slip,
        TableProgram program, Runnable changed) {
        texts = look.texts();
        this.layout = layout;
        this.changed = changed;
        this.session = session;
        this.words = words;
        this.controls = controls;
        own = slip == null ? null : new Slip(look, slip, program::sheets);
        isInBar = layout.footer() == null;
        over = new Slip(look, room(layout, controls.wordRoom()), program::sheets);
        over.closable(this::choose);
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
                // What is touched on the slip itself may be scrolled.
                if (!event.getTarget().isDescendantOf(over)) putAway();
                return false;
            }
        });
        Target.make(over, Slip.CLOSE, this::choose);
    }

    private void putAway() {
        isPutAway = true;
        over.setVisible(false);
    }

    /** At an earlier position and after the end of a game the bar tells again which it is. */
    private void close() {
        putAway();
        if (session.history().isBrowsing() || session.match().outcome().over()) session.feedback().hush();
        changed.run();
    }

    /** @return whether the place is one of a slip's: then it has been done */
    boolean choose(String place) {
        switch (place) {
            case Slip.CLOSE -> close();
            case Slip.READ_ON -> {
                over.readOn();
                if (own != null) own.readOn();
                changed.run();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        over.addTo(places, screenHeight);
        if (own != null) own.addTo(places, screenHeight);
        return List.of(new AccessibilityTree.Region("words", AccessibilityTree.Region.Kind.TOOLBAR, texts.say("table.hint"), places));
    }

    /** Beside a card that tells the rest: in the bar alone. */
    void tellBeside(String words) {
        over.setVisible(false);
        if (own == null) controls.say(words);
        else own.setVisible(false);
    }

    /**
     * @param isTaken whether something is offered in the bar's or the controls' place
     * @param laid    what a slip doesn't cover
     */
    void tell(TableWords.Told told, boolean isTaken, SceneOutline laid) {
        Slip.Kind kind = session.feedback().hinted().isEmpty() ? Slip.Kind.PROMPT : Slip.Kind.HINT;
        if (own != null) {
            String heading = kind == Slip.Kind.HINT ? texts.say("table.hint") : told.objects() ? "" : timed(told.heading());
            own.show(heading, told.sentence(), kind);
            return;
        }
        if (isTaken && isInBar) {
            cover(told.objects() || kind == Slip.Kind.HINT ? told.sentence() : "", kind, laid);
            return;
        }
        boolean isAnswer = told.objects() || kind == Slip.Kind.HINT;
        boolean isUrgent = laid.prompt() != null && laid.prompt().isUrgent() && !session.history().isBrowsing();
        boolean isNews = isUrgent && kind == Slip.Kind.PROMPT && words.explained(null) == null;
        boolean fits = !isUrgent && isGoalDue(told) && controls.say(words.objective())
            || controls.say(timed(isNews ? told.together() : told.brief()));
        // What is chosen can be seen: what comes of it is the news.
        if (!fits && !isAnswer && !isUrgent) fits = !told.sentence().isEmpty() && controls.say(told.sentence());
        Message reason = fits ? null : reason(told);
        if (!fits && reason == null) controls.say(timed(told.heading()));
        String sentence = reason == null ? told.sentence() : texts.say(reason);
        cover(fits || !isAnswer ? "" : sentence, kind, laid);
    }

    /** Has the bar tell the move that is advised, if it has room for that; then the reason is left to be told, else null. */
    private Message reason(TableWords.Told told) {
        Message answer = session.feedback().answer();
        if (answer == null || !answer.key().equals(HINT_WITH_REASON) || !told.sentence().equals(texts.say(answer))) return null;
        return controls.say(texts.say((Message) answer.arguments().get(0))) ? (Message) answer.arguments().get(1) : null;
    }

    private void cover(String sentence, Slip.Kind kind, SceneOutline laid) {
        // Advice that is being followed stays.
        isPutAway &= sentence.equals(shown) && Objects.equals(session.selection(), chosen);
        shown = sentence;
        chosen = session.selection();
        if (!isInBar) makeRoom(sentence, kind, laid.lowest() - BELOW_PLACES);
        over.show("", isPutAway ? "" : sentence, kind);
    }

    /** Above the controls where all of the sentence has room there. */
    private void makeRoom(String sentence, Slip.Kind kind, float top) {
        Rectangle footer = layout.footer();
        float above = footer.y + footer.height;
        float needed = Math.max(footer.height - GAP, over.heightFor(sentence, kind));
        boolean isFree = above + needed <= top;
        over.lie(isFree ? above : footer.y, isFree ? needed : Math.max(footer.height - GAP, Math.min(needed, top - footer.y)));
    }

    /** What wins is told before anything else: until the first move of one's own, and while nothing is begun or asked. */
    private boolean isGoalDue(TableWords.Told told) {
        boolean isChoosing = session.selection() != null && !session.selection().isEmpty();
        boolean isBegun = isChoosing || told.objects() || session.history().isBrowsing() || session.isOnlyShown();
        return !isBegun && !words.objective().isEmpty() && session.match().isUntouched();
    }

    /** With one's own time, for which a phone may have no plate. */
    private String timed(String said) {
        String time = words.ownTime();
        return time.isEmpty() ? said : texts.say("far.seat.both", said, time);
    }
}
