package uniboard.remote.classroom;

/**
 * What a pupil has done on one question.
 *
 * @param answer as {@link #isAnswer} accepts it; empty before the first, and where none is asked for
 * @param right  tasks of a sheet or lesson that were done; of an answer 1 where the teacher's device has judged it to be right
 * @param tries  attempts, right and wrong ones
 * @param hints  hints that were looked at
 */
public record Work(String answer, int right, int tries, int hints) {
    public static final Work NOTHING = new Work("", 0, 0, 0);
    /** Characters of an answer: the longest move of all games has a third of that. */
    public static final int LONGEST_ANSWER = 120;

    private static final int MOST = 999;

    /** Whether it is a line that could be an answer: not empty, not too long, without control characters. */
    public static boolean isAnswer(String text) {
        return !text.isBlank() && isLine(text, LONGEST_ANSWER);
    }

    /** Whether it is one line of readable characters. */
    static boolean isLine(String text, int longest) {
        if (text.length() > longest) return false;
        for (int i = 0; i < text.length(); i++) if (isUnreadable(text.charAt(i))) return false;
        return true;
    }

    /** Control characters, and those that turn the direction of what stands around them. */
    private static boolean isUnreadable(char sign) {
        boolean isControl = sign < ' ' || sign >= '\u007f' && sign <= '\u009f';
        return isControl || sign >= '\u2028' && sign <= '\u202e' || sign >= '\u2066' && sign <= '\u2069';
    }

    boolean isAny() {
        return !equals(NOTHING);
    }

    Work answered(String text) {
        return new Work(text, right, tries, hints);
    }

    /** An answer that the teacher's device has judged; one without a try counts as one. */
    Work judged(boolean isRight) {
        return new Work(answer, isRight ? 1 : 0, Math.max(1, tries), hints);
    }

    Work withoutAnswer() {
        return new Work("", right, tries, hints);
    }

    /** Without the judgement. */
    Work unjudged() {
        return new Work(answer, 0, tries, hints);
    }

    String text() {
        return right + " " + tries + ' ' + hints + ' ' + answer;
    }

    /** Numbers beyond what is accepted are none, and so are answers. */
    static Work read(String text) {
        Columns columns = new Columns(text);
        int right = columns.number(MOST);
        int tries = columns.number(MOST);
        int hints = columns.number(MOST);
        String answer = columns.rest();
        return new Work(isAnswer(answer) ? answer : "", right, tries, hints);
    }
}
