package uniboard.picture;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** What scenes need of libGDX where there is no window: a graphics card that does nothing, and atlases made of the sprites' sources. */
final class WindowlessGdx {
    private static final String SUFFIX = ".atlas";

    private final GL20 card;
    private final Graphics graphics;
    private final Files files;

    WindowlessGdx(SpriteSources sources) {
        AtomicInteger handles = new AtomicInteger();
        card = StandIn.of(GL20.class, (proxy, method, arguments) ->
            method.getName().equals("glGenTexture") ? Integer.valueOf(handles.incrementAndGet()) : StandIn.nothing(method));
        graphics = StandIn.of(Graphics.class, (proxy, method, arguments) -> StandIn.nothing(method));
        files = StandIn.of(Files.class, (proxy, method, arguments) ->
            method.getName().equals("internal") ? new AtlasFile((String) arguments[0], sources) : StandIn.nothing(method));
    }

    /** Runs with libGDX as this one; what it was before is put back. */
    <T> T run(Supplier<T> work) {
        synchronized (WindowlessGdx.class) {
            GL20 cardBefore = Gdx.gl;
            GL20 card20Before = Gdx.gl20;
            Graphics graphicsBefore = Gdx.graphics;
            Files filesBefore = Gdx.files;
            Gdx.gl = Gdx.gl20 = card;
            Gdx.graphics = graphics;
            Gdx.files = files;
            try {
                return work.get();
            } finally {
                Gdx.gl = cardBefore;
                Gdx.gl20 = card20Before;
                Gdx.graphics = graphicsBefore;
                Gdx.files = filesBefore;
            }
        }
    }

    /** An area's atlas, which is nowhere on a disk. */
    private static final class AtlasFile extends FileHandle {
        private final String content;

        AtlasFile(String path, SpriteSources sources) {
            super(path, Files.FileType.Internal);
            content = path.endsWith(SUFFIX) ? sources.atlas(nameWithoutExtension()) : "";
        }

        @Override
        public boolean exists() {
            return !content.isEmpty();
        }

        @Override
        public InputStream read() {
            return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
        }
    }
}
