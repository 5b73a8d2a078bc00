package uniboard.web.worker;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.app.registry.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Search;
import uniboard.match.BotTask;

/**
 * The worker's entry. Searches in slices and looks for mail between them: a new task, or none, ends the one before. Where no worker can be
 * had the page runs the same program itself, a short slice in every frame.
 */
public final class SearchWorker {
    private static final int NODES_PER_STEP = 2_000;
    private static final int SLICE_OF_WORKER = 10;
    private static final int SLICE_OF_PAGE = 8;

    private final Catalog catalog = new AllGames();
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
        int start = Thoughts.milliseconds();
        int slice = isPage() ? SLICE_OF_PAGE : SLICE_OF_WORKER;
        boolean finished;
        do finished = search.step(NODES_PER_STEP);
        while (!finished && Thoughts.milliseconds() - start < slice);
        if (finished) {
            post(Mail.answer(number, search.move()));
            search = null;
        } else {
            comeBack();
        }
    }

    @JSBody(script = "return typeof document !== 'undefined';")
    private static native boolean isPage();

    @JSBody(params = "receiver", script = """
        if (typeof document === 'undefined') self.onmessage = function(event) { receiver(event.data); };
        else uniboard.toSearch = receiver;""")
    private static native void listen(Receiver receiver);

    @JSBody(params = "message",
        script = "if (typeof document === 'undefined') self.postMessage(message); else uniboard.fromSearch(message);")
    private static native void post(String message);

    /**
     * In a worker after mail that has come, for which {@code setTimeout} would wait four milliseconds each time; in a page after a frame.
     */
    @JSBody(params = "task", script = """
        if (typeof document !== 'undefined') return void setTimeout(task, 8);
        var channel = new MessageChannel();
        channel.port1.onmessage = function() { task(); };
        channel.port2.postMessage(0);""")
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
