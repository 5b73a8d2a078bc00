package uniboard.web;

import com.badlogic.gdx.Gdx;
import com.github.xpenatan.gdx.backends.teavm.TeaFileHandle;
import com.github.xpenatan.gdx.backends.teavm.dom.typedarray.TypedArrays;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.teavm.jso.typedarrays.Int8Array;

/** Fetches files and lays them where {@code Gdx.files.internal} finds them. */
final class Downloads {
    private Downloads() {
    }

    /**
     * Runs {@code done} when all files are there; those that are there already aren't fetched again. Where one can't be had, the player is
     * asked to try again.
     */
    static void fetch(String[] files, Runnable done) {
        int[] missing = {1};
        Runnable arrived = () -> {
            if (--missing[0] == 0) done.run();
        };
        for (String file : files) {
            if (Gdx.files.internal(file).exists()) continue;
            missing[0]++;
            Page.need(file).then(loaded -> {
                keep(file, (Int8Array) loaded);
                arrived.run();
                return null;
            }).catchError(reason -> {
                Page.fail(Reason.text(reason));
                return null;
            });
        }
        arrived.run();
    }

    private static void keep(String file, Int8Array bytes) {
        // write(boolean) refuses an internal file, this one doesn't.
        try (OutputStream stream = ((TeaFileHandle) Gdx.files.internal(file)).write(false, bytes.getLength())) {
            stream.write(TypedArrays.toByteArray(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
