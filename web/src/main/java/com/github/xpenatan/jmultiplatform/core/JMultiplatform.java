package com.github.xpenatan.jmultiplatform.core;

/**
 * Stands in for the class of this name in jMultiplatform, a library that backend-teavm refers to and that no public repository has. The
 * backend only leaves two notes in the map.
 */
public final class JMultiplatform {
    private static final JMultiplatform INSTANCE = new JMultiplatform();

    private final JPlatformMap map = new JPlatformMap();

    private JMultiplatform() {
    }

    public static JMultiplatform getInstance() {
        return INSTANCE;
    }

    public JPlatformMap getMap() {
        return map;
    }
}
