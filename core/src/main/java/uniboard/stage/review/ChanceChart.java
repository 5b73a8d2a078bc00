package uniboard.stage.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
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
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The chances over a game as a line from left to right, with a mark on each move that mattered; a finger on it moves the board. */
public final class ChanceChart extends Panel {
    /** Of a point: followed by the moves made before its position. */
    public static final String PLACE = "chance:";
    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float TITLE = 30;
    private static final float NUMBERS = 32;
    private static final float END = UiContext.UNIT;
    private static final float BELOW = 24;
    private static final float LINE = 2.6f;
    private static final float DASH = 4;
    private static final float MARK = 16;
    private static final float MARK_EDGE = 2;
    private static final float TINT = 0.08f;
    private static final int MOST_NUMBERS = 6;

    private final UiContext look;
    private final GameReview review;
    private final float left;
    private final float bottom;
    private final float wide;
    private final float high;
    private final Picture cursor;

    /**
     * @param title   above it; empty: none
     * @param colours of the seat whose chances these are and, in a game of two, of the other
     * @param moved   told the moves made before the position that is asked for
     */
    public ChanceChart(UiContext look, GameReview review, float width, float height, String title, List<Integer> colours,
        IntConsumer moved) {
        super(look);
        this.look = look;
        this.review = review;
        setSize(width, height);
        setTouchable(Touchable.enabled);
        float top = title.isEmpty() ? UiContext.UNIT : TITLE + UiContext.UNIT + 2;
        float side = title.isEmpty() ? UiContext.UNIT : PADDING;
        left = side + NUMBERS;
        bottom = BELOW;
        wide = width - left - side - END;
        high = height - top - BELOW;
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(title, width - 2 * PADDING).setBounds(PADDING, height - TITLE - UiContext.UNIT, width - 2 * PADDING, TITLE);
        addActor(heading);
        addScale(colours);
        cursor = add("pixel", look.theme().ink(), 0, bottom, 1.5f, high);
        addLine();
        for (KeyMoment moment : review.isDone() ? review.listed() : List.<KeyMoment>of()) addMark(moment);
        addListener(new Dragging(moved));
    }

    private final class Dragging extends InputListener {
        private final IntConsumer moved;

        Dragging(IntConsumer moved) {
            this.moved = moved;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            moved.accept(plyAt(x));
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            moved.accept(plyAt(x));
        }
    }

    private int plies() {
        return Math.max(1, review.record().plies());
    }

    private int plyAt(float x) {
        return Math.max(0, Math.min(review.record().plies(), Math.round((x - left) / wide * plies())));
    }

    private float x(int ply) {
        return left + wide * ply / plies();
    }

    private float y(int chance) {
        return bottom + high * chance / WinProbability.SURE;
    }

    private void addScale(List<Integer> colours) {
        boolean isPlain = look.theme().outline() != null;
        for (int i = 0; i < colours.size() && !isPlain; i++) {
            Color tint = ReviewInk.seat(colours.get(i)).cpy();
            tint.a = TINT;
            add("pixel", tint, left, i == 0 ? bottom + high / 2 : bottom, wide, high / 2);
        }
        Color edge = look.theme().edge();
        add("pixel", edge, left, bottom, wide, 1);
        add("pixel", edge, left, bottom + high - 1, wide, 1);
        for (float x = 0; x < wide; x += 2 * DASH) add("pixel", edge, left + x, bottom + high / 2, Math.min(DASH, wide - x), 1);
        addNumber(100, left - NUMBERS, bottom + high - UiContext.UNIT, TextActor.Place.END);
        // On the lowest screens the dashes stand for it.
        if (high >= 6 * UiContext.UNIT) addNumber(50, left - NUMBERS, bottom + high / 2, TextActor.Place.END);
        addNumber(0, left - NUMBERS, bottom + 4, TextActor.Place.END);
        int step = 5;
        while (plies() / step > MOST_NUMBERS) step *= 2;
        for (int move = 0; move <= review.record().plies(); move += step) {
            int number = Math.max(1, move);
            addNumber(number, x(number - 1) - (NUMBERS - 5) / 2, bottom / 2, TextActor.Place.CENTRE);
        }
    }

    private void addNumber(int number, float x, float middle, TextActor.Place place) {
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), place, Direction.LEFT_TO_RIGHT);
        words.line(Integer.toString(number));
        words.setBounds(x, middle - words.textHeight() / 2, NUMBERS - 5, words.textHeight());
        addActor(words);
    }

    private void addLine() {
        int before = -1;
        for (int ply : review.chartedPlies()) {
            if (before >= 0) addPart(before, ply, review.chance(ply));
            before = ply;
        }
        if (before >= 0 && review.isDone() && review.isOver()) addPart(before, review.record().plies(), review.result());
    }

    private void addPart(int from, int to, int chance) {
        Color ink = ReviewInk.line(look.theme());
        addActor(Picture.stroke(look.art().region("pixel"), ink, x(from), y(review.chance(from)), x(to), y(chance), LINE));
        add("chart-dot", ink, x(to) - LINE / 2, y(chance) - LINE / 2, LINE, LINE);
    }

    private void addMark(KeyMoment moment) {
        if (!review.chartedPlies().contains(moment.ply()) || moment.kind() == KeyMoment.Kind.CHOICE) return;
        boolean isGift = moment.kind() == KeyMoment.Kind.GIFT;
        boolean isNeutral = isGift || moment.kind() == KeyMoment.Kind.TURN;
        String shape = moment.kind() == KeyMoment.Kind.MISTAKE ? "chart-slip" : isNeutral ? "pixel" : "chart-good";
        float size = isGift ? MARK - 4 : MARK;
        float middle = Math.min(y(review.chance(moment.ply())), getHeight() - MARK / 2);
        Color ground = look.theme().panel();
        addSquare(shape, ground, x(moment.ply()), middle, size + 2 * MARK_EDGE);
        addSquare(shape, ReviewInk.of(look.theme(), moment.kind()), x(moment.ply()), middle, size);
    }

    private void addSquare(String shape, Color tint, float x, float y, float size) {
        add(shape, tint, x - size / 2, y - size / 2, size, size);
    }

    private Picture add(String region, Color tint, float x, float y, float width, float height) {
        Picture picture = new Picture(look.art().region(region), tint);
        picture.setBounds(x, y, width, height);
        addActor(picture);
        return picture;
    }

    /** @param ply of the position that the board shows */
    public void point(int ply) {
        cursor.setX(x(ply) - cursor.getWidth() / 2);
    }

    /** The points, in their order. */
    public List<AccessibilityTree.Place> places(ReviewWords words, float screenHeight) {
        Actor box = new Actor();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        float step = wide / plies();
        for (int ply : review.chartedPlies()) {
            box.setName(PLACE + ply);
            box.setBounds(getX() + x(ply) - step / 2, getY() + bottom, step, high);
            places.add(Target.place(box, screenHeight, look.texts().say(words.chance(ply)), AccessibilityTree.State.PLAIN, places.size()));
        }
        return places;
    }
}
