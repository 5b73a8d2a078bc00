package uniboard.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.TextureData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import uniboard.app.platform.Platform;
import uniboard.app.platform.SystemSharing;
import uniboard.library.LibraryStore;
import uniboard.match.Storage;
import uniboard.match.Thinker;
import uniboard.sound.Speaker;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.text.Language;
import uniboard.text.TextPainter;

/** What the desktop provides. */
final class DesktopPlatform implements Platform {
    private final FileStorage storage;
    private final LibraryStore library;
    private final FileSharing sharing = FileSharing.ofThisUser();
    private final AccessibilityBridge accessibility;
    private final CrashReport crashReport;
    private final TextPainter textPainter = new AwtTextPainter();
    private final Thinker thinker = new ThreadThinker(() -> Gdx.graphics.requestRendering());
    private final FrameAlarm alarm = new FrameAlarm(() -> Gdx.graphics.requestRendering());
    private final Speaker speaker = new MixingSpeaker(LineOutput::open);
    private final SystemTaste taste = new SystemTaste();
    private Language language = systemLanguage();
    private boolean crashed;

    DesktopPlatform(FileStorage storage, AccessibilityBridge accessibility, CrashReport crashReport) {
        this.storage = storage;
        library = new FileLibrary(storage.folder().resolve("games"));
        this.accessibility = accessibility;
        this.crashReport = crashReport;
    }

    /** Files were laid on the window. */
    void bring(String... files) {
        for (String file : files) sharing.bring(Path.of(file));
    }

    /** Asks the system again what the person likes, and draws when it has answered. */
    void askSystem() {
        taste.ask(() -> Gdx.graphics.requestRendering());
    }

    @Override
    public TextPainter textPainter() {
        return textPainter;
    }

    @Override
    public TextureData picture(TextureAtlasData.Page page) {
        return TextureData.Factory.loadFromFile(page.textureFile, false);
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public Thinker anotherThinker() {
        return new ThreadThinker(() -> Gdx.graphics.requestRendering());
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
    public String newId() {
        return String.format("%016x", new SecureRandom().nextLong());
    }

    @Override
    public String date(int seconds, Language asked) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT).withLocale(Locale.forLanguageTag(asked.code()))
            .format(Instant.ofEpochSecond((long) START_OF_2020 + seconds).atZone(ZoneId.systemDefault()));
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
        return localeLanguage();
    }

    static Language localeLanguage() {
        return Language.preferred(List.of(Locale.getDefault().toLanguageTag()));
    }

    @Override
    public void prepareLanguage(Language wanted, List<String> bundles, Runnable ready) {
        language = wanted;
        ready.run();
    }

    @Override
    public float density() {
        return WindowSize.density();
    }

    @Override
    public boolean reducedMotion() {
        return taste.wantsReducedMotion();
    }

    @Override
    public boolean darkScheme() {
        return taste.isDark();
    }

    @Override
    public boolean moreContrast() {
        return taste.wantsMoreContrast();
    }

    @Override
    public boolean embedded() {
        return false;
    }

    @Override
    public boolean keepsPicture() {
        return false;
    }

    @Override
    public void frameIn(float seconds) {
        alarm.ringIn(seconds);
    }

    @Override
    public void shown() {
        askSystem();
    }

    @Override
    public void crashed(Throwable error, String record) {
        crashed = true;
        crashReport.print(error, language, record);
        Gdx.app.exit();
    }

    /** The language the table speaks now. */
    Language language() {
        return language;
    }

    boolean hasCrashed() {
        return crashed;
    }
}
