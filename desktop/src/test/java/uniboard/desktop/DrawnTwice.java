package uniboard.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.StretchViewport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.picture.PositionPictures;
import uniboard.stage.kit.Art;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.Language;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextCache;
import uniboard.text.Texts;

/**
 * Draws positions of all games with the graphics card, as {@code GAME-N.png}, and as {@code GAME-N.svg}, both without words and on plain
 * ground: {@code DrawnTwice FOLDER}.
 */
final class DrawnTwice extends ApplicationAdapter {
    static final int POSITIONS = 20;
    static final int WIDTH = 960;
    static final int HEIGHT = 600;

    /** Around the scene in a picture. */
    private static final int MARGIN = 24;
    private static final int GAMES = 4;
    private static final int LONG = 60;
    private static final int FAR = 11;
    private static final int NEAR = 3;

    private final Path folder;
    private final Boxes boxes = Boxes.all();
    private final AwtTextPainter painter = new AwtTextPainter();

    private DrawnTwice(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(WIDTH, HEIGHT);
        configuration.disableAudio(true);
        new Lwjgl3Application(new DrawnTwice(Path.of(arguments[0])), configuration);
    }

    @Override
    public void create() {
        PositionPictures pictures = new PositionPictures(boxes, painter);
        for (Game game : boxes.games()) {
            List<Position> positions = positions(game);
            for (int i = 0; i < POSITIONS; i++) {
                Language language = i % 2 == 0 ? Language.ENGLISH : Language.HEBREW;
                Theme theme = i % 4 < 2 ? Theme.light() : Theme.dark();
                String svg = pictures.table(game, positions.get(i), theme, language, WIDTH);
                Path file = folder.resolve(game.id() + '-' + i + ".svg");
                try {
                    Files.writeString(file, plain(svg, theme));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                draw(game, positions.get(i), theme, language, folder.resolve(game.id() + '-' + i + ".png"));
            }
        }
        Gdx.app.exit();
    }

    private static String plain(String svg, Theme theme) {
        return svg.replaceAll("<text.*?</text>", "")
            .replaceFirst("(</defs><path fill=\")[^\"]*", "$1#" + theme.table().toString().substring(0, 6));
    }

    /** From the beginnings of several random games. */
    private static List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        for (int seed = 1; positions.size() < POSITIONS; seed++) {
            Random32 random = new Random32(seed);
            Position position = game.start(Options.defaults(game), random);
            MoveList moves = new MoveList();
            int share = Math.min(POSITIONS, seed * POSITIONS / GAMES);
            int step = seed % 2 == 0 ? FAR : NEAR;
            for (int ply = 0; ply < LONG && positions.size() < share && !position.outcome().over(); ply++) {
                if (ply % step == 0) positions.add(position.copy());
                moves.clear();
                position.moves(moves);
                position.play(game.randomMove(moves, random));
            }
        }
        return positions;
    }

    private void draw(Game game, Position position, Theme theme, Language language, Path file) {
        Art art = new Art(Art.Scale.ONE, page -> TextureData.Factory.loadFromFile(page.textureFile, false));
        art.open(AssetBundles.all(boxes));
        TextCache words = new TextCache(this::unseen);
        Texts texts = Texts.of(language, AssetBundles.all(boxes), path -> Gdx.files.internal(path).readString("UTF-8"));
        UiContext look = new UiContext(theme, art, words, texts, 1, Motion.reduced(), Settings.ON, Sounds.none());
        SpriteBatch batch = new SpriteBatch();
        Stage stage = new Stage(new StretchViewport(WIDTH, HEIGHT), batch);
        stage.getViewport().update(WIDTH, HEIGHT, true);
        MiniBoard figure = new MiniBoard(look, boxes.box(game).scene(), WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 1, Settings.ON);
        figure.setPosition(MARGIN, MARGIN);
        stage.addActor(figure);
        figure.show(position, Match.NO_MOVE);
        FrameBuffer buffer = new FrameBuffer(Pixmap.Format.RGBA8888, WIDTH, HEIGHT, false);
        buffer.begin();
        ScreenUtils.clear(theme.table());
        stage.draw();
        Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, WIDTH, HEIGHT);
        buffer.end();
        PixmapIO.writePNG(Gdx.files.absolute(file.toString()), pixels, 1, true);
        pixels.dispose();
        buffer.dispose();
        batch.dispose();
        words.dispose();
        art.dispose();
    }

    /** As large as the words there. */
    private PaintedText unseen(Paragraph paragraph) {
        PaintedText seen = painter.paint(paragraph);
        Pixmap empty = new Pixmap(seen.picture().getWidth(), seen.picture().getHeight(), Pixmap.Format.RGBA8888);
        seen.picture().consumePixmap().dispose();
        return new PaintedText(new PixmapTextureData(empty, null, false, false, true), seen.baseline());
    }
}
