package uniboard.app;

import uniboard.app.platform.Platform;

/** The parts of a program that come later. */
final class FakeParts {
    private final FakePart rest = new FakePart();
    private final FakePart remote = new FakePart();
    private final FakePart classroom = new FakePart();
    private final FakePart teaching = new FakePart();

    /** What comes only for something has a part of its own, all else comes together. */
    FakePart of(String name) {
        return switch (name) {
            case Platform.REMOTE -> remote;
            case Platform.CLASSROOM -> classroom;
            case Platform.TEACHING -> teaching;
            default -> rest;
        };
    }
}
