package uniboard.stage.review;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The chances over a game and the moments that mattered, while bots look at its moves and afterwards. */
public final class ReviewSheet extends RowsSheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:review";

    private static final String STOP = "control:stopReview";
    /** Of a moment: followed by the moves made before it. */
    private static final String MOMENT = "moment:";
    private static final float WIDEST = 560;
    private static final float TOLD = 58;
    private static final float CURVE = 96;
    private static final float LOWEST_CURVE = 56;
    private static final float LOW_SCREEN = 480;
    private static final float BAR = 6;

    private final UiContext look;
    private final Screen screen;
    private final ReviewActions desk;
    private final GameReview review;
    private final ReviewWords words;
    private ChanceCurve curve;
    /** The rows, once there are any. */
    private List<KeyMoment> listed = List.of();
    private boolean isStopped;

    /** @param screen below */
    public ReviewSheet(UiContext look, Screen screen, ReviewActions desk) {
        super(look, screen, look.texts().say("review.title"), WIDEST);
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        review = desk.review();
        words = new ReviewWords(review, desk::name);
        clearPaper();
        lay();
        review.run(this::progressed);
    }

    private void progressed() {
        if (getStage() == null) {
            review.stop();
            return;
        }
        if (review.isDone()) desk.keepReview();
        again();
    }

    @Override
    void lay() {
        float y = addTold(paperHeight() - TOP);
        float height = getHeight() < LOW_SCREEN ? LOWEST_CURVE : CURVE;
        y -= height + UiContext.UNIT;
        curve = new ChanceCurve(look, review, inner(), height, this::look);
        curve.setPosition(PADDING, look.snap(y));
        put(curve);
        listed = review.isDone() ? review.listed() : List.of();
        if (review.isDone()) addRows(y - UiContext.UNIT, listed.size(), this::row);
    }

    /**
     * How far the review is, or what decided.
     *
     * @return where it ends
     */
    private float addTold(float top) {
        float room = inner();
        if (review.isDone()) {
            TextActor told = summaryActor(room);
            float end = look.snap(top - Math.max(TOLD, told.textHeight() + BAR));
            told.setBounds(mirrored(PADDING, room), end, room, top - end - BAR);
            put(told);
            return end;
        }
        float bottom = top - TOLD;
        String label = look.texts().say(isStopped ? "review.goOn" : "review.stop");
        float width = PlainButton.widthOf(look, label);
        PlainButton button = new PlainButton(look, label, null, width, UiContext.TOUCH - 4);
        button.onTap(STOP, this::chosen);
        add(button, label, paperWidth() - PADDING - width, bottom);
        room -= width + UiContext.UNIT;
        addBar(bottom, room);
        TextActor told = summaryActor(room);
        told.setBounds(mirrored(PADDING, room), bottom + BAR, room, TOLD - BAR);
        put(told);
        return bottom;
    }

    private TextActor summaryActor(float room) {
        TextActor told = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        told.wrapped(look.texts().say(summary()), room);
        return told;
    }

    private Message summary() {
        if (!review.isDone()) {
            return Message.of("review.progress", Integer.toString(review.done() + 1), Integer.toString(review.size()));
        }
        return words.decision();
    }

    private void addBar(float bottom, float room) {
        float done = review.size() == 0 ? room : room * review.done() / review.size();
        float x = mirrored(PADDING, room);
        Picture ground = new Picture(look.art().region("pixel"), look.theme().line());
        ground.setBounds(x, bottom, room, BAR);
        put(ground);
        Picture bar = new Picture(look.art().region("pixel"), look.theme().good());
        bar.setBounds(look.rightToLeft() ? x + room - done : x, bottom, done, BAR);
        put(bar);
    }

    private MomentRow row(int index) {
        return new MomentRow(look, words, listed.get(index), inner());
    }

    @Override
    String name(int index) {
        return MOMENT + listed.get(index).ply();
    }

    @Override
    String label(int index) {
        KeyMoment moment = listed.get(index);
        return look.texts().say("review.label", look.texts().say(words.title(moment)), look.texts().say(words.brief(moment)));
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>(rows(look.texts().say(summary())));
        List<AccessibilityTree.Place> chances = curve.places(words, getHeight());
        if (!chances.isEmpty()) {
            // Where there are no rows nothing else says what decided.
            String label = regions.isEmpty() && review.isDone() ? look.texts().say(summary()) : look.texts().say("review.chances");
            regions.add(new AccessibilityTree.Region("chances", AccessibilityTree.Region.Kind.LIST, label, chances));
        }
        regions.add(controls());
        return regions;
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CLOSE)) {
            review.stop();
            screen.close();
        } else if (place.equals(STOP)) {
            stopOrGoOn();
        } else if (place.startsWith(ChanceCurve.PLACE)) {
            look(Integer.parseInt(place.substring(ChanceCurve.PLACE.length())));
        } else {
            super.chosen(place);
        }
    }

    private void stopOrGoOn() {
        isStopped = !isStopped;
        if (isStopped) review.stop();
        else review.run(this::progressed);
        again();
    }

    private void look(int ply) {
        review.stop();
        screen.closeSilently();
        desk.look(ply);
    }

    @Override
    void chosenRow(int index) {
        String place = name(index);
        KeyMoment moment = listed.get(index);
        List<ListSheet.Line> lines = new ArrayList<>();
        add(lines, "control:show", "review.show", () -> {
            screen.closeSilently();
            desk.show(moment);
        });
        if (moment.kind() == KeyMoment.Kind.MISTAKE) {
            add(lines, "control:tryAgain", "review.tryAgain", () -> {
                screen.closeSilently();
                desk.tryAgain(moment);
            });
        }
        if (review.isSecret(moment)) {
            add(lines, "control:compare", "review.compare",
                () -> screen.open(new ComparisonSheet(look, screen, desk, words, moment), place));
        }
        screen.open(new ListSheet(look, screen, look.texts().say(words.title(moment)), lines, ""), place);
    }

    private void add(List<ListSheet.Line> lines, String name, String key, Runnable action) {
        lines.add(new ListSheet.Line(name, look.texts().say(key), look.texts().language().direction(), action));
    }
}
