package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.web.worker.Mail;
import uniboard.web.worker.Thoughts;

/** Runs bots in a Web Worker; where none can be had, a slice in every frame. */
final class WorkerThinker implements Thinker {
    private static final int SLICE_MILLISECONDS = 8;

    private final Thinker slices = new SlicedThinker(Thoughts::of, Thoughts::milliseconds, SLICE_MILLISECONDS);
    private JSObject worker;
    private boolean failed;
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
        if (failed) slices.think(task, answer);
        else post(worker, Mail.task(number, task));
    }

    @Override
    public void cancel() {
        number++;
        task = null;
        answer = null;
        slices.cancel();
        if (worker != null) post(worker, Mail.NOTHING);
    }

    @Override
    public void frame() {
        slices.frame();
    }

    private void receive(String message) {
        if (message.equals(Mail.READY)) {
            Page.setBot("worker");
        } else if (task != null && Mail.number(message) == number) {
            Answer asked = answer;
            task = null;
            answer = null;
            asked.decided(Mail.move(message));
        }
    }

    /** The worker is of no use: what it was thinking about is thought about here. */
    private void fail(String reason) {
        if (failed) return;
        failed = true;
        if (worker != null) terminate(worker);
        worker = null;
        Page.setBot("slices");
        if (task != null) slices.think(task, answer);
    }

    @JSBody(params = {"receive", "fail"}, script = """
        try {
            var worker = new Worker(uniboard.base + 'worker.js');
            worker.onmessage = function(event) { receive(event.data); };
            worker.onerror = function(event) { event.preventDefault(); fail(String(event.message)); };
            return worker;
        } catch (e) {
            return null;
        }""")
    private static native JSObject create(Receiver receive, Receiver fail);

    @JSBody(params = {"worker", "message"}, script = "worker.postMessage(message);")
    private static native void post(JSObject worker, String message);

    @JSBody(params = "worker", script = "worker.terminate();")
    private static native void terminate(JSObject worker);

    @JSFunctor
    private interface Receiver extends JSObject {
        void receive(String text);
    }
}
