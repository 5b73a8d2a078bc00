package uniboard.web.worker;

import org.teavm.jso.JSBody;
import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.search.ClockedSearch;

/** Searches with an end in time, for devices slower than a bot's budget is made for. */
public final class Thoughts {
    private static final int LONGEST = 3000;

    private Thoughts() {
    }

    public static Search of(BotTask task) {
        return new ClockedSearch(task.search(), Thoughts::milliseconds, LONGEST);
    }

    @JSBody(script = "return performance.now() | 0;")
    public static native int milliseconds();
}
