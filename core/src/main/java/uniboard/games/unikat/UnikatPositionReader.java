package uniboard.games.unikat;

/** Reads one position's text and says precisely what is wrong with a bad one. */
final class UnikatPositionReader {
    UnikatPosition read(String text) {
        throw UnikatNotation.wrong("unikat.error.fields", text);
    }
}
