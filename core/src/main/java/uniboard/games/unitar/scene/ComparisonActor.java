package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarComparison;
import uniboard.games.unitar.UnitarMove;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The marks of all three side by side: what agrees is tied together, counted, and ticked or crossed. */
final class ComparisonActor extends Group {
    static final Color CHIP = new Color(0xF0EADCFF);
    private static final Color TIE = new Color(0x006B4EFF);
    private static final float ROOM_FOR_NAMES = 430;
    private static final float HEADER = 26;
    private static final float LEAST_ROW_UNDER_HEADER = 46;
    private static final float HIGHEST_ROW = 66;
    private static final float PADDING = 10;
    private static final float RING = 3;
    private static final float TIE_WIDTH = 8;
    private static final int SMALLEST = UiContext.SMALL - 2;
    /** Where the columns begin and the last ends, in parts of the width: who, colour, symbol, action, count, verdict. */
    private static final float[] BROAD = {0, 0.19f, 0.405f, 0.58f, 0.825f, 0.9f, 1};
    private static final float[] NARROW = {0, 0.225f, 0.35f, 0.475f, 0.785f, 0.885f, 1};

    private final UiContext look;
    private final StonePainter stones;
    private final UnitarStep step;
    private final UnitarComparison comparison;
    private final List<Who> seats;
    private final Fill fill;
    private final Group[] rows = new Group[UnitarPosition.SEATS];
    private final Group[] grounds = new Group[UnitarPosition.SEATS];
    private final Group ties = Layer.untouched();
    private final Group verdicts = Layer.untouched();
    private final float[] columns;
    private float top;
    private float row;

    ComparisonActor(UiContext look, StonePainter stones, Rectangle box, UnitarStep step, List<Who> seats) {
        this.look = look;
        this.stones = stones;
        this.step = step;
        comparison = step.comparison();
        this.seats = seats;
        fill = new Fill(look);
        setTransform(false);
        setTouchable(Touchable.disabled);
        columns = box.width >= ROOM_FOR_NAMES ? BROAD : NARROW;
        boolean header = columns == BROAD && (box.height - HEADER - PADDING) / UnitarPosition.SEATS >= LEAST_ROW_UNDER_HEADER;
        row = Math.min(HIGHEST_ROW, (box.height - PADDING - (header ? HEADER : PADDING)) / UnitarPosition.SEATS);
        float height = look.snap(row * UnitarPosition.SEATS + PADDING + (header ? HEADER : PADDING));
        setBounds(box.x, box.y + box.height - height, box.width, height);
        top = height - (header ? HEADER : PADDING);
        Panel paper = new Panel(look);
        paper.setSize(getWidth(), getHeight());
        addActor(paper);
        if (header) addHeader();
        for (int seat = 0; seat < rows.length; seat++) {
            grounds[seat] = Layer.untouched();
            addActor(grounds[seat]);
        }
        addActor(ties);
        addTies();
        for (int seat = 0; seat < rows.length; seat++) {
            rows[seat] = Layer.untouched();
            addActor(rows[seat]);
            fillRow(seat);
        }
        addActor(verdicts);
        for (int seat = 0; seat < rows.length; seat++) addVerdict(seat);
    }

    private void addHeader() {
        List<UnitarCategory> categories = UnitarCategory.ALL;
        for (int i = 0; i < categories.size(); i++) addCaption(i + 1, i + 2, look.texts().say(SceneWords.category(categories.get(i))));
        addCaption(4, 6, look.texts().say(SceneWords.of("agrees")));
    }

    private void addCaption(int from, int to, String words) {
        TextActor caption = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(),
            TextActor.Place.CENTRE).line(words);
        place(this, caption, left(from), top, left(to) - left(from), HEADER);
    }

    private float left(int column) {
        return PADDING + columns[column] * (getWidth() - 2 * PADDING);
    }

    private float bottom(int seat) {
        return top - (seat + 1) * row;
    }

    private void place(Group parent, Actor actor, float x, float y, float width, float height) {
        float at = look.rightToLeft() ? getWidth() - x - width : x;
        actor.setBounds(look.snap(at), look.snap(y), width, height);
        parent.addActor(actor);
    }

    private void fillRow(int seat) {
        Who who = seats.get(seat);
        float y = bottom(seat);
        float mark = 16;
        place(rows[seat], new Picture(look.art().region(who.mark())), left(0), y + (row - mark) / 2, mark, mark);
        float room = left(1) - left(0) - mark - 8;
        List<String> all = new ArrayList<>();
        for (Who each : seats) all.add(each.name());
        TextActor name = new TextActor(look, TextStyle.SANS_BOLD, sizeFor(all, room), look.theme().ink(), TextActor.Place.START);
        name.line(who.name());
        if (name.textWidth() > room) name.wrapped(who.name(), room);
        place(rows[seat], name, left(0) + mark + 5, y, Math.max(room, name.textWidth()), row);
        int intention = comparison.marks().get(seat);
        int block = UnitarMove.block(intention);
        addChip(seat, UnitarCategory.COLOUR, StoneActor.ofColour(stones, UnitarBlock.colour(block)),
            look.texts().say(UnitarWords.colour(UnitarBlock.colour(block))));
        addChip(seat, UnitarCategory.SYMBOL, StoneActor.ofSymbol(stones, UnitarBlock.symbol(block)),
            look.texts().say(UnitarWords.symbol(UnitarBlock.symbol(block))));
        addAction(seat, UnitarMove.action(intention));
    }

    /** The largest size in which each of some words fits, or the smallest that can be read. */
    private int sizeFor(List<String> all, float room) {
        for (int size : new int[] {UiContext.STRONG, UiContext.BODY, UiContext.SMALL}) {
            if (fit(all, size, room)) return size;
        }
        return SMALLEST;
    }

    private boolean fit(List<String> all, int size, float room) {
        for (String words : all) if (width(words, size) > room) return false;
        return true;
    }

    private float width(String words, int size) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.START).line(words);
        float width = text.textWidth();
        text.line("");
        return width;
    }

    private Rectangle chip(int seat, UnitarCategory category) {
        float height = Math.min(48, row - 6);
        float x = left(category.ordinal() + 1) + 3;
        return new Rectangle(x, bottom(seat) + (row - height) / 2, left(category.ordinal() + 2) - x - 3, height);
    }

    private boolean agrees(int seat, UnitarCategory category) {
        return !comparison.partners(seat, category).isEmpty();
    }

    private Group addGround(int seat, UnitarCategory category) {
        Rectangle box = chip(seat, category);
        PatchPicture plain = new PatchPicture(look.art().patch("panel"), CHIP.cpy().mul(look.theme().dim()));
        place(grounds[seat], plain, box.x, box.y, box.width, box.height);
        if (look.theme().outline() != null) {
            place(grounds[seat], new PatchPicture(look.art().patch("outline"), Color.BLACK), box.x, box.y, box.width, box.height);
        }
        if (agrees(seat, category)) {
            PatchPicture agreed = new PatchPicture(look.art().patch("agree"), look.theme().dim(), RING, RING, RING, RING);
            place(ties, agreed, box.x, box.y, box.width, box.height);
        }
        Group inner = Layer.untouched();
        place(rows[seat], inner, box.x, box.y, box.width, box.height);
        return inner;
    }

    private void addChip(int seat, UnitarCategory category, Actor picture, String words) {
        Group chip = addGround(seat, category);
        float side = Math.min(34, chip.getHeight() - 8);
        TextActor name = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, ChoiceCell.INK, TextActor.Place.START).line(words);
        boolean named = side + 6 + name.textWidth() <= chip.getWidth() - 6;
        float width = named ? side + 6 + name.textWidth() : side;
        float x = (chip.getWidth() - width) / 2;
        put(chip, picture, x, side, side);
        if (named) put(chip, name, x + side + 6, name.textWidth(), name.textHeight());
        else name.line("");
    }

    private void put(Group chip, Actor actor, float x, float width, float height) {
        float at = look.rightToLeft() ? chip.getWidth() - x - width : x;
        actor.setBounds(look.snap(at), look.snap((chip.getHeight() - height) / 2), width, height);
        chip.addActor(actor);
    }

    private void addAction(int seat, UnitarAction action) {
        Group chip = addGround(seat, UnitarCategory.ACTION);
        float sign = Math.min(24, chip.getHeight() - 10);
        put(chip, Signs.sign(look, action, ChoiceCell.INK), 5, sign, sign);
        float x = sign + 8;
        float room = chip.getWidth() - x - 4;
        TextActor name = actionName(action, room);
        Picture words = Signs.words(look, action, ChoiceCell.SOFT_INK, Math.min(18, chip.getHeight() * 0.42f));
        if (words.getWidth() > room) words.setSize(room, words.getHeight() * room / words.getWidth());
        float height = name.textHeight() + words.getHeight();
        boolean both = height <= chip.getHeight();
        put(chip, name, x, name.textWidth(), name.textHeight());
        if (!both) return;
        float low = (chip.getHeight() - height) / 2;
        name.setY(look.snap(low + words.getHeight()));
        put(chip, words, x, words.getWidth(), words.getHeight());
        words.setY(look.snap(low));
    }

    /** In full where all that are marked fit so, else in short; all in one size. */
    private TextActor actionName(UnitarAction action, float room) {
        List<String> whole = new ArrayList<>();
        List<String> brief = new ArrayList<>();
        for (int mark : comparison.marks()) {
            whole.add(look.texts().say(UnitarWords.action(UnitarMove.action(mark))));
            brief.add(look.texts().say(SceneWords.brief(UnitarMove.action(mark))));
        }
        boolean fits = fit(whole, UiContext.BODY, room);
        int size = fits ? UiContext.BODY : Math.min(UiContext.BODY, sizeFor(brief, room));
        String words = look.texts().say(fits ? UnitarWords.action(action) : SceneWords.brief(action));
        return new TextActor(look, TextStyle.SANS_BOLD, size, ChoiceCell.INK, TextActor.Place.START).line(words);
    }

    private void addTies() {
        for (UnitarCategory category : UnitarCategory.ALL) {
            for (int seat = 0; seat < rows.length; seat++) {
                for (int other : comparison.partners(seat, category)) if (other > seat) addTie(seat, other, category);
            }
        }
    }

    /** A bar from chip to chip; past a chip that doesn't agree it runs at the side. */
    private void addTie(int seat, int other, UnitarCategory category) {
        boolean beside = other - seat > 1;
        if (beside && agrees(seat + 1, category) && comparison.partners(seat + 1, category).contains(seat)) return;
        Rectangle upper = chip(seat, category);
        Rectangle lower = chip(other, category);
        float x = beside ? upper.x - TIE_WIDTH / 2 : upper.x + (upper.width - TIE_WIDTH) / 2;
        float bottom = lower.y + lower.height / 2;
        place(ties, new Tie(), x, bottom, TIE_WIDTH, upper.y + upper.height / 2 - bottom);
    }

    private void addVerdict(int seat) {
        float y = bottom(seat);
        TextActor count = new TextActor(look, TextStyle.SANS_BOLD, row < 50 ? UiContext.STRONG : UiContext.TITLE, look.theme().ink(),
            TextActor.Place.CENTRE, Direction.LEFT_TO_RIGHT);
        count.line(Integer.toString(comparison.agreements(seat)));
        TextActor of = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().softInk(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        of.line("/" + UnitarCategory.ALL.size());
        float width = count.textWidth() + of.textWidth();
        // Numbers run from left to right in every language.
        float x = (left(4) + left(5) - width) / 2;
        place(verdicts, look.rightToLeft() ? of : count, x, y, look.rightToLeft() ? of.textWidth() : count.textWidth(), row);
        place(verdicts, look.rightToLeft() ? count : of, x + width - (look.rightToLeft() ? count : of).textWidth(), y,
            (look.rightToLeft() ? count : of).textWidth(), row);
        float side = Math.min(32, left(6) - left(5));
        Picture verdict = new Picture(look.art().region(comparison.isApproved(seat) ? "approved" : "rejected"));
        place(verdicts, verdict, left(6) - side, y + (row - side) / 2, side, side);
        int order = comparison.order().indexOf(seat);
        if (order < 0 || comparison.order().size() < 2) return;
        float disc = 19;
        place(verdicts, new Picture(look.art().region("order")), left(6) - disc + 6, y + (row + side) / 2 - disc + 7, disc, disc);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.SMALL, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line(Integer.toString(order + 1));
        place(verdicts, number, left(6) - disc + 6, y + (row + side) / 2 - disc + 7, disc, disc);
    }

    /**
     * How much of it is seen.
     *
     * @param marks    rows from the first on
     * @param agreeing whether what agrees is tied together
     */
    void reveal(int marks, boolean agreeing) {
        for (int seat = 0; seat < rows.length; seat++) {
            rows[seat].setVisible(seat < marks);
            grounds[seat].setVisible(seat < marks);
        }
        ties.setVisible(agreeing);
        verdicts.setVisible(false);
    }

    /** All of it, the agreements counted, and ticked or crossed. */
    void judge() {
        reveal(rows.length, true);
        verdicts.setVisible(true);
    }

    /** The rows, to be read. */
    SceneRegion region() {
        SceneRegion region = new SceneRegion("comparison", Kind.LIST, SceneWords.of("area.comparison"));
        ComparisonWords words = new ComparisonWords(step, seats);
        for (int seat = 0; seat < rows.length; seat++) {
            Rectangle box = new Rectangle(getX() + 4, getY() + bottom(seat), getWidth() - 8, row);
            region.addAct("mark:" + (seat + 1), box, verdicts.isVisible() ? words.row(seat) : words.mark(seat), () -> { });
        }
        return region;
    }

    /** A bar that ties two chips together. */
    private final class Tie extends Actor {
        @Override
        public void draw(Batch batch, float parentAlpha) {
            fill.rectangle(batch, getX(), getY(), getWidth(), getHeight(), Fill.bits(TIE, parentAlpha));
        }
    }
}
