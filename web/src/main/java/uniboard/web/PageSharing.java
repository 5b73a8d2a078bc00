package uniboard.web;

import com.github.xpenatan.gdx.backends.teavm.dom.typedarray.TypedArrays;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Uint8Array;
import uniboard.app.platform.SystemSharing;
import uniboard.game.Message;

/** Files are the browser's downloads and what a person chooses for upload; what is asked for is typed in a field of the page's. */
final class PageSharing implements SystemSharing {
    private final Consumer<Runnable> handOver;

    /** @param handOver runs what is done with what a person brings */
    PageSharing(Consumer<Runnable> handOver) {
        this.handOver = handOver;
    }

    @Override
    public Message save(String name, String text) {
        saveFile(name, text);
        return Message.of("exchange.saved", name);
    }

    @Override
    public Message savePicture(String name, ByteBuffer pixels, int width, int height) {
        savePicture(name, TypedArrays.getUint8Array(pixels), width, height);
        return Message.of("exchange.saved", name);
    }

    @Override
    public boolean offersSharing() {
        return true;
    }

    @Override
    public String address(String game) {
        return Page.tableAddress();
    }

    @Override
    public String addressForOthers(String game) {
        return Page.tableAddressForOthers();
    }

    /** Frames in other people's pages never connect: friends are invited on the game's own page. */
    @Override
    public boolean opensPages() {
        return Page.framed() && !PageTransport.relayOfSite().isEmpty();
    }

    @Override
    public void openPage(String address) {
        open(address);
    }

    @JSBody(params = "address", script = "open(address || uniboard.ownAddress(), '_blank', 'noopener');")
    private static native void open(String address);

    @Override
    public void copy(String text, Consumer<Boolean> told) {
        copyText(text, isCopied -> handOver.accept(() -> told.accept(isCopied)));
    }

    @Override
    public boolean offersSending() {
        return canSend();
    }

    @Override
    public void send(String title, String address) {
        sendAddress(title, address);
    }

    @Override
    public void onBrought(Consumer<String> reader) {
        listen(text -> handOver.accept(() -> reader.accept(text)));
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

    @JSBody(params = {"name", "pixels", "width", "height"}, script = "uniboard.savePicture(name, pixels, width, height);")
    private static native void savePicture(String name, Uint8Array pixels, int width, int height);

    @JSBody(params = {"text", "told"}, script = "uniboard.copy(text, told);")
    private static native void copyText(String text, Told told);

    @JSBody(script = "return !!navigator.share;")
    private static native boolean canSend();

    @JSBody(params = {"title", "url"}, script = "uniboard.send({ title, url });")
    private static native void sendAddress(String title, String url);

    @JSBody(params = "reader", script = "uniboard.bring = reader;")
    private static native void listen(Reader reader);

    @JSBody(params = "reader", script = "uniboard.chooseFile(reader);")
    private static native void chooseFile(Reader reader);

    @JSBody(params = {"question", "text", "longest", "reader"}, script = "uniboard.askFor(question, text, longest, reader);")
    private static native void askFor(String question, String text, int longest, Reader reader);

    @JSFunctor
    private interface Told extends JSObject {
        void tell(boolean isCopied);
    }

    @JSFunctor
    private interface Reader extends JSObject {
        void read(String text);
    }
}
