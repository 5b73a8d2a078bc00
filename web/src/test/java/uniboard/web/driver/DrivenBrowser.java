package uniboard.web.driver;

import com.google.gson.JsonArray;
import java.util.List;

/** A browser of its own, new and empty, with one page. What goes wrong in the driver itself is an {@link IllegalStateException}. */
public interface DrivenBrowser extends AutoCloseable {
    /** Opens an address and waits until it, or where it leads to at once, is loaded; without a network perhaps in vain. */
    void open(String address);

    /**
     * Evaluates what is JavaScript in the page.
     *
     * @param expression comes to a text or to a promise of one
     * @throws ScriptFailure if it throws, or the page is left meanwhile
     */
    String text(String expression);

    /** @param sources as both protocols have them: each acts in step with the others */
    void perform(JsonArray sources);

    /** Whether {@link #perform} knows fingers. */
    boolean hasFingers();

    /** The page's size in CSS pixels. */
    void setSize(int width, int height);

    /** A PNG of what is seen. */
    byte[] screenshot();

    /** The page's errors and warnings so far, as far as the browser tells them. */
    List<String> complaints();

    @Override
    void close();

    /**
     * What the expression comes to.
     *
     * @param expression as in {@link #text}, or a function that is called; comes to what JSON can say
     */
    default Object evaluate(String expression) {
        String text = text("(async () => { const value = (" + expression + "); return typeof value === 'function' ? value() : value; })()"
            + ".then(value => JSON.stringify(value ?? null))");
        return Json.GSON.fromJson(text, Object.class);
    }
}
