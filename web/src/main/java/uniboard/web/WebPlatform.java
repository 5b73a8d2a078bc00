package uniboard.web;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.github.xpenatan.gdx.backends.teavm.dom.typedarray.TypedArrays;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.typedarrays.Int8Array;
import uniboard.app.library.PartingStorage;
import uniboard.app.platform.Platform;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.platform.SystemSharing;
import uniboard.app.registry.AssetBundles;
import uniboard.embed.HostPage;
import uniboard.library.LibraryStore;
import uniboard.match.Storage;
import uniboard.match.Thinker;
import uniboard.sound.Speaker;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.text.Language;
import uniboard.text.TextPainter;
import uniboard.text.Texts;

/** The browser. */
final class WebPlatform implements Platform {
    /** Letters and figures that every language's texts may hold; its own name brings its own script. */
    private static final String LATIN_SAMPLE = "Aa1 ";

    private final TextPainter textPainter = new CanvasTextPainter();
    private final WorkerThinker thinker = new WorkerThinker();
    private final Storage storage;
    private final AccessibilityBridge accessibility = new PageAccessibility();
    private final LaterSpeaker speaker = new LaterSpeaker();
    private final LibraryStore library;
    private final RemotePlatform remote = new PageRemote(this::await, this::arrive);
    private final SystemSharing sharing = new PageSharing(this::handOver);
    /** The language prepared last, or null. */
    private Language language;
    private Runnable parted = () -> { };
    /** How much the program has asked for and not got yet. */
    private int awaited;

    /** @param key under which the table keeps what it keeps; empty for our own page */
    WebPlatform(String key) {
        storage = key.isEmpty() ? BrowserStorage.of(Page.embedded())
            : new PartingStorage(BrowserStorage.at(key), BrowserStorage.ofBoard(Page.index(), key), () -> parted.run());
        library = key.isEmpty() && !Page.embedded() ? new PageLibrary(this::await, this::arrive) : LibraryStore.NONE;
    }

    /** Whether something that the program has asked for is on its way: a file, a language, a bot's decision. */
    boolean isBusy() {
        return awaited > 0 || thinker.isThinking();
    }

    private void await() {
        awaited++;
    }

    /** Hands over what a person has brought, on the main loop. */
    private void handOver(Runnable handover) {
        Gdx.app.postRunnable(handover);
        Page.wake();
    }

    /** Hands over what has been awaited, on the main loop. */
    private void arrive(Runnable handover) {
        Gdx.app.postRunnable(() -> {
            awaited--;
            handover.run();
        });
        Page.wake();
    }

    @Override
    public TextPainter textPainter() {
        return textPainter;
    }

    @Override
    public TextureData picture(TextureAtlasData.Page page) {
        return new BrowserPicture(page.textureFile.path(), (int) page.width, (int) page.height);
    }

    @Override
    public void read(String file, Consumer<String> reader) {
        awaited++;
        Page.need(file).then(loaded -> {
            String text = new String(TypedArrays.toByteArray((Int8Array) loaded), StandardCharsets.UTF_8);
            arrive(() -> reader.accept(text));
            return null;
        }).catchError(reason -> {
            arrive(() -> reader.accept(null));
            return null;
        });
    }

    @Override
    public boolean hasText(String file) {
        return Page.hasFile(file);
    }

    @Override
    public boolean offersClasses() {
        return Page.isCut();
    }

    @Override
    public boolean hasPart(String part) {
        return Page.hasPart(part);
    }

    @Override
    public void fetchRest(Runnable ready) {
        if (hasPart(REST)) {
            ready.run();
            return;
        }
        Page.fetchRest(() -> awaited++, () -> arrive(ready), () -> arrive(() -> { }));
    }

    @Override
    public void bring(String part, Runnable ready, Runnable late) {
        if (hasPart(part)) {
            ready.run();
            return;
        }
        awaited++;
        Page.bringPart(part, () -> arrive(ready), () -> handOver(late), () -> arrive(() -> { }));
    }

    @Override
    public void restIsThere() {
        speaker.begin();
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public Thinker anotherThinker() {
        return new WorkerThinker();
    }

    @Override
    public Storage storage() {
        return storage;
    }

    @Override
    public LibraryStore library() {
        return library;
    }

    @Override
    public SystemSharing sharing() {
        return sharing;
    }

    @Override
    public RemotePlatform remote() {
        return remote;
    }

    @Override
    public String newId() {
        return Page.newId();
    }

    @Override
    public String date(int seconds, Language asked) {
        return Page.date((double) START_OF_2020 + seconds, asked.code());
    }

    @Override
    public void hearOfOthers(Runnable heard) {
        Page.hearOfOthers(() -> handOver(heard));
    }

    @Override
    public void hearOfParting(Runnable heard) {
        parted = heard;
    }

    @Override
    public void keepLastingly() {
        Page.keepLastingly();
    }

    @Override
    public AccessibilityBridge accessibility() {
        return accessibility;
    }

    @Override
    public Speaker speaker() {
        return speaker;
    }

    @Override
    public Language systemLanguage() {
        return Language.preferred(List.of(Page.language()));
    }

    @Override
    public void prepareLanguage(Language language, List<String> bundles, Runnable ready) {
        awaited++;
        Page.fonts(LATIN_SAMPLE + language.ownName()).then(fonts -> {
            List<String> files = new ArrayList<>(List.of(Page.bringBundle(AssetBundles.SHARED, language.code())));
            for (String bundle : bundles) files.add(Texts.path(bundle, language));
            Downloads.fetch(files.toArray(new String[0]), () -> {
                this.language = language;
                Page.useLanguage(language.code());
                arrive(ready);
            });
            return null;
        });
    }

    @Override
    public void prepare(String bundle, Runnable ready) {
        awaited++;
        Language asked = language;
        Downloads.fetch(Page.bringBundle(bundle, asked.code()), () -> arrive(() -> {
            if (language == asked) ready.run();
            else prepare(bundle, ready);
        }));
    }

    @Override
    public float density() {
        return (float) Page.density();
    }

    @Override
    public boolean reducedMotion() {
        return Page.reducedMotion();
    }

    @Override
    public boolean darkScheme() {
        return Page.dark();
    }

    @Override
    public int faces() {
        return Page.faces();
    }

    @Override
    public boolean moreContrast() {
        return Page.moreContrast();
    }

    @Override
    public boolean embedded() {
        return Page.embedded();
    }

    @Override
    public HostPage hostPage() {
        return Page.framed() ? Page::tell : HostPage.NONE;
    }

    @Override
    public boolean offersEmbedding() {
        return true;
    }

    @Override
    public void embed(String query) {
        Page.openEmbedding(query);
    }

    @Override
    public boolean keepsPicture() {
        return true;
    }

    @Override
    public void frameIn(float seconds) {
        Page.wakeIn(seconds);
    }

    @Override
    public void warn(String sentence) {
        Page.warn(sentence);
    }

    @Override
    public void shown() {
        Page.shown();
        thinker.start();
    }

    @Override
    public void crashed(Throwable error, String record) {
        error.printStackTrace();
        Page.fail(Reason.text(error), record);
    }
}
