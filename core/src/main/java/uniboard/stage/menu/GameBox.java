package uniboard.stage.menu;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Game;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.TextStyle;

/** A game's box: a coloured lid with a sunken window for the miniature, and what the game is called and about. */
final class GameBox extends Group {
    private static final Color WORDS = new Color(0xFBF5E8FF);
    private static final Color PILL_WORDS = new Color(0x00694DFF);
    private static final float TOWARDS_WHITE = 0.12f;
    private static final float SPREAD = 40;
    private static final float LARGE = 600;
    private static final int LARGE_NAME = 28;
    private static final float PILL = 26;
    /** The window's width in parts of its height, where it lies beside the words. */
    private static final float LYING_WINDOW = 1.42f;

    private final UiContext look;
    private final Rectangle window;
    private final TextActor name;
    private final TextActor players;
    private final Group pill;
    private final String tagline;
    private final float plainSize;
    private TextActor about;

    /**
     * What there is to tell of the player's own doings, in a few words each; null: nothing.
     *
     * @param turn    whose turn it is in the game kept
     * @param lessons how many are done
     */
    record News(String turn, String lessons) {
    }

    GameBox(UiContext look, GamePresentation box, MenuLayout.Form form, Rectangle place, MenuWords words, News news) {
        this.look = look;
        setTransform(false);
        setBounds(place.x, place.y, place.width, place.height);
        Game game = box.game();
        boolean large = place.width >= LARGE;
        boolean lying = form == MenuLayout.Form.LYING;
        plainSize = large ? UiContext.STRONG : UiContext.BODY;
        name = new TextActor(look, TextStyle.SERIF, large ? LARGE_NAME : UiContext.TITLE, WORDS,
            TextActor.Place.START).line(words.name(game));
        players = new TextActor(look, TextStyle.SANS, lying ? UiContext.SMALL : plainSize, WORDS, TextActor.Place.START)
            .line(news.lessons == null ? words.players(game) : news.lessons);
        tagline = words.tagline(game);
        pill = news.turn == null ? null : pill(news.turn);
        addLid(box.colour());
        window = lying ? lie() : stand();
        PatchPicture tray = new PatchPicture(look.art().patch("box-tray"), look.theme().dim());
        // The window's dark edge covers the tray's own.
        tray.setBounds(window.x + 1, window.y + 1, window.width - 2, window.height - 2);
        addActor(tray);
    }

    /** Where the miniature lives, in the box's own frame. */
    Rectangle window() {
        return window;
    }

    private void addLid(Color colour) {
        PatchPicture shadow = new PatchPicture(look.art().patch("box-shadow"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD);
        Color lit = colour.cpy().lerp(Color.WHITE, TOWARDS_WHITE).mul(look.theme().dim());
        for (PatchPicture part : new PatchPicture[] {shadow, new PatchPicture(look.art().patch("box-lid"), lit),
            new PatchPicture(look.art().patch("box-edge"), Color.WHITE)}) {
            part.setSize(getWidth(), getHeight());
            addActor(part);
        }
    }

    private Rectangle stand() {
        float frame = look.snap(9);
        float side = frame + UiContext.UNIT;
        float room = getWidth() - 2 * side;
        about(plainSize, room);
        look.lay(this, about, side, 13, room, about.textHeight());
        float y = 1 + (pill == null ? about.getTop() : putPill(side, room));
        look.lay(this, name, side, y, name.textWidth(), name.textHeight());
        float baseline = y + (name.textHeight() - players.textHeight()) * 0.3f;
        look.lay(this, players, side + room - players.textWidth(), baseline, players.textWidth(), players.textHeight());
        y += name.textHeight() + 6;
        float bottom = look.snap(y);
        return new Rectangle(frame, bottom, getWidth() - 2 * frame, getHeight() - bottom - frame);
    }

    /** On the line of the words about the game if both fit, else in their place. Returns where the lines above may begin. */
    private float putPill(float side, float room) {
        float y = 9;
        boolean fits = about.textWidth() + pill.getWidth() + UiContext.UNIT <= room;
        if (!fits) about.remove();
        look.lay(this, pill, fits ? side + room - pill.getWidth() : side, y, pill.getWidth(), PILL);
        return fits ? about.getTop() : y + PILL + 2;
    }

    private Rectangle lie() {
        float frame = look.snap(6);
        float inner = getHeight() - 2 * frame;
        float width = look.snap(Math.min(inner * LYING_WINDOW, getWidth() * 0.42f));
        float left = frame + width + 14;
        float room = getWidth() - left - 10;
        float below;
        if (pill == null) {
            about(UiContext.BODY, room);
            float rest = inner - name.textHeight() - players.textHeight();
            if (about.textHeight() > rest) about(UiContext.SMALL, room);
            below = about.textHeight();
        } else {
            below = PILL + 3;
        }
        float height = name.textHeight() + players.textHeight() + below;
        float y = (getHeight() - height) / 2;
        if (pill == null) look.lay(this, about, left, y, room, below);
        else look.lay(this, pill, left, y, pill.getWidth(), PILL);
        look.lay(this, players, left, y + below, players.textWidth(), players.textHeight());
        look.lay(this, name, left, y + below + players.textHeight(), name.textWidth(), name.textHeight());
        return new Rectangle(look.rightToLeft() ? getWidth() - frame - width : frame, frame, width, inner);
    }

    private void about(float size, float room) {
        about = new TextActor(look, TextStyle.SANS, size, WORDS, TextActor.Place.START).wrapped(tagline, room);
    }

    private Group pill(String turn) {
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, PILL_WORDS, TextActor.Place.CENTRE).line(turn);
        Group made = Target.group(0, 0, look.snap(text.textWidth() + 22), PILL);
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), WORDS);
        ground.setSize(made.getWidth(), PILL);
        text.setSize(made.getWidth(), PILL);
        made.addActor(ground);
        made.addActor(text);
        return made;
    }
}
