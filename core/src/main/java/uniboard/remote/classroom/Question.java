package uniboard.remote.classroom;

import java.util.Locale;
import uniboard.remote.Encoded;
import uniboard.remote.Fields;

/**
 * What a class is asked.
 *
 * @param id   from 1, rises from question to question of a class
 * @param kind what {@code text} is, and how it is answered
 * @param game the id
 * @param text an exercise's lines, or the id of a lesson
 */
public record Question(int id, Kind kind, String game, String text) {
    /** Bytes of a text in UTF-8, at most; a longer sheet is asked task by task ({@link SheetTasks}). */
    public static final int LONGEST = 8_000;

    /** A line of an exercise whose answers are places of its board. */
    public static final String PLACES = "find";
    /** Begins a sentence to choose: its key, which is the answer, and its words. */
    public static final String OPTION = "option ";

    private static final int LONGEST_ID = 40;

    /** How a question is answered. */
    public enum Kind {
        /** An exercise with one answer of each pupil, who see it at the same time. */
        TOGETHER,
        /** An exercise's tasks, at everybody's own pace. */
        SHEET,
        /** A lesson of the game, at everybody's own pace. */
        LESSON;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** @throws IllegalArgumentException if game or text is empty or too long; the message tells what is accepted */
    public Question {
        if (!isId(game)) throw new IllegalArgumentException("game \"" + game + "\"; expected an id");
        if (kind == Kind.LESSON && !isId(text)) throw new IllegalArgumentException("lesson \"" + text + "\"; expected an id");
        int bytes = Encoded.utf8(text).length;
        if (!fits(text)) throw new IllegalArgumentException("an exercise of " + bytes + " bytes; expected 1 to " + LONGEST);
    }

    static boolean isId(String text) {
        return !text.isEmpty() && text.length() <= LONGEST_ID && text.indexOf(' ') < 0 && text.indexOf('\n') < 0;
    }

    /** Whether a class can be asked a text at once. */
    public static boolean fits(String text) {
        return !text.isEmpty() && Encoded.utf8(text).length <= LONGEST;
    }

    /** Whether each pupil gives one answer, which may be counted. */
    public boolean isTogether() {
        return kind == Kind.TOGETHER;
    }

    /** Whether an answer is a set of places; each place is counted. */
    public boolean isOfPlaces() {
        return isTogether() && text.contains('\n' + PLACES + '\n');
    }

    /** Whether an answer is one of the sentences that the text offers. */
    public boolean isChoice() {
        return isTogether() && text.contains('\n' + OPTION);
    }

    void tell(Fields to) {
        to.add("question", id + " " + kind.word() + ' ' + game).addLines("text", text);
    }

    /** @return null if none is told, or it isn't as it should be */
    static Question heard(Fields from) {
        Columns columns = new Columns(from.get("question"));
        int id = columns.number(Integer.MAX_VALUE);
        Kind kind = kind(columns.next());
        if (id == 0 || kind == null) return null;
        try {
            String lines = from.lines("text");
            return new Question(id, kind, columns.rest(), lines.substring(0, lines.length() - 1));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** @return null if it is none's word */
    static Kind kind(String word) {
        for (Kind kind : Kind.values()) if (kind.word().equals(word)) return kind;
        return null;
    }
}
