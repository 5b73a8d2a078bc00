package uniboard.picture;

import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.viewport.Viewport;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.match.Tap;
import uniboard.stage.kit.Art;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.Language;
import uniboard.text.PaintedText;
import uniboard.text.TextCache;
import uniboard.text.Texts;

/**
 * Positions of any game as SVG: self-contained, without scripts, the same text for the same position. Needs the words and the sources of
 * the sprites on the class path, and neither window nor fonts.
 */
public final class PositionPictures {
    /** The narrowest and the widest picture, in pixels. */
    public static final int LEAST_WIDTH = 100;
    public static final int MOST_WIDTH = 4000;

    private static final float LANDSCAPE = 5f / 8;
    private static final float PORTRAIT = 4f / 3;
    /** Tables below this are higher than wide, as on a phone. */
    private static final int NARROW = 520;
    /** On a narrower table some words would find no room: narrower pictures show it smaller. */
    private static final int NARROWEST = 400;
    // A miniature as in a game's box, whatever its size in the end.
    private static final float BOARD_WIDTH = 360;
    private static final float BOARD_HEIGHT = 270;
    private static final float BOARD_MARGIN = 12;
    private static final float TABLE_MARGIN = 3 * UiContext.UNIT;

    private final Boxes boxes;
    private final TextMeasure measure;
    private final SpriteSources sources = new SpriteSources();
    private final WindowlessGdx gdx = new WindowlessGdx(sources);
    private final Map<Language, Texts> texts = new EnumMap<>(Language.class);
    /** Opened for the first picture. */
    private Art art;

    /** @param measure of words; {@link TextMeasure#ROUGH} if only boards are asked for */
    public PositionPictures(Boxes boxes, TextMeasure measure) {
        this.boxes = boxes;
        this.measure = measure;
    }

    /**
     * Board, cards and pieces alone, on nothing: without a word, the same in every language, as in the window of a game's box.
     *
     * @param width in pixels; a picture is three quarters as high
     */
    public String board(Game game, Position position, Theme theme, int width) {
        return board(game, position, List.of(), theme, width);
    }

    /**
     * The same while a player chooses a move.
     *
     * @param chosen places of the steps taken so far
     */
    public String board(Game game, Position position, List<String> chosen, Theme theme, int width) {
        return gdx.run(() -> {
            try (Kit kit = new Kit(theme, Language.ENGLISH)) {
                MiniBoard figure = MiniBoard.miniature(kit.look, boxes.box(game).scene(), BOARD_WIDTH, BOARD_HEIGHT, BOARD_MARGIN);
                SvgPicture picture = new SvgPicture(sources, BOARD_WIDTH, BOARD_HEIGHT, Language.ENGLISH.direction(), null);
                kit.draw(figure, position, chosen.isEmpty() ? null : selection(game, position, chosen), picture);
                return picture.svg(width);
            }
        });
    }

    /**
     * The table as the seat to move sees it, with the words of a language.
     *
     * @param width in pixels; a picture is as high as it looks best
     */
    public String table(Game game, Position position, Theme theme, Language language, int width) {
        return gdx.run(() -> {
            try (Kit kit = new Kit(theme, language)) {
                float shape = width < NARROW ? PORTRAIT : LANDSCAPE;
                float unit = TableLayout.zoom(width, width * shape);
                float across = Math.max(NARROWEST, Math.round(width / unit));
                float down = Math.round(across * shape);
                MiniBoard figure = new MiniBoard(kit.look, boxes.box(game).scene(), across - 2 * TABLE_MARGIN, down - 2 * TABLE_MARGIN, 1,
                    Settings.ON);
                figure.setPosition(TABLE_MARGIN, TABLE_MARGIN);
                SvgPicture picture = new SvgPicture(sources, across, down, language.direction(), kit.look.texts().say("game." + game.id()));
                picture.backdrop(theme);
                kit.draw(figure, position, null, picture);
                return picture.svg(width);
            }
        });
    }

    private static Selection selection(Game game, Position position, List<String> chosen) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) choices.add(game.words(position).choice(moves.get(i)));
        Selection selection = new Selection(game, position, choices);
        for (String place : chosen) {
            if (!(selection.tap(place) instanceof Tap.Advanced advanced)) throw new IllegalArgumentException("No step of a move: " + place);
            selection = advanced.selection();
        }
        return selection;
    }

    private Texts texts(Language language) {
        return Texts.of(language, AssetBundles.all(boxes), path -> new String(SpriteSources.bytes('/' + path), StandardCharsets.UTF_8));
    }

    private Art openedArt() {
        Art opened = new Art(Art.Scale.ONE, page -> new SpriteTexture(sources.sprite(page.textureFile.nameWithoutExtension())));
        opened.open(AssetBundles.all(boxes));
        return opened;
    }

    /** What one picture is drawn with. */
    private final class Kit implements AutoCloseable {
        private final UiContext look;
        private final TextCache words = new TextCache(paragraph -> {
            TextMeasure.Measured measured = measure.measure(paragraph);
            return new PaintedText(new WordTexture(paragraph, measured), measured.baseline());
        });

        Kit(Theme theme, Language language) {
            if (art == null) art = openedArt();
            Texts spoken = texts.computeIfAbsent(language, PositionPictures.this::texts);
            look = new UiContext(theme, art, words, spoken, 1, Motion.reduced(), Settings.ON, Sounds.none());
        }

        /** @param chosen null unless a move is being chosen */
        void draw(MiniBoard figure, Position position, Selection chosen, SvgPicture picture) {
            SvgBatch batch = new SvgBatch(picture, picture.height());
            Stage stage = new Stage(new NoViewport(), batch);
            stage.addActor(figure);
            figure.show(position, Match.NO_MOVE);
            if (chosen != null) figure.choose(chosen);
            stage.getRoot().act(0);
            batch.begin();
            stage.getRoot().draw(batch, 1);
            batch.end();
        }

        @Override
        public void close() {
            words.dispose();
        }
    }

    /** Nothing is looked at through it. */
    private static final class NoViewport extends Viewport {
        NoViewport() {
            setCamera(new OrthographicCamera());
        }

        @Override
        public void update(int screenWidth, int screenHeight, boolean centerCamera) {
            // There is no screen.
        }
    }
}
