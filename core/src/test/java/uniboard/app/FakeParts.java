package uniboard.app;

import uniboard.app.platform.Platform;

/** The parts of a program that come later. */
final class FakeParts {
    private final FakePart rest = new FakePart();
    private final FakePart remote = new FakePart();
    private final FakePart classroom = new FakePart();

    /** What comes only for something has a part of its own, all else comes together. */
    FakePart of(String name) {
        if (name.equals(Platform.CLASSROOM)) return classroom;
        return name.equals(Platform.REMOTE) ? remote : rest;
    }
}
