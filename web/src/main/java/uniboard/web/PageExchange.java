package uniboard.web;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.app.Exchange;
import uniboard.game.Message;

/** Files are the browser's downloads and what a person chooses for upload; what is asked for is typed in a field of the page's. */
final class PageExchange implements Exchange {
    private final Consumer<Runnable> handOver;

    /** @param handOver runs what is done with what a person brings */
    PageExchange(Consumer<Runnable> handOver) {
        this.handOver = handOver;
    }

    @Override
    public Message save(String name, String text) {
        saveFile(name, text);
        return Message.of("exchange.saved", name);
    }

    @Override
    public boolean offersOpening() {
        return true;
    }

    @Override
    public void openFile(Consumer<String> reader) {
        chooseFile(text -> handOver.accept(() -> reader.accept(text)));
    }

    @Override
    public boolean offersAsking() {
        return true;
    }

    @Override
    public void ask(String question, String text, int longest, Consumer<String> reader) {
        askFor(question, text, longest, answer -> handOver.accept(() -> reader.accept(answer)));
    }

    @JSBody(params = {"name", "text"}, script = "uniboard.saveFile(name, text);")
    private static native void saveFile(String name, String text);

    @JSBody(params = "reader", script = "uniboard.chooseFile(reader);")
    private static native void chooseFile(Reader reader);

    @JSBody(params = {"question", "text", "longest", "reader"}, script = "uniboard.askFor(question, text, longest, reader);")
    private static native void askFor(String question, String text, int longest, Reader reader);

    @JSFunctor
    private interface Reader extends JSObject {
        void read(String text);
    }
}
