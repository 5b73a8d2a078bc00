package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import uniboard.game.Decision;
import uniboard.game.Position;
import uniboard.match.GameReview;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.Resignation;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;

/** Shows how a game has ended, and offers what may come next, once all has been shown and until it is looked back upon. */
final class GameEnd implements TableSheets.End {
    private static final String LOOK_BACK = "control:lookBack";
    private static final int A_MINUTE = 60;
    private static final float WIDEST = 440;
    /** Seconds that the seal stays on the board: of a first win, and of a later one. */
    private static final float LONG = 1.1f;
    private static final float SHORT = 0.4f;

    private final UiContext look;
    private final Screen screen;
    private final TableLayout layout;
    private final TableSheets.EndRooms rooms;
    private final GameSession session;
    private final GamePresentation box;
    private final TableProgram program;
    private final TableWords words;
    private final TableSheets.Menu menu;
    private final TableSheets.Host host;
    private final FirstWins wins;
    private final EndVeil veil;
    private SceneOutline laid = SceneOutline.NOTHING;
    /** While the seal is shown on the board; else null. */
    private EndMoment moment;
    private EndCard card;
    private final DecisionView decisionView;
    /** What decided the game; null while nothing is said, or where no place did. */
    private Decision decision;
    private int lastMove;
    private MoveRow turn;
    /** Whose view has shown all that decided. */
    private PanZoom shownWhole;
    /** What the card says; null while there is none. */
    private EndWords said;
    private List<NextGame.Offer> offers = List.of();
    private boolean isRaised;
    /** The review that a remark is awaited of, or has come of; null while none is asked for. */
    private GameReview review;
    /** A review may still run for the table as it was laid before. */
    private boolean isAsked;

    GameEnd(UiContext look, Screen screen, TableLayout layout, TableSheets.EndRooms rooms, GameSession session, GamePresentation box,
        TableProgram program, TableWords words, TableSheets.Menu menu, TableSheets.Host host, FirstWins wins, DecisionView decisionView) {
        this.look = look;
        this.screen = screen;
        this.layout = layout;
        this.rooms = rooms;
        this.session = session;
        this.box = box;
        this.program = program;
        this.words = words;
        this.menu = menu;
        this.host = host;
        this.wins = wins;
        this.decisionView = decisionView;
        veil = new EndVeil(look);
    }

    @Override
    public Actor card() {
        return card;
    }

    @Override
    public Actor veil() {
        return veil;
    }

    @Override
    public float height() {
        boolean isBelow = isRaised && card != null && layout.shape() == TableLayout.Shape.TALL;
        return isBelow ? card.getY() + card.getHeight() + UiContext.UNIT : 0;
    }

    @Override
    public String factLine() {
        return said == null ? "" : String.join(" · ", said.facts());
    }

    @Override
    public void follow(SceneOutline outline) {
        laid = outline;
        veil.lay(decisionView, decided(), said == null ? EndWords.Result.DRAWN : said.result());
    }

    @Override
    public void show(SceneOutline outline) {
        follow(outline);
        PanZoom view = outline.panZoom();
        if (decision == null || view == null || view == shownWhole) return;
        shownWhole = view;
        view.showWhole();
    }

    private DecisionView.Decided decided() {
        if (decision == null) return null;
        return new DecisionView.Decided(session.match().position(), lastMove, turn, decision, laid);
    }

    private void decide() {
        decision = null;
        shownWhole = null;
        Match match = session.match();
        int plies = match.record().plies();
        if (said == null || !match.outcome().over() || plies == 0) return;
        lastMove = match.record().move(plies - 1);
        decision = match.words().decision(match.record().replay(plies - 1), lastMove);
        List<MoveRow> rows = MoveRow.of(match, session.turn().viewer());
        turn = rows.get(rows.size() - 1);
    }

    @Override
    public String told(String status) {
        if (decision == null || said.result() == EndWords.Result.DRAWN) return status;
        List<String> places = new ArrayList<>();
        boolean isLine = decision.shape() == Decision.Shape.LINE;
        List<String> decided = decision.places();
        // Where a piece came from nothing stands any more.
        if (decision.shape() == Decision.Shape.MOVE) decided = decided.subList(decided.size() - 1, decided.size());
        for (String name : decided) {
            ScenePlace place = laid.place(name);
            // Of a line each place would be told as part of the whole line.
            if (place != null) places.add(isLine ? name : look.texts().say(place.label()));
        }
        return places.isEmpty() ? status : status + ' ' + look.texts().say("end.decided", String.join(isLine ? " " : "; ", places));
    }

    @Override
    public String said(String lastMove) {
        boolean isKnown = said.remark() != null && said.remark().kind() != EndRemark.Kind.AWAITED;
        return isKnown ? said.remark().told(look.texts()) : lastMove;
    }

    @Override
    public void celebrate() {
        if (said == null || isInFrame() || said.result() == EndWords.Result.DRAWN) return;
        float begin = veil.fall();
        int level = NextGame.level(session.match());
        if (said.result() == EndWords.Result.LOST || words.you() == Position.NOBODY || level == 0) return;
        wins.add(session.match(), level, program.settings());
        session.refresh();
        if (look.motion().beat() == 0) return;
        float hold = wins.level(session.match()) > 0 ? LONG : SHORT;
        moment = new EndMoment(look, said, half(), card.sealBox(), begin, hold, this::endMoment);
        card.getColor().a = 0;
        screen.addActorAfter(veil, moment);
    }

    /** The half of the board away from where the game was decided. */
    private Rectangle half() {
        Rectangle board = null;
        for (SceneRegion region : laid.regions()) {
            if (!region.name().equals("board")) continue;
            for (ScenePlace place : region.places()) board = board == null ? new Rectangle(place.box()) : board.merge(place.box());
        }
        if (board == null) return new Rectangle(0, 0, layout.width(), layout.height());
        ScenePlace decided = decision == null ? null : laid.place(decision.places().get(decision.places().size() - 1));
        boolean isAbove = decided != null && decided.box().y + decided.box().height / 2 > board.y + board.height / 2;
        return new Rectangle(board.x, isAbove ? board.y : board.y + board.height / 2, board.width, board.height / 2);
    }

    private void endMoment() {
        moment = null;
        veil.finish();
        if (card != null) card.getColor().a = 1;
        session.refresh();
    }

    @Override
    public void hurry() {
        if (moment != null) moment.end();
    }

    @Override
    public boolean refresh(boolean mayShow) {
        boolean isOver = session.match().outcome().over() || session.turn().resignation() != null;
        boolean isShown = mayShow && isOver && session.turn().waiting() == Waiting.NOBODY && !session.history().isBrowsing();
        if (isShown) awaitRemark();
        EndWords now = isShown ? words() : null;
        if (Objects.equals(now, said)) return false;
        said = now;
        isRaised &= isShown;
        decide();
        make();
        if (card == null) hurry();
        else if (moment != null) card.getColor().a = 0;
        return true;
    }

    private void make() {
        if (card != null) card.remove();
        card = null;
        if (said == null) return;
        if (rooms.panel() != null) card = EndCard.panel(look, said, this::sign, rooms, host::choose);
        else if (isRaised) card = EndCard.sheet(look, said, this::sign, sheetRoom(), host::choose);
        else card = EndCard.strip(look, said, this::sign, rooms.bar(), host::choose);
    }

    /** A loss has no seal: what decided it stands there. */
    private Group sign(float size) {
        boolean isLost = said.result() == EndWords.Result.LOST && decision != null;
        Actor piece = isLost ? decisionView.piece(look, decided(), new Rectangle(0, 0, size, size)) : null;
        if (piece == null) return said.seal(look, size);
        Group sign = Target.group(0, 0, size, size);
        sign.setTouchable(Touchable.disabled);
        sign.addActor(piece);
        return sign;
    }

    private Rectangle sheetRoom() {
        if (layout.shape() == TableLayout.Shape.TALL) return new Rectangle(0, 0, layout.width(), layout.height());
        float width = Math.min(WIDEST, layout.width() - 2 * UiContext.UNIT);
        float x = look.rightToLeft() ? UiContext.UNIT : layout.width() - UiContext.UNIT - width;
        return new Rectangle(x, UiContext.UNIT, width, layout.height());
    }

    /** Reviews the game of the only person at the table for a remark; neither in frames nor at shared tables. */
    private void awaitRemark() {
        if (program.beginsAtOnce() || words.you() == Position.NOBODY || !menu.offersReview()) return;
        review = session.variations().review();
        if (review.isDone() || isAsked && review.isRunning()) return;
        isAsked = true;
        review.run(this::progressed);
    }

    private void progressed() {
        if (card == null || card.getStage() == null) review.stop();
        else if (review.isDone()) session.variations().keepReview();
    }

    private boolean isInFrame() {
        boolean isShared = program.remote() != null && program.remote().isShared();
        return program.beginsAtOnce() && !isShared;
    }

    private EndWords words() {
        EndWords.Result result = result();
        TableWords.Told told = words.now(null);
        Match match = session.match();
        // With people at other devices the same game may follow, and no other.
        offers = new NextGame(match, words.again(), program, match.isRemote() ? Position.NOBODY : match.onlyPerson()).offers(result);
        EndRemark remark = review == null ? null : EndRemark.of(review, words.you(), result);
        boolean isTold = session.turn().resignation() == null && !isOfMany();
        return new EndWords(result, isInFrame() ? "" : match.game().id(), box.colour(), isTold ? title(result) : told.heading(),
            told.sentence(), facts(), remark, buttons());
    }

    /** As the only person at the table sees it; between several somebody wins, or nobody. A resignation among many ends it for all. */
    private EndWords.Result result() {
        Resignation by = session.turn().resignation();
        int seats = session.match().record().seats().size();
        if (by != null && by.seat() == words.you() || by == null && words.isLost()) return EndWords.Result.LOST;
        boolean isDrawn = by == null ? Integer.bitCount(session.match().outcome().winners()) == seats : seats > 2;
        return isDrawn ? EndWords.Result.DRAWN : EndWords.Result.WON;
    }

    private boolean isOfMany() {
        boolean isDraw = result() == EndWords.Result.DRAWN;
        return !isDraw && (words.you() == Position.NOBODY || Integer.bitCount(session.match().outcome().winners()) > 1);
    }

    private String title(EndWords.Result result) {
        return look.texts().say(result.title);
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        int moves = session.match().record().plies();
        int turns = MoveRow.of(session.match(), session.turn().viewer()).size();
        String counted = look.texts().say(turns == moves ? "end.moves" : "end.turns", turns);
        int minutes = program.library() == null ? 0 : program.library().secondsPlayed() / A_MINUTE;
        facts.add(minutes == 0 ? counted : counted + " · " + look.texts().say("end.minutes", minutes));
        int level = wins.level(session.match());
        if (level > 0) facts.add(look.texts().say("end.first", level));
        return facts;
    }

    private List<EndWords.Button> buttons() {
        List<EndWords.Button> buttons = new ArrayList<>();
        for (NextGame.Offer offer : offers) {
            String label = look.texts().say(offer.key());
            String level = look.texts().say("table.level", offer.level());
            String spoken = offer.level() == 0 ? label : look.texts().say("end.against", label, level);
            buttons.add(new EndWords.Button(offer.place(), label, spoken));
        }
        if (menu.offersReview()) {
            String whole = look.texts().say("end.review");
            boolean isShort = rooms.panel() == null;
            buttons.add(new EndWords.Button(ReviewScreen.OPENER, isShort ? look.texts().say("end.review.short") : whole, whole));
        } else {
            String label = look.texts().say("table.lookBack");
            buttons.add(new EndWords.Button(LOOK_BACK, label, label));
        }
        return buttons;
    }

    @Override
    public List<AccessibilityTree.Region> regions() {
        return card == null ? List.of() : List.of(card.region(layout.height()));
    }

    @Override
    public boolean choose(String place) {
        if (card == null) return false;
        switch (place) {
            case LOOK_BACK -> session.history().browse(session.match().record().plies() - 1);
            case EndCard.RAISE -> raise();
            case EndCard.LOWER -> lower();
            case EndCard.REMARK -> openRemark();
            default -> {
                return begin(place);
            }
        }
        return true;
    }

    private void raise() {
        isRaised = true;
        said = null;
    }

    @Override
    public boolean lower() {
        if (!isRaised) return false;
        isRaised = false;
        said = null;
        return true;
    }

    private void openRemark() {
        menu.openReview(said.remark().ply());
    }

    private boolean begin(String place) {
        for (NextGame.Offer offer : offers) {
            if (!offer.place().equals(place)) continue;
            offer.begin().run();
            return true;
        }
        return false;
    }
}
