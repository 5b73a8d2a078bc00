package uniboard.web.worker;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.app.Games;
import uniboard.game.Catalog;
import uniboard.game.Search;
import uniboard.match.BotTask;

/** The worker's entry. Searches in slices and looks for mail between them: a new task, or none, ends the one before. */
public final class SearchWorker {
    private static final int NODES_PER_SLICE = 50_000;

    private final Catalog catalog = new Games();
    private Search search;
    private int number;
    private boolean stepComing;

    private SearchWorker() {
    }

    public static void main(String[] arguments) {
        SearchWorker worker = new SearchWorker();
        listen(worker::receive);
        post(Mail.READY);
    }

    private void receive(String message) {
        search = null;
        if (message.equals(Mail.NOTHING)) return;
        number = Mail.number(message);
        search = Thoughts.of(BotTask.read(Mail.taskText(message), catalog));
        comeBack();
    }

    private void comeBack() {
        if (stepComing) return;
        stepComing = true;
        soon(this::step);
    }

    private void step() {
        stepComing = false;
        if (search == null) return;
        if (search.step(NODES_PER_SLICE)) {
            post(Mail.answer(number, search.move()));
            search = null;
        } else {
            comeBack();
        }
    }

    @JSBody(params = "receiver", script = "self.onmessage = function(event) { receiver(event.data); };")
    private static native void listen(Receiver receiver);

    @JSBody(params = "message", script = "self.postMessage(message);")
    private static native void post(String message);

    /** After mail that has come: {@code setTimeout} would wait four milliseconds each time. */
    @JSBody(params = "task", script = "var channel = new MessageChannel(); channel.port1.onmessage = function() { task(); }; channel.port2.postMessage(0);")
    private static native void soon(Task task);

    @JSFunctor
    private interface Receiver extends JSObject {
        void receive(String message);
    }

    @JSFunctor
    private interface Task extends JSObject {
        void run();
    }
}
