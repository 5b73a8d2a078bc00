package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.text.TextStyle;

/** One of few things to choose from or to do: an icon, bold words, and a small line that may say more. */
public final class Tile extends Group {
    /** Wider ones have the icon before the words, narrower ones above. */
    private static final float WIDE = 144;
    private static final float ICON = 22;
    private static final float PADDING = 4;
    private static final float WIDE_PADDING = 12;
    private static final float GAP = 8;
    private static final float LEAST_WIDE = 52;
    private static final float LEAST = 72;
    private static final float MOST_LINES = 2;

    /** Whether it is the one that holds. */
    public enum State { PLAIN, CHOSEN }

    private final UiContext look;

    /** @param small a second line, may be empty */
    public Tile(UiContext look, float width, float height, String icon, String words, String small, State state) {
        this.look = look;
        setTransform(false);
        setSize(width, height);
        boolean isChosen = state == State.CHOSEN;
        ChoiceFrame.add(this, look, ChoiceFrame.of(this), isChosen);
        Color ink = isChosen ? look.theme().goodInk() : look.theme().ink();
        TextActor bold = bold(look, width).wrapped(words, room(width));
        TextActor more = small(look, width).wrapped(small, room(width));
        bold.setColor(ink);
        if (isChosen) more.setColor(ink);
        Picture picture = new Picture(look.art().region(icon), ink);
        addActor(picture);
        addActor(bold);
        addActor(more);
        boolean isWide = width > WIDE;
        float textHeight = bold.textHeight() + more.textHeight();
        float x = isWide ? WIDE_PADDING + ICON + GAP : PADDING;
        float bottom = (height - textHeight - (isWide ? 0 : GAP + ICON)) / 2;
        more.setBounds(mirrored(x, room(width)), bottom, room(width), more.textHeight());
        bold.setBounds(mirrored(x, room(width)), more.getTop(), room(width), bold.textHeight());
        if (isWide) picture.setBounds(look.snap(mirrored(WIDE_PADDING, ICON)), look.snap((height - ICON) / 2), ICON, ICON);
        else picture.setBounds(look.snap((width - ICON) / 2), look.snap(bold.getTop() + GAP), ICON, ICON);
    }

    private float mirrored(float x, float partWidth) {
        return look.rightToLeft() ? getWidth() - x - partWidth : x;
    }

    private static TextActor bold(UiContext look, float width) {
        return new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), place(width));
    }

    private static TextActor small(UiContext look, float width) {
        return new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), place(width));
    }

    private static TextActor.Place place(float width) {
        return width > WIDE ? TextActor.Place.START : TextActor.Place.CENTRE;
    }

    private static float room(float width) {
        return width > WIDE ? width - WIDE_PADDING - ICON - GAP - PADDING : width - 2 * PADDING;
    }

    /** How high a tile of that width is at least. */
    public static float heightFor(UiContext look, float width, String words, String small) {
        float text = bold(look, width).wrapped(words, room(width)).textHeight()
            + small(look, width).wrapped(small, room(width)).textHeight();
        return width > WIDE ? Math.max(LEAST_WIDE, text + UiContext.UNIT) : Math.max(LEAST, ICON + GAP + text + UiContext.UNIT);
    }

    /** Whether a tile of that width has room for every single one of its bold words, and needs two lines for them at most. */
    public static boolean isWideEnough(UiContext look, float width, String words) {
        TextActor bold = bold(look, width);
        for (String word : words.split(" ")) if (bold.line(word).textWidth() > room(width)) return false;
        float line = bold.line(words).textHeight();
        return bold.wrapped(words, room(width)).textHeight() <= MOST_LINES * line;
    }
}
