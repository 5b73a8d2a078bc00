package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.Moment;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.PaperSheet;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** The chances over a game and the moments that mattered, while bots look at its moves and afterwards. */
public final class ReviewSheet extends PaperSheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:review";

    private static final String STOP = "control:stopReview";
    private static final String MORE = "control:nextMoments";
    /** Of a moment: followed by the moves made before it. */
    private static final String MOMENT = "moment:";
    private static final float WIDEST = 560;
    private static final float TOLD = 40;
    private static final float CURVE = 96;
    private static final float LOWEST_CURVE = 56;
    private static final float LOW_SCREEN = 480;
    private static final float BAR = 6;
    private static final float HIGHEST = 500;

    private final Look look;
    private final Screen screen;
    private final ReviewDesk desk;
    private final GameReview review;
    private final ReviewWords words;
    private final List<Actor> rows = new ArrayList<>();
    private final List<Moment> shown = new ArrayList<>();
    private ChanceCurve curve;
    private boolean isStopped;
    /** Of the moments: the first that is shown. */
    private int first;

    /** @param screen below */
    public ReviewSheet(Look look, Screen screen, ReviewDesk desk) {
        super(look, screen, look.texts().say("review.title"), widthOf(screen, WIDEST),
            Math.min(HIGHEST, screen.getHeight() - 2 * Look.UNIT));
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        review = desk.review();
        words = new ReviewWords(review, desk::name);
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

    private void again() {
        lay();
        changed();
    }

    private void lay() {
        clearPaper();
        rows.clear();
        shown.clear();
        float y = paperHeight() - TOP - TOLD;
        addTold(y);
        float height = getHeight() < LOW_SCREEN ? LOWEST_CURVE : CURVE;
        y -= height + Look.UNIT;
        curve = new ChanceCurve(look, review, inner(), height, this::look);
        curve.setPosition(PADDING, look.snap(y));
        put(curve);
        if (review.isDone()) addMoments(y - Look.UNIT);
    }

    /** How far the review is, or whose chances these are. */
    private void addTold(float bottom) {
        boolean isDone = review.isDone();
        float room = inner();
        if (!isDone) {
            String label = look.texts().say(isStopped ? "review.goOn" : "review.stop");
            float width = PlainButton.widthOf(look, label);
            PlainButton button = new PlainButton(look, label, null, width, Look.TOUCH - 4);
            button.onTap(STOP, this::chosen);
            add(button, label, paperWidth() - PADDING - width, bottom);
            room -= width + Look.UNIT;
            addBar(bottom, room);
        }
        TextActor told = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        told.wrapped(look.texts().say(told()), room);
        told.setBounds(mirrored(PADDING, room), bottom + (isDone ? 0 : BAR), room, TOLD - BAR);
        put(told);
    }

    private Message told() {
        if (!review.isDone()) {
            return Message.of("review.progress", Integer.toString(review.done() + 1), Integer.toString(review.size()));
        }
        return Message.of(review.moments().isEmpty() ? "review.nothing" : "review.done", desk.name(review.seat()));
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

    /** As many as fit; where some don't, a button leads to them. */
    private void addMoments(float top) {
        List<Moment> moments = review.moments();
        float y = top;
        int next = first;
        for (; next < moments.size(); next++) {
            Moment moment = moments.get(next);
            MomentRow row = new MomentRow(look, words, moment, inner());
            boolean isLast = next == moments.size() - 1 && first == 0;
            float below = isLast ? Look.UNIT : Look.TOUCH + Look.UNIT;
            if (y - row.getHeight() < below && next > first) break;
            y -= row.getHeight();
            row.setPosition(PADDING, look.snap(y));
            Target.make(row, MOMENT + moment.ply(), this::chosen);
            put(row);
            rows.add(row);
            shown.add(moment);
        }
        if (first == 0 && next == moments.size()) return;
        String label = look.texts().say("review.more");
        float width = PlainButton.widthOf(look, label);
        PlainButton more = new PlainButton(look, label, null, width, Look.TOUCH - 4);
        more.onTap(MORE, this::chosen);
        add(more, label, paperWidth() - PADDING - width, Look.UNIT);
    }

    @Override
    protected List<Outline.Region> regions() {
        List<Outline.Region> regions = new ArrayList<>();
        List<Outline.Place> moments = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            String label = look.texts().say("review.label", look.texts().say(words.title(shown.get(i))),
                look.texts().say(words.brief(shown.get(i))));
            moments.add(Target.place(rows.get(i), getHeight(), label, Outline.State.PLAIN, i));
        }
        if (!moments.isEmpty()) {
            regions.add(new Outline.Region("moments", Outline.Region.Kind.LIST, look.texts().say("review.moments"), moments));
        }
        List<Outline.Place> chances = curve.places(words, getHeight());
        if (!chances.isEmpty()) {
            regions.add(new Outline.Region("chances", Outline.Region.Kind.LIST, look.texts().say("review.chances"), chances));
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
        } else if (place.equals(MORE)) {
            first = first + shown.size() >= review.moments().size() ? 0 : first + shown.size();
            again();
        } else if (place.startsWith(ChanceCurve.PLACE)) {
            look(Integer.parseInt(place.substring(ChanceCurve.PLACE.length())));
        }
        for (Moment moment : shown) if (place.equals(MOMENT + moment.ply())) openMoment(moment, place);
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

    private void openMoment(Moment moment, String place) {
        List<ListSheet.Line> lines = new ArrayList<>();
        add(lines, "control:show", "review.show", () -> {
            screen.closeSilently();
            desk.show(moment);
        });
        if (moment.kind() == Moment.Kind.MISTAKE) {
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
