package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.Message;
import uniboard.games.unlur.UnlurNotation;
import uniboard.match.Match;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.TextStyle;

/** A colour's aim: its figure on a small board, with its name. */
final class GoalActor extends Panel {
    /** Whose aim it is, as words and as a finished game. */
    enum Goal {
        LINE("unlur.goal.line", "unlur.goal.line.how", "1o2/1o3/2o3/2o4/2o3/2o2/1o2 play 1 2"),
        Y("unlur.goal.y", "unlur.goal.y.how", "2x1/2x2/3x2/2xxx2/1x2x1/x3x/4 play 2 1");

        private final String name;
        private final String how;
        private final String position;

        Goal(String name, String how, String position) {
            this.name = name;
            this.how = how;
            this.position = position;
        }
    }

    private static final float PADDING = UiContext.UNIT;
    private static final float RING = 3;
    /** From here on the words stand below the figure. */
    private static final float UPRIGHT = 130;

    private final UiContext look;
    private final PatchPicture ring;

    GoalActor(UiContext look, Goal goal, Rectangle box) {
        super(look);
        this.look = look;
        setBounds(box.x, box.y, box.width, box.height);
        ring = new PatchPicture(look.art().patch("ring"), look.theme().good(), RING, RING, RING, RING);
        ring.setSize(box.width, box.height);
        addActor(ring);
        setOwn(false);
        boolean upright = box.height >= UPRIGHT;
        float words = upright ? box.width - 2 * PADDING : box.width * 0.5f - PADDING;
        TextActor name = text(goal.name, TextStyle.SANS_BOLD, words, upright);
        TextActor how = text(goal.how, TextStyle.SANS, words, upright);
        float textHeight = name.textHeight() + how.textHeight();
        float room = upright ? box.height - textHeight - 2.5f * PADDING : box.height - 2 * PADDING;
        float width = Math.min(upright ? words : box.width - words - 2.5f * PADDING, HexGrid.widthOf(room));
        float height = Math.min(room, width * HexGrid.ROW);
        float left = upright ? (box.width - width) / 2 : PADDING + (box.width - words - 2.5f * PADDING - width) / 2;
        addFigure(goal, look.rightToLeft() ? box.width - left - width : left,
            upright ? box.height - PADDING - height : (box.height - height) / 2, width, height);
        float textX = upright ? PADDING : box.width - PADDING - words;
        float textTop = upright ? PADDING + textHeight : (box.height + textHeight) / 2;
        place(name, textX, textTop - name.textHeight(), words);
        place(how, textX, textTop - textHeight, words);
    }

    private TextActor text(String key, TextStyle style, float width, boolean centred) {
        TextActor.Place place = centred ? TextActor.Place.CENTRE : TextActor.Place.START;
        return new TextActor(look, style, UiContext.SMALL, look.theme().ink(), place).wrapped(look.texts().say(Message.of(key)), width);
    }

    private void place(TextActor text, float x, float y, float width) {
        text.setBounds(look.snap(look.rightToLeft() ? getWidth() - x - width : x), look.snap(y), width, text.textHeight());
        addActor(text);
    }

    private void addFigure(Goal goal, float x, float y, float width, float height) {
        MiniBoard figure = new MiniBoard(look, UnlurScene::new, width, height, 1, Settings.OFF);
        figure.show(UnlurNotation.INSTANCE.position(goal.position), Match.NO_MOVE);
        figure.setPosition(look.snap(x), look.snap(y));
        addActor(figure);
    }

    /** Whether it is the aim of the person at the table. */
    void setOwn(boolean own) {
        ring.setVisible(own);
    }
}
