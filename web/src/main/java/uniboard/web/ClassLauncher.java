package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.app.classroom.Arrival;
import uniboard.app.remote.PupilWords;
import uniboard.game.Message;
import uniboard.remote.Crypto;
import uniboard.remote.classroom.PupilName;

/** The entry of the program of the page where pupils come to a class: no game is in it, so that it is there soon. */
public final class ClassLauncher {
    /** The key of what a pupil is told, with their name. */
    public static final String GREETING = "far.youAre";

    /** Milliseconds. */
    private static final int SECOND = 1000;

    private final Arrival arrival;
    private int seconds;

    private ClassLauncher(Crypto crypto) {
        PageTransport line = new PageTransport(PageTransport.relayOfSite(), () -> { }, Runnable::run);
        arrival = new Arrival(crypto, line, BrowserStorage.of(false), minute(), new ThisPage());
        hangUpBy(line::close);
    }

    public static void main(String[] arguments) {
        expect(text -> PageCrypto.load(() -> { }, Runnable::run, crypto -> {
            if (crypto == null) leadOn("", "");
            else new ClassLauncher(crypto).come(text);
        }));
    }

    private void come(String text) {
        arrival.come(text);
        each(this::passTime, SECOND);
        seek();
    }

    private void passTime() {
        arrival.passTime(++seconds);
        seek();
    }

    private void seek() {
        if (arrival.seek()) soon(this::seek);
    }

    private static final class ThisPage implements Arrival.Page {
        @Override
        public void greet(PupilName name, String game, String fragment) {
            ClassLauncher.greet(say(Message.of(GREETING, PupilWords.name(name, ThisPage::say))), game, fragment);
        }

        private static String say(Message message) {
            String words = word(message.key());
            for (int i = 0; i < message.arguments().size(); i++)
                words = words.replace("{" + i + "}", message.arguments().get(i).toString());
            return words;
        }

        @Override
        public void leadOn(String game, String fragment) {
            ClassLauncher.leadOn(game, fragment);
        }
    }

    @JSBody(params = "come", script = "uniboard.come = come;")
    private static native void expect(Coming come);

    /** The line is to end before the next page's begins. */
    @JSBody(params = "close", script = "uniboard.hangUp = close;")
    private static native void hangUpBy(Task close);

    @JSBody(params = "key", script = "return uniboard.words[key];")
    private static native String word(String key);

    @JSBody(params = {"words", "game", "fragment"}, script = "uniboard.greet(words, game, fragment);")
    private static native void greet(String words, String game, String fragment);

    @JSBody(params = {"game", "fragment"}, script = "uniboard.leadOn(game, fragment);")
    private static native void leadOn(String game, String fragment);

    @JSBody(script = "return Date.now() / 60000 | 0;")
    private static native int minute();

    @JSBody(params = {"task", "milliseconds"}, script = "setInterval(task, milliseconds);")
    private static native void each(Task task, int milliseconds);

    @JSBody(params = "task", script = "setTimeout(task);")
    private static native void soon(Task task);

    @JSFunctor
    private interface Coming extends JSObject {
        void come(String text);
    }

    @JSFunctor
    private interface Task extends JSObject {
        void run();
    }
}
