package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** Equal cells in one frame, of which one is chosen. */
public final class Segments extends Group {
    private static final float PADDING = 6;
    private static final float MARK = 14;
    private static final float GAP = 7;
    private static final float LEAST_WITH_BARS = 56;
    private static final float[] BARS = {5, 8, 11, 13, 16};
    private static final float BAR = 5;
    private static final float BAR_GAP = 2;
    private static final float PALE = 0.22f;

    /**
     * What a cell shows.
     *
     * @param name as the accessibility tree calls it, beginning with {@code control:}
     * @param mark a picture before the words, or null
     * @param bars how many of the five bars above the words are full; 0: there are none
     */
    public record Cell(String name, String words, String mark, int bars) {
        /** Words alone. */
        public Cell(String name, String words) {
            this(name, words, null, 0);
        }
    }

    private final UiContext look;
    private final List<Group> cells = new ArrayList<>();

    /**
     * @param chosen the name of the cell that holds
     * @param tapped told the name of a cell
     */
    public Segments(UiContext look, float width, List<Cell> faces, String chosen, Consumer<String> tapped) {
        this.look = look;
        setTransform(false);
        float each = width / faces.size();
        float height = UiContext.TOUCH;
        for (Cell face : faces) height = Math.max(height, look.snap(heightFor(face, each)));
        setSize(width, height);
        ChoiceFrame.add(this, look, ChoiceFrame.of(this), false);
        for (int i = 0; i < faces.size(); i++) {
            int column = look.rightToLeft() ? faces.size() - 1 - i : i;
            float x = look.snap(column * each);
            boolean isChosen = faces.get(i).name.equals(chosen);
            Group cell = Target.group(x, 0, look.snap((column + 1) * each) - x, height);
            if (isChosen) ChoiceFrame.add(cell, look, new Rectangle(0, 0, cell.getWidth(), height), true);
            fill(cell, faces.get(i), isChosen ? look.theme().goodInk() : look.theme().ink());
            Target.make(cell, faces.get(i).name, tapped);
            addActor(cell);
            cells.add(cell);
        }
    }

    /** In the order of their faces. */
    public List<Group> cells() {
        return cells;
    }

    private static float taken(Cell face) {
        return 2 * PADDING + (face.mark == null ? 0 : MARK + GAP);
    }

    private float heightFor(Cell face, float width) {
        float text = words(face, width).textHeight();
        return face.bars > 0 ? Math.max(LEAST_WITH_BARS, BARS[BARS.length - 1] + text + 2 * UiContext.UNIT) : text + UiContext.UNIT;
    }

    private TextActor words(Cell face, float width) {
        return new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.CENTRE).wrapped(face.words,
            width - taken(face));
    }

    private void fill(Group cell, Cell face, Color ink) {
        TextActor words = words(face, cell.getWidth());
        words.setColor(ink);
        float height = cell.getHeight();
        float left = (cell.getWidth() - taken(face) - words.textWidth()) / 2 + PADDING;
        float before = face.mark == null ? 0 : MARK + GAP;
        float bottom = face.bars == 0 ? 0 : (height - BARS[BARS.length - 1] - 4 - words.textHeight()) / 2;
        words.setBounds(look.rightToLeft() ? left : left + before, bottom, words.textWidth(), face.bars == 0 ? height : words.textHeight());
        cell.addActor(words);
        if (face.bars > 0) addBars(cell, face.bars, words.getTop() + 4, ink);
        if (face.mark == null) return;
        Picture mark = new Picture(look.art().region(face.mark));
        float x = look.rightToLeft() ? cell.getWidth() - left - MARK : left;
        mark.setBounds(look.snap(x), look.snap((height - MARK) / 2), MARK, MARK);
        cell.addActor(mark);
    }

    /** They grow from left to right in every language. */
    private void addBars(Group cell, int full, float y, Color ink) {
        float x = look.snap((cell.getWidth() - BARS.length * (BAR + BAR_GAP) + BAR_GAP) / 2);
        for (int i = 0; i < BARS.length; i++) {
            Picture bar = new Picture(look.art().region("pixel"), new Color(ink.r, ink.g, ink.b, i < full ? 1 : PALE));
            bar.setBounds(x + i * (BAR + BAR_GAP), look.snap(y), BAR, BARS[i]);
            cell.addActor(bar);
        }
    }
}
