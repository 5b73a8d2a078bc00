package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaMove;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.BoardScene;
import uniboard.stage.Look;
import uniboard.stage.PatchPicture;
import uniboard.stage.Picture;
import uniboard.stage.SeatPlate;
import uniboard.stage.TableLayout;
import uniboard.stage.TextActor;
import uniboard.stage.Viewpoint;
import uniboard.text.TextStyle;

/** Onitama on the table. */
public final class OnitamaScene extends BoardScene {
    private static final int STUDENTS = 4;
    private static final float LIFT = 8;
    private static final Color GLOW_TINT = new Color(0x00B583FF);
    private static final float GLOW = 0.75f;
    /** Of a square's side, between its edge and the glow. */
    private static final float GLOW_MARGIN = 0.03f;
    private static final float WELL_SPREAD = 5;
    private static final float WELL_STRENGTH = 0.6f;

    private final Look look;
    private final Taps taps;
    private final FigureActor[] figures = new FigureActor[OnitamaSquare.COUNT];
    private final List<CardActor> cards = new ArrayList<>();
    private final Group glowLayer = new Group();
    private final Group figureLayer = new Group();
    private final Group cardLayer = new Group();
    private Viewpoint viewpoint;
    private OnitamaPlaces places;
    private BoardActor board;
    private SeatPlate nearPlate;
    private SeatPlate farPlate;
    private TextActor sideNote;
    /** Whether the cards bear their names. */
    private boolean hasTitles;
    private OnitamaPosition shown;
    private MoveAnimation animation;

    public OnitamaScene(Look look, Taps taps) {
        this.look = look;
        this.taps = taps;
        setTransform(false);
        glowLayer.setTransform(false);
        glowLayer.setTouchable(Touchable.disabled);
        figureLayer.setTransform(false);
        figureLayer.setTouchable(Touchable.disabled);
        cardLayer.setTransform(false);
        cardLayer.setTouchable(Touchable.childrenOnly);
    }

    @Override
    public void layout(TableLayout layout, Viewpoint from) {
        viewpoint = from;
        places = OnitamaPlaces.of(layout, look);
        board = new BoardActor(look, places.board().width, viewpoint.nearSeat(), taps);
        board.setPosition(places.board().x, places.board().y);
        ground().addActor(board);
        hasTitles = layout.shape() != TableLayout.Shape.MINIATURE;
        if (places.hands().length > 0) addWell();
        if (places.nearPlate() != null) nearPlate = addPlate(SeatPlate.Form.LINE, viewpoint.nearSeat(), places.nearPlate());
        boolean tall = layout.shape() == TableLayout.Shape.TALL;
        if (places.farPlate() != null) farPlate = addPlate(tall ? SeatPlate.Form.SLOT : SeatPlate.Form.LINE, 1 - viewpoint.nearSeat(), places.farPlate());
        if (places.sideNote() != null && places.sideNote().width >= 100) addSideNote();
        addActor(glowLayer);
        addActor(figureLayer);
        addActor(cardLayer);
    }

    private void addWell() {
        Rectangle side = places.hands()[OnitamaPlaces.SIDE];
        for (String part : List.of("well", "well-edge")) {
            Color shade = part.equals("well") ? look.theme().shade().cpy() : look.theme().line().cpy();
            shade.a = WELL_STRENGTH;
            PatchPicture well = new PatchPicture(look.art().patch(part), shade, WELL_SPREAD, WELL_SPREAD, WELL_SPREAD, WELL_SPREAD);
            well.setBounds(side.x, side.y, side.width, side.height);
            ground().addActor(well);
        }
    }

    private SeatPlate addPlate(SeatPlate.Form form, int seat, Rectangle box) {
        SeatPlate plate = new SeatPlate(look, form, seat == OnitamaPosition.BLUE ? "mark-blue" : "mark-red");
        plate.setBounds(box.x, box.y, box.width, box.height);
        ground().addActor(plate);
        return plate;
    }

    private void addSideNote() {
        Rectangle box = places.sideNote();
        sideNote = new TextActor(look, TextStyle.SANS, Look.SMALL, look.theme().softInk(), TextActor.Place.START);
        sideNote.wrapped(look.texts().say("table.sideCard"), box.width);
        sideNote.setBounds(box.x, box.y, box.width, box.height);
        ground().addActor(sideNote);
    }

    @Override
    public void show(Position position, int lastMove) {
        finish();
        shown = (OnitamaPosition) position.copy();
        figureLayer.clearChildren();
        for (int at = OnitamaSquare.COUNT - 1; at >= 0; at--) {
            figures[at] = null;
            int owner = shown.owner(at);
            if (owner != Position.NOBODY) figures[at] = addFigure(owner, shown.isMaster(at), at);
        }
        showCards();
        markLastMove(lastMove);
    }

    private FigureActor addFigure(int seat, boolean isMaster, int at) {
        FigureActor figure = new FigureActor(look, seat, isMaster);
        figure.standOn(figureBox(at));
        figureLayer.addActor(figure);
        return figure;
    }

    private void showCards() {
        cardLayer.clearChildren();
        cards.clear();
        for (int slot = 0; slot < places.hands().length; slot++) {
            OnitamaCard card = cardAt(shown, slot);
            Rectangle box = places.hands()[slot];
            CardActor actor = new CardActor(look, card, box.width, box.height);
            if (hasTitles) actor.addTitle();
            actor.setPosition(box.x, box.y);
            actor.turnPrint(slot / 2 * 2 == OnitamaPlaces.FAR ? 180 : 0);
            actor.addListener(new ClickListener() {
                @Override
                public void clicked(InputEvent event, float x, float y) {
                    taps.tapped(actor.getName());
                }
            });
            cards.add(actor);
            cardLayer.addActor(actor);
        }
    }

    /** @param slot as {@link OnitamaPlaces#hands()} counts */
    private OnitamaCard cardAt(OnitamaPosition position, int slot) {
        if (slot == OnitamaPlaces.SIDE) return position.sideCard();
        int near = viewpoint.nearSeat();
        return slot < OnitamaPlaces.FAR ? position.hand(near, slot) : position.hand(1 - near, slot - OnitamaPlaces.FAR);
    }

    private void markLastMove(int lastMove) {
        board.clearMarks();
        glowLayer.clearChildren();
        boolean moved = lastMove != NO_MOVE;
        if (moved && !OnitamaMove.isPass(lastMove)) {
            board.mark("last-from", OnitamaMove.from(lastMove));
            board.mark(isWon() ? "win-square" : "last-to", OnitamaMove.to(lastMove));
            if (isWon()) glow("glow", OnitamaMove.to(lastMove));
        }
        for (CardActor card : cards) card.setJustUsed(moved && card.card().ordinal() == OnitamaMove.card(lastMove));
    }

    @Override
    public void animate(Position before, int move, Position after, Runnable settled) {
        show(before, NO_MOVE);
        mark(null);
        OnitamaPosition from = (OnitamaPosition) before;
        Position copy = after.copy();
        animation = new MoveAnimation(look, () -> {
            animation = null;
            show(copy, move);
            settled.run();
        });
        if (!OnitamaMove.isPass(move)) {
            FigureActor figure = figures[OnitamaMove.from(move)];
            animation.figure(figure, figure.placeOn(figureBox(OnitamaMove.to(move))), figures[OnitamaMove.to(move)]);
        }
        if (!cards.isEmpty()) tradeCards(from, move);
        animation.start(this);
    }

    private void tradeCards(OnitamaPosition from, int move) {
        int owner = from.mover();
        int slot = (owner == viewpoint.nearSeat() ? OnitamaPlaces.NEAR : OnitamaPlaces.FAR) + from.slotInHand(owner, OnitamaMove.card(move));
        animation.trade(cards.get(slot), cards.get(OnitamaPlaces.SIDE), owner == viewpoint.nearSeat() ? 0 : 180);
    }

    @Override
    public void finish() {
        if (animation != null) animation.finish();
    }

    @Override
    public void mark(Selection selection) {
        if (selection == null) {
            liftCards(List.of());
            return;
        }
        liftCards(selection.chosen().stream().map(Step::place).toList());
        for (Candidate candidate : selection.candidates()) {
            int at = OnitamaSquare.named(candidate.place());
            if (at < 0) continue;
            if (candidate.role() == Candidate.Role.CHOSEN) board.mark("chosen", at);
            if (candidate.role() != Candidate.Role.TARGET) continue;
            glow(isCapture(candidate) ? "glow-take" : "glow", at);
            Picture mark = new Picture(look.art().region(isCapture(candidate) ? "may-take" : "may-go"));
            Rectangle box = figureBox(at);
            mark.setBounds(box.x, box.y, box.width, box.height);
            glowLayer.addActor(mark);
        }
    }

    /** A light on the square that breathes once, then rests. */
    private void glow(String picture, int at) {
        Picture glow = new Picture(look.art().region(picture), GLOW_TINT);
        Rectangle box = figureBox(at);
        float margin = box.width * GLOW_MARGIN;
        glow.setBounds(box.x + margin, box.y + margin, box.width - 2 * margin, box.height - 2 * margin);
        glowLayer.addActor(glow);
        glow.getColor().a = GLOW;
        float beat = look.motion().beat();
        if (beat == 0) return;
        glow.addAction(Actions.sequence(Actions.alpha(1, beat / 2, Interpolation.sine), Actions.alpha(GLOW, beat / 2, Interpolation.sine)));
    }

    private boolean isWon() {
        return Integer.bitCount(shown.outcome().winners()) == 1;
    }

    private boolean isCapture(Candidate candidate) {
        int at = OnitamaSquare.named(candidate.place());
        return candidate.role() == Candidate.Role.TARGET && at >= 0 && shown.owner(at) != Position.NOBODY;
    }

    private void liftCards(List<String> chosen) {
        for (int slot = 0; slot < cards.size(); slot++) {
            CardActor card = cards.get(slot);
            boolean lifted = chosen.contains(card.getName());
            Rectangle box = places.hands()[slot];
            float towardsBoard = slot < OnitamaPlaces.FAR ? LIFT : -LIFT;
            card.setPosition(box.x, box.y + (lifted ? towardsBoard : 0));
            card.setLifted(lifted);
        }
    }

    @Override
    public void seats(List<Plate> plates) {
        if (nearPlate != null) nearPlate.show(plates.get(viewpoint.nearSeat()), takenBy(viewpoint.nearSeat()));
        if (farPlate != null) farPlate.show(plates.get(1 - viewpoint.nearSeat()), takenBy(1 - viewpoint.nearSeat()));
    }

    private List<String> takenBy(int seat) {
        int enemy = 1 - seat;
        int master = shown.master(enemy) == 0 ? 0 : 1;
        int students = Integer.bitCount(shown.pieces(enemy)) - master;
        List<String> taken = new ArrayList<>();
        for (int i = students; i < STUDENTS; i++) taken.add("taken-" + FigureActor.picture(enemy, false));
        if (master == 0) taken.add("taken-" + FigureActor.picture(enemy, true));
        return taken;
    }

    @Override
    public Prompt prompt(Selection selection) {
        if (OnitamaMove.isPass(selection.matching().get(0).move())) return new Prompt(null, Message.of("table.giveCard"));
        int piece = -1;
        Message card = null;
        for (Step step : selection.chosen()) {
            int at = OnitamaSquare.named(step.place());
            if (at < 0) card = step.label();
            else if (piece < 0) piece = at;
        }
        if (piece < 0) return new Prompt(card, Message.of(card == null ? "table.chooseCard" : "table.choosePiece"));
        Message name = Message.of(shown.isMaster(piece) ? "onitama.master" : "onitama.student");
        String square = OnitamaSquare.name(piece);
        String alone = shown.isMaster(piece) ? "onitama.chosenMaster" : "onitama.chosenStudent";
        Message heading = card == null ? Message.of(alone, square) : Message.of("onitama.chosen", card, name, square);
        boolean targetChosen = selection.chosen().size() == 2 && card == null;
        if (targetChosen) return new Prompt(heading, Message.of("table.chooseCardForTarget"));
        Message where = Message.of("table.chooseTarget");
        boolean captures = selection.candidates().stream().anyMatch(this::isCapture);
        return new Prompt(heading, captures ? Message.of("table.twoSentences", where, Message.of("table.cornersCapture")) : where);
    }

    @Override
    public void hint(List<String> hinted) {
        for (CardActor card : cards) card.setHinted(hinted.contains(card.getName()));
        for (String place : hinted) {
            int at = OnitamaSquare.named(place);
            if (at >= 0) board.mark("hint", at);
        }
    }

    @Override
    public List<Area> areas() {
        return new OnitamaAreas(viewpoint, cards.stream().map(CardActor::card).toList()).all();
    }

    @Override
    public Message label(String place, Selection selection) {
        return new OnitamaLabels(shown, viewpoint, selection).label(place);
    }

    @Override
    public Rectangle bounds(String place) {
        int at = OnitamaSquare.named(place);
        if (at >= 0) return figureBox(at);
        for (CardActor card : cards) {
            if (card.getName().equals(place)) return new Rectangle(card.getX(), card.getY(), card.getWidth(), card.getHeight());
        }
        throw new IllegalArgumentException(place);
    }

    /** A square's box in this group's coordinates. */
    private Rectangle figureBox(int at) {
        Rectangle box = board.box(at);
        return new Rectangle(box.x + board.getX(), box.y + board.getY(), box.width, box.height);
    }
}
