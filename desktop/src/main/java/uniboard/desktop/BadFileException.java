package uniboard.desktop;

import uniboard.game.Message;

/** A file that can't be read or isn't a record. The message is for the user: file, line and reason. */
final class BadFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What a device that opened the file from a desktop is told; null for files that nobody opens so. */
    private final transient Message notice;

    BadFileException(String sentence) {
        this(sentence, null);
    }

    BadFileException(String sentence, Message notice) {
        super(sentence);
        this.notice = notice;
    }

    Message notice() {
        return notice;
    }
}
