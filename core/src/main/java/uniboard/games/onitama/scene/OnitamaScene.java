package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaMove;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.games.onitama.OnitamaSide;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.games.onitama.OnitamaWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.DragGesture;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatPlate;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.TextStyle;

/** Onitama on the table. */
public final class OnitamaScene extends BoardScene<OnitamaPosition> {
    private static final int STUDENTS = 4;
    private static final float LIFT = 8;
    /** Under the mouse, in CSS pixels. */
    private static final float RAISE = 4;
    /** Where a finger holds a figure, in parts of its height from its foot. */
    private static final float GRIP = 0.35f;
    /** Long enough for a frame to be drawn, in seconds. */
    private static final float FRAME = 0.05f;
    private static final float WELL_SPREAD = 5;
    /** Around a card, in parts of its width. */
    private static final float CARD_GLOW = 0.45f;
    private static final float WELL_STRENGTH = 0.6f;

    private final UiContext look;
    private final SceneHost host;
    private final Viewpoint viewpoint;
    private final OnitamaPlaces places;
    private final BoardActor board;
    /** Null where there is no room for it. */
    private final SeatPlate nearPlate;
    private final SeatPlate farPlate;
    /** Whether the cards bear their names. */
    private final boolean hasTitles;
    private final boolean isTall;
    /** Who gets the card beside the board; null where there is no room for it. */
    private final TextActor sideNote;
    private final FigureActor[] figures = new FigureActor[OnitamaSquare.COUNT];
    private final List<CardActor> cards = new ArrayList<>();
    private final TargetGlow glow;
    private final Group figureLayer = Layer.untouched();
    private final Group cardLayer = new Layer(Touchable.childrenOnly);
    private SceneState<OnitamaPosition> shown;
    /** Off the board, under a finger; or null. */
    private FigureActor dragged;
    private int draggedFrom;
    /** Where a figure that has just been let go lies. */
    private Rectangle letGo;
    /** Lifted under the mouse; or null. */
    private Actor raised;

    public OnitamaScene(SceneRoom room) {
        this(room, OnitamaPlaces.of(room.layout(), room.look()));
    }

    private OnitamaScene(SceneRoom room, OnitamaPlaces places) {
        super(room);
        this.places = places;
        look = room.look();
        host = room.host();
        viewpoint = room.viewpoint();
        TableLayout layout = room.layout();
        Group ground = room.ground();
        board = new BoardActor(look, places.board().width, viewpoint.nearSeat(), new Hand());
        board.setPosition(places.board().x, places.board().y);
        ground.addActor(board);
        hasTitles = layout.shape() != TableLayout.Shape.MINIATURE;
        if (places.hands().length > OnitamaPlaces.SIDE) addWell(ground);
        isTall = OnitamaPlaces.isTall(layout);
        nearPlate = plate(viewpoint.nearSeat(), places.nearPlate(), ground);
        farPlate = plate(1 - viewpoint.nearSeat(), places.farPlate(), ground);
        sideNote = places.sideNote() != null && (isTall || places.sideNote().width >= 100) ? addSideNote(ground) : null;
        glow = new TargetGlow(look);
        addActor(glow);
        addActor(figureLayer);
        addActor(cardLayer);
    }

    /** With the near hand alone, large. */
    static OnitamaScene closeUp(SceneRoom room) {
        return new OnitamaScene(room, OnitamaPlaces.closeUp(room.layout(), room.look()));
    }

    private void addWell(Group ground) {
        Rectangle side = places.hands()[OnitamaPlaces.SIDE];
        for (String part : List.of("well", "well-edge")) {
            Color shade = part.equals("well") ? look.theme().shade().cpy() : look.theme().line().cpy();
            shade.a = look.theme().outline() == null ? WELL_STRENGTH : part.equals("well") ? 0 : 1;
            PatchPicture well = new PatchPicture(look.art().patch(part), shade, WELL_SPREAD, WELL_SPREAD, WELL_SPREAD, WELL_SPREAD);
            well.setBounds(side.x, side.y, side.width, side.height);
            ground.addActor(well);
        }
    }

    private SeatPlate plate(int seat, Rectangle box, Group ground) {
        if (box == null) return null;
        String mark = seat == OnitamaSide.BLUE ? "mark-blue" : "mark-red";
        boolean isRow = isTall && places.nearPlate() != null;
        SeatPlate plate = isRow ? new RowPlate(look, mark)
            : new SeatPlate(look, isTall ? SeatPlate.Form.SLOT : SeatPlate.Form.LINE, mark);
        plate.setBounds(box.x, box.y, box.width, box.height);
        ground.addActor(plate);
        return plate;
    }

    private TextActor addSideNote(Group ground) {
        Rectangle box = places.sideNote();
        TextActor note = new TextActor(look, isTall ? TextStyle.SANS_BOLD : TextStyle.SANS, UiContext.SMALL, look.theme().softInk(),
            isTall ? TextActor.Place.CENTRE : TextActor.Place.START);
        note.setBounds(box.x, box.y, box.width, box.height);
        ground.addActor(note);
        return note;
    }

    /** What is done to the pieces on the board. */
    private final class Hand implements DragGesture.Hand {
        @Override
        public void tapped(String place) {
            host.tapped(place);
        }

        @Override
        public boolean lifted(String place) {
            Candidate candidate = candidate(place);
            if (candidate == null || candidate.role() == Candidate.Role.TARGET) return false;
            if (candidate.role() != Candidate.Role.CHOSEN) host.tapped(place);
            draggedFrom = OnitamaSquare.named(place);
            dragged = figures[draggedFrom];
            dragged.toFront();
            return true;
        }

        @Override
        public void dragged(float x, float y) {
            dragged.setPosition(x - dragged.getWidth() / 2, y - dragged.getHeight() * GRIP);
            // What acts is drawn: the picture changes also when nothing else moves.
            figureLayer.addAction(Actions.delay(FRAME));
        }

        @Override
        public void dropped(float x, float y) {
            int at = board.at(x - board.getX(), y - board.getY());
            Candidate target = at < 0 ? null : candidate(OnitamaSquare.name(at));
            letGo = new Rectangle(dragged.getX(), dragged.getY(), dragged.getWidth(), dragged.getHeight());
            dragged.standOn(square(draggedFrom));
            dragged = null;
            // Back on its own square it stays chosen; beside the board nothing has been done.
            if (at >= 0 && at != draggedFrom) host.tapped(OnitamaSquare.name(at));
            letGo = null;
            if (target == null) host.rearranged();
        }

        @Override
        public void returned() {
            dragged.standOn(square(draggedFrom));
            dragged = null;
        }
    }

    private Candidate candidate(String place) {
        return shown.selection() == null ? null : shown.selection().candidate(place);
    }

    @Override
    public void pointed(String place) {
        if (raised != null) raised.moveBy(0, -RAISE);
        raised = null;
        Candidate candidate = place == null ? null : candidate(place);
        if (candidate == null || candidate.role() == Candidate.Role.TARGET || candidate.role() == Candidate.Role.CHOSEN) return;
        int at = OnitamaSquare.named(place);
        if (at >= 0) raised = figures[at];
        for (CardActor card : cards) if (card.getName().equals(place)) raised = card;
        if (raised != null) raised.moveBy(0, RAISE);
    }

    @Override
    protected void display(SceneState<OnitamaPosition> state) {
        shown = state;
        raised = null;
        layPieces();
        layCards();
        if (sideNote != null) sideNote.wrapped(whoGetsSideCard(state.position()), places.sideNote().width);
        board.clearMarks();
        board.name(!state.hinted().isEmpty());
        glow.clearChildren();
        if (state.hasLastMove()) markLastMove(state.lastMove());
        if (state.selection() != null) markChoice(state.selection());
        for (String place : state.hinted()) if (OnitamaSquare.named(place) >= 0) board.mark("hint", OnitamaSquare.named(place));
        showPlate(nearPlate, viewpoint.nearSeat());
        showPlate(farPlate, 1 - viewpoint.nearSeat());
    }

    private String whoGetsSideCard(OnitamaPosition position) {
        boolean isOver = position.outcome().over();
        boolean isNear = position.mover() == viewpoint.nearSeat();
        // It lies in the near row, whichever player gets it.
        if (isTall) return isOver || !isNear ? "" : look.texts().say("onitama.sideCard.next");
        if (isOver) return look.texts().say("onitama.sideCard.nobodys");
        if (viewpoint.you() == Position.NOBODY) return look.texts().say("onitama.sideCard.of", OnitamaWords.seat(position.mover()));
        return look.texts().say(isNear ? "onitama.sideCard" : "onitama.sideCard.theirs");
    }

    private void layPieces() {
        figureLayer.clearChildren();
        for (int at = OnitamaSquare.COUNT - 1; at >= 0; at--) {
            int owner = shown.position().owner(at);
            figures[at] = owner == Position.NOBODY ? null : new FigureActor(look, owner, shown.position().isMaster(at));
            if (figures[at] == null) continue;
            figures[at].standOn(square(at));
            figureLayer.addActor(figures[at]);
        }
    }

    private void layCards() {
        cardLayer.clearChildren();
        cards.clear();
        for (int slot = 0; slot < places.hands().length; slot++) {
            OnitamaCard card = cardAt(slot);
            Rectangle box = places.hands()[slot];
            CardActor actor = new CardActor(look, card, box.width, box.height);
            if (hasTitles) actor.addTitle();
            boolean isChosen = isChosen(card);
            float towardsBoard = slot < OnitamaPlaces.FAR ? LIFT : -LIFT;
            actor.setPosition(box.x, box.y + (isChosen ? towardsBoard : 0));
            actor.turnPrint(isTurned(slot) ? 180 : 0);
            actor.setLifted(isChosen);
            actor.setHinted(shown.hinted().contains(card.id()));
            actor.setJustUsed(shown.hasLastMove() && card.ordinal() == OnitamaMove.card(shown.lastMove()));
            Target.make(actor, card.id(), host::tapped);
            cards.add(actor);
            cardLayer.addActor(actor);
        }
    }

    /** A card faces its owner; the one beside the board, the player who gets it next. */
    private boolean isTurned(int slot) {
        return slot == OnitamaPlaces.SIDE ? shown.position().mover() != viewpoint.nearSeat() : slot >= OnitamaPlaces.FAR;
    }

    /** @param slot as {@link OnitamaPlaces#hands()} counts */
    private OnitamaCard cardAt(int slot) {
        if (slot == OnitamaPlaces.SIDE) return shown.position().sideCard();
        int near = viewpoint.nearSeat();
        return slot < OnitamaPlaces.FAR ? shown.position().hand(near, slot) : shown.position().hand(1 - near, slot - OnitamaPlaces.FAR);
    }

    private boolean isChosen(OnitamaCard card) {
        if (shown.selection() == null) return false;
        for (Step step : shown.selection().chosen()) if (step.place().equals(card.id())) return true;
        return false;
    }

    private void markLastMove(int move) {
        if (OnitamaMove.isPass(move)) return;
        int winners = shown.position().outcome().winners();
        boolean hasLost = viewpoint.you() != Position.NOBODY && (winners >>> viewpoint.you() & 1) == 0;
        board.mark("last-from", OnitamaMove.from(move));
        board.mark(Integer.bitCount(winners) == 1 && !hasLost ? "win-square" : "last-to", OnitamaMove.to(move));
    }

    /** Whether piece and square are chosen, and both cards lead there. */
    private boolean isTargetChosen() {
        Selection selection = shown.selection();
        if (selection == null || selection.chosen().size() != 2) return false;
        for (Step step : selection.chosen()) if (OnitamaSquare.named(step.place()) < 0) return false;
        return true;
    }

    private static boolean isPieceOffered(Candidate candidate) {
        return candidate.role() == Candidate.Role.MAY_CHOOSE || candidate.role() == Candidate.Role.MAY_REPLACE;
    }

    private void markChoice(Selection selection) {
        List<Step> chosen = selection.chosen();
        boolean isCardAlone = chosen.size() == 1 && OnitamaSquare.named(chosen.get(0).place()) < 0;
        boolean isCardAwaited = isTargetChosen();
        for (Candidate candidate : selection.candidates()) {
            int at = OnitamaSquare.named(candidate.place());
            if (at < 0 && isCardAwaited) lightCard(candidate.place());
            if (at < 0) continue;
            if (candidate.role() == Candidate.Role.CHOSEN) board.mark("chosen", at);
            if (isCardAlone && isPieceOffered(candidate)) glow.light(square(at));
            if (OnitamaPrompts.isCapture(shown.position(), candidate)) glow.capture(square(at));
            else if (candidate.role() == Candidate.Role.TARGET) glow.target(square(at));
        }
    }

    /** A card that may be chosen next glows as pieces do: a ring has what is chosen. */
    private void lightCard(String id) {
        for (CardActor card : cards) {
            float spread = card.getWidth() * CARD_GLOW;
            Rectangle around = new Rectangle(card.getX() - spread, card.getY() - spread, card.getWidth() + 2 * spread,
                card.getHeight() + 2 * spread);
            if (card.getName().equals(id)) glow.light(around);
        }
    }

    private void showPlate(SeatPlate plate, int seat) {
        if (plate != null) plate.show(shown.plates().get(seat), takenBy(seat));
    }

    private List<String> takenBy(int seat) {
        int enemy = 1 - seat;
        int master = shown.position().master(enemy) == 0 ? 0 : 1;
        int students = Integer.bitCount(shown.position().pieces(enemy)) - master;
        List<String> taken = new ArrayList<>();
        for (int i = students; i < STUDENTS; i++) taken.add("taken-" + FigureActor.picture(enemy, false));
        if (master == 0) taken.add("taken-" + FigureActor.picture(enemy, true));
        return taken;
    }

    @Override
    protected SceneMotion motion(SceneState<OnitamaPosition> from, SceneState<OnitamaPosition> to) {
        display(from);
        int move = to.lastMove();
        OnitamaMotion motion = new OnitamaMotion(look, this);
        if (!OnitamaMove.isPass(move)) {
            FigureActor figure = figures[OnitamaMove.from(move)];
            if (letGo != null) figure.setPosition(letGo.x, letGo.y);
            motion.figure(figure, figure.placeOn(square(OnitamaMove.to(move))), figures[OnitamaMove.to(move)]);
        }
        if (cards.size() <= OnitamaPlaces.SIDE) return motion;
        int owner = from.position().mover();
        boolean near = owner == viewpoint.nearSeat();
        int slot = (near ? OnitamaPlaces.NEAR : OnitamaPlaces.FAR) + from.position().slotInHand(owner, OnitamaMove.card(move));
        motion.trade(cards.get(slot), cards.get(OnitamaPlaces.SIDE));
        return motion;
    }

    @Override
    public SceneOutline outline() {
        OnitamaLabels labels = new OnitamaLabels(shown.position(), viewpoint, shown.selection());
        SceneRegion hand = new SceneRegion("hand", Kind.LIST, labels.hand());
        SceneRegion squares = new SceneRegion("board", Kind.GRID, Message.of("onitama.area.board"));
        SceneRegion others = new SceneRegion("others", Kind.LIST, Message.of("onitama.area.others"));
        for (int slot : new int[] {OnitamaPlaces.NEAR, OnitamaPlaces.NEAR + 1}) addCard(slot, hand, labels);
        for (int slot : new int[] {OnitamaPlaces.SIDE, OnitamaPlaces.FAR, OnitamaPlaces.FAR + 1}) addCard(slot, others, labels);
        boolean turned = viewpoint.nearSeat() == OnitamaSide.RED;
        int last = OnitamaSquare.SIZE - 1;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                int at = OnitamaSquare.of(turned ? last - column : column, turned ? row : last - row);
                squares.addCell(OnitamaSquare.name(at), row, column, square(at), labels.square(at));
            }
        }
        return new SceneOutline(List.of(hand, squares, others), prompt(), null);
    }

    private Prompt prompt() {
        return shown.selection() == null ? null : new OnitamaPrompts(shown.position(), shown.selection(), shown.hinted()).next();
    }

    private void addCard(int slot, SceneRegion region, OnitamaLabels labels) {
        if (slot >= cards.size()) return;
        CardActor card = cards.get(slot);
        region.addStep(card.getName(), new Rectangle(card.getX(), card.getY(), card.getWidth(), card.getHeight()),
            labels.card(card.card()));
    }

    /** A square's box in this group's coordinates. */
    private Rectangle square(int at) {
        Rectangle box = board.box(at);
        return new Rectangle(box.x + board.getX(), box.y + board.getY(), box.width, box.height);
    }
}
