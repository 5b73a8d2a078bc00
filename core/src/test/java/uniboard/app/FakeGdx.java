package uniboard.app;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.HeadlessFiles;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import uniboard.picture.StandIn;

/** libGDX without a window: a graphics card that accepts everything and shows nothing, a pointer moved by the test. */
public final class FakeGdx {
    private static final float FRAME = 1f / 60;

    private static final Files FILES = new HeadlessFiles();

    private Supplier<String> bundleToCome = () -> "";
    private final Files files = StandIn.of(Files.class, this::files);
    private final Deque<Runnable> posted = new ArrayDeque<>();
    private int width;
    private int height;
    private int drawCalls;
    private int textures;
    private int texturesMade;
    private int bound;
    /** Digests of what textures show. */
    private final Map<Integer, Long> contents = new HashMap<>();
    private long drawn;
    private long frames;
    private int[] heldKeys = new int[0];
    private boolean isTouched;
    private InputProcessor processor;
    private final GL20 gl = StandIn.of(GL20.class, this::gl);
    private final Graphics graphics = StandIn.of(Graphics.class, this::graphics);
    private final Input input = StandIn.of(Input.class, this::input);
    private final Application app = StandIn.of(Application.class, this::app);

    private FakeGdx(int width, int height) {
        this.width = width;
        this.height = height;
    }

    private Object files(Object standIn, Method method, Object[] arguments) throws ReflectiveOperationException {
        String bundle = bundleToCome.get();
        boolean isToCome = !bundle.isEmpty() && arguments != null && arguments[0].toString().matches("text/" + bundle + "/[^/]*");
        return isToCome ? FILES.internal("not there yet/" + arguments[0]) : method.invoke(FILES, arguments);
    }

    /** From now on libGDX is this one. */
    public static FakeGdx install(int width, int height) {
        FakeGdx installed = new FakeGdx(width, height);
        GdxNativesLoader.load();
        forgetGraphics(Gdx.app);
        installed.makeCurrent();
        return installed;
    }

    /** libGDX is static, so a test with several devices makes the one that acts next current. */
    public void makeCurrent() {
        Gdx.files = files;
        Gdx.gl = Gdx.gl20 = gl;
        Gdx.graphics = graphics;
        Gdx.input = input;
        Gdx.app = app;
    }

    /** @param bundle whose words can't be read yet; empty: all can */
    void withhold(Supplier<String> bundle) {
        bundleToCome = bundle;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** libGDX keeps what may have to go to the graphics card again: without this every table of a test run would stay in memory. */
    private static void forgetGraphics(Application before) {
        if (before == null) return;
        Texture.clearAllTextures(before);
        Mesh.clearAllMeshes(before);
        ShaderProgram.clearAllShaderPrograms(before);
        GLFrameBuffer.clearAllFrameBuffers(before);
    }

    /** Draw calls that reached the graphics card so far. */
    public int drawCalls() {
        return drawCalls;
    }

    /** Textures on the graphics card. */
    public int textures() {
        return textures;
    }

    /** A digest of all that has been drawn since asked last: which corners of which textures came where, and in which colours. */
    public long drawn() {
        long digest = drawn;
        drawn = 0;
        return digest;
    }

    public void resize(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
    }

    /** Begins a frame: runs what was posted to the main loop. */
    public void runPosted() {
        frames++;
        while (!posted.isEmpty()) posted.poll().run();
    }

    /** A finger comes down and stays. Pixels from the upper left corner. */
    public void press(int x, int y) {
        isTouched = true;
        processor.touchDown(x, y, 0, Input.Buttons.LEFT);
    }

    /** The finger that stays moves. */
    public void move(int x, int y) {
        processor.touchDragged(x, y, 0);
    }

    /** The finger goes. */
    public void release(int x, int y) {
        isTouched = false;
        processor.touchUp(x, y, 0, Input.Buttons.LEFT);
    }

    /** Pixels from the upper left corner. */
    public void tap(int x, int y) {
        press(x, y);
        release(x, y);
    }

    /** A finger that goes down in one place and up in another. */
    public void slide(int fromX, int fromY, int toX, int toY) {
        press(fromX, fromY);
        move(toX, toY);
        release(toX, toY);
    }

    /** Two fingers on a level that move apart or together around the middle between them. */
    public void pinch(int x, int y, int apart, int thenApart) {
        processor.touchDown(x - apart / 2, y, 0, Input.Buttons.LEFT);
        processor.touchDown(x + apart / 2, y, 1, Input.Buttons.LEFT);
        processor.touchDragged(x - thenApart / 2, y, 0);
        processor.touchDragged(x + thenApart / 2, y, 1);
        processor.touchUp(x - thenApart / 2, y, 0, Input.Buttons.LEFT);
        processor.touchUp(x + thenApart / 2, y, 1, Input.Buttons.LEFT);
    }

    /** The mouse's wheel, in notches towards the player. */
    public void scroll(int notches) {
        processor.scrolled(0, notches);
    }

    /** A mouse that moves without a button held. */
    public void hover(int x, int y) {
        processor.mouseMoved(x, y);
    }

    public void key(int key) {
        processor.keyDown(key);
        processor.keyUp(key);
    }

    public void type(char character) {
        processor.keyTyped(character);
    }

    /** A key while others are held. */
    public void key(int key, int... held) {
        heldKeys = held;
        key(key);
        heldKeys = new int[0];
    }

    private void note(String name, Object[] arguments) {
        if (name.startsWith("glGen") || name.startsWith("glDelete")) return;
        note(name.hashCode());
        if (arguments == null) return;
        if (name.equals("glBindTexture")) bound = (int) arguments[1];
        // A texture is the same one if it shows the same.
        else if (name.equals("glTexImage2D")) contents.put(bound, arguments[8] instanceof ByteBuffer pixels ? digest(pixels) : 0L);
        else if (name.equals("glBufferData") && arguments[2] instanceof ByteBuffer corners) note(digest(corners));
        for (Object argument : arguments) {
            Object said = name.equals("glBindTexture") && argument == arguments[1] ? contents.get(bound) : argument;
            if (said instanceof Number) note(said.hashCode());
        }
    }

    private void note(long what) {
        drawn = drawn * 31 + what;
    }

    private static long digest(ByteBuffer bytes) {
        CRC32 digest = new CRC32();
        digest.update(bytes.duplicate());
        return digest.getValue();
    }

    private Object gl(Object proxy, Method method, Object[] arguments) {
        note(method.getName(), arguments);
        switch (method.getName()) {
            case "glDeleteTexture" -> textures--;
            case "glDrawElements", "glDrawArrays", "glClear" -> drawCalls++;
            case "glGetShaderiv" -> ((IntBuffer) arguments[2]).put(0, GL20.GL_TRUE);
            case "glGetProgramiv" -> ((IntBuffer) arguments[2]).put(0, (int) arguments[1] == GL20.GL_LINK_STATUS ? GL20.GL_TRUE : 0);
            case "glCheckFramebufferStatus" -> {
                return GL20.GL_FRAMEBUFFER_COMPLETE;
            }
            case "glGenFramebuffer", "glCreateShader", "glCreateProgram", "glGenBuffer" -> {
                return 1;
            }
            case "glGenTexture" -> {
                textures++;
                return ++texturesMade;
            }
            default -> { }
        }
        return StandIn.nothing(method);
    }

    private Object graphics(Object proxy, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "getWidth", "getBackBufferWidth" -> width;
            case "getHeight", "getBackBufferHeight" -> height;
            case "getDeltaTime" -> FRAME;
            case "getFrameId" -> frames;
            default -> StandIn.nothing(method);
        };
    }

    private Object input(Object proxy, Method method, Object[] arguments) {
        if (method.getName().equals("setInputProcessor")) processor = (InputProcessor) arguments[0];
        if (method.getName().equals("isTouched")) return isTouched;
        if (method.getName().equals("isKeyPressed")) return Arrays.stream(heldKeys).anyMatch(key -> key == (int) arguments[0]);
        return method.getName().equals("getInputProcessor") ? processor : StandIn.nothing(method);
    }

    private Object app(Object proxy, Method method, Object[] arguments) {
        if (method.getName().equals("postRunnable")) posted.add((Runnable) arguments[0]);
        return method.getName().equals("getType") ? Application.ApplicationType.HeadlessDesktop : StandIn.nothing(method);
    }
}
