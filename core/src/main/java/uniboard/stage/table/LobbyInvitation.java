package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.QrPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** How friends come to a table: its address as a code to scan, and buttons that hand it on. */
final class LobbyInvitation extends Group {
    /** Where it stands. */
    enum Shape {
        /** On a panel of its own, one part below the other. */
        PANEL,
        /** On a panel too low for that: the words beside the code. */
        LOW_PANEL,
        /** In a column with other things: words and buttons beside the code. */
        COLUMN
    }

    private static final float LARGEST = 248;
    private static final float LARGEST_ON_WALL = 360;
    private static final float LARGEST_IN_LOW = 112;
    private static final float LARGEST_SIGNS = 56;
    private static final float LARGEST_SIGNS_IN_LOW = 28;
    /** Of a column's width, for the code. */
    private static final float SHARE = 0.425f;
    /** A smaller one no camera would read. */
    private static final float SMALLEST = 96;
    private static final float GAP = 12;
    private static final float LOW_GAP = 8;
    private static final float LARGE_BUTTON = 52;

    private final UiContext look;
    private final Shape shape;
    private final float padding;
    private final float gap;
    private final float inner;
    private final TextActor words;
    private final QrPicture code;
    /** Null where nothing is typed. */
    private final LobbyCode typed;
    private final Group content;
    private final List<LobbyView.Button> ways;
    private final List<Group> buttons = new ArrayList<>();

    /**
     * @param most of the height, in CSS pixels
     * @param ways the buttons; on a panel the first is what most people want
     */
    LobbyInvitation(UiContext look, float width, float most, Shape shape, LobbyView.Invite invite, List<LobbyView.Button> ways) {
        this.look = look;
        this.shape = shape;
        this.ways = ways;
        padding = shape == Shape.PANEL ? 2 * UiContext.UNIT : shape == Shape.LOW_PANEL ? GAP : 0;
        gap = shape == Shape.LOW_PANEL ? LOW_GAP : GAP;
        inner = width - 2 * padding;
        setTransform(false);
        words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(),
            shape == Shape.PANEL ? TextActor.Place.CENTRE : TextActor.Place.START);
        code = new QrPicture(look, invite.address());
        float largest = shape == Shape.LOW_PANEL ? LARGEST_SIGNS_IN_LOW : LARGEST_SIGNS;
        typed = invite.typed() == null ? null : new LobbyCode(look, inner, invite.typed(), largest);
        content = Target.group(padding, padding, inner, 0);
        String told = look.texts().say(invite.words());
        if (shape == Shape.PANEL) layBelow(told, most - 2 * padding);
        else layBeside(told, most - 2 * padding);
        setSize(width, content.getHeight() + 2 * padding);
        addActor(content);
    }

    private void layBelow(String told, float most) {
        words.wrapped(told, inner);
        float rest = words.textHeight() + gap + heightOf(inner) + typedHeight();
        float side = side(Math.min(typed == null ? LARGEST : LARGEST_ON_WALL, Math.min(inner, most - rest - gap)));
        content.setHeight(look.snap(rest + (side > 0 ? side + gap : 0)));
        float y = content.getHeight();
        if (side > 0) {
            y -= side;
            look.lay(content, code, look.snap((inner - side) / 2), y, side, side);
            y -= gap;
        }
        y = addTyped(y);
        look.lay(content, words, 0, y - words.textHeight(), inner, words.textHeight());
        addButtons(0, inner, y - words.textHeight() - gap);
    }

    private void layBeside(String told, float most) {
        boolean isColumn = shape == Shape.COLUMN;
        float below = typedHeight() + (isColumn ? 0 : heightOf(inner) + gap);
        float side = side(Math.min(isColumn ? Math.min(LARGEST, inner * SHARE) : LARGEST_IN_LOW, most - below));
        float start = side > 0 ? side + GAP : 0;
        float room = inner - start;
        words.wrapped(told, room);
        float beside = words.textHeight() + (isColumn && !ways.isEmpty() ? gap + heightOf(room) : 0);
        float upper = Math.max(side, beside);
        content.setHeight(look.snap(upper + below));
        float top = content.getHeight();
        if (side > 0) look.lay(content, code, 0, top - (upper + side) / 2, side, side);
        float y = top - (upper - beside) / 2 - words.textHeight();
        look.lay(content, words, start, y, room, words.textHeight());
        if (isColumn) addButtons(start, room, y - gap);
        float end = addTyped(top - upper - gap);
        if (!isColumn) addButtons(0, inner, end);
    }

    private float typedHeight() {
        return typed == null ? 0 : typed.getHeight() + gap;
    }

    /** @return where the next part begins */
    private float addTyped(float top) {
        if (typed == null) return top;
        look.lay(content, typed, 0, top - typed.getHeight(), inner, typed.getHeight());
        return top - typedHeight();
    }

    /** 0: there is no room for a code. */
    private float side(float most) {
        return most < SMALLEST ? 0 : code.fitting(most);
    }

    private float heightOf(int button, float width) {
        return LobbyButton.heightFor(look, ways.get(button), width,
            button == 0 && shape == Shape.PANEL ? LARGE_BUTTON : UiContext.TOUCH);
    }

    private float heightOf(float width) {
        float height = 0;
        for (int i = 0; i < ways.size(); i++) height += heightOf(i, width) + (i == 0 ? 0 : gap);
        return height;
    }

    private void addButtons(float x, float width, float top) {
        float y = top;
        for (int i = 0; i < ways.size(); i++) {
            boolean isMain = i == 0 && shape != Shape.COLUMN;
            float height = heightOf(i, width);
            Group button = LobbyButton.make(look, ways.get(i), isMain ? LobbyView.Style.MAIN : LobbyView.Style.PLAIN, width, height);
            look.lay(content, button, x, y - height, width, height);
            buttons.add(button);
            y -= height + gap;
        }
    }

    /** Gives its panel that height, as high as its parts at least. */
    void stretch(float height) {
        setHeight(height);
        PatchPicture.cover(this, look, look.theme().panel().cpy().lerp(look.theme().table(), 0.5f));
        content.toFront();
        float free = height - content.getHeight() - 2 * padding;
        content.setY(look.snap(padding + (shape == Shape.PANEL ? free : free / 2)));
    }

    /** In the order of the ways. */
    List<Group> buttons() {
        return buttons;
    }
}
