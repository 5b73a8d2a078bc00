package uniboard.remote.classroom;

/**
 * What a class has done on one question.
 *
 * @param answered how many pupils have answered, or done anything of a sheet or lesson
 * @param right    how many answers, or tasks of a sheet or lesson, were right
 */
public record QuestionResult(int id, Question.Kind kind, String game, int answered, int right) {
}
