package uniboard.remote.classroom;

/** Knows the rules, which what devices say to each other doesn't. */
public interface AnswerJudge {
    /** Whether an answer, which may be any text, is right; false where a question has no right one. */
    boolean isRight(Question question, String answer);

    /** Whether a place is among those that are asked for. */
    default boolean isPlaceRight(Question question, String place) {
        return false;
    }

    /** A right answer, as far as it has been found; empty: none is known. */
    default String solution(Question question) {
        return "";
    }
}
