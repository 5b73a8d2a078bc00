package uniboard.web;

import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import uniboard.library.LibraryStore;
import uniboard.library.SavedGame;

/** The library in the browser's database, which all pages of the site share. */
final class PageLibrary implements LibraryStore {
    private final Runnable await;
    private final Consumer<Runnable> arrive;

    /**
     * @param await  told that an answer is waited for
     * @param arrive runs what is done with the answer
     */
    PageLibrary(Runnable await, Consumer<Runnable> arrive) {
        this.await = await;
        this.arrive = arrive;
    }

    @Override
    public void read(String game, Consumer<List<String>> reader) {
        await.run();
        texts(game, texts -> arrive.accept(() -> reader.accept(texts == null ? null : List.of(texts))));
    }

    @Override
    public void keep(SavedGame game, int known, Consumer<Outcome> told) {
        await.run();
        put(game.id(), game.game(), game.revision(), known, game.text(), outcome -> arrive.accept(() -> told.accept(outcome(outcome))));
    }

    private static Outcome outcome(String name) {
        return switch (name) {
            case "kept" -> Outcome.KEPT;
            case "overtaken" -> Outcome.OVERTAKEN;
            default -> Outcome.FAILED;
        };
    }

    @Override
    public void remove(String id, Consumer<Boolean> told) {
        await.run();
        drop(id, outcome -> arrive.accept(() -> told.accept(outcome.equals("gone"))));
    }

    @JSBody(params = {"game", "reader"}, script = "uniboard.shelf.read(game).then(reader, () => reader(null));")
    private static native void texts(String game, Reader reader);

    @JSBody(params = {"id", "game", "revision", "known", "text", "told"},
        script = "uniboard.shelf.keep({ id, game, revision, text }, known).then(told, () => told('failed'));")
    private static native void put(String id, String game, int revision, int known, String text, Told told);

    @JSBody(params = {"id", "told"}, script = "uniboard.shelf.remove(id).then(() => told('gone'), () => told('failed'));")
    private static native void drop(String id, Told told);

    @JSFunctor
    private interface Reader extends JSObject {
        /** @param texts null where they can't be had */
        void read(String[] texts);
    }

    @JSFunctor
    private interface Told extends JSObject {
        void tell(String outcome);
    }
}
