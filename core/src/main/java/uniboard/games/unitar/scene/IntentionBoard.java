package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarMove;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The wooden board on which an intention is marked: a colour, a symbol, an action. */
final class IntentionBoard extends Group {
    private static final float LARGEST_SIGN = 46;
    /** From here on an action's sign stands above its name. */
    private static final float ROOM_FOR_SIGN = 84;
    private static final float SIGN = 30;
    private static final float SMALL_SIGN = 16;
    private static final float SIGN_BESIDE_NAME = 28;
    private static final float LEAST_MARGIN = 6;
    private static final float WORDS = 20;
    private static final float SMALL_WORDS = 16;

    private final UiContext look;
    private final SceneHost host;
    /** By category. */
    private final List<List<Mark>> marks = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

    /** By action, what it would do with the block named; empty while none is. */
    private final List<UnitarExecution> foreseen = new ArrayList<>();

    private record Mark(ChoiceCell cell, Message name) {
    }

    IntentionBoard(UiContext look, StonePainter stones, Rectangle box, SceneHost host) {
        this.look = look;
        this.host = host;
        setTransform(false);
        setBounds(box.x, box.y, box.width, box.height);
        addActor(new WoodActor(look, new Rectangle(0, 0, box.width, box.height)));
        BoardGrid grid = BoardGrid.of(look, box.width, box.height);
        for (int i = 0; i < grid.numbers().length; i++) addNumber(i + 1, grid.numbers()[i]);
        List<Named> colours = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            colours.add(new Named(UnitarPlace.ofColour(colour), StoneActor.ofColour(stones, colour), UnitarWords.colour(colour)));
        }
        addNamed(UnitarCategory.COLOUR, colours, grid.colours());
        List<Named> symbols = new ArrayList<>();
        for (int symbol = 0; symbol < UnitarBlock.SYMBOLS; symbol++) {
            symbols.add(new Named(UnitarPlace.ofSymbol(symbol), StoneActor.ofSymbol(stones, symbol), UnitarWords.symbol(symbol)));
        }
        addNamed(UnitarCategory.SYMBOL, symbols, grid.symbols());
        for (UnitarAction action : UnitarAction.ALL) addAction(action, grid.actions()[action.ordinal()]);
    }

    private void addNumber(int number, Rectangle box) {
        TextActor text = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, ChoiceCell.SOFT_INK, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        text.line(Integer.toString(number));
        text.setBounds(box.x, box.y, box.width, box.height);
        addActor(text);
    }

    private ChoiceCell cell(UnitarCategory category, String place, Rectangle box, Message name) {
        ChoiceCell cell = new ChoiceCell(look, place, box, host::tapped);
        marks.get(category.ordinal()).add(new Mark(cell, name));
        addActor(cell);
        return cell;
    }

    private record Named(String place, Actor picture, Message name) {
    }

    /** Pictures, and beside them their names where there is room for all. */
    private void addNamed(UnitarCategory category, List<Named> row, Rectangle[] boxes) {
        float side = Math.min(LARGEST_SIGN, boxes[0].height - 12);
        int size = sizeOfNames(row, boxes[0].width - side - 2 * UiContext.UNIT);
        if (size == 0) {
            size = sizeOfNames(row, boxes[0].width - SIGN_BESIDE_NAME - UiContext.UNIT - LEAST_MARGIN);
            if (size > 0) side = SIGN_BESIDE_NAME;
        }
        for (int i = 0; i < row.size(); i++) addNamed(category, row.get(i), boxes[i], side, size);
    }

    /** How large all names fit; 0: not at all. */
    private int sizeOfNames(List<Named> row, float room) {
        int size = 0;
        for (int larger : new int[] {UiContext.SMALL, UiContext.BODY, UiContext.STRONG}) {
            boolean fit = true;
            for (Named each : row) fit &= fits(look.texts().say(each.name()), room, larger);
            if (fit) size = larger;
        }
        return size;
    }

    private boolean fits(String text, float width, int size) {
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, size, ChoiceCell.INK, TextActor.Place.CENTRE).line(text);
        boolean fits = words.textWidth() <= width;
        words.line("");
        return fits;
    }

    /** @param size of the name; 0: none */
    private void addNamed(UnitarCategory category, Named named, Rectangle box, float side, int size) {
        ChoiceCell cell = cell(category, named.place(), box, named.name());
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, Math.max(size, UiContext.SMALL), ChoiceCell.INK, TextActor.Place.CENTRE);
        words.line(size == 0 ? "" : look.texts().say(named.name()));
        float width = size == 0 ? side : side + UiContext.UNIT + words.textWidth();
        float left = (box.width - width) / 2;
        boolean mirrored = look.rightToLeft();
        named.picture().setBounds(look.snap(mirrored ? box.width - left - side : left), look.snap((box.height - side) / 2), side, side);
        words.setBounds(mirrored ? left : left + side + UiContext.UNIT, 0, words.textWidth(), box.height);
        cell.put(named.picture());
        cell.put(words);
    }

    /** The words as large as they fit, or null if they don't. */
    private TextActor fitting(String text, float width, int largest) {
        for (int size : new int[] {UiContext.STRONG, UiContext.BODY, UiContext.SMALL}) {
            if (size > largest) continue;
            TextActor words = new TextActor(look, TextStyle.SANS_BOLD, size, ChoiceCell.INK, TextActor.Place.CENTRE).line(text);
            if (words.textWidth() <= width) return words;
            words.line("");
        }
        return null;
    }

    private void addAction(UnitarAction action, Rectangle box) {
        ChoiceCell cell = cell(UnitarCategory.ACTION, UnitarPlace.ofAction(action), box, UnitarWords.action(action));
        boolean high = box.height >= ROOM_FOR_SIGN;
        float sign = high ? Math.min(SIGN, box.height * 0.3f) : SMALL_SIGN;
        float room = box.width - 8 - (high ? 0 : sign + 4);
        TextActor name = name(action, room, high ? UiContext.BODY : UiContext.SMALL);
        Picture words = Signs.words(look, action, ChoiceCell.SOFT_INK, high ? WORDS : SMALL_WORDS);
        if (words.getWidth() > box.width - 4) words.setSize(box.width - 4, words.getHeight() * (box.width - 4) / words.getWidth());
        float first = high ? sign + 4 + name.textHeight() : Math.max(sign, name.textHeight());
        float gap = high ? 4 : 1;
        float top = (box.height + first + gap + words.getHeight()) / 2;
        Picture picture = Signs.sign(look, action, ChoiceCell.INK);
        if (high) {
            picture.setBounds(look.snap((box.width - sign) / 2), look.snap(top - sign), sign, sign);
            name.setBounds(0, top - first, box.width, name.textHeight());
        } else {
            float left = (box.width - sign - 4 - name.textWidth()) / 2;
            boolean mirrored = look.rightToLeft();
            picture.setBounds(look.snap(mirrored ? box.width - left - sign : left), look.snap(top - (first + sign) / 2), sign, sign);
            name.setBounds(mirrored ? left : left + sign + 4, top - first, name.textWidth(), first);
        }
        words.setPosition(look.snap((box.width - words.getWidth()) / 2), look.snap(top - first - gap - words.getHeight()));
        cell.put(picture);
        cell.put(name);
        cell.put(words);
    }

    /** The action's name, or a shorter one where that doesn't fit. */
    private TextActor name(UnitarAction action, float width, int size) {
        TextActor name = fitsWhole(action, width) ? fitting(look.texts().say(UnitarWords.action(action)), width, size) : null;
        if (name != null) return name;
        String brief = look.texts().say(SceneWords.brief(action));
        name = fitting(brief, width, size);
        return name != null ? name
            : new TextActor(look, TextStyle.SANS_BOLD, UiContext.SMALL - 2, ChoiceCell.INK, TextActor.Place.CENTRE).line(brief);
    }

    /** The two rotations are called alike: both in full or neither. */
    private boolean fitsWhole(UnitarAction action, float width) {
        for (UnitarAction turn : List.of(UnitarAction.CLOCKWISE, UnitarAction.ANTICLOCKWISE)) {
            TextActor name = action.isTurn() ? fitting(look.texts().say(UnitarWords.action(turn)), width, UiContext.SMALL) : null;
            if (action.isTurn() && name == null) return false;
            if (name != null) name.line("");
        }
        return true;
    }

    /** @param marked the places marked */
    void show(Collection<String> marked) {
        for (List<Mark> row : marks) for (Mark mark : row) mark.cell().show(marked.contains(mark.cell().getName()));
        foreseen.clear();
    }

    /** What each action would do with a block, and what that would bring the seat to decide. */
    void foresee(UnitarPosition position, int block) {
        for (UnitarAction action : UnitarAction.ALL) {
            UnitarExecution execution = position.preview(UnitarMove.intention(block, action));
            foreseen.add(execution);
            int gain = execution.gain(position.colour(position.toMove()));
            ChoiceCell cell = marks.get(UnitarCategory.ACTION.ordinal()).get(action.ordinal()).cell();
            if (!execution.isDone()) cell.addVoid();
            else if (gain != 0) cell.addGain(gain);
        }
    }

    void hint(Collection<String> places) {
        for (List<Mark> row : marks) for (Mark mark : row) if (places.contains(mark.cell().getName())) mark.cell().hint();
    }

    /** The three categories. */
    List<SceneRegion> regions() {
        return List.of(region("colours", UnitarCategory.COLOUR), region("symbols", UnitarCategory.SYMBOL),
            region("marks", UnitarCategory.ACTION));
    }

    private SceneRegion region(String name, UnitarCategory category) {
        SceneRegion region = new SceneRegion(name, Kind.LIST, SceneWords.category(category));
        for (Mark mark : marks.get(category.ordinal())) {
            region.addStep(mark.cell().getName(), mark.cell().bounds(), mark.cell().label(label(category, mark)));
        }
        return region;
    }

    private Message label(UnitarCategory category, Mark mark) {
        if (category != UnitarCategory.ACTION || foreseen.isEmpty()) return mark.name();
        UnitarExecution execution = foreseen.get(marks.get(category.ordinal()).indexOf(mark));
        return SceneWords.of("wouldDo", mark.name(), UnitarStory.execution(execution));
    }
}
