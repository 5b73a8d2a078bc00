package uniboard.web;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import uniboard.app.platform.RemotePlatform;

/** Other devices, by way of the relay that the site names. Nothing is loaded and nobody asked before a table is shared. */
final class PageRemote implements RemotePlatform {
    private final Runnable await;
    private final Consumer<Runnable> arrive;

    /**
     * @param await  told that something is on its way to the main loop
     * @param arrive runs on the main loop what has been on its way
     */
    PageRemote(Runnable await, Consumer<Runnable> arrive) {
        this.await = await;
        this.arrive = arrive;
    }

    /** Frames in other people's pages never connect. */
    @Override
    public boolean isOffered() {
        return !Page.embedded() && !Page.framed() && !PageTransport.relayOfSite().isEmpty();
    }

    @Override
    public boolean offersOpenTables() {
        return PageTransport.hasOpenTables();
    }

    @Override
    public void connect(Consumer<Line> there) {
        PageCrypto.load(await, arrive, crypto -> {
            if (crypto == null) there.accept(null);
            else there.accept(new Line(crypto, new PageTransport(PageTransport.relayOfSite(), await, arrive)));
        });
    }

    @Override
    public boolean signalTurn(String words) {
        return signal(words);
    }

    /** There is a line: so the script is loaded. */
    @JSBody(params = "words", script = "return uniboard.far.signalTurn(words);")
    private static native boolean signal(String words);

    @Override
    public void leadTo(String game, String fragment) {
        lead(game, fragment);
    }

    @JSBody(params = {"game", "fragment"}, script = "uniboard.leadTo(game, fragment);")
    private static native void lead(String game, String fragment);

    @Override
    public void keepAddress(String fragment) {
        share(fragment);
    }

    @JSBody(params = "fragment", script = "uniboard.share(fragment);")
    private static native void share(String fragment);
}
