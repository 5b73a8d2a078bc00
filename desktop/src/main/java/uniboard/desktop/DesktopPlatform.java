package uniboard.desktop;

import com.badlogic.gdx.Gdx;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import uniboard.app.Platform;
import uniboard.match.Storage;
import uniboard.match.Thinker;
import uniboard.stage.TableMirror;
import uniboard.text.Language;
import uniboard.text.TextPainter;

/** What the desktop provides. */
final class DesktopPlatform implements Platform {
    private final FileStorage storage;
    private final TableMirror mirror;
    private final PrintStream messages;
    private final TextPainter textPainter = new AwtTextPainter();
    private final Thinker thinker = new ThreadThinker(() -> Gdx.graphics.requestRendering());
    private boolean crashed;

    /** @param messages where a crash is reported */
    DesktopPlatform(FileStorage storage, TableMirror mirror, PrintStream messages) {
        this.storage = storage;
        this.mirror = mirror;
        this.messages = messages;
    }

    @Override
    public TextPainter textPainter() {
        return textPainter;
    }

    @Override
    public Thinker thinker() {
        return thinker;
    }

    @Override
    public Storage storage() {
        return storage;
    }

    @Override
    public TableMirror mirror() {
        return mirror;
    }

    @Override
    public Language systemLanguage() {
        return Language.preferred(List.of(Locale.getDefault().toLanguageTag()));
    }

    @Override
    public void prepareLanguage(Language language, Runnable ready) {
        ready.run();
    }

    @Override
    public float density() {
        return WindowSize.density();
    }

    @Override
    public boolean reducedMotion() {
        return false;
    }

    @Override
    public boolean keepsPicture() {
        return false;
    }

    @Override
    public void shown() {
    }

    @Override
    public void crashed(Throwable error, String record) {
        crashed = true;
        CrashReport.print(error, record, storage, messages);
        Gdx.app.exit();
    }

    boolean hasCrashed() {
        return crashed;
    }
}
