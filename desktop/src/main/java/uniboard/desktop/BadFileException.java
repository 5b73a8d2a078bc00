package uniboard.desktop;

/** A file that can't be read or isn't a record. The message is for the user: file, line and reason. */
final class BadFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadFileException(String sentence) {
        super(sentence);
    }
}
