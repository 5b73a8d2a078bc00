package com.github.xpenatan.gdx.backends.teavm;

import com.badlogic.gdx.Gdx;

/** Stands in the backend's package because what it reaches is visible only there. */
public final class FirstFrame {
    /** {@link TeaApplication} draws nothing before this many frames, a second of blank page, so that its frame counter starts nicely. */
    private static final int BLANK_FRAMES = 60;

    private FirstFrame() {
    }

    /** Called from {@code create()}, makes that very frame the first one drawn. */
    public static void now() {
        ((TeaGraphics) Gdx.graphics).frameId = BLANK_FRAMES;
    }
}
