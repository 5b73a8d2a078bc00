package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.registry.AssetBundles;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.Art;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;
import uniboard.stage.menu.MenuScreen;
import uniboard.stage.menu.SavedGames;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.Language;
import uniboard.text.TextCache;
import uniboard.text.Texts;

/** As many boxes as there will be, in every window. */
class MenuLayoutTest {
    private static final List<Seat> AGAINST_BOT = List.of(Seat.HUMAN, Seat.bot(3));
    private static final String NONE = "none";
    private static final String KEPT = "kept";
    private static final String NOTICE = "notice";

    private final Boxes games = TestBoxes.all();
    private final FakePlatform platform = new FakePlatform();

    @ParameterizedTest
    @CsvSource({"360, 640", "390, 844", "740, 360", "640, 360", "600, 600", "820, 1180", "1024, 768", "1280, 800", "1920, 1080",
        "2560, 1440"})
    void everythingIsInsideTheWindowApartAndLargeEnough(int width, int height) {
        for (int boxes = 1; boxes <= 6; boxes++) {
            for (Language language : Language.values()) {
                for (String state : List.of(NONE, KEPT, NOTICE)) check(width, height, boxes, language, state);
            }
        }
    }

    private void check(int width, int height, int boxes, Language language, String state) {
        String what = boxes + " boxes, " + language + ", " + state + ": ";
        List<Place> places = places(width, height, boxes, language, state);
        for (Place place : places) {
            assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width && place.y() + place.height() <= height,
                () -> what + "outside the window: " + place);
            assertTrue(place.width() >= 44 && place.height() >= 44, () -> what + "too small for a finger: " + place);
        }
        for (int i = 0; i < places.size(); i++) {
            for (Place other : places.subList(i + 1, places.size())) {
                Place place = places.get(i);
                assertTrue(place.x() + place.width() <= other.x() || other.x() + other.width() <= place.x()
                    || place.y() + place.height() <= other.y() || other.y() + other.height() <= place.y(),
                    () -> what + place + " covers " + other);
            }
        }
    }

    private String ids() {
        return String.join(", ", games.games().stream().map(Game::id).toList());
    }

    private List<Place> places(int width, int height, int boxes, Language language, String state) {
        FakeGdx.install(width, height);
        Texts texts = Texts.of(language, AssetBundles.all(games), path -> Gdx.files.internal(path).readString("UTF-8"));
        Art art = new Art(Art.Scale.ONE, platform::picture);
        art.open(AssetBundles.all(games));
        UiContext look = new UiContext(Theme.light(), art, new TextCache(platform.textPainter()), texts, 1, Motion.full(), Settings.OFF,
            Sounds.none());
        ScreenViewport viewport = new ScreenViewport();
        viewport.update(width, height, true);
        Stage stage = new Stage(viewport, new SpriteBatch());
        CachedLayer still = new CachedLayer(viewport);
        stage.addActor(still);
        GamePresentation box = new GamePresentation(games.games().get(0), games.boxes().get(0).scene(), Color.BROWN);
        Message notice = state.equals(NOTICE) ? Message.of("error.game", "chess", ids()) : null;
        MenuScreen menu = new MenuScreen(look, TableLayout.of(width, height, look.rightToLeft()), still, Collections.nCopies(boxes, box),
            new OneKept(state.equals(KEPT)), notice, UniboardApp.withMenu(platform, games, new LaunchOptions(null, null, null)));
        stage.addActor(menu);
        menu.open();
        List<Place> places = new ArrayList<>(menu.outline().places());
        assertEquals(boxes, places.stream().filter(place -> place.name().startsWith("game:")).count());
        stage.dispose();
        art.dispose();
        return places;
    }

    /** The game on the table before, halfway. */
    private record OneKept(boolean is) implements SavedGames {
        @Override
        public GameRecord load(Game game) {
            return is ? GameRecord.read(game.showcase(), TestBoxes.all()).withSeats(AGAINST_BOT).firstPlies(6) : null;
        }

        @Override
        public boolean isLatest(Game game) {
            return is;
        }
    }
}
