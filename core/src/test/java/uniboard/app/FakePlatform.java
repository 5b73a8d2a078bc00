package uniboard.app;

import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.app.library.PartingStorage;
import uniboard.app.platform.Platform;
import uniboard.app.platform.RemotePlatform;
import uniboard.app.platform.SystemSharing;
import uniboard.embed.HostPage;
import uniboard.game.Hex;
import uniboard.library.LibraryStore;
import uniboard.match.Storage;
import uniboard.match.Thinker;
import uniboard.sound.Sound;
import uniboard.sound.Speaker;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;
import uniboard.text.TextPainter;

/** A platform for tests: remembers what the table shows and plays, stores in memory. */
public class FakePlatform implements Platform {
    private final FakeStorage small = new FakeStorage();
    private final List<Sound> played = new ArrayList<>();
    private final FakeThinker thinker = new FakeThinker();
    private final FakeThinker another = new FakeThinker();
    private final FakeAccessibility accessibility = new FakeAccessibility();
    private final List<String> warnings = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private boolean hasHost;
    private Throwable crash;
    private int timesShown;
    private Storage keyed;
    private Runnable partingHeard = () -> { };
    private boolean dark;
    private float frameAskedIn;
    private boolean embedded;
    private int today;
    private final FakeTextPainter painter = new FakeTextPainter();
    private final FakePictures pictures = new FakePictures();
    private final int seed;
    private final FakeLibrary library = new FakeLibrary();
    private final FakeSharing sharing = new FakeSharing();
    private int seconds = 1000;
    private int ids = 1;
    private final FakeParts parts = new FakeParts();
    private FakeRemote remote;
    private boolean isPlain;
    private boolean isEmbeddingOffered;
    private final List<String> embeddedQueries = new ArrayList<>();
    private final FakeLoading loading = new FakeLoading();

    public FakePlatform() {
        this(1);
    }

    /** @param seed of everything that happens by chance */
    public FakePlatform(int seed) {
        this.seed = seed;
    }

    /** From now on a page around the table listens. */
    public FakePlatform within() {
        hasHost = true;
        return this;
    }

    /** From now on it has no library, and nothing goes out or comes in. */
    FakePlatform plain() {
        isPlain = true;
        return this;
    }

    /** The words and pictures that are still to come. */
    FakeLoading loading() {
        return loading;
    }

    FakePart rest() {
        return parts.of(REST);
    }

    /** What of it comes only when it is asked for. */
    FakePart part(String name) {
        return parts.of(name);
    }

    @Override
    public boolean hasPart(String name) {
        return parts.of(name).isThere();
    }

    @Override
    public void fetchRest(Runnable ready) {
        parts.of(REST).fetch(ready);
    }

    @Override
    public void bring(String name, Runnable ready, Runnable late) {
        parts.of(name).bring(ready, late);
    }

    /** From now on boards are got ready for other people's pages. */
    FakePlatform offerEmbedding() {
        isEmbeddingOffered = true;
        return this;
    }

    /** What boards were to be got ready for other pages, in order. */
    List<String> embeddedQueries() {
        return embeddedQueries;
    }

    @Override
    public boolean offersEmbedding() {
        return isEmbeddingOffered;
    }

    @Override
    public void embed(String query) {
        embeddedQueries.add(query);
    }

    @Override
    public void prepare(String bundle, Runnable ready) {
        loading.prepare(bundle, ready);
    }

    /** From now on there are other devices, and one clock for all. */
    FakePlatform among(FakeRemote others) {
        remote = others;
        return this;
    }

    /** Its way to other devices; null where there are none. */
    FakeRemote others() {
        return remote;
    }

    @Override
    public RemotePlatform remote() {
        return remote == null ? RemotePlatform.NONE : remote;
    }

    /** Whether a bot is thinking. */
    boolean isThinking() {
        return thinker.isThinking() || another.isThinking();
    }

    /** What the page around the table has heard, as JSON, one a line. */
    public List<String> told() {
        return told;
    }

    @Override
    public HostPage hostPage() {
        return hasHost ? told::add : HostPage.NONE;
    }

    /** Games as they are in the library. */
    FakeLibrary keptGames() {
        return library;
    }

    /** What goes out and comes in. */
    FakeSharing goods() {
        return sharing;
    }

    /** What the table shows. */
    public AccessibilityTree view() {
        return accessibility.view();
    }

    /** All that the table has shown, in order. */
    public List<AccessibilityTree> views() {
        return accessibility.views();
    }

    /** Told what is done through the accessibility bridge. */
    public AccessibilityBridge.Listener listener() {
        return accessibility.listener();
    }

    /** The place that the keyboard's focus was moved to last. */
    public String focus() {
        return accessibility.focus();
    }

    public Map<String, String> stored() {
        return small.stored();
    }

    /** From now on nothing more is stored. */
    public void fillStorage() {
        small.fill();
    }

    /** From now on the accessibility bridge shows articles itself. */
    public void showArticles() {
        accessibility.showArticles();
    }

    /** All texts that were ever painted, in order. */
    public Set<String> painted() {
        return painter.painted();
    }

    /** From now on it is another day. */
    public void pass(int days) {
        today += days;
    }

    @Override
    public int today() {
        return today;
    }

    public void turnDark() {
        dark = true;
    }

    public void embed() {
        embedded = true;
    }

    /** What could be heard so far. */
    public List<Sound> played() {
        return played;
    }

    public Throwable crash() {
        return crash;
    }

    FakePictures pictures() {
        return pictures;
    }

    public int timesShown() {
        return timesShown;
    }

    /** Texts take as much room as in the program's own fonts. */
    FakePlatform measured() {
        painter.measure();
        return this;
    }

    @Override
    public TextPainter textPainter() {
        return painter;
    }

    @Override
    public TextureData picture(TextureAtlasData.Page page) {
        return pictures.of(page);
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public Thinker anotherThinker() {
        return another;
    }

    /** From now on games are kept under a key that others may use too. */
    void keepUnderAKey(Storage shared, Storage own) {
        keyed = new PartingStorage(shared, own, () -> partingHeard.run());
        keptGames().forbid();
    }

    @Override
    public void hearOfParting(Runnable heard) {
        partingHeard = heard;
    }

    @Override
    public Storage storage() {
        return keyed != null ? keyed : small;
    }

    @Override
    public LibraryStore library() {
        return isPlain ? LibraryStore.NONE : library;
    }

    @Override
    public SystemSharing sharing() {
        return isPlain ? SystemSharing.NONE : sharing;
    }

    @Override
    public String newId() {
        return Hex.digits(seed) + Hex.digits(ids++);
    }

    @Override
    public int seconds() {
        return remote == null ? seconds++ : remote.seconds();
    }

    @Override
    public String date(int second, Language language) {
        return "second " + second;
    }

    @Override
    public AccessibilityBridge accessibility() {
        return accessibility;
    }

    @Override
    public Speaker speaker() {
        return (sound, volume) -> {
            if (volume > 0) played.add(sound);
        };
    }

    @Override
    public Language systemLanguage() {
        return Language.ENGLISH;
    }

    @Override
    public void prepareLanguage(Language language, List<String> bundles, Runnable ready) {
        loading.prepareWords(ready);
    }

    @Override
    public int seed() {
        return seed;
    }

    @Override
    public float density() {
        return 1;
    }

    @Override
    public boolean reducedMotion() {
        return false;
    }

    @Override
    public boolean darkScheme() {
        return dark;
    }

    @Override
    public boolean moreContrast() {
        return false;
    }

    @Override
    public boolean embedded() {
        return embedded;
    }

    @Override
    public boolean keepsPicture() {
        return true;
    }

    /** Seconds after which a frame was asked for last; 0 if none was. */
    public float frameAskedIn() {
        return frameAskedIn;
    }

    @Override
    public void frameIn(float seconds) {
        frameAskedIn = seconds;
    }

    @Override
    public void shown() {
        timesShown++;
    }

    @Override
    public void warn(String sentence) {
        warnings.add(sentence);
    }

    List<String> warnings() {
        return warnings;
    }

    @Override
    public void crashed(Throwable error, String record) {
        crash = error;
    }
}
