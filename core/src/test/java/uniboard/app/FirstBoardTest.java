package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.BehindTheDoor;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Game;
import uniboard.known.BriefGame;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** The first board needs nothing that stands behind the door: every game is played to its end where all of that can't be had. */
class FirstBoardTest {
    /** Has all classes of ours but those. */
    private static final class Before extends ClassLoader {
        Before(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (BehindTheDoor.has(name)) throw new ClassNotFoundException(name + " comes later");
            if (!name.startsWith("uniboard.")) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null ? known : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (stream == null) throw new ClassNotFoundException(name);
                byte[] type = stream.readAllBytes();
                return defineClass(name, type, 0, type.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /** Loaded there: plays a game to its end. */
    public static final class Played implements Runnable {
        private final String id;
        private final String code;
        private final boolean isWide;

        public Played(String id, String code, boolean isWide) {
            this.id = id;
            this.code = code;
            this.isWide = isWide;
        }

        @Override
        public void run() {
            Game game = TestBoxes.all().games().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
            FakePlatform platform = new FakePlatform();
            platform.rest().hold();
            BriefGame brief = BriefGame.of(game);
            LaunchOptions start = new LaunchOptions(id, Language.preferred(List.of(code)), brief.record());
            HeadlessTable table = new HeadlessTable(isWide ? 1280 : 360, isWide ? 800 : 640, start, platform,
                (own, boxes, begin) -> UniboardApp.withoutMenu(own, boxes, begin, () -> { }));
            SpokenGame spoken = new SpokenGame(code, new TestGames());
            new HeardGame(table, spoken, EveryGameTest.ear(game, spoken), brief.player()).playToTheEnd(Hand.pointer(table));
        }
    }

    /** Each game in two languages, and each language with both layouts. */
    static Stream<Arguments> games() {
        List<Language> languages = List.of(Language.values());
        List<Arguments> games = new ArrayList<>();
        for (Game game : TestBoxes.all().games()) {
            int first = games.size() / 2;
            for (int i = 0; i < 2; i++) {
                Language language = languages.get((first + 2 * i) % languages.size());
                games.add(Arguments.of(game.id(), language.code(), (first / 2 + i) % 2 == 0));
            }
        }
        return games.stream();
    }

    private static Runnable played(String game, String code, boolean isWide) throws ReflectiveOperationException {
        ClassLoader before = new Before(FirstBoardTest.class.getClassLoader());
        return (Runnable) before.loadClass(Played.class.getName()).getConstructor(String.class, String.class, boolean.class)
            .newInstance(game, code, isWide);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedToItsEnd(String game, String code, boolean isWide) throws ReflectiveOperationException {
        played(game, code, isWide).run();
    }

    @Test
    void whatComesLaterIsReallyNotThere() {
        ClassLoader before = new Before(FirstBoardTest.class.getClassLoader());
        assertThrows(ClassNotFoundException.class, () -> before.loadClass("uniboard.stage.table.GameMenu"));
    }
}
