package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.match.PositionAnalysis;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Beside an analysed board: how far the search has come, and the best moves with what they are worth. */
final class AnalysisPanel extends Group {
    static final String STOP = "control:stop";
    static final String GO_ON = "control:goOn";
    /** Of a move: followed by its place in the list. */
    static final String MOVE = "analysis:";
    /** Of a move whose line is played out: followed by its place in the list. */
    static final String LINE = "playOut:";

    private static final float HEAD = 48;
    private static final float ROW = 48;
    private static final float GAP = 4;
    private static final float RANK = 28;
    private static final float PADDING = 10;
    private static final float NOTE = 13;
    /** A panel so wide has room for a button's word. */
    private static final float ROOMY = 420;
    /** Of the edge of a marked row. */
    private static final float MARKED = 2;

    private final UiContext look;
    private final Consumer<String> chosen;
    private final List<Group> rows = new ArrayList<>();
    /** That play out the lines which have one. */
    private final List<ControlButton> lines = new ArrayList<>();
    private List<Row> told = List.of();
    private ControlButton control;
    /** Below 0 if none is. */
    private int marked;

    /**
     * A row of the list.
     *
     * @param move   in a few words
     * @param goesOn what is expected after it; may be empty
     * @param chance to win, as players are told it
     * @param spoken all of that
     */
    record Row(String move, String goesOn, String chance, String spoken) {
    }

    /**
     * What stands above the list.
     *
     * @param whose chances are listed; or empty, for a notice that takes its place
     * @param told  how far the search has come
     */
    record Head(String whose, String told) {
        static final Head NOTHING = new Head("", "");
    }

    AnalysisPanel(UiContext look, float width, float height, Consumer<String> chosen) {
        this.look = look;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(width, height);
    }

    static float height() {
        return HEAD + PositionAnalysis.BEST * (ROW + GAP);
    }

    /**
     * Tells how it stands now.
     *
     * @param command {@link #STOP}, {@link #GO_ON}, or null where there is nothing to stop
     * @param newMarked the number of the row whose move alone is marked on the board; below 0 if all of them are
     */
    void show(Head head, String command, List<Row> newTold, int newMarked) {
        marked = newMarked;
        clearChildren();
        rows.clear();
        lines.clear();
        told = newTold;
        float y = getHeight() - HEAD;
        float room = getWidth();
        control = null;
        if (command != null) {
            boolean isStop = command.equals(STOP);
            String word = look.texts().say(isStop ? "review.stop" : "review.goOn");
            ControlButton.Word seen = getWidth() < ROOMY ? ControlButton.Word.UNSEEN : ControlButton.Word.BESIDE;
            control = new ControlButton(look, command, isStop ? "icon-pause" : "icon-play", word, seen, chosen);
            room -= control.getWidth() + UiContext.UNIT;
            look.lay(this, control, getWidth() - control.getWidth(), y + (HEAD - control.getHeight()) / 2, control.getWidth(),
                control.getHeight());
        }
        addHead(head, y, room);
        for (int i = 0; i < told.size(); i++) {
            y -= ROW + GAP;
            addRow(i, told.get(i), y, i == marked ? MARKED : 0);
        }
    }

    private void addHead(Head head, float y, float room) {
        TextActor whose = title(head.whose, UiContext.BODY, room);
        TextActor told = new TextActor(look, TextStyle.SANS, NOTE, look.theme().ink(), TextActor.Place.START).wrapped(head.told, room);
        if (whose.textHeight() + told.textHeight() > HEAD) {
            whose.line("");
            whose = title(head.whose, NOTE, room);
        }
        float upper = head.whose.isEmpty() ? 0 : whose.textHeight();
        float bottom = y + (HEAD - upper - told.textHeight()) / 2;
        look.lay(this, whose, 0, bottom + told.textHeight(), room, upper);
        look.lay(this, told, 0, bottom, room, told.textHeight());
    }

    private TextActor title(String words, float size, float room) {
        return new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.START).wrapped(words, room);
    }

    private void addRow(int rank, Row line, float y, float edge) {
        Group row = Target.group(0, 0, getWidth(), ROW);
        Color ink = look.theme().ink();
        if (edge > 0) addGround(row, ink, 0);
        addGround(row, look.theme().panel(), edge);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.CENTRE)
            .line(Integer.toString(rank + 1));
        look.lay(row, number, PADDING / 2, 0, RANK, ROW);
        TextActor chance = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.END, Direction.LEFT_TO_RIGHT)
            .line(line.chance);
        float end = line.goesOn.isEmpty() ? 0 : UiContext.TOUCH;
        look.lay(row, chance, getWidth() - end - PADDING - chance.textWidth(), 0, chance.textWidth(), ROW);
        float start = PADDING / 2 + RANK;
        float room = getWidth() - end - start - 2 * PADDING - chance.textWidth();
        TextActor move = move(line.move, UiContext.BODY, room);
        if (move.textHeight() > ROW - GAP) {
            move.line("");
            move = move(line.move, UiContext.SMALL, room);
        }
        boolean hasRoom = !line.goesOn.isEmpty() && move.textHeight() < ROW / 2;
        TextActor note = new TextActor(look, TextStyle.SANS, NOTE, look.theme().softInk(), TextActor.Place.START)
            .line(hasRoom ? line.goesOn : "");
        float inner = move.textHeight() + (hasRoom ? note.textHeight() : 0);
        float bottom = (ROW - inner) / 2;
        look.lay(row, move, start, bottom + inner - move.textHeight(), room, move.textHeight());
        if (note.textWidth() <= room) look.lay(row, note, start, bottom, room, note.textHeight());
        Target.make(row, MOVE + rank, chosen);
        look.lay(this, row, 0, y, getWidth(), ROW);
        rows.add(row);
        if (end == 0) return;
        String word = look.texts().say("analysis.playOut", Integer.toString(rank + 1));
        ControlButton playing = new ControlButton(look, LINE + rank, "icon-play", word, ControlButton.Word.UNSEEN, chosen);
        look.lay(this, playing, getWidth() - end, y + (ROW - end) / 2, end, end);
        lines.add(playing);
    }

    private TextActor move(String words, float size, float room) {
        return new TextActor(look, TextStyle.SANS, size, look.theme().ink(), TextActor.Place.START).wrapped(words, room);
    }

    private AccessibilityTree.State state(int rank) {
        return rank == marked ? AccessibilityTree.State.ON : AccessibilityTree.State.PLAIN;
    }

    private void addGround(Group row, Color tint, float edge) {
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), tint);
        ground.setBounds(edge, edge, getWidth() - 2 * edge, ROW - 2 * edge);
        row.addActor(ground);
    }

    List<AccessibilityTree.Region> regions(float screenHeight) {
        List<AccessibilityTree.Place> moves = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            moves.add(Target.place(rows.get(i), screenHeight, told.get(i).spoken, state(i), i));
        }
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        String best = look.texts().say("analysis.best");
        if (!moves.isEmpty()) regions.add(new AccessibilityTree.Region("best", AccessibilityTree.Region.Kind.LIST, best, moves));
        String title = look.texts().say("analysis.title");
        if (!lines.isEmpty()) regions.add(ControlButton.region("lines", best, lines, screenHeight));
        if (control != null) regions.add(ControlButton.region("search", title, List.of(control), screenHeight));
        return regions;
    }
}
