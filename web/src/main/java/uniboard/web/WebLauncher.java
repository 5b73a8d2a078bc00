package uniboard.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.github.xpenatan.gdx.backends.teavm.TeaApplication;
import com.github.xpenatan.gdx.backends.teavm.TeaApplicationConfiguration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.app.UniboardApp;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.UrlParameters;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.Boxes;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.link.LinkException;
import uniboard.link.RecordLink;
import uniboard.match.BotTask;
import uniboard.match.PlayoutDigest;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;
import uniboard.text.Language;

/** The program's entry in the browser, on the page's canvas. */
public final class WebLauncher {
    /** A sign that no value has. */
    private static final String BEFORE_VALUE = "\0";
    private static final String RECORD = "g";
    private static final String TEXT = "r";
    private static final String EXERCISE = "x";
    private static final String INVITATION = "t";

    private WebLauncher() {
    }

    public static void main(String[] arguments) {
        try {
            start();
        } catch (RuntimeException e) {
            e.printStackTrace();
            Page.fail(Reason.text(e));
        }
    }

    private static void start() {
        Language language = Language.preferred(List.of(Page.language()));
        LaunchOptions start = begin(language);
        WebPlatform platform = new WebPlatform(start.request().key());
        UniboardApp uniboard = UniboardApp.withoutMenu(platform, Boxes.all(), start, Page::openFrontDoor);
        Page.publishFrames(uniboard::framesDrawn);
        Page.publishAsOpened(uniboard::showsWhatWasOpened);
        Page.publishDigest(WebLauncher::digest);
        Page.publishSounds((name, volume) -> play(platform.speaker(), name, volume));
        Page.publishOrder((name, values) -> uniboard.obey(name, values(values)));
        Page.publishFinger(WebLauncher::touch);
        Page.publishWheel(notches -> Gdx.input.getInputProcessor().scrolled(0, (float) notches));
        Page.publishDecide((task, report) -> platform.thinker().think(BotTask.read(task, new AllGames()), report::decided));

        TeaApplicationConfiguration configuration = new TeaApplicationConfiguration("canvas");
        configuration.baseUrlProvider = Page::base;
        CanvasFollower follower = new CanvasFollower(uniboard, uniboard::isStill, platform::isBusy);
        new TeaApplication(follower, configuration);
    }

    private static List<String> values(String joined) {
        return joined.isEmpty() ? List.of() : List.of(joined.substring(1).split(BEFORE_VALUE, -1));
    }

    private static LaunchOptions begin(Language language) {
        UrlParameters request = request();
        String kind = Page.givenKind();
        if (kind == null) return new LaunchOptions(Page.game(), language, null, opening(), null, request);
        String given = Page.given();
        try {
            if (given == null) throw NotationException.wrong("link.damaged");
            if (kind.equals(EXERCISE)) return new LaunchOptions(Page.game(), language, null, opening(), null, request, given, "");
            if (kind.equals(INVITATION)) return LaunchOptions.invited(Page.game(), language, request, given);
            if (kind.equals(TEXT)) {
                return new LaunchOptions(Page.game(), language, RecordTree.read(given, new AllGames()).text(), opening(), null, request);
            }
            if (!kind.equals(RECORD)) return new LaunchOptions(Page.game(), language, request.from(given).text(), opening(), null, request);
            RecordLink.Sent sent = RecordLink.sent(given, new AllGames());
            return new LaunchOptions(Page.game(), language, sent.record().text(), opening(), null, request, null, sent.id());
        } catch (RecordException e) {
            return telling(Message.of("shelf.badFile", e.message()), language, request);
        } catch (LinkException e) {
            return telling(e.reason(), language, request);
        } catch (NotationException e) {
            return telling(e.reason(), language, request);
        }
    }

    private static LaunchOptions telling(Message reason, Language language, UrlParameters request) {
        return new LaunchOptions(Page.game(), language, null, LaunchOptions.Opening.TABLE, reason, request);
    }

    private static UrlParameters request() {
        Map<String, String> asked = new LinkedHashMap<>();
        String[] query = Page.query();
        for (int i = 0; i < query.length; i += 2) asked.put(query[i], query[i + 1]);
        return UrlParameters.of(asked, new AllGames().game(Page.game()));
    }

    private static LaunchOptions.Opening opening() {
        return switch (Page.opening()) {
            case "rules" -> LaunchOptions.Opening.RULES;
            case "learn" -> LaunchOptions.Opening.LESSONS;
            case "games" -> LaunchOptions.Opening.LIBRARY;
            default -> LaunchOptions.Opening.TABLE;
        };
    }

    /** The first finger comes as a mouse. */
    private static void touch(String type, double x, double y) {
        InputProcessor input = Gdx.input.getInputProcessor();
        int left = (int) Math.round(x);
        int top = (int) Math.round(y);
        switch (type) {
            case "pointerdown" -> input.touchDown(left, top, 1, Input.Buttons.LEFT);
            case "pointermove" -> input.touchDragged(left, top, 1);
            case "pointerup" -> input.touchUp(left, top, 1, Input.Buttons.LEFT);
            default -> input.touchCancelled(left, top, 1, Input.Buttons.LEFT);
        }
    }

    /** Must be the same here as on the desktop; asked by tests. */
    private static String digest(String id, int games, int seed) {
        return PlayoutDigest.digest(new AllGames().game(id), games, seed);
    }

    /** Asked by tests. */
    private static void play(Speaker speaker, String name, double volume) {
        for (Sound sound : Sound.values()) if (sound.name().equals(name)) speaker.play(sound, volume);
    }
}
