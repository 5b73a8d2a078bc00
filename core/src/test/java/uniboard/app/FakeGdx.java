package uniboard.app;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.HeadlessFiles;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import uniboard.picture.StandIn;

/** libGDX without a window: a graphics card that accepts everything and shows nothing, a pointer moved by the test. */
public final class FakeGdx {
    private static final float FRAME = 1f / 60;

    private final Deque<Runnable> posted = new ArrayDeque<>();
    private int width;
    private int height;
    private int drawCalls;
    private int textures;
    private int texturesMade;
    private int bound;
    /** Digests of what textures show. */
    private final Map<Integer, Long> contents = new HashMap<>();
    private final CRC32 drawn = new CRC32();
    private long frames;
    private int[] heldKeys = new int[0];
    private InputProcessor input;

    private FakeGdx(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** From now on libGDX is this one. */
    public static FakeGdx install(int width, int height) {
        FakeGdx installed = new FakeGdx(width, height);
        GdxNativesLoader.load();
        Gdx.files = new HeadlessFiles();
        Gdx.gl = Gdx.gl20 = StandIn.of(GL20.class, installed::gl);
        Gdx.graphics = StandIn.of(Graphics.class, installed::graphics);
        Gdx.input = StandIn.of(Input.class, installed::input);
        Gdx.app = StandIn.of(Application.class, installed::app);
        return installed;
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
        long digest = drawn.getValue();
        drawn.reset();
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
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
    }

    /** The finger that stays moves. */
    public void move(int x, int y) {
        input.touchDragged(x, y, 0);
    }

    /** The finger goes. */
    public void release(int x, int y) {
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
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
        input.touchDown(x - apart / 2, y, 0, Input.Buttons.LEFT);
        input.touchDown(x + apart / 2, y, 1, Input.Buttons.LEFT);
        input.touchDragged(x - thenApart / 2, y, 0);
        input.touchDragged(x + thenApart / 2, y, 1);
        input.touchUp(x - thenApart / 2, y, 0, Input.Buttons.LEFT);
        input.touchUp(x + thenApart / 2, y, 1, Input.Buttons.LEFT);
    }

    /** The mouse's wheel, in notches towards the player. */
    public void scroll(int notches) {
        input.scrolled(0, notches);
    }

    /** A mouse that moves without a button held. */
    public void hover(int x, int y) {
        input.mouseMoved(x, y);
    }

    public void key(int key) {
        input.keyDown(key);
        input.keyUp(key);
    }

    public void type(char character) {
        input.keyTyped(character);
    }

    /** A key while others are held. */
    public void key(int key, int... held) {
        heldKeys = held;
        key(key);
        heldKeys = new int[0];
    }

    private void note(Method method, Object[] arguments) {
        String name = method.getName();
        if (name.startsWith("glGen") || name.startsWith("glDelete")) return;
        drawn.update(name.getBytes(StandardCharsets.US_ASCII));
        if (arguments == null) return;
        if (name.equals("glBindTexture")) bound = (int) arguments[1];
        // A texture is the same one if it shows the same.
        else if (name.equals("glTexImage2D")) contents.put(bound, arguments[8] instanceof ByteBuffer pixels ? digest(pixels) : 0L);
        else if (name.equals("glBufferData") && arguments[2] instanceof ByteBuffer corners) drawn.update(corners.duplicate());
        for (Object argument : arguments) {
            Object said = name.equals("glBindTexture") && argument == arguments[1] ? contents.get(bound) : argument;
            if (said instanceof Number number) drawn.update(number.toString().getBytes(StandardCharsets.US_ASCII));
        }
    }

    private static long digest(ByteBuffer bytes) {
        CRC32 digest = new CRC32();
        digest.update(bytes.duplicate());
        return digest.getValue();
    }

    private Object gl(Object proxy, Method method, Object[] arguments) {
        note(method, arguments);
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
        if (method.getName().equals("setInputProcessor")) input = (InputProcessor) arguments[0];
        if (method.getName().equals("isKeyPressed")) return Arrays.stream(heldKeys).anyMatch(key -> key == (int) arguments[0]);
        return method.getName().equals("getInputProcessor") ? input : StandIn.nothing(method);
    }

    private Object app(Object proxy, Method method, Object[] arguments) {
        if (method.getName().equals("postRunnable")) posted.add((Runnable) arguments[0]);
        return method.getName().equals("getType") ? Application.ApplicationType.HeadlessDesktop : StandIn.nothing(method);
    }
}
