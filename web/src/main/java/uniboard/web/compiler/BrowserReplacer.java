package uniboard.web.compiler;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.utils.Sort;
import com.github.xpenatan.gdx.backends.teavm.TeaFileHandle;
import java.io.Reader;
import java.util.Comparator;
import java.util.Locale;
import org.teavm.model.emit.ProgramEmitter;
import uniboard.web.AtlasConstants;
import uniboard.web.BrowserText;
import uniboard.web.InsertionSort;
import uniboard.web.PlainText;

/**
 * Puts {@link AtlasConstants}, {@link BrowserText}, {@link PlainText} and {@link InsertionSort} in the place of much larger code of libGDX
 * and of TeaVM's class library, of which only the page's program makes use.
 */
final class BrowserReplacer extends NewBodies {
    BrowserReplacer() {
        give(FileHandle.class.getName(), "readString", body -> body.invoke(BrowserText.class, "read", String.class,
            body.var(0, FileHandle.class), body.var(1, String.class)).returnValue(), String.class, String.class);
        give(TeaFileHandle.class.getName(), "reader", body -> body.invoke(BrowserText.class, "reader", Reader.class,
            body.var(0, FileHandle.class)).returnValue(), Reader.class);
        give("java.lang.String", "toLowerCase", body -> body.invoke(BrowserText.class, "lowerCase", String.class,
            body.var(0, String.class), body.var(1, Locale.class)).returnValue(), Locale.class, String.class);
        give("java.lang.String", "replaceFirst", body -> body.invoke(PlainText.class, "replaceFirst", String.class,
            body.var(0, String.class), body.var(1, String.class), body.var(2, String.class)).returnValue(),
            String.class, String.class, String.class);
        give(Format.class.getName(), "valueOf", body -> body.invoke(AtlasConstants.class, "format", Format.class,
            body.var(1, String.class)).returnValue(), String.class, Format.class);
        give(TextureFilter.class.getName(), "valueOf", body -> body.invoke(AtlasConstants.class, "filter", TextureFilter.class,
            body.var(1, String.class)).returnValue(), String.class, TextureFilter.class);
        give(Sort.class.getName(), "sort", BrowserReplacer::sort, Object[].class, Comparator.class, int.class, int.class, void.class);
    }

    private static void sort(ProgramEmitter body) {
        body.invoke(InsertionSort.class, "sort", body.var(1, Object[].class), body.var(2, Comparator.class), body.var(3, int.class),
            body.var(4, int.class));
        body.exit();
    }
}
