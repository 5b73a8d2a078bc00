package uniboard.app;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import uniboard.stage.Art;
import uniboard.stage.Backdrop;
import uniboard.stage.Look;
import uniboard.stage.Motion;
import uniboard.stage.StillLayer;
import uniboard.stage.TableLayout;
import uniboard.stage.TablePlay;
import uniboard.stage.TableScreen;
import uniboard.stage.Theme;
import uniboard.text.Language;
import uniboard.text.TextCache;
import uniboard.text.Texts;

/** The window's content: lays the table anew for another size, density or language, and draws only when something has changed. */
final class Table implements Disposable {
    /** A longer pause between two frames than this isn't made up for: motion goes on where it was. Seconds. */
    private static final float LONGEST_STEP = 1f / 20;
    /** A square's side in parts of the window's shorter one, about. */
    private static final float SQUARE = 0.18f;

    private final Platform platform;
    private final Games games;
    private final TableScreen.Controls controls;
    private final ScreenViewport viewport = new ScreenViewport();
    private final Stage stage = new Stage(viewport, new SpriteBatch());
    private final TextCache textCache;
    private boolean dark;
    private final StillLayer still = new StillLayer(viewport);
    private Art art;
    private Texts texts;
    private TablePlay play;
    private TableScreen screen;
    private boolean changed = true;
    private boolean moving;
    private int framesDrawn;

    Table(Platform platform, Games games, TableScreen.Controls controls) {
        this.platform = platform;
        this.games = games;
        this.controls = controls;
        textCache = new TextCache(platform.textPainter());
        Gdx.input.setInputProcessor(new InputMultiplexer(new RedrawOnTouch(), stage));
    }

    /** Shows another match. */
    void show(TablePlay newPlay) {
        play = newPlay;
        lay();
    }

    /** Changes the language as soon as the platform is ready for it. */
    void speak(Language language) {
        platform.prepareLanguage(language, () -> {
            texts = Texts.of(language, games.areas(), path -> Gdx.files.internal(path).readString("UTF-8"));
            lay();
        });
    }

    void resize(int width, int height) {
        if (width == 0 || height == 0) return;
        viewport.setUnitsPerPixel(1 / platform.density());
        viewport.update(width, height, true);
        lay();
    }

    private void lay() {
        if (texts == null || play == null || viewport.getWorldWidth() == 0) return;
        float density = platform.density();
        chooseArt(density);
        Motion motion = platform.reducedMotion() ? Motion.reduced() : Motion.full();
        dark = platform.darkScheme();
        Look look = new Look(dark ? Theme.dark() : Theme.light(), art, textCache, texts, density, motion);
        TableLayout layout = TableLayout.of(viewport.getWorldWidth(), viewport.getWorldHeight(), look.rightToLeft());
        stage.clear();
        still.clearChildren();
        still.addActor(new Backdrop(look, layout.width(), layout.height()));
        stage.addActor(still);
        screen = new TableScreen(look, layout, still, play, games.scene(play.match().record().game()), controls, platform.mirror());
        stage.addActor(screen);
        screen.open();
        redraw();
    }

    private void chooseArt(float density) {
        float shorter = Math.min(viewport.getWorldWidth(), viewport.getWorldHeight());
        Art.Scale scale = Art.sharpFor(shorter * SQUARE * density);
        if (art != null && art.scale() == scale) return;
        if (art != null) art.dispose();
        art = new Art(scale, games.areas(), platform::picture);
    }

    /** Draws the next frame whether or not something moves. */
    void redraw() {
        changed = true;
        still.repaint();
        Gdx.graphics.requestRendering();
    }

    void frame(float delta) {
        if (screen == null) return;
        if (platform.darkScheme() != dark) lay();
        // A frame that was waited for begins a motion; the wait isn't part of it.
        stage.act(moving ? Math.min(delta, LONGEST_STEP) : 0);
        boolean wasMoving = moving;
        moving = screen.moves();
        if (moving) Gdx.graphics.requestRendering();
        if (!moving && !wasMoving && !changed && platform.keepsPicture()) return;
        changed = false;
        ScreenUtils.clear(Color.BLACK);
        viewport.apply();
        stage.draw();
        if (framesDrawn++ == 0) platform.shown();
    }

    int framesDrawn() {
        return framesDrawn;
    }

    @Override
    public void dispose() {
        stage.dispose();
        still.dispose();
        textCache.dispose();
        if (art != null) art.dispose();
    }

    private static boolean isShortcut() {
        boolean control = Gdx.input.isKeyPressed(Input.Keys.CONTROL_LEFT) || Gdx.input.isKeyPressed(Input.Keys.CONTROL_RIGHT);
        return control || Gdx.input.isKeyPressed(Input.Keys.SYM);
    }

    /** Whatever is touched or typed may change the picture. */
    private final class RedrawOnTouch extends InputAdapter {
        @Override
        public boolean touchDown(int x, int y, int pointer, int button) {
            redraw();
            return false;
        }

        @Override
        public boolean touchUp(int x, int y, int pointer, int button) {
            redraw();
            return false;
        }

        @Override
        public boolean keyDown(int key) {
            redraw();
            return screen != null && screen.keyDown(key, isShortcut());
        }
    }
}
