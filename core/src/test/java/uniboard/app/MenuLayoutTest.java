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
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Seat;
import uniboard.stage.Art;
import uniboard.stage.Box;
import uniboard.stage.KeptGames;
import uniboard.stage.Look;
import uniboard.stage.MenuScreen;
import uniboard.stage.Mirror.Place;
import uniboard.stage.Motion;
import uniboard.stage.Settings;
import uniboard.stage.Sounds;
import uniboard.stage.StillLayer;
import uniboard.stage.TableLayout;
import uniboard.stage.Theme;
import uniboard.text.Language;
import uniboard.text.TextCache;
import uniboard.text.Texts;

/** As many boxes as there will be, in every window. */
class MenuLayoutTest {
    private static final List<Seat> AGAINST_BOT = List.of(Seat.HUMAN, Seat.bot(3));
    private static final String NONE = "none";
    private static final String KEPT = "kept";
    private static final String NOTICE = "notice";

    private final Games games = new Games();
    private final FakePlatform platform = new FakePlatform();

    @ParameterizedTest
    @CsvSource({"360, 640", "390, 844", "740, 360", "640, 360", "600, 600", "820, 1180", "1024, 768", "1280, 800", "1920, 1080", "2560, 1440"})
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

    private List<Place> places(int width, int height, int boxes, Language language, String state) {
        new FakeGdx(width, height);
        Texts texts = Texts.of(language, games.areas(), path -> Gdx.files.internal(path).readString("UTF-8"));
        Art art = new Art(Art.Scale.ONE, platform::picture);
        art.open(games.areas());
        Look look = new Look(Theme.light(), art, new TextCache(platform.textPainter()), texts, 1, Motion.full(), Settings.OFF, Sounds.none());
        ScreenViewport viewport = new ScreenViewport();
        viewport.update(width, height, true);
        Stage stage = new Stage(viewport, new SpriteBatch());
        StillLayer still = new StillLayer(viewport);
        stage.addActor(still);
        Box box = new Box(games.games().get(0), games.scene(games.games().get(0)), List.of(), Color.BROWN);
        Message notice = state.equals(NOTICE) ? Message.of("error.game", "chess", "onitama, unlur, unikat, unitary, unitar") : null;
        MenuScreen menu = new MenuScreen(look, TableLayout.of(width, height, look.rightToLeft()), still, Collections.nCopies(boxes, box),
            new OneKept(state.equals(KEPT)), notice, new Uniboard(platform, new Start(null, null, null)));
        stage.addActor(menu);
        menu.open();
        List<Place> places = new ArrayList<>(menu.view().places());
        assertEquals(boxes, places.stream().filter(place -> place.name().startsWith("game:")).count());
        stage.dispose();
        art.dispose();
        return places;
    }

    /** The game on the table before, halfway. */
    private record OneKept(boolean is) implements KeptGames {
        @Override
        public GameRecord load(Game game) {
            return is ? GameRecord.read(game.showcase(), new Games()).withSeats(AGAINST_BOT).firstPlies(6) : null;
        }

        @Override
        public boolean isLatest(Game game) {
            return is;
        }
    }
}
