package uniboard.web;

import com.badlogic.gdx.files.FileHandle;
import java.io.Reader;
import java.io.StringReader;
import java.util.Locale;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * Reading files and changing case by what the browser knows about characters, instead of by decoders and tables of our own. The site
 * builder puts these methods in the place of the originals everywhere.
 */
public final class BrowserText {
    private BrowserText() {
    }

    /** @param charset ignored: all our files are UTF-8 */
    public static String read(FileHandle file, String charset) {
        return decode(Int8Array.copyFromJavaArray(file.readBytes()));
    }

    public static Reader reader(FileHandle file, String charset) {
        return new StringReader(read(file, charset));
    }

    public static Reader reader(FileHandle file) {
        return reader(file, "UTF-8");
    }

    /** @param locale ignored: nothing of ours depends on it */
    public static String lowerCase(String text, Locale locale) {
        return lowerCase(text);
    }

    @JSBody(params = "bytes", script = "return new TextDecoder().decode(bytes);")
    private static native String decode(Int8Array bytes);

    @JSBody(params = "text", script = "return text.toLowerCase();")
    private static native String lowerCase(String text);
}
