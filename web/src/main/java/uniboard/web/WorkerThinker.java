package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.match.BotTask;
import uniboard.match.Thinker;
import uniboard.web.worker.Mail;

/**
 * Runs bots in a Web Worker; where none can be had, the worker's program runs in the page, a slice in every frame. So the page's own
 * program needn't hold the bots.
 */
final class WorkerThinker implements Thinker {
    private JSObject worker;
    private boolean failed;
    /** Whether the worker's program runs in the page. */
    private boolean inPage;
    /** Why there are no bots at all; or null. */
    private String lost;
    /** Counts tasks, so that a late answer to a forgotten one is known as such. */
    private int number;
    private BotTask task;
    private Answer answer;

    /** Starts the worker, ahead of the first task. */
    void start() {
        if (worker != null || failed) return;
        worker = create(this::receive, this::fail);
        if (worker == null) fail("");
    }

    @Override
    public void think(BotTask task, Answer answer) {
        number++;
        this.task = task;
        this.answer = answer;
        start();
        if (lost != null) askAgain();
        else send(Mail.task(number, task));
    }

    /** What comes before the worker's program, where the page must load it, waits in {@link #task}. */
    private void send(String message) {
        if (worker != null) post(worker, message);
        else if (inPage) postInPage(message);
    }

    @Override
    public void cancel() {
        number++;
        task = null;
        answer = null;
        send(Mail.NOTHING);
    }

    boolean isThinking() {
        return task != null;
    }

    @Override
    public void frame() {
    }

    private void receive(String message) {
        if (message.equals(Mail.READY)) {
            inPage = failed;
            Page.setBot(failed ? "slices" : "worker");
            if (failed && task != null) postInPage(Mail.task(number, task));
        } else if (task != null && Mail.number(message) == number) {
            Answer asked = answer;
            task = null;
            answer = null;
            asked.decided(Mail.move(message));
            Page.wake();
        }
    }

    /** The worker is of no use: what it was thinking about is thought about in the page. */
    private void fail(String reason) {
        if (failed) return;
        failed = true;
        if (worker != null) terminate(worker);
        worker = null;
        runInPage(this::receive, this::lose);
    }

    /** People can play on among themselves until a bot is asked. */
    private void lose(String reason) {
        lost = reason;
        if (task != null) askAgain();
    }

    private void askAgain() {
        Page.askAgain(lost).then(again -> {
            if (lost != null) {
                lost = null;
                failed = false;
                start();
                if (task != null) send(Mail.task(number, task));
            }
            return null;
        });
    }

    @JSBody(params = {"receive", "fail"}, script = """
        try {
            var worker = uniboard.startWorker();
            worker.onmessage = function(event) { receive(event.data); };
            worker.onerror = function(event) { event.preventDefault(); fail(String(event.message)); };
            return worker;
        } catch (e) {
            return null;
        }""")
    private static native JSObject create(Receiver receive, Receiver fail);

    @JSBody(params = {"worker", "message"}, script = "worker.postMessage(message);")
    private static native void post(JSObject worker, String message);

    @JSBody(params = {"receive", "lose"}, script = """
        uniboard.fromSearch = receive;
        uniboard.runWorkerInPage().catch(function(error) { lose(error.message); });""")
    private static native void runInPage(Receiver receive, Receiver lose);

    @JSBody(params = "message", script = "uniboard.toSearch(message);")
    private static native void postInPage(String message);

    @JSBody(params = "worker", script = "worker.terminate();")
    private static native void terminate(JSObject worker);

    @JSFunctor
    private interface Receiver extends JSObject {
        void receive(String text);
    }
}
