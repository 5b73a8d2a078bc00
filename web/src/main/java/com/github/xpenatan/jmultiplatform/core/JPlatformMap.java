package com.github.xpenatan.jmultiplatform.core;

/** Takes what backend-teavm notes and forgets it: nobody reads it. See {@link JMultiplatform}. */
public final class JPlatformMap {
    public void put(String key, Object value) {
    }
}
