package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Comparison;
import uniboard.match.GameReview;
import uniboard.match.GameSession;
import uniboard.match.KeyMoment;
import uniboard.match.Match;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.ChanceChart;
import uniboard.stage.review.ComparisonSheet;
import uniboard.stage.review.FoundExercise;
import uniboard.stage.review.MomentList;
import uniboard.stage.review.MomentPager;
import uniboard.stage.review.MomentPanel;
import uniboard.stage.review.MomentsSheet;
import uniboard.stage.review.ReviewBookmark;
import uniboard.stage.review.ReviewWords;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;

/** A game looked back upon: its chances, the moves that mattered, and the board, on which each is shown as it was played. */
public final class ReviewScreen extends SceneScreen {
    /** Opens the screen. */
    public static final String OPENER = "control:review";

    /**
     * What the screen needs of the program.
     *
     * @param rules   shows the game's rules, which lead back here
     * @param analyse looks for the best moves of the position shown, and leads back here
     */
    public record Context(GameSession session, TableNotices notices, GamePresentation box, Viewpoint viewpoint, ReviewBookmark bookmark,
        TableProgram program, Runnable rules, Runnable analyse) {
    }

    private final UiContext look;
    private final TableLayout layout;
    private final Context context;
    private final GameSession session;
    private final GameReview review;
    private final TableWords tableWords;
    private final ReviewWords words;
    private final ReviewTelling telling;
    private final ReviewLayout places;
    private final ReviewMarks marks;
    private final MomentPanel moments;
    private final ReviewBar bar;
    private final MoveNavigation navigation;
    private final OpenedSheets sheets;
    private ChanceChart chart;
    /** Where the focus was told to be last; null where it was nowhere. */
    private String focused;
    /** The moves before the moment that was brought into view last. */
    private int seenMoment = -1;

    /** @param still of the stage; the screen lays there what doesn't move */
    public ReviewScreen(UiContext look, TableLayout layout, CachedLayer still, Context context) {
        super(look, layout, ReviewLayout.of(layout).table(), still, context.session, context.box, context.viewpoint);
        this.look = look;
        this.layout = layout;
        this.context = context;
        session = context.session;
        review = session.variations().review();
        tableWords = new TableWords(session, context.notices, context.viewpoint, look.texts());
        words = new ReviewWords(review, tableWords::seatName);
        telling = new ReviewTelling(look.texts(), context, review, words, tableWords);
        places = ReviewLayout.of(layout);
        navigation = new MoveNavigation(session, context.program.settings(), this::tell);
        isAbout(review);
        marks = new ReviewMarks(look, layout);
        addActor(marks);
        bar = new ReviewBar(look, layout, title(), places.isRoomy() ? places.foot() : null, this::activate);
        // All that can be done with a game on a table, but drawing on the board.
        sheets = new OpenedSheets(look, this, layout, session, context.box, context.program,
            TableOffer.everything().without(TableOffer.Part.REVIEW), tableWords, navigation, null, List::of, this::chosen, () -> null);
        moments = panel(places.moments());
        addActor(moments);
        addActor(bar);
        layChart();
    }

    private String title() {
        String title = look.texts().say("review.title");
        boolean isOver = session.match().outcome().over();
        return isOver && places.isRoomy() ? look.texts().say("table.settingIs", title, tableWords.verdict()) : title;
    }

    private MomentPanel panel(Rectangle room) {
        MomentPanel panel = places.isRoomy()
            ? new MomentList(look, words, room.width, room.height, this::seatMark, this::changed, this::activate)
            : new MomentPager(look, words, room.width, room.height, this::changed, this::activate);
        panel.setPosition(look.snap(room.x), look.snap(room.y));
        return panel;
    }

    private void layChart() {
        if (chart != null) chart.remove();
        List<Integer> colours = new ArrayList<>();
        int seats = review.record().seats().size();
        Position end = session.match().position();
        for (int seat : seats == 2 ? List.of(review.seat(), 1 - review.seat()) : List.of(review.seat())) {
            int colour = context.box.colours().of(end, seat);
            if (colour != Position.NOBODY) colours.add(colour);
        }
        Message whose = review.isOfOne() ? Message.of("review.chances")
            : Message.of("review.chancesOf", tableWords.seatName(review.seat()));
        chart = new ChanceChart(look, review, places.chart().width, places.chart().height,
            places.isRoomy() ? look.texts().say(whose) : "", colours, this::look);
        chart.setPosition(look.snap(places.chart().x), look.snap(places.chart().y));
        addActorBefore(moments, chart);
    }

    private String seatMark(int seat) {
        return context.box.colours().mark(session.match().position(), seat);
    }

    @Override
    public void open() {
        if (review.isDone()) turnToMoment();
        session.show(this);
        goOn();
    }

    private void goOn() {
        if (!review.isDone() && !context.bookmark.isStopped()) review.run(this::progressed);
    }

    private void turnToMoment() {
        int ply = telling.first();
        if (ply >= 0) session.history().browseFrom(ply);
    }

    private void progressed() {
        if (getStage() == null) {
            review.stop();
            return;
        }
        if (review.isDone() && !session.history().isBrowsing()) turnToMoment();
        layChart();
        if (review.isDone()) session.variations().keepReview();
        else tell();
    }

    @Override
    public void refreshed() {
        scene().show(state(session.seen().shown(), telling.opened() == null ? session.history().shownMove() : Match.NO_MOVE));
        tell();
        // In a running game, looking at another position stops all bots, the reviewing one too.
        if (session.turn().waiting() == Waiting.PERSON) goOn();
    }

    @Override
    SceneState<?> state(Position position, int lastMove) {
        return new SceneState<>(position, lastMove, session.turn().viewer(), 0, null, null, tableWords.plates(),
            session.feedback().hinted(), List.of());
    }

    private void look(int ply) {
        if (ply != session.history().shownPly()) session.history().browse(ply);
    }

    /** All of the board is seen when a moment is first shown. */
    private void showWhole() {
        int ply = telling.opened() == null ? -1 : telling.opened().ply();
        if (ply == seenMoment) return;
        seenMoment = ply;
        if (ply >= 0 && scene().outline().panZoom() != null) scene().outline().panZoom().showWhole();
    }

    @Override
    void tell() {
        showWhole();
        outlined();
        if (session.history().isBrowsing()) context.bookmark.keep(session.history().shownPly());
        chart.point(session.history().shownPly());
        moments.show(telling.shown());
        bar.show(telling.position(), session.history().shownPly(), review.record().plies());
        changed();
    }

    @Override
    void mark() {
        KeyMoment moment = telling.opened();
        List<String> played = moment == null ? List.of() : words.places(moment, review.record().move(moment.ply()));
        List<String> better = moment == null || !telling.isTold(moment) ? List.of() : words.places(moment, moment.move().best());
        marks.show(laid(), played, better);
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        // What the review is about has the first focus.
        regions.add(moments.region(telling.summary(), layout.height()));
        regions.addAll(sceneRegions());
        List<AccessibilityTree.Place> chances = chart.places(words, layout.height());
        if (!chances.isEmpty()) {
            String label = look.texts().say("review.chancesOf", look.texts().say(tableWords.seatName(review.seat())));
            regions.add(new AccessibilityTree.Region("chances", AccessibilityTree.Region.Kind.LIST, label, chances));
        }
        regions.addAll(bar.regions());
        return new AccessibilityTree(title(), "", telling.status(), "", AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        KeyMoment moment = telling.opened();
        switch (place) {
            case ReviewBar.CLOSE -> stepBack();
            case TableControls.RULES -> context.rules.run();
            case TableControls.NEW -> sheets.openNewGame();
            case TableControls.SETTINGS -> sheets.openSettings();
            case MomentsSheet.OPENER -> openList(place);
            case MomentPager.BEFORE -> turnTo(telling.next(-1));
            case MomentPager.AFTER -> turnTo(telling.next(1));
            case ReviewTelling.STOP -> stopOrGoOn();
            default -> {
                if (place.startsWith(MomentPanel.MOMENT)) turnTo(Integer.parseInt(place.substring(MomentPanel.MOMENT.length())));
                else if (place.startsWith(ChanceChart.PLACE)) look(Integer.parseInt(place.substring(ChanceChart.PLACE.length())));
                else if (sheets.menu().choose(place) || moment != null && choose(place, moment) || navigation.choose(place)) return;
                actOn(place);
            }
        }
    }

    private void openList(String place) {
        open(new MomentsSheet(look, this, words, telling.moments(), telling.summary(), this::seatMark, this::chosen), place);
    }

    private boolean choose(String place, KeyMoment moment) {
        switch (place) {
            case ReviewTelling.TRY -> {
                review.stop();
                context.program.practise(new FoundExercise(review, look.texts()).text(moment));
            }
            case ReviewTelling.SHOW -> {
                context.bookmark.show(moment.ply());
                tell();
            }
            case AnalysisScreen.OPENER -> context.analyse.run();
            case ReviewTelling.COMPARE -> open(new ComparisonSheet(look, this, review, words, moment, this::point), place);
            case ReviewTelling.PLAY_ON -> {
                if (telling.practice() != null) context.program.playOn(telling.practice());
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void turnTo(int ply) {
        if (session.history().isBrowsing() && session.history().shownPly() == ply) changed();
        else session.history().browse(ply);
    }

    private void point(KeyMoment moment, Comparison.Found found) {
        session.variations().advise(moment.ply(), found.move(), words.compared(moment, found));
    }

    private void stopOrGoOn() {
        context.bookmark.stopOrGoOn();
        if (context.bookmark.isStopped()) review.stop();
        goOn();
        tell();
    }

    @Override
    public void focused(String place) {
        super.focused(place);
        // Only when the focus has moved, so that it doesn't undo scrolling.
        if (place != null && !place.equals(focused)) moments.reveal(place);
        focused = place;
    }

    @Override
    public boolean keyDown(int key, boolean shortcut) {
        return navigation.keyDown(key);
    }

    @Override
    public float pass(float seconds) {
        return navigation.pass(seconds);
    }

    @Override
    protected void stepBack() {
        review.stop();
        session.history().browse(review.record().plies());
        context.program.leaveRules();
    }
}
