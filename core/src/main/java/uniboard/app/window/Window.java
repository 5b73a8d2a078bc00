package uniboard.app.window;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Cursor;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import uniboard.app.platform.EmbedTheme;
import uniboard.app.platform.Platform;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Art;
import uniboard.stage.kit.Backdrop;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Focus;
import uniboard.stage.kit.FocusRing;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;
import uniboard.text.Language;
import uniboard.text.TextCache;

/**
 * The window's content: makes its screen again for another size, density, theme or language, draws only when something has changed, and
 * lets keys and accessibility bridge act on the screen.
 */
public final class Window implements Disposable {
    /** Makes the screen to show. */
    public interface ScreenMaker {
        Screen make(UiContext look, TableLayout layout, CachedLayer still);
    }

    /** A longer pause between two frames than this isn't made up for: motion goes on where it was. Seconds. */
    private static final float LONGEST_STEP = 1f / 20;
    /** A square's side in parts of the window's shorter one, about. */
    private static final float SQUARE = 0.18f;

    private final Platform platform;
    private final Boxes boxes;
    private final GuardedInput.Guard guard;
    private final Appearance appearance;
    private final EmbedTheme decor;
    private final Sounds sounds;
    private final ScreenViewport viewport = new ScreenViewport();
    private final Stage stage = new Stage(viewport, new SpriteBatch());
    private final CachedLayer still = new CachedLayer(viewport);
    private final TextCache textCache;
    private final WindowTexts words;
    private final Focus focus = new Focus();
    private Art art;
    private float beat = Screen.NOTHING_DUE;
    private ScreenMaker maker;
    /** The screen to show as soon as it can be. */
    private ScreenMaker wanted;
    private Screen screen;
    private UiContext look;
    /** The place to choose once there is a screen; null: none. */
    private String awaited;
    /** Paints a picture that is not for the screen; null if none was asked for. */
    private Consumer<UiContext> picture;
    private FocusRing ring;
    private Appearance.State shownAppearance;
    /** CSS pixels of the stage's unit: on large windows everything is larger. */
    private float zoom = 1;
    /** As it was shown last. */
    private AccessibilityTree outline;
    private boolean hasArticle;
    /** What the mouse is over and answers to a tap, or null. */
    private String pointed;
    private boolean changed = true;
    private boolean moving;
    private boolean resting;
    private int framesDrawn;

    /** @param guard handles what goes wrong when keys, pointer or accessibility bridge act */
    public Window(Platform platform, Boxes boxes, Settings settings, EmbedTheme decor, GuardedInput.Guard guard) {
        this.decor = decor;
        if (decor.ground() == EmbedTheme.Ground.CLEAR) {
            // What is drawn must leave behind how much of the page it covers.
            stage.getBatch().setBlendFunctionSeparate(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ONE,
                GL20.GL_ONE_MINUS_SRC_ALPHA);
        }
        this.platform = platform;
        this.boxes = boxes;
        appearance = new Appearance(platform, settings);
        sounds = new Sounds(platform.speaker(), settings::volume);
        words = new WindowTexts(platform, boxes, () -> {
            if (art != null) art.open(AssetBundles.all(boxes));
        });
        textCache = new TextCache(platform.textPainter());
        this.guard = guard;
        platform.accessibility().listen(new AccessibilityActs());
        Gdx.input.setInputProcessor(new GuardedInput(new InputMultiplexer(new Keyboard(platform, focus, new Touched()), stage), guard));
    }

    /** Shows another screen, of which no game's words or pictures are part. */
    public void show(ScreenMaker newMaker) {
        wanted = newMaker;
        maker = newMaker;
        lay(List.of());
    }

    /** Shows a screen of a game as soon as its words and pictures are at hand. */
    public void show(String game, ScreenMaker newMaker) {
        wanted = newMaker;
        prepare(game, () -> {
            // Something else may have been asked for meanwhile.
            if (wanted == newMaker) show(newMaker);
        });
    }

    /** Brings a game's words and pictures to hand, then runs {@code ready}: at once if they are there. */
    public void prepare(String game, Runnable ready) {
        words.prepare(game, ready);
    }

    /** Runs what needs the words of a game, as soon as they can be said. */
    public void onceSaying(String game, Runnable told) {
        words.onceSaying(game, told);
    }

    /** The player's; English while none is there yet. */
    public Language language() {
        return words.language();
    }

    /** In the player's language; empty while none is there yet. */
    public String say(Message message) {
        return words.say(message);
    }

    /** The message as a part of an English sentence, isolated where it runs the other way. */
    public String quote(Message message) {
        return words.quote(message);
    }

    /** Makes the screen shown again, with the sheets that were open. */
    public void refresh() {
        lay(screen == null ? List.of() : screen.openedBy());
    }

    /** Changes the language as soon as the platform is ready for it; then runs what waits for the first one. */
    public void speak(Language language) {
        words.speak(language, this::refresh);
    }

    public void resize(int width, int height) {
        if (width == 0 || height == 0) return;
        zoom = TableLayout.zoom(width / platform.density(), height / platform.density());
        viewport.setUnitsPerPixel(1 / (zoom * platform.density()));
        viewport.update(width, height, true);
        refresh();
    }

    /** CSS pixels of {@link #layout}'s unit. */
    public float zoom() {
        return zoom;
    }

    /** Where the parts of a table lie in the window as large as it is now. */
    public TableLayout layout() {
        return TableLayout.of(viewport.getWorldWidth(), viewport.getWorldHeight(), words.isRightToLeft());
    }

    private void lay(List<String> sheets) {
        if (words.now() == null || maker == null || viewport.getWorldWidth() == 0) return;
        float density = zoom * platform.density();
        chooseArt(density);
        shownAppearance = appearance.state();
        Theme theme = decor.of(shownAppearance.theme());
        platform.accessibility().wear(theme, zoom);
        look = new UiContext(theme, art, textCache, words.now(), density, shownAppearance.motion(),
            shownAppearance.coordinates(), sounds);
        TableLayout layout = layout();
        stage.clear();
        still.clearChildren();
        if (decor.ground() == EmbedTheme.Ground.TABLE) still.addActor(new Backdrop(look, layout.width(), layout.height()));
        stage.addActor(still);
        screen = maker.make(look, layout, still);
        ring = new FocusRing(look, layout.height());
        stage.addActor(screen);
        stage.addActor(ring);
        screen.open();
        screen.reopen(sheets);
        // Only now, so that nothing in between is seen.
        screen.onChange(this::reflect);
        reflect();
        redraw();
        if (awaited == null) return;
        String place = awaited;
        awaited = null;
        act(place);
    }

    private void reflect() {
        String sheet = outline == null ? null : outline.dialog();
        outline = screen.outline();
        boolean isAnother = focus.enter(screen.identity());
        String before = focus.place();
        boolean hadArticle = hasArticle;
        hasArticle = outline.article() != null;
        focus.show(outline);
        // Words that the accessibility bridge shows get the focus there themselves: they are what was asked for.
        if (hasArticle && !hadArticle && platform.accessibility().showsArticles()) focus.set(null);
        platform.accessibility().show(outline.zoomed(zoom));
        platform.accessibility().wayBack(screen.liesOver());
        AccessibilityBridge.Grip grip = screen.gripNow();
        platform.accessibility().grip(grip == null ? null : grip.zoomed(zoom));
        ring.show(focus.box());
        screen.focusedNow(focus.place());
        // A sheet may have a place of the same name as what it covers.
        boolean isCovered = !Objects.equals(sheet, outline.dialog());
        if (isAnother || before != null && (isCovered || !before.equals(focus.place()))) platform.accessibility().focus(focus.place());
        redraw();
    }

    private void chooseArt(float density) {
        float shorter = Math.min(viewport.getWorldWidth(), viewport.getWorldHeight());
        Art.Scale scale = Art.sharpFor(platform.density(), shorter * SQUARE * density);
        if (art != null && art.scale() == scale) return;
        if (art != null) art.dispose();
        art = new Art(scale, platform::picture);
        art.open(AssetBundles.all(boxes));
    }

    /** Draws a screen aside, before the next frame. */
    public void paint(ScreenMaker aside, PicturePainter.Taker taker) {
        picture = look -> new PicturePainter(stage.getBatch()).paint(aside, look, taker);
        redraw();
    }

    /** Draws the next frame whether or not something moves. */
    public void redraw() {
        changed = true;
        still.repaint();
        Gdx.graphics.requestRendering();
    }

    public void frame(float delta) {
        if (screen == null) {
            resting = true;
            return;
        }
        if (!appearance.state().equals(shownAppearance)) refresh();
        if (!art.bring()) {
            // The pictures wake the program as they come.
            resting = true;
            return;
        }
        if (picture != null) {
            Consumer<UiContext> painting = picture;
            picture = null;
            painting.accept(look);
        }
        float due = screen.pass(delta);
        due = Math.min(due, beat);
        if (due < Screen.NOTHING_DUE) platform.frameIn(due);
        // A frame that was waited for begins a motion; the wait isn't part of it.
        stage.act(moving ? Math.min(delta, LONGEST_STEP) : 0);
        boolean wasMoving = moving;
        moving = screen.moves();
        if (moving) Gdx.graphics.requestRendering();
        resting = !moving && !wasMoving && !changed && still.isFresh();
        if (resting && platform.keepsPicture()) return;
        changed = false;
        ScreenUtils.clear(decor.ground() == EmbedTheme.Ground.TABLE ? Color.BLACK : Color.CLEAR);
        viewport.apply();
        stage.draw();
        if (framesDrawn++ == 0) platform.shown();
    }

    /** Lets something be heard that no screen shows. */
    public void sound(Sound what) {
        sounds.play(what);
    }

    /** Seconds between frames at most, whatever is shown; {@link Screen#NOTHING_DUE}: no limit. */
    public void beat(float seconds) {
        beat = seconds;
    }

    public int framesDrawn() {
        return framesDrawn;
    }

    /** Whether nothing moved in the last frame, and nothing was to be drawn. */
    public boolean isStill() {
        return resting;
    }

    @Override
    public void dispose() {
        stage.dispose();
        still.dispose();
        textCache.dispose();
        if (art != null) art.dispose();
    }

    /** As if the place had been chosen on the screen that is shown, or that will be shown first. */
    public void activate(String place) {
        if (screen == null) awaited = place;
        else act(place);
    }

    private void act(String place) {
        if (screen != null) screen.activate(place);
        redraw();
    }

    private void focusOn(String place) {
        focus.set(place);
        if (ring != null) ring.show(focus.box());
        if (screen != null) screen.focusedNow(focus.place());
        redraw();
    }

    /** The cursor says what answers to a tap, and so does the screen. */
    private void point(int x, int y) {
        if (screen == null || outline == null) return;
        Vector2 at = stage.screenToStageCoordinates(new Vector2(x, y));
        String over = null;
        for (AccessibilityTree.Place place : outline.places()) {
            if (place.holds(at.x, viewport.getWorldHeight() - at.y) && screen.answersNow(place)) over = place.name();
        }
        if (Objects.equals(over, pointed)) return;
        pointed = over;
        Gdx.graphics.setSystemCursor(over == null ? Cursor.SystemCursor.Arrow : Cursor.SystemCursor.Hand);
        screen.pointed(over);
        redraw();
    }

    /** What is done through the accessibility bridge is done on the screen. */
    private final class AccessibilityActs implements AccessibilityBridge.Listener {
        @Override
        public void activated(String place) {
            guard.run(() -> act(place));
        }

        @Override
        public void focused(String place) {
            guard.run(() -> focusOn(place));
        }

        @Override
        public void back() {
            guard.run(() -> {
                if (screen != null) screen.back();
            });
        }

        @Override
        public String neighbour(String place, AccessibilityBridge.Way way) {
            return focus.neighbour(place, way);
        }
    }

    /** What is touched or typed acts on the screen. */
    private final class Touched implements Keyboard.Target {
        @Override
        public Screen screen() {
            return screen;
        }

        @Override
        public void focusOn(String place) {
            Window.this.focusOn(place);
        }

        @Override
        public void point(int x, int y) {
            Window.this.point(x, y);
        }

        @Override
        public void redraw() {
            Window.this.redraw();
        }
    }
}
