package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarStory;
import uniboard.match.Selection;
import uniboard.stage.BoardScene;
import uniboard.stage.Look;
import uniboard.stage.SeatMark;
import uniboard.stage.TableLayout;
import uniboard.stage.Viewpoint;

/** Unitar on the table. */
public final class UnitarScene extends BoardScene {
    private final Look look;
    private final Taps taps;
    private UnitarPlaces places;
    private FieldActor cloth;
    private FieldView field;
    private FramesView frames;
    /** Null in a miniature and on a page of rules, and so are the buttons. */
    private SideView side;
    private ButtonsActor buttons;
    private int viewer = Position.NOBODY;
    private UnitarPosition shown;
    private Selection selection;
    private List<Plate> plates = List.of();
    /** The block that the player has asked to place next, by its symbol, or {@link UnitarBlock#NONE}. */
    private int wanted = UnitarBlock.NONE;
    private Chosen lastChosen = Chosen.NOTHING;
    /** Whether the comparison is looked at once more. */
    private boolean reviewing;
    private Story story;
    /** What else is under way and how it ends. */
    private final Actor clock = new Actor();
    private Runnable underWay;

    public UnitarScene(Look look, Taps taps) {
        this.look = look;
        this.taps = taps;
        setTransform(false);
    }

    @Override
    public Rectangle panel(TableLayout layout) {
        return UnitarPlaces.of(layout, look).panel();
    }

    @Override
    public Rectangle footer(TableLayout layout) {
        return UnitarPlaces.of(layout, look).footer();
    }

    @Override
    public void layout(TableLayout layout, Viewpoint viewpoint) {
        places = UnitarPlaces.of(layout, look);
        FieldGrid grid = FieldGrid.within(places.field());
        StonePainter stones = new StonePainter(look);
        cloth = new FieldActor(look, grid);
        ground().addActor(cloth);
        field = new FieldView(look, grid, stones, this::tapped);
        addActor(field);
        addActor(clock);
        frames = new FramesView(look, stones, places);
        addActor(frames);
        if (places.board() == null) return;
        side = new SideView(look, stones, places.board(), taps);
        buttons = new ButtonsActor(look, places, taps);
        addActor(side);
        addActor(buttons);
    }

    /** @param place of the field, or null for one where nothing is: a story goes on wherever the field is tapped */
    private void tapped(String place) {
        if (story != null) {
            story.hurry();
            taps.rearranged();
        } else if (place != null) {
            taps.tapped(place);
        }
    }

    @Override
    public void seenBy(int seat) {
        viewer = seat;
    }

    @Override
    public String seatMark(int seat) {
        if (shown == null || shown.areColoursHidden()) return SeatMark.of(Position.NOBODY);
        return Signs.mark(shown.colour(seat));
    }

    @Override
    public void show(Position position, int lastMove) {
        finish();
        shown = (UnitarPosition) position.copy();
        selection = null;
        reviewing = shown.phase() == UnitarPhase.OVER && comparisonStep() != null;
        cloth.show(shown.round());
        field.show(shown.board());
        showFrames(shown.board());
        showSide();
    }

    /** The last comparison, as long as nothing has been carried out after it; null if there was none. */
    private UnitarStep comparisonStep() {
        UnitarStep last = shown.lastStep();
        return last == null || last.phase() == UnitarPhase.PLACE ? null : last;
    }

    private void showFrames(UnitarBoard board) {
        FrameEntries entries = new FrameEntries(look.texts(), shown, plates, viewer);
        if (story == null) frames.show(entries, board, shown.toMove(), Chosen.of(selection));
        else frames.tell(entries, board, shown.lastStep().comparison());
    }

    @Override
    public void seats(List<Plate> newPlates) {
        plates = newPlates;
        if (shown != null && story == null) showFrames(field.board());
    }

    private List<ComparisonActor.Who> who() {
        List<String> marks = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) marks.add(seatMark(seat));
        return SideView.seats(shown, plates, marks);
    }

    /** What is chosen; of one who waits for the others, what they have committed themselves to. */
    private Chosen chosen() {
        if (selection != null) return Chosen.of(selection);
        boolean waits = viewer != Position.NOBODY && viewer < shown.committed() && shown.phase() != UnitarPhase.OVER;
        return waits ? Chosen.of(shown.mark(viewer)) : Chosen.NOTHING;
    }

    /** The symbol of the block that is placed next. */
    private int active(Chosen chosen) {
        if (wanted != UnitarBlock.NONE) return wanted;
        return chosen.uni() == null ? UnitarBlock.UNI : UnitarBlock.TAR;
    }

    private void showSide() {
        Chosen chosen = chosen();
        if (shown.phase() == UnitarPhase.PLACE) {
            int seat = viewer == Position.NOBODY ? shown.toMove() : viewer;
            int active = selection == null ? UnitarBlock.NONE : active(chosen);
            if (viewer != Position.NOBODY) field.place(shown.colour(seat), chosen, active);
            if (side != null && shown.knowsColour(viewer, seat)) side.place(shown.colour(seat), chosen, active);
        } else {
            field.intend(shown, chosen);
            if (side != null && reviewing) side.review(comparisonStep(), who());
            else if (side != null) side.intend(chosen);
        }
        if (buttons != null) showButtons(chosen);
    }

    private void showButtons(Chosen chosen) {
        boolean again = comparisonStep() != null && shown.phase() != UnitarPhase.OVER;
        if (reviewing && shown.phase() != UnitarPhase.OVER) {
            buttons.show(false, ButtonsActor.ON, say("back"), true);
        } else if (selection != null) {
            boolean places = shown.phase() == UnitarPhase.PLACE;
            boolean ready = places ? chosen.isPlacement() : chosen.isIntention();
            buttons.show(again, UnitarPlace.COMMIT, look.texts().say("unitar.commit." + (places ? "place" : "intend")), ready);
            buttons.note(say("secret"));
        } else {
            buttons.show(again && !reviewing);
        }
    }

    private String say(String key) {
        return look.texts().say(SceneWords.of(key));
    }

    @Override
    public void animate(Position before, int move, Position after, Runnable settled) {
        UnitarPosition to = (UnitarPosition) after.copy();
        boolean completes = to.committed() == 0 && to.lastStep() != null;
        if (completes && to.lastStep().phase() == UnitarPhase.INTEND) {
            tell(to, move, settled);
            return;
        }
        show(to, move);
        float length = completes ? field.motion().place() : side == null ? 0 : look.motion().slide();
        taps.shifted();
        if (length == 0) {
            settled.run();
            return;
        }
        underWay = () -> {
            show(to, move);
            settled.run();
        };
        clock.addAction(Actions.delay(length, Actions.run(this::finish)));
    }

    private void tell(UnitarPosition to, int move, Runnable settled) {
        finish();
        shown = to;
        selection = null;
        reviewing = false;
        UnitarStep step = to.lastStep();
        cloth.show(step.round());
        field.show(step.before());
        if (side != null) side.compare(step, who());
        boolean waits = side != null && viewer != Position.NOBODY;
        Pace pace = places.frames() == null ? Pace.MINIATURE : Pace.TABLE;
        story = new Story(look, this, field.motion(), step, waits, pace, new Teller(step, () -> {
            story = null;
            show(to, move);
            settled.run();
        }));
        showFrames(step.before());
        showStoryButtons(step);
        taps.shifted();
        story.tell();
    }

    private void showStoryButtons(UnitarStep step) {
        if (buttons == null) return;
        String on = step.comparison().order().isEmpty() ? "goOn" : "carryOut";
        if (story.carriesOut()) buttons.show(false);
        else buttons.show(true, ButtonsActor.ON, say(on), true);
    }

    /** Shows what the story tells. */
    private final class Teller implements Story.Teller {
        private final UnitarStep step;
        private final Runnable settled;

        Teller(UnitarStep step, Runnable settled) {
            this.step = step;
            this.settled = settled;
        }

        @Override
        public void revealed(int marks, boolean agreeing, boolean judged) {
            if (side != null) side.reveal(marks, agreeing, judged);
            field.show(step.before());
            if (!judged) return;
            field.judge(step);
            if (!story.carriesOut()) taps.narrated(outcome(step));
        }

        @Override
        public void begins(UnitarDeed deed) {
            showStoryButtons(step);
            taps.narrated(UnitarStory.deedOf(shown, deed));
        }

        @Override
        public void done(int deeds) {
            UnitarBoard now = step.deeds().get(deeds - 1).after();
            if (side != null) side.done(deeds);
            showFrames(now);
        }

        @Override
        public void ended() {
            settled.run();
        }
    }

    @Override
    public Prompt narration() {
        if (story == null) return null;
        UnitarStep step = shown.lastStep();
        return new Prompt(SceneWords.of("shown", Message.of("unitar.scene.round", Integer.toString(step.round()))), outcome(step));
    }

    /** Who is approved, in the order of execution. */
    private Message outcome(UnitarStep step) {
        List<Message> approved = new ArrayList<>();
        for (int seat : step.comparison().order()) approved.add(SceneWords.seat(shown, seat, who().get(seat).name()));
        if (approved.isEmpty()) return Message.of(step.endsInVain() ? "unitar.told.inVain" : "unitar.told.again");
        return SceneWords.of(approved.size() == 1 ? "approvedOne" : "approvedSeveral", Message.listed(approved));
    }

    @Override
    public void finish() {
        if (story != null) story.end();
        Runnable end = underWay;
        underWay = null;
        clock.clearActions();
        if (end != null) end.run();
    }

    @Override
    public void mark(Selection newSelection) {
        selection = newSelection;
        Chosen chosen = Chosen.of(selection);
        if (!chosen.equals(lastChosen)) wanted = UnitarBlock.NONE;
        lastChosen = chosen;
        showSide();
        showFrames(field.board());
    }

    @Override
    public boolean arrange(String place) {
        if (story != null && place.equals(ButtonsActor.ON)) {
            story.goOn();
        } else if (story != null && place.equals(ButtonsActor.AGAIN)) {
            story.tell();
        } else if (place.equals(ButtonsActor.AGAIN) || place.equals(ButtonsActor.ON)) {
            reviewing = place.equals(ButtonsActor.AGAIN) && comparisonStep() != null;
            showSide();
            if (reviewing) taps.asked(outcome(comparisonStep()));
        } else if (PlacementBoard.PLACES.contains(place)) {
            wanted = PlacementBoard.PLACES.indexOf(place);
            showSide();
        } else if (story != null && BlockPlace.block(place) != UnitarBlock.NONE) {
            story.hurry();
        } else if (selection != null && BlockPlace.block(place) != UnitarBlock.NONE) {
            name(BlockPlace.block(place));
        } else {
            return SideView.rows().contains(place);
        }
        return true;
    }

    /** A tap on a block marks its colour and its symbol. */
    private void name(int block) {
        Chosen chosen = chosen();
        if (chosen.colour() != UnitarBlock.colour(block)) taps.tapped(UnitarPlace.ofColour(UnitarBlock.colour(block)));
        if (chosen.symbol() != UnitarBlock.symbol(block)) taps.tapped(UnitarPlace.ofSymbol(UnitarBlock.symbol(block)));
    }

    @Override
    public Prompt prompt(Selection asked) {
        Chosen chosen = Chosen.of(asked);
        return new UnitarPrompts(shown, chosen).prompt(active(chosen));
    }

    @Override
    public void hint(List<String> hinted) {
        if (hinted.isEmpty()) return;
        field.hint(shown, Chosen.of(hinted));
        if (side != null) side.hint(hinted);
        if (buttons != null) for (String place : hinted) buttons.hint(place);
    }

    @Override
    public List<Area> areas() {
        List<Area> areas = new ArrayList<>();
        if (story != null || reviewing) {
            areas.add(UnitarAreas.comparison());
            areas.add(UnitarAreas.field(field.board()));
        } else if (shown.phase() == UnitarPhase.PLACE) {
            if (selection != null) areas.addAll(UnitarAreas.placing(UnitarBlock.of(shown.colour(shown.toMove()), active(chosen()))));
        } else {
            areas.addAll(UnitarAreas.intention());
            areas.add(UnitarAreas.field(field.board()));
        }
        if (buttons != null && !buttons.places().isEmpty()) areas.add(UnitarAreas.buttons(buttons.places()));
        return areas;
    }

    @Override
    public Message label(String place, Selection asked) {
        switch (place) {
            case ButtonsActor.AGAIN -> {
                return SceneWords.of("again");
            }
            case ButtonsActor.ON -> {
                boolean nothing = story != null && shown.lastStep().comparison().order().isEmpty();
                return SceneWords.of(story == null ? "back" : nothing ? "goOn" : "carryOut");
            }
            case UnitarPlace.COMMIT -> {
                return Message.of("unitar.commit." + (shown.phase() == UnitarPhase.PLACE ? "place" : "intend"));
            }
            default -> {
                if (SideView.rows().contains(place)) return new ComparisonWords(shown.lastStep(), who()).row(SideView.rows().indexOf(place));
                return new UnitarLabels(shown, field.board(), chosen()).label(place, shown.toMove());
            }
        }
    }

    @Override
    public Rectangle bounds(String place) {
        Rectangle box = field.bounds(place);
        if (box == null && side != null) box = side.bounds(place);
        if (box == null && buttons != null) box = buttons.bounds(place);
        if (box == null) throw new IllegalArgumentException(place);
        return box;
    }
}
