package uniboard.stage.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import uniboard.game.WinProbability;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** The chances over a game, a bar a move from left to right, with a knob on those that mattered; a bar leads to its position. */
final class ChanceCurve extends Group {
    /** Of a bar: followed by the moves made before its position. */
    static final String PLACE = "chance:";
    private static final float LINE = 1;
    private static final float KNOB = 10;
    private static final float WIDEST_BAR = 36;
    private static final float GAP = 0.15f;

    private final UiContext look;
    private final GameReview review;
    private final List<Integer> plies;
    private final float step;

    /** @param chosen told the moves made before the position that is asked for */
    ChanceCurve(UiContext look, GameReview review, float width, float height, IntConsumer chosen) {
        this.look = look;
        this.review = review;
        plies = review.chartedPlies();
        int bars = plies.size() + (isEnded() ? 1 : 0);
        step = Math.min(WIDEST_BAR, width / Math.max(1, Math.max(bars, review.size() + 1)));
        setTransform(false);
        setSize(width, height);
        setTouchable(Touchable.enabled);
        List<Integer> mattered = review.moments().stream().map(KeyMoment::ply).toList();
        for (int i = 0; i < plies.size(); i++) addBar(i, review.chance(plies.get(i)), mattered.contains(plies.get(i)));
        if (isEnded()) addBar(plies.size(), review.result(), false);
        addLine(0, 0.35f);
        addLine(height / 2, 0.35f);
        addLine(height - LINE, 0.15f);
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                int bar = (int) (x / step);
                if (bar >= 0 && bar < plies.size()) chosen.accept(plies.get(bar));
                return true;
            }
        });
    }

    private boolean isEnded() {
        return review.isDone() && review.isOver();
    }

    private void addBar(int index, int chance, boolean mattered) {
        float height = Math.max(2, getHeight() * chance / WinProbability.SURE);
        float gap = step * GAP;
        Picture bar = new Picture(look.art().region("pixel"), faded(mattered ? 0.85f : 0.4f));
        bar.setBounds(index * step + gap, 0, step - 2 * gap, height);
        addActor(bar);
        if (!mattered) return;
        Picture knob = new Picture(look.art().region("switch-knob"), look.theme().ink());
        float bottom = Math.min(getHeight() - KNOB, height + 2);
        knob.setBounds(index * step + step / 2 - KNOB / 2, bottom, KNOB, KNOB);
        addActor(knob);
    }

    private void addLine(float y, float strength) {
        Picture line = new Picture(look.art().region("pixel"), faded(strength));
        line.setBounds(0, y, getWidth(), LINE);
        addActor(line);
    }

    private Color faded(float strength) {
        Color ink = look.theme().ink();
        return new Color(ink.r, ink.g, ink.b, strength);
    }

    /** The bars, in their order. */
    List<AccessibilityTree.Place> places(ReviewWords words, float screenHeight) {
        AccessibilityTree.Place whole = Target.place(this, screenHeight, "", AccessibilityTree.State.PLAIN, 0);
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < plies.size(); i++) {
            places.add(new AccessibilityTree.Place(PLACE + plies.get(i), look.texts().say(words.chance(plies.get(i))),
                AccessibilityTree.State.PLAIN,
                Math.round(whole.x() + i * step), whole.y(), Math.max(1, Math.round(step)), whole.height(), 0, i));
        }
        return places;
    }
}
