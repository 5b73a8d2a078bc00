package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.Moment;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** The chances over a game and the moments that mattered, while bots look at its moves and afterwards. */
public final class ReviewSheet extends Sheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:review";

    private static final String CLOSE = "control:close";
    private static final String STOP = "control:stopReview";
    private static final String MORE = "control:nextMoments";
    /** Of a moment: followed by the moves made before it. */
    private static final String MOMENT = "moment:";
    private static final float WIDEST = 560;
    private static final float TOP = 48;
    private static final float TOLD = 40;
    private static final float CURVE = 96;
    private static final float LOWEST_CURVE = 56;
    private static final float LOW_SCREEN = 480;
    private static final float PADDING = 2 * Look.UNIT;
    private static final float BAR = 6;
    private static final float HIGHEST = 500;

    private final Look look;
    private final Screen screen;
    private final ReviewDesk desk;
    private final GameReview review;
    private final ReviewWords words;
    private final Panel panel;
    private final Group content = new Group();
    private final List<Actor> rows = new ArrayList<>();
    private final List<Moment> shown = new ArrayList<>();
    private final List<Outline.Place> tools = new ArrayList<>();
    private ChanceCurve curve;
    private boolean isStopped;
    /** Of the moments: the first that is shown. */
    private int first;

    /** @param screen below */
    public ReviewSheet(Look look, Screen screen, ReviewDesk desk) {
        super(look, screen.getWidth(), screen.getHeight(), look.texts().say("review.title"), screen::close);
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        review = desk.review();
        words = new ReviewWords(review, desk::name);
        float width = Math.min(WIDEST, screen.getWidth() - 2 * Look.UNIT);
        float height = Math.min(HIGHEST, screen.getHeight() - 2 * Look.UNIT);
        panel = new Panel(look);
        panel.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2), width, height);
        addActor(panel);
        content.setTransform(false);
        content.setTouchable(Touchable.childrenOnly);
        content.setSize(width, height);
        panel.addActor(content);
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
        screen.sheetChanged();
    }

    private float inner() {
        return panel.getWidth() - 2 * PADDING;
    }

    private void lay() {
        content.clearChildren();
        rows.clear();
        shown.clear();
        tools.clear();
        addHeading();
        float y = panel.getHeight() - TOP - TOLD;
        addTold(y);
        float height = getHeight() < LOW_SCREEN ? LOWEST_CURVE : CURVE;
        y -= height + Look.UNIT;
        curve = new ChanceCurve(look, review, inner(), height, this::look);
        curve.setPosition(PADDING, look.snap(y));
        content.addActor(curve);
        if (review.isDone()) addMoments(y - Look.UNIT);
    }

    private void addHeading() {
        TextActor heading = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START);
        heading.line(look.texts().say("review.title"));
        heading.setBounds(PADDING, panel.getHeight() - TOP, inner(), TOP);
        content.addActor(heading);
        ControlButton close = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN,
            this::chosen);
        close.setPosition(look.rightToLeft() ? 2 : panel.getWidth() - Look.TOUCH - 2, panel.getHeight() - TOP + 2);
        content.addActor(close);
        tools.add(close.place(getHeight(), 0));
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
            button.setPosition(look.rightToLeft() ? PADDING : panel.getWidth() - PADDING - width, bottom);
            content.addActor(button);
            tools.add(Target.place(button, getHeight(), label, Outline.State.PLAIN, tools.size()));
            room -= width + Look.UNIT;
            addBar(bottom, room);
        }
        TextActor told = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        told.wrapped(look.texts().say(told()), room);
        told.setBounds(look.rightToLeft() ? panel.getWidth() - PADDING - room : PADDING, bottom + (isDone ? 0 : BAR), room, TOLD - BAR);
        content.addActor(told);
    }

    private Message told() {
        if (!review.isDone()) {
            return Message.of("review.progress", Integer.toString(review.done() + 1), Integer.toString(review.size()));
        }
        return Message.of(review.moments().isEmpty() ? "review.nothing" : "review.done", desk.name(review.seat()));
    }

    private void addBar(float bottom, float room) {
        float done = review.size() == 0 ? room : room * review.done() / review.size();
        float x = look.rightToLeft() ? panel.getWidth() - PADDING - room : PADDING;
        Picture ground = new Picture(look.art().region("pixel"), look.theme().line());
        ground.setBounds(x, bottom, room, BAR);
        content.addActor(ground);
        Picture bar = new Picture(look.art().region("pixel"), look.theme().good());
        bar.setBounds(look.rightToLeft() ? x + room - done : x, bottom, done, BAR);
        content.addActor(bar);
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
            content.addActor(row);
            rows.add(row);
            shown.add(moment);
        }
        if (first == 0 && next == moments.size()) return;
        String label = look.texts().say("review.more");
        float width = PlainButton.widthOf(look, label);
        PlainButton more = new PlainButton(look, label, null, width, Look.TOUCH - 4);
        more.onTap(MORE, this::chosen);
        more.setPosition(look.rightToLeft() ? PADDING : panel.getWidth() - PADDING - width, Look.UNIT);
        content.addActor(more);
        tools.add(Target.place(more, getHeight(), label, Outline.State.PLAIN, tools.size()));
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
        float top = getHeight() - panel.getY() - curve.getY() - curve.getHeight();
        List<Outline.Place> chances = curve.places(words, panel.getX() + curve.getX(), top);
        if (!chances.isEmpty()) {
            regions.add(new Outline.Region("chances", Outline.Region.Kind.LIST, look.texts().say("review.chances"), chances));
        }
        regions.add(new Outline.Region("sheet", Outline.Region.Kind.TOOLBAR, look.texts().say("table.controls"), tools));
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
        screen.open(new ListSheet(look, screen, look.texts().say(words.title(moment)), lines, ""), place);
    }

    private void add(List<ListSheet.Line> lines, String name, String key, Runnable action) {
        lines.add(new ListSheet.Line(name, look.texts().say(key), look.texts().language().direction(), action));
    }
}
