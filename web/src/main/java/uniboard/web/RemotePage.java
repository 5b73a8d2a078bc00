package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The page's script of tables on several devices, which most players never need: it is loaded when it is first asked for. */
final class RemotePage {
    private RemotePage() {
    }

    /** Runs one of the two: when the script is there, or when it can't be had, which may be otherwise another time. */
    @JSBody(params = {"there", "lost"}, script = "uniboard.loadFar().then(() => there(), () => lost());")
    static native void load(Step there, Step lost);

    @JSFunctor
    interface Step extends JSObject {
        void run();
    }
}
