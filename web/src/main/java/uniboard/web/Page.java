package uniboard.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSPromise;

/** The page's side of the program: {@code window.uniboard} of its script, as Java. */
final class Page {
    private Page() {
    }

    /** The page's folder: an absolute URL that ends in a slash. */
    @JSBody(script = "return uniboard.base;")
    static native String base();

    /** The id of the game whose page it is. */
    @JSBody(script = "return uniboard.game;")
    static native String game();

    /** What the link leads to beside the table: {@code rules}, {@code learn}, or nothing. */
    @JSBody(script = "return uniboard.opening;")
    static native String opening();

    /** What the address brings along: {@code g} a record, {@code r} its text, {@code p} a position, {@code x} an exercise; or null. */
    @JSBody(script = "return uniboard.given?.kind ?? null;")
    static native String givenKind();

    /** The text that the address brings along; null if it is damaged, or there is none. */
    @JSBody(script = "return uniboard.given?.text ?? null;")
    static native String given();

    /** Tells the page around this one what has happened. */
    @JSBody(params = "event", script = "uniboard.tell(JSON.parse(event));")
    static native void tell(String event);

    /** Whether there may be a page around this one that listens. */
    @JSBody(script = "return uniboard.framed;")
    static native boolean framed();

    /** Lets the page around this one have something done. */
    @JSBody(params = "order", script = "uniboard.order = order;")
    static native void publishOrder(Order order);

    /** What the address asks for: a name, its value, the next name, and so on. */
    @JSBody(script = "return [...new URLSearchParams(location.search)].flat();")
    static native String[] query();

    @JSBody(params = "sentence", script = "console.warn('Uniboard: ' + sentence);")
    static native void warn(String sentence);

    /** Whether the site has such a file for this table. */
    @JSBody(params = "file", script = "return uniboard.hasFile(file);")
    static native boolean hasFile(String file);

    /** Leaves for the page on which games are chosen. */
    @JSBody(script = "uniboard.openFrontDoor();")
    static native void openFrontDoor();

    /** Opens the page that gets boards ready for other people's pages. */
    @JSBody(params = "query", script = "uniboard.openEmbedding(query);")
    static native void openEmbedding(String query);

    /** The code of the page's language. */
    @JSBody(script = "return uniboard.language;")
    static native String language();

    @JSBody(params = "code", script = "uniboard.useLanguage(code);")
    static native void useLanguage(String code);

    /** The window's size in physical pixels. */
    @JSBody(script = "return uniboard.width;")
    static native int width();

    @JSBody(script = "return uniboard.height;")
    static native int height();

    @JSBody(script = "return window.devicePixelRatio;")
    static native double density();

    @JSBody(script = "return matchMedia('(prefers-reduced-motion: reduce)').matches;")
    static native boolean reducedMotion();

    @JSBody(script = "return uniboard.framed;")
    static native boolean embedded();

    /** Which of the frames in the page around it this one is, from 0; -1 where there is no such page. */
    @JSBody(script = "var around = window.parent; for (var i = 0; i < around.length; i++) if (around[i] === window) return i; return -1;")
    static native int index();

    /** As {@link #tableAddress}, in the language of the browser that opens it. */
    @JSBody(script = "return uniboard.tableAddressForOthers();")
    static native String tableAddressForOthers();

    /** The address of this page, in its language, without what is asked of it. */
    @JSBody(script = "return uniboard.tableAddress();")
    static native String tableAddress();

    /** Sixteen hex digits by chance. */
    @JSBody(script = "return uniboard.newId();")
    static native String newId();

    /** @param seconds since the beginning of 1970 (UTC) */
    @JSBody(params = {"seconds", "language"}, script = "return uniboard.date(seconds, language);")
    static native String date(double seconds, String language);

    /** Has the step run whenever another window of the site has kept something. */
    @JSBody(params = "step", script = "window.addEventListener('storage', function() { step(); });")
    static native void hearOfOthers(Step step);

    /** Asks the browser not to clear what is kept. */
    @JSBody(script = "uniboard.keepLastingly();")
    static native void keepLastingly();

    /** Whether the system asks for dark colours now. */
    @JSBody(script = "return uniboard.dark;")
    static native boolean dark();

    /** Whether the system asks for more contrast now. */
    @JSBody(script = "return uniboard.contrast;")
    static native boolean moreContrast();

    @JSBody(script = "return uniboard.faces;")
    static native int faces();

    /**
     * Has the pictures of a game come, or those that every game shares, which wake the program.
     *
     * @return paths, beneath the folder of assets, of the other files
     */
    @JSBody(params = {"bundle", "language"}, script = "return uniboard.bringArea(bundle, language);")
    static native String[] bringBundle(String bundle, String language);

    /** Gives the file's bytes, an {@code Int8Array}; a picture is decoded and kept by the page. Rejected if it can't be had. */
    @JSBody(params = "file", script = "return uniboard.load(file);")
    static native JSPromise<JSObject> load(String file);

    /** As {@link #load}, but never rejected by a line that is gone: the player is asked to try again. */
    @JSBody(params = "file", script = "return uniboard.need(file);")
    static native JSPromise<JSObject> need(String file);

    /** Asks the player to try again; settled when they do. */
    @JSBody(params = "detail", script = "return uniboard.askAgain(detail);")
    static native JSPromise<JSObject> askAgain(String detail);

    @JSBody(params = "file", script = "return uniboard.hasPicture(file);")
    static native boolean hasPicture(String file);

    /** The image of a picture file that has been loaded. */
    @JSBody(params = "file", script = "return uniboard.picture(file);")
    static native JSObject picture(String file);

    /** Settled when the fonts that the sample needs are there, or can't be had. */
    @JSBody(params = "sample", script = "return uniboard.fonts(sample);")
    static native JSPromise<JSObject> fonts(String sample);

    /** Whether the program comes in parts. */
    @JSBody(script = "return uniboard.target === 'js';")
    static native boolean isCut();

    /** Whether a part of the program is there. */
    @JSBody(params = "part", script = "return uniboard.hasPart(part);")
    static native boolean hasPart(String part);

    /**
     * Fetches the rest of the program unasked.
     *
     * @param begun run when it is asked for, a second later
     * @param there run when it is there
     * @param lost  run if it can't be had
     */
    @JSBody(params = {"begun", "there", "lost"}, script = "uniboard.fetchRest(() => begun(), () => there(), () => lost());")
    static native void fetchRest(Step begun, Step there, Step lost);

    /**
     * Fetches a part of the program for the player, who is asked to try again where it can't be had.
     *
     * @param late run if it isn't there within a second
     * @param gone run if the site doesn't have it any more, which the player is told
     */
    @JSBody(params = {"part", "there", "late", "gone"}, script = "uniboard.bringPart(part, () => there(), () => late(), () => gone());")
    static native void bringPart(String part, Step there, Step late, Step gone);

    @JSBody(script = "uniboard.shown();")
    static native void shown();

    @JSBody(params = "name", script = "uniboard.bot = name;")
    static native void setBot(String name);

    /** Shows what went wrong. */
    @JSBody(params = "detail", script = "uniboard.fail(detail);")
    static native void fail(String detail);

    /** Shows what went wrong, and the record of the game on the table, which may be empty. */
    @JSBody(params = {"detail", "record"}, script = "uniboard.fail(detail, record);")
    static native void fail(String detail, String record);

    /** Lets tests ask for the frames drawn so far. */
    @JSBody(params = "count", script = "Object.defineProperty(uniboard, 'frames', { get: count });")
    static native void publishFrames(Count count);

    /** Lets the page ask whether what its address brought along still lies on the table. */
    @JSBody(params = "asked", script = "uniboard.isAsOpened = asked;")
    static native void publishAsOpened(Condition asked);

    /** Has the step run in the browser's next frame; while the program rests, in the first one after something happens. */
    @JSBody(params = "step", script = "uniboard.clock.next(step);")
    static native void nextFrame(Step step);

    /** Something has happened: the program gets a frame. */
    @JSBody(script = "uniboard.clock.wake();")
    static native void wake();

    /** As {@link #wake}, after a while; only the last while asked for counts. */
    @JSBody(params = "seconds", script = "uniboard.clock.wakeIn(seconds);")
    static native void wakeIn(float seconds);

    /**
     * Tells that the program's frame is done; until the next one has told it again, what comes from outside counts as going on.
     *
     * @param resting whether nothing changes before something happens: no frame comes until then
     * @param still whether besides nothing that the program waits for is on its way, which tests wait for
     */
    @JSBody(params = {"resting", "still"}, script = "uniboard.clock.rest(resting, still);")
    static native void rest(boolean resting, boolean still);

    @JSBody(params = "digest", script = "uniboard.digest = digest;")
    static native void publishDigest(Digest digest);

    /** Lets tests hear each sound by its name. */
    @JSBody(params = "play", script = "uniboard.play = play;")
    static native void publishSounds(Play play);

    /** Lets tests ask what a bot decides, in the worker or wherever else the page's bots think; ends what they think about then. */
    @JSBody(params = "decide", script = "uniboard.decide = decide;")
    static native void publishDecide(Decide decide);

    /**
     * Lets the page tell of a second finger: {@code pointerdown}, {@code pointermove}, {@code pointerup} or {@code pointercancel}, in
     * physical pixels from the window's upper left corner.
     */
    @JSBody(params = "finger", script = "uniboard.finger = finger;")
    static native void publishFinger(Finger finger);

    /** Lets the page tell of the wheel, in notches towards the player. */
    @JSBody(params = "wheel", script = "uniboard.wheel = wheel;")
    static native void publishWheel(Wheel wheel);

    @JSFunctor
    interface Order extends JSObject {
        /**
         * @param name   of the order
         * @param values each behind a {@link WebLauncher#BEFORE_VALUE}
         * @return what is wrong with it, or nothing
         */
        String obey(String name, String values);
    }

    @JSFunctor
    interface Step extends JSObject {
        void run();
    }

    @JSFunctor
    interface Finger extends JSObject {
        void touch(String type, double x, double y);
    }

    @JSFunctor
    interface Wheel extends JSObject {
        void turn(double notches);
    }

    @JSFunctor
    interface Condition extends JSObject {
        boolean holds();
    }

    @JSFunctor
    interface Count extends JSObject {
        int count();
    }

    @JSFunctor
    interface Digest extends JSObject {
        String digest(String game, int games, int seed);
    }

    @JSFunctor
    interface Play extends JSObject {
        void play(String sound, double volume);
    }

    @JSFunctor
    interface Decide extends JSObject {
        /** @param task as {@link uniboard.match.BotTask#text} writes it */
        void decide(String task, Report report);
    }

    @JSFunctor
    interface Report extends JSObject {
        void decided(int move);
    }
}
