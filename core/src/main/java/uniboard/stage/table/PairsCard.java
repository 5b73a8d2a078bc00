package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.TextStyle;

/** One of several games side by side: its small board, and beside it who plays and how far they are. */
final class PairsCard extends Panel {
    static final float PADDING = 10;
    private static final float GAP = 12;
    private static final float MARK = 14;
    /** For shadows at the edges of boards. */
    private static final float MARGIN = 5;
    private static final float LINE = 28;

    private final UiContext look;
    private final MiniBoard board;
    private final Group words;
    private final float room;
    private final float size;
    private final List<String> marks = new ArrayList<>();
    private PairsView.Board shown;

    /** @param side of the board */
    PairsCard(UiContext look, GamePresentation box, PairsView.Board view, float width, float height, float side, float textSize) {
        super(look);
        this.look = look;
        size = textSize;
        setSize(width, height);
        board = MiniBoard.miniature(look, box.scene(), side, side, MARGIN);
        board.setPosition(look.snap(look.mirrored(PADDING, side, width)), look.snap((height - side) / 2));
        addActor(board);
        room = width - side - 2 * PADDING - GAP;
        words = new Group();
        words.setTransform(false);
        words.setBounds(look.snap(look.mirrored(PADDING + side + GAP, room, width)), 0, room, height);
        addActor(words);
        for (int seat = 0; seat < view.players().size(); seat++) marks.add(box.colours().mark(view.position(), seat));
        show(view);
    }

    /** Shows the game as it is by now. */
    void show(PairsView.Board view) {
        boolean isMoved = shown == null || !shown.isAt(view);
        boolean isSaid = shown == null || !shown.told().equals(view.told()) || !shown.players().equals(view.players())
            || !shown.times().equals(view.times());
        shown = view;
        if (isMoved) board.show(view.position(), view.lastMove());
        if (isSaid) lay();
    }

    PairsView.Board shown() {
        return shown;
    }

    /** The seat that begins sits below, as at its board. */
    private void lay() {
        words.clearChildren();
        int last = shown.players().size() - 1;
        float y = getHeight() - 2 * PADDING;
        for (int seat = last; seat > 0; seat--) y = player(seat, y) - PADDING / 2;
        float bottom = 2 * PADDING + player(0, -1);
        TextActor told = text(TextStyle.SANS, look.theme().softInk()).block(look.texts().say(shown.told()), room);
        told.setPosition(0, look.snap(Math.max(bottom, (y + bottom - told.getHeight()) / 2)));
        words.addActor(told);
    }

    /**
     * @param top where the line ends above; below 0: at the card's foot
     * @return where it ends below; at the foot, how high it is
     */
    private float player(int seat, float top) {
        Message name = shown.players().get(seat);
        Message time = shown.times().isEmpty() ? null : shown.times().get(seat);
        TextActor left = time == null ? null : text(TextStyle.SANS, look.theme().ink()).line(look.texts().say(time));
        float taken = left == null ? 0 : left.textWidth() + GAP / 2;
        TextActor text = text(TextStyle.SANS_BOLD, look.theme().ink()).block(look.texts().say(name), room - MARK - GAP / 2 - taken);
        float height = Math.max(LINE * size / UiContext.BODY / 2, text.getHeight());
        float y = top < 0 ? 2 * PADDING : top - height;
        text.setPosition(look.mirrored(MARK + GAP / 2, text.getWidth(), room), look.snap(y + (height - text.getHeight()) / 2));
        words.addActor(text);
        if (left != null) {
            left.setBounds(look.mirrored(room - left.textWidth(), left.textWidth(), room), y, left.textWidth(), height);
            words.addActor(left);
        }
        Picture mark = new Picture(look.art().region(marks.get(seat)), Color.WHITE);
        mark.setBounds(look.snap(look.mirrored(0, MARK, room)), look.snap(y + (height - MARK) / 2), MARK, MARK);
        words.addActor(mark);
        return top < 0 ? height : y;
    }

    private TextActor text(TextStyle style, Color ink) {
        return new TextActor(look, style, size, ink, TextActor.Place.START);
    }
}
